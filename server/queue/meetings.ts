import type { Proposal } from './matchmaker';
import type { Ticket } from './ticket';

/** How long those who confirmed have to be at their table; a page goes there at once. */
export const COME_MS = 10_000;
/** As long as their seats are kept. */
const KEPT_MS = 60_000;

interface Meeting {
  readonly tickets: readonly Ticket[];
  readonly since: number;
  /** Who is at the table now, and who was at any time. */
  here: ReadonlySet<string>;
  readonly came: Set<string>;
  /** Who has let the others down already. */
  readonly blamed: Set<string>;
  isDue: boolean;
}

/** Tables that were agreed on and have not begun: who has come to them, and who lets the others wait. */
export class Meetings {
  /** In the order in which they were agreed on. */
  private readonly byProposal = new Map<number, Meeting>();
  private readonly byPerson = new Map<string, Set<Meeting>>();

  agreed({ id, tickets }: Proposal, now: number): void {
    const nobody = { here: new Set<string>(), came: new Set<string>(), blamed: new Set<string>() };
    const meeting: Meeting = { tickets, since: now, ...nobody, isDue: false };
    this.byProposal.set(id, meeting);
    for (const { person } of tickets)
      this.byPerson.set(person, (this.byPerson.get(person) ?? new Set()).add(meeting));
  }

  seen(proposal: number, here: readonly string[]): void {
    const meeting = this.byProposal.get(proposal);
    if (!meeting) return;
    meeting.here = new Set(here);
    for (const person of here) meeting.came.add(person);
  }

  /** It has begun, or there will be none. Says whose it was. */
  over(proposal: number): readonly Ticket[] {
    const meeting = this.byProposal.get(proposal);
    if (!meeting) return [];
    this.byProposal.delete(proposal);
    for (const { person } of meeting.tickets) {
      const own = this.byPerson.get(person);
      own?.delete(meeting);
      if (own?.size === 0) this.byPerson.delete(person);
    }
    return meeting.tickets;
  }

  /** Those who are at fault when the time is up; to be asked before anything changes. */
  overdue(now: number): readonly Ticket[] {
    const found: Ticket[] = [];
    for (const [id, meeting] of this.byProposal) {
      if (now - meeting.since < COME_MS) break;
      if (now - meeting.since >= KEPT_MS) this.over(id);
      if (meeting.isDue) continue;
      meeting.isDue = true;
      for (const ticket of meeting.tickets) if (blames(meeting, ticket.person)) found.push(ticket);
    }
    return found;
  }

  /** Somebody looks for another table: because nobody came to the one they had, or is that their own fault? */
  left(person: string): 'let down' | 'at fault' | undefined {
    for (const meeting of this.byPerson.get(person) ?? []) {
      if (meeting.blamed.has(person)) continue;
      return !meeting.isDue && blames(meeting, person) ? 'at fault' : 'let down';
    }
    return undefined;
  }

  /** Those who wait at their tables, and may be back. */
  *waiting(): Iterable<Ticket> {
    for (const { tickets, here } of this.byProposal.values())
      for (const ticket of tickets) if (here.has(ticket.person)) yield ticket;
  }
}

/** Who is not there, unless they were and somebody else never. Once. */
function blames({ tickets, here, came, blamed }: Meeting, person: string): boolean {
  const hasWaited = came.has(person) && tickets.some((other) => !came.has(other.person));
  if (here.has(person) || hasWaited || blamed.has(person)) return false;
  blamed.add(person);
  return true;
}
