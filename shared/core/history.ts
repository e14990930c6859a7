import type { Seat } from './flow';
import type { Input, KnownInput } from './game';
import { isSame } from './plain';

/** Everything that was done in a match, in order, and where its last boundary lies in that. */
export class History {
  private readonly done: Input[] = [];
  /** The kind of decision that waited for the seat of each input; '' for none. */
  private readonly kinds: string[] = [];
  /** What everybody saw of standing orders that took effect at once. */
  private readonly shown = new Map<Input | KnownInput, unknown>();
  /** Who has answered since the last boundary: asked for at every standing order, of which there may be hundreds. */
  private answered: ReadonlySet<Seat> = NOBODY;
  /** How many inputs there were at the last boundary, and decisions put to each seat. */
  private boundary = 0;
  private readonly askedAtBoundary: number[];

  constructor(asked: readonly number[]) {
    this.askedAtBoundary = asked.slice();
  }

  get length(): number {
    return this.done.length;
  }

  /** Nothing has been done since the last boundary. */
  get isAtBoundary(): boolean {
    return this.done.length === this.boundary;
  }

  add(input: Input, kind: string): void {
    this.done.push(input);
    this.kinds.push(kind);
    if (input.type === 'answer' && !this.answered.has(input.seat))
      this.answered = new Set([...this.answered, input.seat]);
  }

  show(order: Input, shown: unknown): void {
    this.shown.set(order, shown);
  }

  shownBy(order: KnownInput): unknown {
    return this.shown.get(order);
  }

  answeredSinceBoundary(): ReadonlySet<Seat> {
    return this.answered;
  }

  passBoundary(asked: readonly number[]): void {
    this.boundary = this.done.length;
    this.answered = NOBODY;
    for (let seat = 0; seat < asked.length; seat++) this.askedAtBoundary[seat] = asked[seat] ?? 0;
  }

  inputs(): Input[] {
    return this.done.slice();
  }

  beforeBoundary(): Input[] {
    return this.done.slice(0, this.boundary);
  }

  /** What was done since the last boundary and still stands. */
  sinceBoundary(): KnownInput[] {
    const known: KnownInput[] = [];
    for (let i = this.boundary; i < this.done.length; i++) {
      const input = this.done[i];
      if (input?.type === 'arrange') known.push(input);
      else if (input?.type === 'answer') {
        known.push({ type: 'answer', seat: input.seat, kind: this.kinds[i] ?? '', answer: input.answer });
      } else if (input) {
        known.splice(
          known.findLastIndex((earlier) => earlier.type === 'answer' && earlier.seat === input.seat),
          1,
        );
      }
    }
    return known;
  }

  /** Decisions put to each seat before the one that is open: one taken back was asked for nothing. */
  askedBefore(): number[] {
    const asked = this.askedAtBoundary.slice();
    for (const { type, seat } of this.done.slice(this.boundary)) {
      if (type === 'retract') asked[seat] = (asked[seat] ?? 0) + 1;
    }
    return asked;
  }

  /** This very answer was accepted before and has not been taken back. */
  has({ seat, id, answer }: Input & { type: 'answer' }): boolean {
    const before = this.done.findLast(
      (input) => input.type !== 'arrange' && input.seat === seat && input.id === id,
    );
    return before?.type === 'answer' && isSame(before.answer, answer);
  }
}

const NOBODY: ReadonlySet<Seat> = new Set();
