import type { Seat } from '../../shared/core';
import { info } from './table';

/** T14: whether all of them were there at the end. Where one was not, the last word of the rules is not the verdict. */
export function haveStayed(seats: readonly Seat[]): boolean {
  return !seats.some((seat) => info.value?.seats[seat]?.hasLeft);
}
