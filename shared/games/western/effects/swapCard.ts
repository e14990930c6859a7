import { must, type Flow } from '../../../core';
import { highestOf } from '../catalog/cards';
import type { EffectOf } from '../catalog/effects';
import type { CardId } from '../catalog/ids';
import { ask } from '../decisions';
import type { Use } from '../effects';
import { countPiles } from '../piles';
import { seatState, secretOf } from '../ring';
import type { WesternTable } from '../types';

/** S74: draw cards that nobody else sees, and keep one of all in hand. Only while the own card is hidden. */
export function* swapCard(
  g: WesternTable,
  { turn: { seat }, building }: Use,
  effect: EffectOf<'swapCard'>,
): Flow<void> {
  const { open, hidden } = g;
  const draw = Math.min(effect.draw, hidden.draw.length);
  if (seatState(open, seat).card || draw === 0) return; // S9
  const about = { building, draw };
  const isDrawn = yield* ask<'swap'>({
    seat,
    kind: 'swap',
    about,
    options: [null, 'draw'],
    fallback: () => null,
  });
  if (!isDrawn) return;
  const secret = secretOf(g, seat);
  secret.hand = [must(secret.card, 'kept card')];
  for (let card = 0; card < draw; card++) secret.hand.push(must(hidden.draw.pop(), 'card to draw'));
  secret.returned = secret.returned.filter((card) => !secret.hand.includes(card));
  countPiles(g);
  g.emit({ type: 'cardsDrawn', seat, count: draw });
  const { hand } = secret;
  const kept = (yield* ask<'swap'>({
    seat,
    kind: 'swap',
    about,
    options: hand,
    fallback: () => highestOf(hand),
  })) as CardId;
  const given = hand.filter((card) => card !== kept);
  secret.card = kept;
  secret.hand = [];
  secret.given = secret.given.concat(given);
  for (const card of given) hidden.discard.push(card);
  countPiles(g);
  g.emit({ type: 'cardSwapped', seat });
}
