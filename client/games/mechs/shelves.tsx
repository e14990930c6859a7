import type { ComponentChildren } from 'preact';
import { PAID_ABILITIES, PUBLISHED_FIGURES as FIGURES } from '../../../shared/games/mechs/catalog/figures';
import {
  MECH_SIDES,
  PILOTS,
  RESOURCES,
  WEAPON_TYPES,
  WEAPONS,
  type MechSide,
  type PilotId,
  type WeaponId,
} from '../../../shared/games/mechs/catalog/ids';
import { PAID_WEAPONS, WEAPON_TABLE, type WeaponLine } from '../../../shared/games/mechs/catalog/weapons';
import type { CardShelf, ShelfCard } from '../../screens/CardShelf';
import { Portrait } from './art/Portrait';
import { BEATS } from './model/counters';
import { Icon } from './parts/Icon';
import { WeaponCard } from './parts/WeaponCard';
import { t } from './texts';
import { rulesText } from './texts/pages';
import './shelves.css';

/** Pilots, sides of the Mighty Mech and weapons, each with what it is looked for by. */
export function mechsShelves(): readonly CardShelf[] {
  const text = rulesText.text();
  const { cards } = t();
  const { filters } = text;
  return [
    {
      title: text.pilots,
      cards: PILOTS.map(pilotCard),
      filters: [
        {
          id: 'pays',
          label: filters.pays,
          options: ([...RESOURCES, FREE] as const).map((value) => ({ value, label: filters.paidIn[value] })),
        },
      ],
    },
    { title: text.sides, cards: MECH_SIDES.map(sideCard), filters: [] },
    {
      title: text.arsenal,
      cards: WEAPONS.map(weaponCard),
      filters: [
        {
          id: 'type',
          label: filters.type,
          options: WEAPON_TYPES.map((value) => ({ value, label: cards.types[value].name })),
        },
        {
          id: 'counters',
          label: filters.counters,
          options: [
            ...WEAPON_TYPES.map((value) => ({ value: value, label: cards.types[value].name })),
            { value: SAFE, label: filters.uncounterable },
          ],
        },
        {
          id: 'price',
          label: filters.price,
          options: PRICES.map((sum) => ({ value: String(sum), label: filters.sum(sum) })),
        },
        {
          id: 'stage',
          label: filters.stage,
          options: [
            { value: 'basic', label: cards.basic },
            { value: 'advanced', label: cards.advanced },
          ],
        },
      ],
    },
  ];
}

/** Of an ability that costs nothing. */
const FREE = 'nothing';

/** Of a weapon that nothing counters. */
const SAFE = 'uncounterable';
const priceOf = (id: WeaponId) => WEAPON_TABLE[id].energy + WEAPON_TABLE[id].credits;
const PRICES = [...new Set(WEAPONS.map(priceOf))].sort((a, b) => a - b);

function weaponCard(id: WeaponId): ShelfCard {
  const { cards } = t();
  const { type, basic, normal, power, countersAll, uncounterable } = WEAPON_TABLE[id];
  const counters = countersAll ? WEAPON_TYPES : [BEATS[type]];
  return {
    id,
    name: cards.weapons[id],
    words: [
      cards.types[type].name,
      ...[normal, power].map(({ effect }) => effect && cards.effect(effect)),
    ].join(' '),
    traits: {
      type: [type],
      counters: uncounterable ? [...counters, SAFE] : counters,
      price: [String(priceOf(id))],
      stage: [basic ? 'basic' : 'advanced'],
    },
    drawing: () => (
      <WeaponCard
        weapon={id}
        isFull
        note={<small class="shelf-note">{rulesText.text().houseValues(houseOf(id))}</small>}
      />
    ),
  };
}

/** Which of its figures are ours. */
function houseOf(id: WeaponId): readonly ('type' | 'price' | 'damage' | 'resource')[] {
  const { house, normal, power } = WEAPON_TABLE[id];
  const lines = [normal, power];
  return [
    ...(house ? (['type'] as const) : []),
    'price',
    ...(lines.some((line) => line.house) ? (['damage'] as const) : []),
    ...(lines.some((line) => isHouseResource(id, line)) ? (['resource'] as const) : []),
  ];
}

/** An effect that asks for a resource of which the published texts do not say which it is. */
function isHouseResource(id: WeaponId, { effect }: WeaponLine): boolean {
  const asks = effect && 'resource' in effect && !('cost' in effect && effect.cost === 0);
  return asks === true && PAID_WEAPONS.some((paid) => paid === id);
}

function pilotCard(id: PilotId): ShelfCard {
  return personCard(
    id,
    t().cards.pilots[id],
    <span class="shelf-face seat-0">
      <Portrait face={id} />
    </span>,
  );
}

function sideCard(id: MechSide): ShelfCard {
  return personCard(
    id,
    t().cards.sides[id],
    <span class="shelf-face shelf-side">
      <Icon name="mech" />
    </span>,
  );
}

/** Those whose resource is a house value, and no others, are paid for. */
const paidOf = (id: PilotId | MechSide) => PAID_ABILITIES.find((paid) => paid === id);

function personCard(
  id: PilotId | MechSide,
  about: { readonly name: string; readonly ability: string; textFor(figures: typeof FIGURES): string },
  face: ComponentChildren,
): ShelfCard {
  const says = about.textFor(FIGURES);
  const paid = paidOf(id);
  return {
    id,
    name: about.name,
    words: `${about.ability} ${says}`,
    traits: { pays: [paid ? FIGURES.abilityResource[paid] : FREE] },
    drawing: () => (
      <div class="shelf-person">
        {face}
        <strong>{about.name}</strong>
        <b>{about.ability}</b>
        <p>
          {says}
          {paid && <small class="shelf-note"> {rulesText.text().houseValues(['resource'])}</small>}
        </p>
      </div>
    ),
  };
}
