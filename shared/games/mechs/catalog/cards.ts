import type { CardId, Direction } from '../state';
import { DIAGONAL_DIRECTIONS, PLAIN_DIRECTIONS } from '../state';
import { CARD_KINDS, type CardKind } from './ids';

function byKind<T>(make: (kind: CardKind) => T): Record<CardKind, T> {
  return Object.fromEntries(CARD_KINDS.map((kind) => [kind, make(kind)])) as Record<CardKind, T>;
}

const KINDS = Object.fromEntries(
  CARD_KINDS.flatMap((kind) => [
    [kind, kind],
    [`${kind}2`, kind],
  ]),
) as Record<CardId, CardKind>;

/** Taken from the keys, so that each name is one and the same string everywhere and compared at a glance. */
const CARDS = Object.keys(KINDS) as CardId[];

const HANDS = byKind((doubled) => CARDS.filter((card) => card === KINDS[card] || KINDS[card] === doubled));

/** The eight program cards of a seat (M2.1): one of each kind, and one kind doubled. */
export function programCards(doubled: CardKind): readonly CardId[] {
  return HANDS[doubled];
}

export function kindOf(card: CardId): CardKind {
  return KINDS[card];
}

/** M4.1, M4.3: a Diagonal Jump goes diagonally, all others along the grid. */
export function directionsOf(kind: CardKind): readonly Direction[] {
  return kind === 'diagonalJump' ? DIAGONAL_DIRECTIONS : PLAIN_DIRECTIONS;
}

export function isJump(kind: CardKind): boolean {
  return kind === 'diagonalJump' || kind === 'doubleJump';
}
