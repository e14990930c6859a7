import type { Ticket } from './ticket';

interface Conduct {
  readonly isProven: boolean;
  readonly misses: number;
  readonly missedAt: number;
}

const NOTHING_KNOWN: Conduct = { isProven: false, misses: 0, missedAt: -Infinity };
export const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const FORGIVEN_AFTER_MS = 60 * 60_000;
const MOST_KEPT = 10_000;
/** Of one address, among whom there may be many people: so many misses cost nobody anything. */
const FREE_MISSES = 2;
const LONGEST_PAUSE_OF_ADDRESS_MS = 30_000;

type Waiting = Pick<Ticket, 'person' | 'from'>;

/** Who is there when a match is ready, and who let others down: those wait longer each time before the next one. */
export class Reliability {
  /** Those of whom something was heard last are last. */
  private readonly byPerson = new Map<string, Conduct>();

  confirmed(person: string): void {
    this.note(person, { ...this.of(person), isProven: true });
  }

  /** A match came of it. */
  played({ person, from }: Waiting): void {
    for (const key of keysOf(person, from)) {
      const known = this.of(key);
      this.note(key, { ...known, misses: Math.max(0, known.misses - 1) });
    }
  }

  missed({ person, from }: Waiting, now: number): void {
    for (const key of keysOf(person, from)) {
      const { misses, missedAt } = this.of(key);
      const before = now - missedAt < FORGIVEN_AFTER_MS ? misses : 0;
      this.note(key, { isProven: false, misses: before + 1, missedAt: now });
    }
  }

  isProven(person: string): boolean {
    return this.of(person).isProven;
  }

  /**
   * Until then they are not matched again. Identities cost nothing, so whoever has never been there when a match was
   * ready waits for what others of the same address have done, too, but not as long.
   */
  pausedUntil({ person, from }: Waiting): number {
    const own = pauseEnd(this.of(person), 0, LONGEST_PAUSE_MS);
    if (from === undefined || this.isProven(person)) return own;
    return Math.max(own, pauseEnd(this.of(addressKey(from)), FREE_MISSES, LONGEST_PAUSE_OF_ADDRESS_MS));
  }

  private of(person: string): Conduct {
    return this.byPerson.get(person) ?? NOTHING_KNOWN;
  }

  private note(person: string, conduct: Conduct): void {
    this.byPerson.delete(person);
    this.byPerson.set(person, conduct);
    if (this.byPerson.size <= MOST_KEPT) return;
    for (const oldest of this.byPerson.keys()) {
      this.byPerson.delete(oldest);
      break;
    }
  }
}

function pauseEnd({ misses, missedAt }: Conduct, free: number, longestMs: number): number {
  return misses <= free
    ? -Infinity
    : missedAt + Math.min(longestMs, FIRST_PAUSE_MS * 2 ** (misses - free - 1));
}

/** No id of a person has a colon. */
function addressKey(from: string): string {
  return `from:${from}`;
}

function keysOf(person: string, from: string | undefined): readonly string[] {
  return from === undefined ? [person] : [person, addressKey(from)];
}
