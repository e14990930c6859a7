import { must, type Flow, type Seat } from '../../core';
import { ask, type SpotChoice } from './decisions';
import { duel } from './duel';
import { handlerOf } from './effects';
import { fallbackSpot } from './fallbacks';
import { clockwiseFrom, holderOf, isSolo, seatState, spotsOf } from './ring';
import { figuresOf } from './ruleset';
import { takeSpot, type Turn } from './spots';
import { PLACES, RIVAL, type Open, type Player, type Posse } from './state';
import type { WesternTable } from './types';

/** W4.1, S23: before the dealer places. */
export function* startPlacement(g: WesternTable): Flow<void> {
  const { open } = g;
  const { bosses } = figuresOf(g.config);
  for (const seat of clockwiseFrom(open, open.dealer)) {
    const boss = bosses[must(seatState(open, seat).boss, 'boss of this seat')];
    if (boss.moment !== 'placement') continue;
    for (const effect of boss.effects)
      yield* handlerOf(effect).startOfPlacement?.(g, seat, effect) ?? NOTHING;
  }
  open.active = open.dealer;
  open.phase = 'place';
}

const NOTHING: readonly never[] = [];

/** W4.4: a turn. Choose the spot, duel if it is held, take what it gives now. */
export function* takeTurn(g: WesternTable): Flow<void> {
  const { open } = g;
  const seat = must(open.active, 'seat whose turn it is');
  const state = seatState(open, seat);
  const options = placeOptions(open, seat);
  const choice = yield* ask<'place'>({
    seat,
    kind: 'place',
    about: { posse: state.placed + 1 },
    pace: 'long',
    options,
    fallback: () => fallbackSpot(g, seat, options),
  });
  state.ready--;
  state.placed++;
  open.lastSpot = { place: choice.place, spot: choice.spot };
  const posse = yield* putPosse(g, seat, state.placed, choice);
  const turn: Turn = { seat, used: [] };
  if (!posse.wounded) yield* takeSpot(g, turn, posse);
  if (isSolo(open))
    open.phase = 'rival'; // W14.3
  else passTurn(open);
}

/** W4.3: any spot but those that one of your own standing posses holds; with a truce none that is held (S66). */
export function placeOptions(open: Open, seat: Seat): SpotChoice[] {
  const options: SpotChoice[] = [];
  for (const place of PLACES) {
    for (const choice of spotsOf(open, place)) {
      const holder = holderOf(open, place, choice.spot);
      if (!holder || mayAttack(open, seat, holder.player)) options.push(choice);
    }
  }
  return options;
}

function mayAttack(open: Open, seat: Seat, holder: Player): boolean {
  if (holder === seat || seatState(open, seat).truce) return false;
  return holder === RIVAL || !seatState(open, holder).truce;
}

/** W6.1: a posse on a spot; if it is held, after a duel. */
export function* putPosse(
  g: WesternTable,
  player: Player,
  number: number,
  { place, spot, side }: SpotChoice,
): Flow<Posse> {
  const { open } = g;
  g.emit({ type: 'possePlaced', player, posse: number, place, spot, side });
  const defender = holderOf(open, place, spot);
  const posse: Posse = { player, number, place, spot, side, wounded: false };
  if (defender) {
    const winner = yield* duel(g, { attacker: player, defender: defender.player, place, spot, side });
    (winner === player ? defender : posse).wounded = true; // W6.7
  }
  open.posses.push(posse);
  return posse;
}

/** W4.2, S22: clockwise to the next seat that has a posse left. */
export function passTurn(open: Open): void {
  const next = clockwiseFrom(open, (must(open.active, 'active seat') + 1) % open.seats.length).find(
    (seat) => seatState(open, seat).ready > 0,
  );
  open.active = next;
  open.phase = next === undefined ? 'reveal' : 'place';
}
