import type { Seat } from '../core';

/** T14: those who left come last, equal among themselves; the others move up. The same for the table and for records. */
export function placesAfterLeaving(places: readonly number[], hasLeft: (seat: Seat) => boolean): number[] {
  const stayed = places.filter((_, seat) => !hasLeft(seat));
  return places.map((place, seat) =>
    hasLeft(seat) ? stayed.length + 1 : 1 + stayed.filter((other) => other < place).length,
  );
}
