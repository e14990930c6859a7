import { sameShape, type Flow, type Seat } from '../../core';
import type { Effect, EffectOf, EffectTag } from './catalog/effects';
import type { BossId, BuildingId } from './catalog/ids';
import { ask } from './decisions';
import { countOf } from './counters';
import { auction } from './effects/auction';
import { buyNow } from './effects/buyNow';
import { convert, trade } from './effects/exchange';
import { rearrange } from './effects/rearrange';
import { relocate } from './effects/relocate';
import { swapCard } from './effects/swapCard';
import { truce } from './effects/truce';
import { choicesOf, gain, influenceOf, payKinds } from './influence';
import { seatState, secretOf } from './ring';
import { buildingOf } from './ruleset';
import type { Turn } from './spots';
import type { Posse } from './state';
import { gainThirdPosse } from './thirdPosse';
import type { Scene, WesternTable } from './types';
import { gainWild } from './wild';

/** A posse that uses the building of a porch in a turn of placement. */
export interface Use {
  readonly turn: Turn;
  readonly posse: Posse;
  readonly building: BuildingId;
}

/** What an effect does at each moment at which cards act. Modifiers are nouns, reactions are flows. */
export interface EffectHandler<E extends Effect> {
  /** More cards at the deal. */
  readonly extraCards?: (g: Scene, seat: Seat, effect: E) => number;
  readonly startOfPlacement?: (g: WesternTable, seat: Seat, effect: E) => Flow<void>;
  /** On a porch in Placement. */
  readonly now?: (g: WesternTable, use: Use, effect: E) => Flow<void>;
  /** At the start of Resolution. Given kinds are gained at once; says how many X come (W8.2). */
  readonly comes?: (g: WesternTable, seat: Seat, effect: E, cause: BuildingId | BossId) => number;
  readonly startOfBuy?: (g: WesternTable, seat: Seat, effect: E) => void;
  /** At the start of Buy: whether the seat claims the Town Hall (W10.4). */
  readonly claimHall?: (g: WesternTable, seat: Seat, effect: E, building: BuildingId) => Flow<boolean>;
  /** Influence less for the first building bought (S50). */
  readonly discount?: (g: Scene, effect: E, bought: BuildingId) => number;
  /** Right after the first building was paid for (S49). */
  readonly firstBuy?: (g: WesternTable, seat: Seat, effect: E, firstBuy: FirstBuy) => Flow<void>;
}

export interface FirstBuy {
  readonly building: BuildingId;
  readonly bought: BuildingId;
}

type Handlers = { readonly [T in EffectTag]: EffectHandler<EffectOf<T>> };

/** One handler for each tag of the cards page: one that is missing does not compile. */
const HANDLERS: Handlers = sameShape<Handlers>({
  gain: {
    *now(g, { turn: { seat }, building }, effect) {
      yield* gainCounted(g, seat, effect, countedBy(g, seat, effect), building);
    },
    comes(g, seat, effect, cause) {
      const count = countedBy(g, seat, effect);
      if (effect.give === 'X') return count;
      if (effect.give !== 'AB') gain(g, seat, effect.give, count, cause);
      return 0;
    },
    *firstBuy(g, seat, effect, { building, bought }) {
      yield* gainCounted(g, seat, effect, countedBy(g, seat, effect, bought), building);
    },
  },
  convert: { now: (g, use, effect) => convert(g, use, effect) },
  trade: { now: (g, use, effect) => trade(g, use, effect) },
  discount: {
    discount: (g, { icon }, bought) =>
      buildingOf(g.config, bought).icons.filter((one) => one === icon).length,
  },
  buyNow: { now: (g, use, effect) => buyNow(g, use, effect) },
  auction: { now: (g, use, effect) => auction(g, use, effect) },
  rearrange: { now: (g, use) => rearrange(g, use) },
  relocate: { now: (g, use, effect) => relocate(g, use, effect) },
  truce: { now: (g, use) => truce(g, use) },
  winTownHall: {
    *claimHall(g, seat, { pay: cost }, building) {
      const options = [null, ...choicesOf(cost, influenceOf(g, seat))];
      const kinds = yield* ask<'hall'>({
        seat,
        kind: 'hall',
        about: { cost },
        options,
        fallback: () => null,
      });
      if (kinds) payKinds(g, seat, kinds, building);
      return kinds !== null;
    },
  },
  thirdPosse: {
    /** The Rancher (S23). */
    *startOfPlacement(g, seat, { round, pay: cost = 0 }) {
      const state = seatState(g.open, seat);
      if (round !== 'this' || state.third) return;
      const options = [null, ...choicesOf(cost, state.influence)];
      const kinds = yield* ask<'hire'>({
        seat,
        kind: 'hire',
        about: { cost },
        options,
        fallback: () => null,
      });
      if (!kinds) return;
      payKinds(g, seat, kinds, state.boss ?? 'rancher');
      state.third = true;
      state.ready++;
      g.emit({ type: 'posseHired', seat });
    },
    startOfBuy(g, seat, { round }) {
      if (round === 'next') gainThirdPosse(g, seat); // S76
    },
  },
  swapCard: { now: (g, use, effect) => swapCard(g, use, effect) },
  peekRival: {
    /** S75, S95: the face-down card, for this seat alone. */
    *now(g, { turn: { seat } }) {
      secretOf(g, seat).peeked = g.hidden.rival[0];
      g.emit({ type: 'rivalPeeked', seat });
    },
  },
  extraCard: {
    extraCards(g, seat, effect) {
      const { influence, third } = seatState(g.open, seat);
      const isPoor = influence.law + influence.force + influence.gold <= MOST_OF_THE_POOR;
      return Number(effect.if === 'poor' ? isPoor : third);
    },
  },
  // What compares hands at the Town Hall looks for it (hallTies.ts).
  hallTies: {},
});

/** The Scout counts L + F + G. */
const MOST_OF_THE_POOR = 5;

export function handlerOf(effect: Effect): EffectHandler<Effect> {
  return HANDLERS[effect.tag] as EffectHandler<Effect>;
}

function countedBy(
  g: Scene,
  seat: Seat,
  { each = 1, times, max }: EffectOf<'gain'>,
  bought?: BuildingId,
): number {
  const count = times ? countOf(g, times, seat, bought) : 1;
  return Math.min(count, max ?? count) * each;
}

function* gainCounted(
  g: WesternTable,
  seat: Seat,
  { give }: EffectOf<'gain'>,
  count: number,
  cause: BuildingId,
): Flow<void> {
  if (count === 0) return;
  if (give === 'X') yield* gainWild(g, { seat, form: 'each', count, cause });
  else if (give === 'AB') yield* gainWild(g, { seat, form: 'different', count: 1, cause });
  else gain(g, seat, give, count, cause);
}
