import type { CardId, Direction } from '../state';
import { DIAGONAL_DIRECTIONS, PLAIN_DIRECTIONS } from '../state';
import { CARD_KINDS, type CardKind } from './ids';

/** The eight program cards of a seat (M2.1): one of each kind, and one kind doubled. */
export function programCards(doubled: CardKind): CardId[] {
  return CARD_KINDS.flatMap((kind): CardId[] => (kind === doubled ? [kind, `${kind}2`] : [kind]));
}

export function kindOf(card: CardId): CardKind {
  return (card.endsWith('2') ? card.slice(0, -1) : card) as CardKind;
}

/** M4.1, M4.3: a Diagonal Jump goes diagonally, all others along the grid. */
export function directionsOf(kind: CardKind): readonly Direction[] {
  return kind === 'diagonalJump' ? DIAGONAL_DIRECTIONS : PLAIN_DIRECTIONS;
}

export function isJump(kind: CardKind): boolean {
  return kind === 'diagonalJump' || kind === 'doubleJump';
}
