import type { Seat } from '../../core';
import { seatState } from './ring';
import type { WesternTable } from './types';

/** W12.1: the third posse, for the next round; there is never a fourth (S76). */
export function gainThirdPosse(g: WesternTable, seat: Seat): void {
  const state = seatState(g.open, seat);
  if (state.thirdNext) return;
  state.thirdNext = true;
  g.emit({ type: 'thirdPosseGained', seat });
}
