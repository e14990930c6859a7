import type { GameTypes, Input, Pace, Seat } from '../core';
import type { Onlooker } from './onlooker';

/** What a seat did to bring a moment about, as far as the onlooker may know. */
export interface Deed<T extends GameTypes = GameTypes> {
  readonly type: Input['type'];
  readonly seat: Seat;
  readonly kind?: T['decision']['kind'];
  readonly answer?: unknown;
}

/** The same with everything, which only the replay itself holds. */
export interface FullDeed<T extends GameTypes> extends Deed<T> {
  /** A simultaneous answer that waits for the others (T4). */
  readonly isHeld: boolean;
  readonly pace?: Pace;
  /** What of the answer others may know. */
  readonly publicAnswer?: unknown;
}

/** T5: nobody notices that another seat gives a standing order. */
export function isNoticed(
  { type, seat }: Pick<Deed<GameTypes>, 'type' | 'seat'>,
  onlooker: Onlooker,
): boolean {
  return type !== 'arrange' || onlooker === 'everything' || onlooker === seat;
}

export function deedFor<T extends GameTypes>(
  { isHeld, pace: _pace, publicAnswer, ...deed }: FullDeed<T>,
  onlooker: Onlooker,
): Deed<T> | undefined {
  if (onlooker === 'everything' || onlooker === deed.seat) return deed;
  if (!isNoticed(deed, onlooker)) return undefined;
  const { type, seat, kind } = deed;
  // That a seat has locked in shows; what it locked in does not.
  if (isHeld || kind === undefined) return { type, seat };
  return { type, seat, kind, answer: publicAnswer };
}
