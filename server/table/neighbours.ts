import type { Seat } from '../../shared/core';
import { placeAt, setNeighbours, type TableState } from './tableState';

/**
 * Finds out which seats came from one address, since their matches weigh less. The addresses stay here, in memory, and
 * go with the room; the table knows the pairs of seats, and only those are written down.
 */
export class Neighbours {
  private readonly seen = new Map<Seat, { readonly person: string; readonly addresses: Set<string> }>();

  constructor(private readonly state: TableState) {}

  /** The person in this seat is connected from there. */
  came(seat: Seat, address: string): void {
    const place = placeAt(this.state, seat);
    if (!place.person) return;
    this.of(seat, place.person.id).add(address);
    for (const other of this.state.places) {
      const person = other === place ? undefined : other.person?.id;
      if (person !== undefined && this.of(other.seat, person).has(address)) setNeighbours(place, other);
    }
  }

  /** Whoever sat there before is forgotten. */
  private of(seat: Seat, person: string): Set<string> {
    const known = this.seen.get(seat);
    if (known?.person === person) return known.addresses;
    const addresses = new Set<string>();
    this.seen.set(seat, { person, addresses });
    return addresses;
  }
}
