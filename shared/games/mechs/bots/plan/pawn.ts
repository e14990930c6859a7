import { must } from '../../../../core';
import type { CardKind } from '../../catalog/ids';
import type { CardId, Status, ZoneId } from '../../state';

/** A token in a plan: 0 is none, else the owner's seat and whether it is a turret. */
export type TokenCode = number;

export function tokenCode(seat: number, kind: 'mine' | 'turret'): TokenCode {
  return (seat + 1) * 2 + (kind === 'turret' ? 1 : 0);
}

export const ownerOf = (code: TokenCode): number => (code >> 1) - 1;
export const isTurret = (code: TokenCode): boolean => (code & 1) === 1;

/** One's own pilot as a plan moves it: a handful of numbers, copied at every step. */
export interface Pawn {
  zone: ZoneId;
  energy: number;
  credits: number;
  hp: number;
  status: Status;
  turrets: number;
  mines: number;
  /** By zone; copied when it changes. */
  tokens: Int8Array;
  /** Where the empty Mech stands, or -1. */
  emptyMech: ZoneId;
  /** Bits of the cards that are used up. */
  used: number;
  /** Bits of the wares that are bought. */
  bought: number;
  turn: number;
  /** What the way so far has brought, in points. */
  gain: number;
  /** The chance that the plan is still on. */
  weight: number;
  /** The whole worth, if the round ended here. */
  worth: number;
  readonly before: Pawn | undefined;
  /** What led here. */
  readonly move: Move | undefined;
}

export function tokenAt({ tokens }: Pawn, zone: ZoneId): TokenCode {
  return must(tokens[zone], 'such zone');
}

export interface Move {
  readonly card: CardId;
  readonly kind: CardKind;
  /** Index of the card's direction. */
  readonly way: number;
  /** Bit of the card among those used; 0 for one that may be played again. */
  readonly bit: number;
}

/** The pawn a turn later. Field by field: spreading an object takes ten times as long, and this is the inner loop. */
export function advanced(pawn: Pawn, move: Move): Pawn {
  return {
    zone: pawn.zone,
    energy: pawn.energy,
    credits: pawn.credits,
    hp: pawn.hp,
    status: pawn.status,
    turrets: pawn.turrets,
    mines: pawn.mines,
    tokens: pawn.tokens,
    emptyMech: pawn.emptyMech,
    used: pawn.used | move.bit,
    bought: pawn.bought,
    turn: pawn.turn + 1,
    gain: pawn.gain,
    weight: pawn.weight,
    worth: 0,
    before: pawn,
    move,
  };
}
