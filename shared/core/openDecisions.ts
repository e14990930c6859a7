import type { Question, Seat } from './flow';
import type { HeldAnswer, Input } from './game';
import { times } from './times';

/** A question under the number that its answer must echo. */
export interface Numbered {
  readonly id: number;
  readonly question: Question;
}

type Answer = Extract<Input, { type: 'answer' }>;

/**
 * What is asked at this moment, and of whom: numbers the decisions of each seat, and holds simultaneous answers
 * until the last one is in.
 */
export class OpenDecisions {
  /** All questions of this moment, each to another seat. */
  private questions: readonly Question[] = [];
  /** What each seat is asked; a seat that has answered keeps its entry until all have. */
  private readonly pending: (Numbered | undefined)[];
  private readonly held: (HeldAnswer | undefined)[];
  /** How many decisions were put to each seat so far. */
  readonly asked: number[];

  constructor(seats: number, askedBefore: readonly number[]) {
    this.asked = times(seats, (seat) => askedBefore[seat] ?? 0);
    this.pending = times(seats, () => undefined);
    this.held = times(seats, () => undefined);
  }

  open(questions: readonly Question[]): void {
    this.questions = questions;
    for (const question of questions) {
      const { seat } = question;
      this.pending[seat] = { id: this.nextId(seat), question };
    }
  }

  /** What a seat has still to answer. */
  waitingOf(seat: Seat): Numbered | undefined {
    return this.held[seat] === undefined ? this.pending[seat] : undefined;
  }

  heldBy(seat: Seat): HeldAnswer | undefined {
    return this.held[seat];
  }

  /** What the seat was asked cannot be taken back. */
  isFinal(seat: Seat): boolean {
    return this.pending[seat]?.question.final === true;
  }

  waitingFor(): Seat[] {
    const seats: Seat[] = [];
    for (let seat = 0; seat < this.pending.length; seat++) if (this.waitingOf(seat)) seats.push(seat);
    return seats;
  }

  /** Takes an answer that is legal. When it is the last one: all of them, in the order of the questions. */
  take({ seat, id, answer }: Answer, kind: string): readonly unknown[] | undefined {
    if (this.questions.length === 1) {
      this.pending[seat] = undefined;
      return [answer];
    }
    this.held[seat] = { id, kind, answer };
    if (this.questions.some((question) => this.held[question.seat] === undefined)) return undefined;
    return this.questions.map((question) => {
      const given = this.held[question.seat]?.answer;
      this.held[question.seat] = undefined;
      this.pending[question.seat] = undefined;
      return given;
    });
  }

  /** The decision is asked anew under a new id, so that a late packet cannot lock the old answer again. */
  takeBack(seat: Seat): void {
    this.held[seat] = undefined;
    const waiting = this.pending[seat];
    if (waiting) this.pending[seat] = { id: this.nextId(seat), question: waiting.question };
  }

  private nextId(seat: Seat): number {
    const id = (this.asked[seat] ?? 0) + 1;
    this.asked[seat] = id;
    return id;
  }
}
