import { PAID_ABILITIES, PUBLISHED_FIGURES as FIGURES } from '../../../shared/games/mechs/catalog/figures';
import {
  MECH_SIDES,
  PILOTS,
  WEAPONS,
  type MechSide,
  type PilotId,
  type WeaponId,
} from '../../../shared/games/mechs/catalog/ids';
import { PAID_WEAPONS, WEAPON_TABLE, type WeaponLine } from '../../../shared/games/mechs/catalog/weapons';
import { HOUSE_VALUES } from '../../../shared/games/mechs/ruleset';
import { chapterId, type RulesBook } from '../../screens/Rules';
import { rulePictures } from '../rulePictures';
import { PilotBadge } from './board/PilotMark';
import { Icon } from './parts/Icon';
import { t, texts } from './texts';
import { picturesText, quickText, rulesText } from './texts/pages';

/** The rules in our own words, and every card. */
export async function openBook(): Promise<RulesBook> {
  await Promise.all([texts.load(), rulesText.load(), quickText.load(), picturesText.load()]);
  const text = rulesText.text();
  const { cards } = t();
  return {
    title: text.title,
    lead: text.lead,
    quick: quickText.text(),
    sections: text.sections,
    pictures: rulePictures(
      picturesText.text(),
      {
        zone: { under: 'M1.1' },
        path: { under: 'M3.2' },
        traps: { under: 'M7.1' },
        fight: { under: 'M8.4', shape: 'high' },
        mech: { under: 'M9.1' },
      },
      () => import('./pictures/drawings').then(({ openDrawings }) => openDrawings()),
    ),
    cards: [
      ...PILOTS.map(
        (id) =>
          [
            cards.pilots[id].name,
            `${cards.pilots[id].ability}: ${cards.pilots[id].textFor(FIGURES)}`,
          ] as const,
      ),
      ...MECH_SIDES.map(
        (id) =>
          [cards.sides[id].name, `${cards.sides[id].ability}: ${cards.sides[id].textFor(FIGURES)}`] as const,
      ),
      ...WEAPONS.map((id) => [cards.weapons[id], wordsOf(id)] as const),
    ],
    appendices: [text.pilots, text.sides, text.arsenal],
    Appendix,
    closing: text.unofficial,
  };
}

/** A weapon in words: its type and what its lines do. */
function wordsOf(id: WeaponId): string {
  const { cards } = t();
  const { type, normal, power } = WEAPON_TABLE[id];
  const line = ({ damage, effect }: WeaponLine) => `${damage}${effect ? ` (${cards.effect(effect)})` : ''}`;
  return `${cards.types[type].name}; ${cards.normal} ${line(normal)}; ${cards.power} ${line(power)}`;
}

function Appendix() {
  const text = rulesText.text();
  return (
    <>
      <section class="panel" id={chapterId(text.pilots)}>
        <h2>{text.pilots}</h2>
        <ul class="rules-cards">
          {PILOTS.map((pilot) => (
            <li key={pilot}>
              <PilotBadge pilot={pilot} />
              <p>
                <b>{t().cards.pilots[pilot].name}.</b> <i>{t().cards.pilots[pilot].ability}:</i>{' '}
                {t().cards.pilots[pilot].textFor(FIGURES)}
                {isPaid(pilot) && '\u00a0*'}
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
                {t().cards.sides[side].textFor(FIGURES)}
                {isPaid(side) && '\u00a0*'}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Arsenal />
      <section class="panel">
        <h2>{text.houseTitle}</h2>
        <ul class="rules-house">
          {HOUSE_VALUES.map((value) => (
            <li key={value}>{text.houseList[value]}</li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Arsenal() {
  const text = rulesText.text();
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
                    {weapon.house && '\u00a0*'}
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
                    )}{' '}
                    *
                  </td>
                  <Line id={id} line={weapon.normal} />
                  <Line id={id} line={weapon.power} />
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

/** What it is paid in is a house value. */
const isPaid = (id: PilotId | MechSide) => PAID_ABILITIES.some((paid) => paid === id);

/** An effect that asks for a resource of which the published texts do not say which it is. */
function isHouseResource(id: WeaponId, { effect }: WeaponLine): boolean {
  const asks = effect && 'resource' in effect && !('cost' in effect && effect.cost === 0);
  return asks === true && PAID_WEAPONS.some((paid) => paid === id);
}

function Line({ id, line }: { id: WeaponId; line: WeaponLine }) {
  return (
    <td>
      <b>
        {line.damage}
        {line.house && '\u00a0*'}
      </b>{' '}
      {line.effect && t().cards.effect(line.effect)}
      {isHouseResource(id, line) && '\u00a0*'}
    </td>
  );
}
