import type { Wish } from '../../shared/protocol';
import { poolOf, type Ticket } from './ticket';

interface Pool {
  readonly byPerson: Map<string, Ticket>;
  readonly bySeats: Map<Wish['seats'], number>;
}

/** Who waits, by pool: people of different pools never meet, and so nobody looks through all of them. */
export class WaitingRoom {
  private readonly byPerson = new Map<string, Ticket>();
  private readonly pools = new Map<string, Pool>();

  get size(): number {
    return this.byPerson.size;
  }

  has(person: string): boolean {
    return this.byPerson.has(person);
  }

  get(person: string): Ticket | undefined {
    return this.byPerson.get(person);
  }

  values(): Iterable<Ticket> {
    return this.byPerson.values();
  }

  /** Those of them in which somebody waits. */
  poolNames(): readonly string[] {
    return [...this.pools.keys()];
  }

  inPool(name: string): readonly Ticket[] {
    return [...(this.pools.get(name)?.byPerson.values() ?? [])];
  }

  /** How many wait for something that fits. */
  countFor(wish: Wish): number {
    const pool = this.pools.get(poolOf(wish));
    if (!pool) return 0;
    if (wish.seats === 'any') return pool.byPerson.size;
    return (pool.bySeats.get(wish.seats) ?? 0) + (pool.bySeats.get('any') ?? 0);
  }

  /** In the place of what the person waited for before. */
  set(ticket: Ticket): void {
    this.delete(ticket.person);
    this.byPerson.set(ticket.person, ticket);
    const name = poolOf(ticket.wish);
    const pool: Pool = this.pools.get(name) ?? { byPerson: new Map(), bySeats: new Map() };
    this.pools.set(name, pool);
    pool.byPerson.set(ticket.person, ticket);
    pool.bySeats.set(ticket.wish.seats, (pool.bySeats.get(ticket.wish.seats) ?? 0) + 1);
  }

  delete(person: string): void {
    const ticket = this.byPerson.get(person);
    if (!ticket) return;
    this.byPerson.delete(person);
    const name = poolOf(ticket.wish);
    const pool = this.pools.get(name);
    if (!pool) return;
    pool.byPerson.delete(person);
    pool.bySeats.set(ticket.wish.seats, (pool.bySeats.get(ticket.wish.seats) ?? 0) - 1);
    if (pool.byPerson.size === 0) this.pools.delete(name);
  }
}
