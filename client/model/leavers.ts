import { signal } from '@preact/signals';
import type { Seat } from '../../shared/core';

/** T14: whose people were not there at the end. */
export const leavers = signal<readonly Seat[]>([]);

/** Where one of them had left, the last word of the rules is not the verdict. */
export function haveStayed(seats: readonly Seat[]): boolean {
  return !seats.some((seat) => leavers.value.includes(seat));
}
