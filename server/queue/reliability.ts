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

/** Who is there when a match is ready, and who let others down: those wait longer each time before the next one. */
export class Reliability {
  /** Those of whom something was heard last are last. */
  private readonly byPerson = new Map<string, Conduct>();

  confirmed(person: string): void {
    this.note(person, { ...this.of(person), isProven: true });
  }

  /** A match came of it. */
  played(person: string): void {
    const known = this.of(person);
    this.note(person, { ...known, misses: Math.max(0, known.misses - 1) });
  }

  missed(person: string, now: number): void {
    const { misses, missedAt } = this.of(person);
    const before = now - missedAt < FORGIVEN_AFTER_MS ? misses : 0;
    this.note(person, { isProven: false, misses: before + 1, missedAt: now });
  }

  isProven(person: string): boolean {
    return this.of(person).isProven;
  }

  /** Until then they are not matched again. */
  pausedUntil(person: string): number {
    const { misses, missedAt } = this.of(person);
    return misses === 0
      ? -Infinity
      : missedAt + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (misses - 1));
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
