import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PILOTS, MECH_SIDES, WEAPONS } from '../../shared/games/mechs/catalog/ids';
import { WEAPON_TABLE, type WeaponLine } from '../../shared/games/mechs/catalog/weapons';
import { PilotBadge } from '../games/mechs/board/PilotMark';
import { t } from '../i18n';
import type { RulesText } from '../games/mechs/texts/en/rules';
import { route } from '../model/route';
import { Icon } from '../parts/Icon';
import './Rules.css';

/** The rules as a page of their own. */
export function Rules({ text }: { text: RulesText }) {
  return (
    <main>
      <RulesBody text={text}>
        <button class="button small" onClick={() => history.back()}>
          {text.back}
        </button>
      </RulesBody>
    </main>
  );
}

/** The rules in our own words, and every card. */
export function RulesBody({ text, children }: { text: RulesText; children?: ComponentChildren }) {
  const wanted = 'rule' in route.value ? route.value.rule : undefined;
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <div class="rules">
      {children}
      <h1>{text.title}</h1>
      <p class="rules-lead">{text.lead}</p>
      <Contents text={text} />
      {text.sections.map((section) => (
        <section key={section.title} class="panel" id={chapterId(section.title)}>
          <h2>{section.title}</h2>
          <dl>
            {section.rules.map(([number, words]) => (
              <div key={number} id={number} class={number === wanted ? 'rules-wanted' : undefined}>
                <dt>{number}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section class="panel" id={chapterId(text.pilots)}>
        <h2>{text.pilots}</h2>
        <ul class="rules-cards">
          {PILOTS.map((pilot) => (
            <li key={pilot}>
              <PilotBadge pilot={pilot} />
              <p>
                <b>{t().cards.pilots[pilot].name}.</b> <i>{t().cards.pilots[pilot].ability}:</i>{' '}
                {t().cards.pilots[pilot].text}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section class="panel" id={chapterId(text.sides)}>
        <h2>{text.sides}</h2>
        <ul class="rules-cards">
          {MECH_SIDES.map((side) => (
            <li key={side}>
              <Icon name="mech" />
              <p>
                <b>{t().cards.sides[side].name}.</b> <i>{t().cards.sides[side].ability}:</i>{' '}
                {t().cards.sides[side].text}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Arsenal text={text} />
      <section class="panel">
        <h2>{text.houseTitle}</h2>
        <ul class="rules-house">
          {text.houseList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p class="rules-lead">{text.unofficial}</p>
    </div>
  );
}

const chapterId = (title: string) => `chapter-${title.toLowerCase().replaceAll(' ', '-')}`;

/** All chapters, each one tap away. */
function Contents({ text }: { text: RulesText }) {
  const titles = [...text.sections.map(({ title }) => title), text.pilots, text.sides, text.arsenal];
  const show = (event: Event, title: string) => {
    // The page stays at its address: what is behind # there names a rule.
    event.preventDefault();
    document.getElementById(chapterId(title))?.scrollIntoView();
  };
  return (
    <nav class="rules-contents" aria-label={text.contents}>
      <ul>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${chapterId(title)}`} onClick={(event) => show(event, title)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Arsenal({ text }: { text: RulesText }) {
  const { columns } = text;
  const { cards } = t();
  return (
    <section class="panel" id={chapterId(text.arsenal)}>
      <h2>{text.arsenal}</h2>
      <p>{text.house}</p>
      <div class="rules-scroll" tabIndex={0} role="region" aria-label={text.arsenal}>
        <table>
          <thead>
            <tr>
              {Object.values(columns).map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEAPONS.map((id) => {
              const weapon = WEAPON_TABLE[id];
              return (
                <tr key={id}>
                  <th scope="row">{cards.weapons[id]}</th>
                  <td>
                    <Icon name={weapon.type} /> {cards.types[weapon.type].name}
                    {weapon.house && ' *'}
                  </td>
                  <td>
                    {weapon.energy > 0 && (
                      <>
                        <Icon name="energy" label={t().table.energy} /> {weapon.energy}{' '}
                      </>
                    )}
                    {weapon.credits > 0 && (
                      <>
                        <Icon name="credits" label={t().table.credits} /> {weapon.credits}
                      </>
                    )}
                  </td>
                  <Line line={weapon.normal} />
                  <Line line={weapon.power} />
                  <td>{weapon.vp}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Line({ line }: { line: WeaponLine }) {
  return (
    <td>
      <b>
        {line.damage}
        {line.house && ' *'}
      </b>{' '}
      {line.effect && t().cards.effect(line.effect)}
    </td>
  );
}
