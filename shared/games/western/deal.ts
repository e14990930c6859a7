import { must, shuffled, type Flow, type Seat } from '../../core';
import { CARDS, highestOf } from './catalog/cards';
import { askAll } from './decisions';
import { handlerOf } from './effects';
import { countPiles, pokerStream } from './piles';
import { clockwiseFrom, isSolo, seatState, secretOf } from './ring';
import { figuresOf } from './ruleset';
import type { WesternTable } from './types';

/** The cards in the ring. */
const GAPS = 6;

/** W3.2: all twenty cards are shuffled and dealt from the top. */
export function* deal(g: WesternTable): Flow<void> {
  const { open, hidden } = g;
  const { round, dealer, rival } = open;
  g.emit({ type: 'roundStarted', round, dealer });
  const pile = shuffled(CARDS, g.random.stream(pokerStream(round)));
  const next = () => must(pile.pop(), 'card to deal');
  open.gaps = [];
  for (let gap = 0; gap < GAPS; gap++) open.gaps.push(next());
  hidden.rival = [next()];
  if (isSolo(open)) hidden.rival.push(next()); // W14.2: the second one face up
  rival.cards = hidden.rival.length;
  rival.shown = hidden.rival.slice(1);
  for (const seat of clockwiseFrom(open, dealer)) {
    const count = cardsFor(g, seat);
    const hand = secretOf(g, seat).hand;
    for (let card = 0; card < count; card++) hand.push(next()); // S6
    seatState(open, seat).dealt = count;
  }
  hidden.draw = pile;
  hidden.discard = [];
  countPiles(g);
  const counts = open.seats.map((state) => state.dealt);
  g.emit({ type: 'cardsDealt', gaps: open.gaps.slice(), counts, rival: rival.shown.slice() });
  open.phase = 'keep';
}

/** S7: Scout and Gambler are looked at now. */
function cardsFor(g: WesternTable, seat: Seat): number {
  const figures = figuresOf(g.config);
  const boss = figures.bosses[must(seatState(g.open, seat).boss, 'boss of this seat')];
  let count = figures.cardsDealt;
  if (boss.moment === 'deal')
    for (const effect of boss.effects) count += handlerOf(effect).extraCards?.(g, seat, effect) ?? 0;
  return count;
}

/** W3.3: all at once, in secret. */
export function* keepCards(g: WesternTable): Flow<void> {
  const { open, hidden, secrets } = g;
  const kept = yield* askAll<'keep'>(
    secrets.map(({ hand }, seat) => ({
      seat,
      kind: 'keep',
      about: NOTHING,
      pace: 'long',
      options: hand,
      fallback: () => highestOf(hand),
    })),
  );
  kept.forEach((card, seat) => {
    const secret = secretOf(g, seat);
    secret.card = card;
    secret.given = secret.hand.filter((other) => other !== card); // S8
    secret.hand = [];
    for (const other of secret.given) hidden.discard.push(other);
  });
  countPiles(g);
  g.emit({ type: 'cardsKept' });
  open.phase = 'hire';
}

const NOTHING = {};
