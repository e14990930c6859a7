import type { QueueStatus, RefusalReason, Wish } from '../../shared/protocol';
import { groupAround, groupWithBots, type Group } from './grouping';
import { Meetings } from './meetings';
import { Reliability } from './reliability';
import { byOrder, canMeet, poolOf, type SizesOf, type Ticket } from './ticket';
import { WaitingRoom } from './waitingRoom';
import { Waits } from './waits';
import { windowAfter } from './window';

/**
 * Brings strangers together. Pure: it knows no socket and no clock; every call says what time it is and returns
 * what came of it, in order. A person has one ticket, which either waits or is in one proposal, never both.
 */
export interface Proposal {
  readonly id: number;
  readonly tickets: readonly Ticket[];
  readonly size: number;
  readonly wish: Omit<Wish, 'seats'>;
  /** Who has not confirmed by then is out. */
  readonly until: number;
}

export type QueueEvent =
  | { readonly type: 'proposed'; readonly proposal: Proposal }
  /** All have confirmed: open the table. Seats beyond the people are for bots. */
  | { readonly type: 'agreed'; readonly proposal: Proposal }
  /** Back in the queue, in front, because somebody else did not confirm or went away. */
  | { readonly type: 'returned'; readonly ticket: Ticket; readonly proposal: number }
  /** Out of the queue, because they did not confirm in time. */
  | { readonly type: 'missed'; readonly ticket: Ticket };

export type Arrival = Pick<Ticket, 'person' | 'wish' | 'rating' | 'doubt' | 'from'>;

export const CONFIRM_MS = 10_000;
export const OFFER_BOTS_MS = 20_000;

interface Pending {
  readonly proposal: Proposal;
  readonly confirmed: Set<string>;
}

export class Matchmaker {
  private readonly waiting = new WaitingRoom();
  private readonly pending = new Map<string, Pending>();
  private readonly waits = new Waits();
  private readonly reliability = new Reliability();
  private readonly meetings = new Meetings();
  private arrivals = 0;
  private returns = 0;
  private proposals = 0;

  constructor(
    private readonly options: {
      readonly sizesOf: SizesOf;
      /** Two people who are not to be put at one table, such as when one has blocked the other. */
      readonly areApart?: (a: string, b: string) => boolean;
    },
  ) {}

  /** The same wish again changes nothing; another one takes its place at the end. */
  join({ person, wish, rating, doubt, from }: Arrival, now: number): QueueEvent[] {
    if (this.pending.has(person)) return [];
    const known = this.waiting.get(person);
    if (known && isSameWish(known.wish, wish)) return [];
    this.judge(now);
    const left = this.meetings.left(person);
    if (left === 'at fault') this.reliability.missed({ person, from }, now);
    this.waiting.set({
      person,
      wish,
      rating,
      doubt,
      since: now,
      order: ++this.arrivals,
      from,
      isProven: this.reliability.isProven(person),
      letDownAt: left === 'let down' ? now : undefined,
      takesBots: false,
    });
    return this.bringTogether(now, poolOf(wish));
  }

  /** Cancelled, or dropped. Those who were to play with them return to the front. */
  leave(person: string, now: number): QueueEvent[] {
    this.waiting.delete(person);
    const pending = this.pending.get(person);
    if (!pending) return [];
    const events = this.dissolve(pending, now, (ticket) => ticket.person !== person);
    const pool = poolOf({ ...pending.proposal.wish, seats: 'any' });
    return [...events.filter(({ type }) => type === 'returned'), ...this.bringTogether(now, pool)];
  }

  confirm(person: string, proposal: number, now: number): QueueEvent[] | RefusalReason {
    const pending = this.pending.get(person);
    if (pending?.proposal.id !== proposal) return 'stale';
    pending.confirmed.add(person);
    this.reliability.confirmed(person);
    if (pending.confirmed.size < pending.proposal.tickets.length) return [];
    return [this.agree(pending.proposal, now)];
  }

