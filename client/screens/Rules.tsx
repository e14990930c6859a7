import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { PILOTS, MECH_SIDES, WEAPONS } from '../../shared/games/mechs/catalog/ids';
import { WEAPON_TABLE, type WeaponLine } from '../../shared/games/mechs/catalog/weapons';
import { PilotBadge } from '../board/PilotMark';
import { t } from '../i18n';
import type { RulesText } from '../i18n/en/rules';
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
      {text.sections.map((section) => (
        <section key={section.title} class="panel">
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
      <section class="panel">
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
      <section class="panel">
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

function Arsenal({ text }: { text: RulesText }) {
  const { columns } = text;
  const { cards } = t();
  return (
    <section class="panel">
      <h2>{text.weapons}</h2>
      <p>{text.house}</p>
      <div class="rules-scroll" tabIndex={0} role="region" aria-label={text.weapons}>
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
                        {weapon.energy} <Icon name="energy" label={t().table.energy} />{' '}
                      </>
                    )}
                    {weapon.credits > 0 && (
                      <>
                        {weapon.credits} <Icon name="credits" label={t().table.credits} />
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
