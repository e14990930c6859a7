import { must, sameShape, times, type Flow, type Seat } from '../../core';
import { adjacentZones, enemyIn, isEmpty, seatState, secretOf, valueOf, whereIs } from './arena';
import { kindOf } from './catalog/cards';
import type { PaidAbility } from './catalog/figures';
import type { MechSide, PilotId, Resource } from './catalog/ids';
import { ask, type MechsDecisions } from './decisions';
import { destination } from './movement';
import { figuresOf } from './ruleset';
import {
  DIAGONAL_DIRECTIONS,
  PLAIN_DIRECTIONS,
  type Direction,
  type Fighter,
  type ProgrammedCard,
  type Token,
  type ZoneId,
} from './state';
import { deployFromSupply, priceOf } from './tokens';
import { canPay, pay } from './tracks';
import type { MechsTable } from './types';

/** What is about to hurt somebody: in a combat of theirs (with the fighter), or outside. */
export interface Threat {
  readonly damage: number;
  readonly fighter?: Fighter;
}

/** What a pilot or a side of the Mighty Mech can do. Modifiers are nouns, reactions are flows. */
export interface Ability {
  readonly lessFromMines?: number;
  readonly lessFromTurrets?: number;
  /** One more of the resource of the zone that the pilot stands in, at a Collect. */
  readonly extraCollect?: number;
  readonly freeHealing?: number;
  /** True: this turn is played in Ad Hoc mode instead of revealing the card. */
  readonly beforeReveal?: (g: MechsTable, seat: Seat) => Flow<boolean>;
  /** May turn the card that was just revealed. */
  readonly afterReveal?: (
    g: MechsTable,
    seat: Seat,
    card: ProgrammedCard,
    mayFight: boolean,
  ) => Flow<ProgrammedCard>;
  /** True: the move goes on into the next zone. */
  readonly goOn?: (g: MechsTable, seat: Seat, next: ZoneId) => Flow<boolean>;
  readonly beforeCombat?: (g: MechsTable, fighter: Fighter, enemy: Seat) => Flow<void>;
  /** How much of the damage is taken away. */
  readonly beforeDamage?: (g: MechsTable, seat: Seat, threat: Threat) => Flow<number>;
  readonly afterTokenDestroyed?: (g: MechsTable, seat: Seat, kind: Token['kind']) => Flow<void>;
}

/** R35: in the Mech the side's ability replaces the pilot's own; robot pilots have none. */
export function abilityOf(g: Pick<MechsTable, 'open'>, seat: Seat): Ability {
  const { status, side, pilot } = seatState(g.open, seat);
  return ABILITIES[(status === 'mech' ? side : pilot) ?? 'none'];
}