  fillWithBots(person: string, now: number): QueueEvent[] | RefusalReason {
    const ticket = this.waiting.get(person);
    if (!ticket) return 'stale';
    if (!offersBots(ticket, now)) return 'not-allowed';
    const willing = { ...ticket, takesBots: true };
    this.waiting.set(willing);
    const group = groupWithBots(willing, this.waiting.inPool(poolOf(ticket.wish)), {
      areApart: this.areApart,
      sizesOf: this.options.sizesOf,
    });
    // They have all just asked for it.
    return [this.agree(this.newProposal(group, now), now)];
  }

  /** To be called every second or so: windows widen, and proposals run out. */
  update(now: number): QueueEvent[] {
    this.judge(now);
    const overdue = new Set([...this.pending.values()].filter(({ proposal }) => proposal.until <= now));
    const events = [...overdue].flatMap((pending) =>
      this.dissolve(pending, now, ({ person }) => pending.confirmed.has(person)),
    );
    return [...events, ...this.bringTogether(now)];
  }

  /** Who is at the table that was agreed on, while it has not begun. */
  came(proposal: number, here: readonly string[], now: number): void {
    this.judge(now);
    this.meetings.seen(proposal, here);
  }

  /** The table that was agreed on has begun: all have come. */
  begun(proposal: number): void {
    for (const ticket of this.meetings.over(proposal)) this.reliability.played(ticket);
  }

  /** There is no table after all. */
  failed(proposal: number): void {
    this.meetings.over(proposal);
  }

  has(person: string): boolean {
    return this.waiting.has(person) || this.pending.has(person);
  }

  proposalOf(person: string): Proposal | undefined {
    return this.pending.get(person)?.proposal;
  }

  /** Who has not said yet that they are there. */
  unconfirmed(proposal: Proposal): readonly string[] {
    return proposal.tickets.flatMap(({ person }) => {
      const pending = this.pending.get(person);
      return pending?.proposal === proposal && !pending.confirmed.has(person) ? [person] : [];
    });
  }

  /** `undefined` for somebody who is not in the queue, or is in a proposal. */
  statusOf(person: string, now: number): QueueStatus | undefined {
    const ticket = this.waiting.get(person);
    if (!ticket) return undefined;
    const waited = now - ticket.since;
    const { waiting, expectedMs } = this.outlook(ticket.wish, now);
    const window = windowAfter(waited);
    return {
      wish: ticket.wish,
      waiting,
      waitedSeconds: Math.floor(waited / 1000),
      ...(expectedMs === undefined
        ? {}
        : { expectedSeconds: Math.ceil(Math.max(0, expectedMs - waited) / 1000) }),
      ...(window === undefined ? {} : { window: Math.round(window) }),
      offersBots: offersBots(ticket, now),
    };
  }

  /** How many wait for something that fits, and how long it took others lately. */
  outlook(wish: Wish, now: number): { readonly waiting: number; readonly expectedMs: number | undefined } {
    return { waiting: this.waiting.countFor(wish), expectedMs: this.waits.expectedMs(wish, now) };
  }

  /** People in the queue, those in proposals included. */
  get size(): number {
    return this.waiting.size + this.pending.size;
  }

  /** Those of them who wait for that game. */
  sizeFor(game: string): number {
    const waiting = [...this.waiting.values()].filter(({ wish }) => wish.game === game);
    const pending = [...this.pending.values()].filter(({ proposal }) => proposal.wish.game === game);
    return waiting.length + pending.length;
  }

  /** In one pool, or in all of them. */
  private bringTogether(now: number, pool?: string): QueueEvent[] {
    const pools = pool === undefined ? this.waiting.poolNames() : [pool];
    return pools.flatMap((name) => this.bringTogetherIn(name, now));
  }

