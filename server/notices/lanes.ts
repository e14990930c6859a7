import { isIP } from 'node:net';
import { Places } from '../base/limits';

/** What is on its way at the same time: to those who have answered, to those who never have, and to one of them. */
export const AT_ONCE = { known: 64, strangers: 32, domain: 8 };
/** With the first to each of those who have answered: they never wait for what is sent to others. */
const AT_ONCE_WITH_FIRST = 4 * AT_ONCE.known;
/** Push services and channels are few; whoever answered longest ago makes room. */
const MOST_KNOWN = 1000;
/** Who takes longer is no better than a stranger: with eight of them all places would be taken. */
const SOON_MS = 1000;
const SHORTEST_WAIT_MS = 2000;
/** Who has no place comes again: after which time at the latest, and how long after the one before of the same domain. */
const RETURNS = {
  known: { paceMs: 50, withinMs: 30_000 },
  stranger: { paceMs: 500, withinMs: 2 * 60_000 },
  /** A domain all of whose places are taken: each that comes again costs a look, and most find no place. */
  full: { paceMs: 500, withinMs: 10 * 60_000 },
};
/** How long a stranger waits for each that came before: about as long as a place is taken by one that hangs, shared by all places. */
const TURN_MS = 150;
/** Who does not come when it is its turn loses it. */
const LATE_MS = 3000;

/**
 * Who is sent something while others are. An address that hangs is waited for, and whoever wants to hold everybody up gives us
 * hundreds of them: names below one domain cost nothing, so they count together; those who answered soon when they were last asked
 * have room that no stranger takes; and strangers are served by turns, one of each domain.
 */
export class Lanes {
  private readonly domains = new Places(AT_ONCE.domain);
  private readonly known = new Set<string>();
  /** When the last of a domain that waits comes again. */
  private readonly turns = new Map<string, number>();
  /** Strangers without a place, whoever came first before all others, and until when each is waited for. */
  private readonly waiting = new Map<string, number>();
  private readonly taken = { known: 0, strangers: 0 };

  /**
   * How long somebody waits for whom there is no place: thousands come again one after the other, and not all at once in front
   * of everybody else.
   */
  waitMs(hostname: string, now: number): number {
    const domain = domainOf(hostname);
    for (const [other, at] of this.turns) if (at + SHORTEST_WAIT_MS < now) this.turns.delete(other);
    const { paceMs, withinMs } = this.returnsOf(domain);
    const earliest = this.waiting.has(domain) ? now + this.ahead(domain) * TURN_MS : now;
    const turn = Math.max(earliest, (this.turns.get(domain) ?? -Infinity) + paceMs);
    this.turns.set(domain, turn);
    const wait = SHORTEST_WAIT_MS + ((turn - now) % (withinMs - SHORTEST_WAIT_MS));
    const until = this.waiting.get(domain);
    if (until !== undefined) this.waiting.set(domain, Math.max(until, now + wait + LATE_MS));
    return wait;
  }

  private returnsOf(domain: string) {
    if (this.known.has(domain)) return RETURNS.known;
    return this.domains.areTaken(domain) ? RETURNS.full : RETURNS.stranger;
  }

  /** Says how to tell after how long it answered, if it did, which gives the place back; `undefined` when it has to wait. */
  take(hostname: string, now: number): ((answeredMs: number | undefined) => void) | undefined {
    const domain = domainOf(hostname);
    const kind = this.known.has(domain) ? 'known' : 'strangers';
    const leave = this.hasPlace(domain, kind, now) && this.domains.take(domain);
    if (!leave) return undefined;
    this.waiting.delete(domain);
    this.taken[kind]++;
    return (answeredMs = Infinity) => {
      leave();
      this.taken[kind]--;
      this.known.delete(domain);
      if (answeredMs <= SOON_MS) this.know(domain);
    };
  }

  private hasPlace(domain: string, kind: 'known' | 'strangers', now: number): boolean {
    if (kind === 'known') {
      const most = this.domains.isAnyTaken(domain) ? AT_ONCE.known : AT_ONCE_WITH_FIRST;
      return this.taken.known < most;
    }
    for (const [other, until] of this.waiting) if (until < now) this.waiting.delete(other);
    if (this.domains.areTaken(domain)) return false;
    if (this.ahead(domain) < AT_ONCE.strangers - this.taken.strangers) return true;
    if (!this.waiting.has(domain)) this.waiting.set(domain, now + LATE_MS);
    return false;
  }

  /** How many strangers have waited longer. */
  private ahead(domain: string): number {
    let count = 0;
    for (const other of this.waiting.keys()) {
      if (other === domain) return count;
      count++;
    }
    return this.waiting.size;
  }

  private know(domain: string): void {
    this.known.add(domain);
    const [eldest] = this.known;
    if (this.known.size > MOST_KNOWN && eldest !== undefined) this.known.delete(eldest);
  }
}

/** What costs something to have: the last two words of a name. Addresses in figures are all one, as nobody serves calls by them. */
function domainOf(hostname: string): string {
  const isFigures = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isFigures ? '' : hostname.replace(/\.$/, '').split('.').slice(-2).join('.');
}
