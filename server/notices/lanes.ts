import { isIP } from 'node:net';
import { Places } from '../base/limits';

/** What is on its way at the same time: to all, to those that have never answered us, and to one of them. */
export const AT_ONCE = { all: 64, strangers: 32, domain: 8 };
/** With the first to each of those who have answered: they never wait for what is sent to others. */
const AT_ONCE_WITH_FIRST = 4 * AT_ONCE.all;
/** Push services and channels are few; whoever answered longest ago makes room. */
const MOST_KNOWN = 1000;
/** Who takes longer is no better than a stranger: with eight of them all places would be taken. */
const SOON_MS = 1000;
const SHORTEST_WAIT_MS = 2000;
/** Who has no place comes again: after which time at the latest, and how long after the one before. */
const RETURNS = {
  known: { paceMs: 50, withinMs: 30_000 },
  strangers: { paceMs: 250, withinMs: 2 * 60_000 },
  /** A domain all of whose places are taken: each that comes again costs a look, and most find no place. */
  full: { paceMs: 500, withinMs: 10 * 60_000 },
};

/**
 * Who is sent something while others are. An address that hangs is waited for, and whoever wants to hold everybody up gives us
 * hundreds of them: names below one domain cost nothing, so they count together, and those who answered soon when they were last asked
 * have room that no stranger takes.
 */
export class Lanes {
  private readonly domains = new Places(AT_ONCE.domain);
  private readonly known = new Set<string>();
  /** When the last of those who wait comes again: by domain, and for all other strangers. */
  private readonly turns = new Map<string, number>();
  private strangers = 0;
  private taken = 0;

  /**
   * How long somebody waits for whom there is no place: thousands come again one after the other, and not all at once in front
   * of everybody else.
   */
  waitMs(hostname: string, now: number): number {
    const [key, { paceMs, withinMs }] = this.queueOf(domainOf(hostname));
    const turn = Math.max(this.turns.get(key) ?? 0, now) + paceMs;
    for (const [other, at] of this.turns) if (at < now) this.turns.delete(other);
    this.turns.set(key, turn);
    return SHORTEST_WAIT_MS + ((turn - now) % (withinMs - SHORTEST_WAIT_MS));
  }

  private queueOf(domain: string) {
    if (this.known.has(domain)) return [domain, RETURNS.known] as const;
    if (this.domains.areTaken(domain)) return [domain, RETURNS.full] as const;
    return [STRANGERS, RETURNS.strangers] as const;
  }

  /** Says how to tell after how long it answered, if it did, which gives the place back; `undefined` when it has to wait. */
  take(hostname: string): ((answeredMs: number | undefined) => void) | undefined {
    const domain = domainOf(hostname);
    const isStranger = !this.known.has(domain);
    const isFirst = !isStranger && !this.domains.isAnyTaken(domain);
    if (this.taken >= (isFirst ? AT_ONCE_WITH_FIRST : AT_ONCE.all)) return undefined;
    if (isStranger && this.strangers >= AT_ONCE.strangers) return undefined;
    const leave = this.domains.take(domain);
    if (!leave) return undefined;
    this.taken++;
    if (isStranger) this.strangers++;
    return (answeredMs = Infinity) => {
      leave();
      this.taken--;
      if (isStranger) this.strangers--;
      this.known.delete(domain);
      if (answeredMs <= SOON_MS) this.know(domain);
      else this.turns.delete(domain);
    };
  }

  private know(domain: string): void {
    this.known.add(domain);
    const [eldest] = this.known;
    if (this.known.size > MOST_KNOWN && eldest !== undefined) this.known.delete(eldest);
  }
}

/** No domain. */
const STRANGERS = '*';

/** What costs something to have: the last two words of a name. Addresses in figures are all one, as nobody serves calls by them. */
function domainOf(hostname: string): string {
  const isFigures = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isFigures ? '' : hostname.replace(/\.$/, '').split('.').slice(-2).join('.');
}
