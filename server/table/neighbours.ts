import type { Seat } from '../../shared/core';
import { placeAt, setNeighbours, type TableState } from './tableState';

/** Whoever has so many addresses is not found out by them. */
const MOST_MARKS = 16;

/**
 * Finds out which seats came from one address, since their matches weigh less. Of an address only a mark is known here,
 * which says nothing without the server's key and is another one at every table.
 */
export function came(state: TableState, seat: Seat, mark: string): void {
  const place = placeAt(state, seat);
  if (!place.person || place.marks.includes(mark)) return;
  place.marks = [...place.marks, mark].slice(-MOST_MARKS);
  for (const other of state.places) if (other.marks.includes(mark)) setNeighbours(place, other);
}
