import type { Input, Seat } from '../core';
import type { DecisionKind } from '../games/mechs/decisions';
import { publicAnswer } from '../games/mechs/redact';
import type { Onlooker } from './onlooker';

/** What a seat did to bring a moment about, as far as the onlooker may know. */
export interface Deed {
  readonly type: Input['type'];
  readonly seat: Seat;
  readonly kind?: DecisionKind;
  readonly answer?: unknown;
}

/** The same with everything, which only the replay itself holds. */
export interface FullDeed extends Deed {
  /** A simultaneous answer that waits for the others (R18). */
  readonly isHeld: boolean;
}

/** M6.2: nobody notices that another seat rearranges its weapons. */
export function isNoticed({ type, seat }: Deed, onlooker: Onlooker): boolean {
  return type !== 'arrange' || onlooker === 'everything' || onlooker === seat;
}

export function deedFor({ isHeld, ...deed }: FullDeed, onlooker: Onlooker): Deed | undefined {
  if (onlooker === 'everything' || onlooker === deed.seat) return deed;
  if (!isNoticed(deed, onlooker)) return undefined;
  const { type, seat, kind, answer } = deed;
  // That a seat has locked in shows; what it locked in does not.
  if (isHeld || kind === undefined) return { type, seat };
  return { type, seat, kind, answer: publicAnswer(kind, answer) };
}
