import { isIP } from 'node:net';
import { Places } from '../base/limits';
import type { Ports } from '../base/ports';
import { Line } from './line';

/** What is on its way at the same time: to those who have answered, to those who never have, and to one of them. */
export const AT_ONCE = { known: 64, strangers: 32, domain: 8 };
/** With the first to each of those who have answered: they never wait for what is sent to others. */
const AT_ONCE_WITH_FIRST = 4 * AT_ONCE.known;
/** What waits for a place; but one of each person always may. */
export const MOST_WAITING = { all: 4096, domain: 1024, person: 16 };
/** Whoever has waited for so long is put off: what waits here is not kept from other nodes for ever. */
const PATIENCE_MS = 20_000;
/** Push services and channels are few; whoever answered longest ago makes room. */
const MOST_KNOWN = 1000;
/** Who takes longer is no better than a stranger: with eight of them all places would be taken. */
const SOON_MS = 1000;
/** Who is put off comes again: so long after the one before of the same domain, within some minutes. */
const SHORTEST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 5 * 60_000;
const PACE_MS = 250;

/** Gives a place back. `answeredMs`: after how long there was an answer, if there was one; `unasked` when nothing was sent. */
export type Leave = (answeredMs: number | 'silent' | 'unasked') => void;

/** Hears of its place, or of none. */
interface Waiting {
  take(leave: Leave | undefined): void;
}

/**
 * Who is sent something while others are. An address that hangs is waited for, and whoever wants to hold everybody up gives us
 * hundreds of them. So names below one domain, which cost nothing, count together; names that answered soon when they were last
 * asked have room that no stranger takes, not even one below the same domain; and whoever has to wait does so by turns, of
 * domains, in each of them of names, and for each of those of people.
 */
export class Lanes {
  private readonly lanes = new Places(AT_ONCE.domain);
  /** Names, whole. */
  private readonly known = new Set<string>();
  private readonly taken = { known: 0, strangers: 0 };
  /** By domain; who was served last comes last. */
  private readonly lines = new Map<string, Line<Waiting>>();
  private waiting = 0;
  /** When the last of a lane that was put off comes again. */
  private readonly turns = new Map<string, number>();
  private isClosed = false;

  constructor(private readonly ports: Pick<Ports, 'setTimer'>) {}

  /** Resolves with how to leave when there is a place, and with nothing where there was none for too long, or too many wait. */
  enter(hostname: string, person: string): Promise<Leave | undefined> {
    const name = nameOf(hostname);
    const domain = domainOf(name);
    if (!this.lines.get(domain)?.hasName(name) && this.hasPlace(name))
      return Promise.resolve(this.take(name));
    if (this.isClosed || this.isCrowded(domain, person)) return Promise.resolve(undefined);
    return new Promise((resolve) => this.queue(name, person, resolve));
  }

  /** How long somebody is put off: thousands come again one after the other, and not all at once. */
  waitMs(hostname: string, now: number): number {
    const lane = this.laneOf(nameOf(hostname));
    for (const [other, at] of this.turns) if (at < now) this.turns.delete(other);
    const turn = Math.max(this.turns.get(lane) ?? 0, now) + PACE_MS;
    this.turns.set(lane, turn);
    return SHORTEST_WAIT_MS + ((turn - now) % (LONGEST_WAIT_MS - SHORTEST_WAIT_MS));
  }

  /** Nobody waits any more, and nobody will. */
  close(): void {
    this.isClosed = true;
    const anybody = () => true;
    for (const line of this.lines.values())
      for (let next = line.next(anybody); next; next = line.next(anybody)) next.waiting.take(undefined);
    this.lines.clear();
  }

  private isCrowded(domain: string, person: string): boolean {
    const line = this.lines.get(domain);
    const own = line?.sizeOf(person) ?? 0;
    if (own === 0) return false;
    const isFull = this.waiting >= MOST_WAITING.all || (line?.size ?? 0) >= MOST_WAITING.domain;
    return isFull || own >= MOST_WAITING.person;
  }

  private queue(name: string, person: string, resolve: (leave: Leave | undefined) => void): void {
    const domain = domainOf(name);
    const line = this.lines.get(domain) ?? new Line();
    this.lines.set(domain, line);
    const waiting: Waiting = {
      take: (leave) => {
        cancel();
        this.waiting--;
        resolve(leave);
      },
    };
    const cancel = this.ports.setTimer(PATIENCE_MS, () => {
      line.remove(name, person, waiting);
      if (line.size === 0) this.lines.delete(domain);
      waiting.take(undefined);
    });
    line.add(name, person, waiting);
    this.waiting++;
  }

  /** Whoever is served goes to the end, and is looked at again there. */
  private serve(): void {
    for (const [domain, line] of this.lines) {
      const next = line.next((name) => this.hasPlace(name));
      if (!next) continue;
      this.lines.delete(domain);
      if (line.size > 0) this.lines.set(domain, line);
      next.waiting.take(this.take(next.name));
    }
  }

  private hasPlace(name: string): boolean {
    const lane = this.laneOf(name);
    if (this.lanes.areTaken(lane)) return false;
    if (!this.known.has(name)) return this.taken.strangers < AT_ONCE.strangers;
    const isFirst = !this.lanes.isAnyTaken(lane);
    return this.taken.known < (isFirst ? AT_ONCE_WITH_FIRST : AT_ONCE.known);
  }

  private take(name: string): Leave {
    const kind = this.known.has(name) ? 'known' : 'strangers';
    const leave = this.lanes.take(this.laneOf(name));
    this.taken[kind]++;
    return (answeredMs) => {
      leave?.();
      this.taken[kind]--;
      if (answeredMs !== 'unasked') this.judge(name, answeredMs);
      this.serve();
    };
  }

  private judge(name: string, answeredMs: number | 'silent'): void {
    this.known.delete(name);
    if (answeredMs === 'silent' || answeredMs > SOON_MS) return;
    this.known.add(name);
    const [eldest] = this.known;
    if (this.known.size > MOST_KNOWN && eldest !== undefined) this.known.delete(eldest);
  }

  /** Of each domain there are two: one for its names that are known, and one for the rest. */
  private laneOf(name: string): string {
    return `${this.known.has(name) ? 'known' : 'strange'} ${domainOf(name)}`;
  }
}

/** As it is compared. Addresses in figures are all one, as nobody serves calls by them. */
function nameOf(hostname: string): string {
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname.replace(/\.$/, '') : '';
}

/** What costs something to have: the last two words of a name. */
function domainOf(name: string): string {
  return name.split('.').slice(-2).join('.');
}