  /** Those who were there before when a match was ready choose first, and of them whoever has waited longest. */
  private bringTogetherIn(pool: string, now: number): QueueEvent[] {
    const events: QueueEvent[] = [];
    const ready = this.waiting
      .inPool(pool)
      .filter((ticket) => this.reliability.pausedUntil(ticket) <= now)
      .sort((a, b) => Number(b.isProven) - Number(a.isProven) || byOrder(a, b));
    const choosy = this.choosyAmong(ready, now);
    const areApart = (a: Ticket, b: Ticket) =>
      (choosy.has(a) && !b.isProven) || (choosy.has(b) && !a.isProven) || this.areApart(a, b);
    const isWaiting = (ticket: Ticket) => this.waiting.get(ticket.person) === ticket;
    for (const ticket of ready) {
      if (!isWaiting(ticket)) continue;
      const others = ready.filter(isWaiting);
      const group = groupAround(ticket, others, { now, areApart, sizesOf: this.options.sizesOf });
      if (!group) continue;
      const proposal = this.newProposal(group, now);
      const pending: Pending = { proposal, confirmed: new Set() };
      for (const { person } of group.tickets) this.pending.set(person, pending);
      events.push({ type: 'proposed', proposal });
    }
    return events;
  }

  /**
   * Those who were let down and take nobody unproven for now, because somebody else is about to be let down as
   * well. Else any number of people who never confirm would keep those two apart, one after the other.
   */
  private choosyAmong(ready: readonly Ticket[], now: number): ReadonlySet<Ticket> {
    const letDown = ready.filter(({ letDownAt }) => letDownAt !== undefined && now - letDownAt < CONFIRM_MS);
    if (letDown.length === 0) return new Set();
    const mayReturn = new Set(this.meetings.waiting());
    for (const { proposal, confirmed } of this.pending.values())
      for (const ticket of proposal.tickets) if (confirmed.has(ticket.person)) mayReturn.add(ticket);
    const wishes = new Map([...mayReturn].map(({ wish }) => [`${poolOf(wish)}/${wish.seats}`, wish]));
    return new Set(letDown.filter(({ wish }) => [...wishes.values()].some((other) => canMeet(other, wish))));
  }

  /** Who confirmed and is not at the table has let the others down like somebody who did not confirm. */
  private judge(now: number): void {
    for (const ticket of this.meetings.overdue(now)) this.reliability.missed(ticket, now);
  }

  private readonly areApart = (a: Ticket, b: Ticket): boolean =>
    this.options.areApart?.(a.person, b.person) ?? false;

  private newProposal({ tickets, size }: Group, now: number): Proposal {
    for (const { person } of tickets) this.waiting.delete(person);
    const [first] = tickets;
    if (!first) throw new Error('A proposal is made for somebody.');
    const { game, clock, rated } = first.wish;
    return { id: ++this.proposals, tickets, size, wish: { game, clock, rated }, until: now + CONFIRM_MS };
  }

  private agree(proposal: Proposal, now: number): QueueEvent {
    for (const { person, wish, since } of proposal.tickets) {
      this.pending.delete(person);
      this.waits.note({ wish, ms: now - since, at: now });
    }
    this.meetings.agreed(proposal, now);
    return { type: 'agreed', proposal };
  }

  /** Those whom `stays` lets through are in front of everybody now, in the order they had. */
  private dissolve({ proposal }: Pending, now: number, stays: (ticket: Ticket) => boolean): QueueEvent[] {
    for (const { person } of proposal.tickets) this.pending.delete(person);
    const staying = proposal.tickets.filter(stays);
    const first = -(this.returns += staying.length);
    return proposal.tickets.map((ticket): QueueEvent => {
      const place = staying.indexOf(ticket);
      if (place < 0) {
        this.reliability.missed(ticket, now);
        return { type: 'missed', ticket };
      }
      const isProven = this.reliability.isProven(ticket.person);
      const returned = { ...ticket, order: first + place, isProven, letDownAt: now };
      this.waiting.set(returned);
      return { type: 'returned', ticket: returned, proposal: proposal.id };
    });
  }
}

function offersBots({ since }: Ticket, now: number): boolean {
  return now - since >= OFFER_BOTS_MS;
}

function isSameWish(a: Wish, b: Wish): boolean {
  return a.seats === b.seats && poolOf(a) === poolOf(b);
}