const ABILITIES: Readonly<Record<PilotId | MechSide | 'none', Ability>> = sameShape({
  none: {},
  tsunami: {
    /** Impulse Command (R25): only instead of the last card of the round. */
    *beforeReveal(g, seat) {
      if (g.open.turn !== figuresOf(g.config).cardsPerRound) return false;
      return yield* offer(g, seat, 'impulse', { ability: 'tsunami', cost: 2, about: {}, fallback: false });
    },
  },
  magma: {
    /** Power Shield (R38): the first attack of a combat that would hurt her. */
    *beforeDamage(g, seat, { damage, fighter }) {
      if (!fighter || fighter.shieldOffered) return 0;
      fighter.shieldOffered = true;
      const isTaken = yield* offer(g, seat, 'powerShield', {
        ability: 'magma',
        cost: 1,
        about: { damage },
        fallback: true,
      });
      return isTaken ? 1 : 0;
    },
  },
  rampage: { extraCollect: 1 },
  wasp: {
    /** Scare Tactics (R50). */
    *afterTokenDestroyed(g, seat, kind) {
      const { open } = g;
      const zones = adjacentZones(open, whereIs(open, seat)).filter(
        (zone) => isEmpty(open, zone) && canPay(g, seat, priceOf(kind), valueOf(open, zone) + 1),
      );
      const numbers = kind === 'mine' ? secretOf(g, seat).supply : [undefined];
      const options = zones.flatMap((zone) =>
        numbers.map((number) => (number === undefined ? { zone } : { zone, number })),
      );
      const choice = yield* ask<'scareTactics'>({
        seat,
        kind: 'scareTactics',
        about: { token: kind },
        options: [...options, null],
        fallback: () => null,
      });
      if (choice) deployFromSupply(g, { seat, kind, ...choice, price: valueOf(open, choice.zone) + 1 });
    },
  },
  maverick: {
    /** Weapons Expert (R40). */
    *beforeCombat(g, fighter, enemy) {
      fighter.keepsFirst = yield* offer(g, fighter.seat, 'weaponsExpert', {
        ability: 'maverick',
        cost: 2,
        about: { enemy },
        fallback: false,
      });
    },
  },
  diamond: { freeHealing: 5 },
  kitty: {
    /** Gyroscope (R28). */
    *afterReveal(g, seat, card, mayFight) {
      const resource = figuresOf(g.config).abilityResource.kitty;
      const cost = 1;
      if (!canPay(g, seat, resource, cost)) return card;
      const from = whereIs(g.open, seat);
      const isAllowed = (turned: ProgrammedCard) => {
        if (mayFight) return true;
        const to = destination(g.open, from, { kind: kindOf(turned.card), direction: turned.direction });
        return to === undefined || enemyIn(g.open, to, seat) === undefined; // R27
      };
      const turns = (['left', 'right'] as const).filter((way) => isAllowed(turnedCard(card, way)));
      const way = yield* ask<'gyroscope'>({
        seat,
        kind: 'gyroscope',
        about: { card, cost, resource },
        options: [...turns, null],
        fallback: () => null,
      });
      if (!way) return card;
      payFor(g, seat, 'kitty', cost);
      const turned = turnedCard(card, way);
      g.emit({ type: 'cardTurned', seat, direction: turned.direction });
      return turned;
    },
  },
  tank: { lessFromMines: 2, lessFromTurrets: 1 },
  troy: {
    /** Rocket Charge (R34): each further zone is paid singly. */
    *goOn(g, seat, to) {
      return yield* offer(g, seat, 'rocketCharge', {
        ability: 'troy',
        cost: 1,
        about: { to },
        fallback: false,
      });
    },
  },
  sparta: {
    /** Force Field: each time, also against mines, turrets and a Railgun's line. */
    *beforeDamage(g, seat, { damage }) {
      const { abilityResource, forceField } = figuresOf(g.config);
      const resource = abilityResource.sparta;
      const most = Math.min(
        forceField.most,
        Math.ceil(damage / forceField.each),
        seatState(g.open, seat)[resource],
      );
      const paid = yield* ask<'forceField'>({
        seat,
        kind: 'forceField',
        about: { damage, resource },
        options: times(most + 1, (amount) => amount),
        fallback: () => most,
      });
      if (paid > 0) payFor(g, seat, 'sparta', paid);
      return paid * forceField.each;
    },
  },
});

export function turnedCard({ card, direction }: ProgrammedCard, way: 'left' | 'right'): ProgrammedCard {
  const circle: readonly Direction[] =
    kindOf(card) === 'diagonalJump' ? DIAGONAL_DIRECTIONS : PLAIN_DIRECTIONS;
  const step = way === 'right' ? 1 : circle.length - 1;
  const turned = circle[(circle.indexOf(direction) + step) % circle.length];
  return { card, direction: must(turned, 'such direction') };
}

type PaidOffer = 'impulse' | 'powerShield' | 'weaponsExpert' | 'rocketCharge';

/** Offers something for a price: asked only of a seat that can pay, and paid at once (R53). */
function* offer<K extends PaidOffer>(
  g: MechsTable,
  seat: Seat,
  kind: K,
  terms: {
    ability: PaidAbility;
    cost: number;
    about: Omit<MechsDecisions[K]['about'], 'cost' | 'resource'>;
    fallback: boolean;
  },
): Flow<boolean> {
  const { ability, cost, fallback } = terms;
  const resource: Resource = figuresOf(g.config).abilityResource[ability];
  if (!canPay(g, seat, resource, cost)) return false;
  const about = { cost, resource, ...terms.about } as unknown as MechsDecisions[K]['about'];
  const isTaken = yield* ask<K>({ seat, kind, about, options: [true, false], fallback: () => fallback });
  if (isTaken) payFor(g, seat, ability, cost);
  return isTaken;
}

function payFor(g: MechsTable, seat: Seat, ability: PaidAbility, amount: number): void {
  const resource = figuresOf(g.config).abilityResource[ability];
  pay(g, seat, resource, amount);
  g.emit({ type: 'resourcePaid', seat, resource, amount, cause: ability });
}
