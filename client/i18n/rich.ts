import type { Seat } from '../../shared/core';
import type { WeaponId } from '../../shared/games/mechs/catalog/ids';
import type { ZoneId } from '../../shared/games/mechs/state';

/**
 * Messages that mention a seat, a zone or a weapon carry a mark in its place; `RichText` turns the mark into
 * a name in the seat's colour or a link to the zone. Marks use control characters, which no name contains.
 */
const OPEN = '\u0002';
const CLOSE = '\u0003';

export const seatMark = (seat: Seat): string => `${OPEN}s${seat}${CLOSE}`;
export const zoneMark = (zone: ZoneId): string => `${OPEN}z${zone}${CLOSE}`;
export const weaponMark = (weapon: WeaponId): string => `${OPEN}w${weapon}${CLOSE}`;

export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'zone'; readonly zone: ZoneId }
  | { readonly type: 'weapon'; readonly weapon: WeaponId };

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
  if (kind === 's') return { type: 'seat', seat: Number(id) };
  if (kind === 'z') return { type: 'zone', zone: Number(id) };
  return { type: 'weapon', weapon: id as WeaponId };
}
