import type { Seat } from '../../shared/core';

/**
 * Messages that mention a seat or a thing of the game carry a mark in its place; `RichText` turns the mark into a
 * name in the seat's colour, or into what the game makes of it. Marks use control characters, which no name contains.
 */
const OPEN = '\u0002';
const CLOSE = '\u0003';
const SEAT = 's';

export const seatMark = (seat: Seat): string => mark(SEAT, seat);

/** `kind` is one letter, and any but the seat's. */
export const mark = (kind: string, id: string | number): string => `${OPEN}${kind}${id}${CLOSE}`;

export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'thing'; readonly kind: string; readonly id: string };

export function partsOf(message: string): Part[] {
  return message.split(OPEN).flatMap((piece, i): Part[] => {
    if (i === 0) return piece ? [{ type: 'text', text: piece }] : [];
    const end = piece.indexOf(CLOSE);
    const rest = piece.slice(end + 1);
    const tail: Part[] = rest ? [{ type: 'text', text: rest }] : [];
    return [partFrom(piece[0] ?? '', piece.slice(1, end)), ...tail];
  });
}

function partFrom(kind: string, id: string): Part {
  return kind === SEAT ? { type: 'seat', seat: Number(id) } : { type: 'thing', kind, id };
}
