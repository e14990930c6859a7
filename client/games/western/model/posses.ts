import type { SeatState } from '../../../../shared/games/western/state';
import { figures } from './figures';

/** How many posses a seat places in this round (W4.1). */
export function possesOf({ ready, placed, third }: SeatState): number {
  return Math.max(figures.value.readyPosses + Number(third), ready + placed);
}
