import { suitOf, suitRankOf, valueOf } from './catalog/cards';
import type { CardId } from './catalog/ids';

/** W9: hands of three, a player's own card with the two that shoulder a mat. */
export const HAND_RANKS = ['highCard', 'pair', 'straight', 'flush', 'threeOfAKind', 'straightFlush'] as const;
export type HandRank = (typeof HAND_RANKS)[number];

/** W9.1; the order of the cards does not matter, and there is no wrap-around (S32). */
export function rankOf(a: CardId, b: CardId, c: CardId): HandRank {
  return HAND_RANKS[rankNumber(a, b, c)] as HandRank;
}

function rankNumber(a: CardId, b: CardId, c: CardId): number {
  const x = valueOf(a);
  const y = valueOf(b);
  const z = valueOf(c);
  if (x === y && y === z) return 4; // S35: also with two cards that are exactly alike
  const isFlush = suitOf(a) === suitOf(b) && suitOf(b) === suitOf(c);
  const isPair = x === y || y === z || x === z;
  const isStraight = !isPair && Math.max(x, y, z) - Math.min(x, y, z) === 2;
  if (isStraight) return isFlush ? 5 : 2;
  if (isFlush) return 3;
  return isPair ? 1 : 0;
}

/**
 * W9.2, S34: how good a hand is, as one number: its rank, then the value, then the suit of the own card. Two hands
 * with the same shouldering cards are equal only if their own cards are exactly alike (W9.3).
 */
export function strengthOf(own: CardId, left: CardId, right: CardId): number {
  return rankNumber(own, left, right) * 100 + valueOf(own) * 10 + suitRankOf(own);
}

/** S73: better than every other hand of its rank. */
export function bestOfItsRank(strength: number): number {
  return Math.floor(strength / 100) * 100 + 99;
}

/** S88: of several own cards the one that makes the better hand. */
export function bestCard(cards: readonly CardId[], left: CardId, right: CardId): CardId {
  return cards.reduce((best, card) =>
    strengthOf(card, left, right) > strengthOf(best, left, right) ? card : best,
  );
}
