import type { GameTypes, KindOf, Position, Seat, View } from '../../shared/core';

/**
 * A lesson as data: where it begins, and step by step what is said and what the learner does. It runs on the real rules, in
 * the page alone. The learner sits in seat 0.
 */
export interface Lesson<T extends GameTypes, Text> {
  readonly id: string;
  readonly title: (text: Text) => string;
  /** In a line, for the list. */
  readonly about: (text: Text) => string;
  readonly config: T['config'];
  start(): Position<T>;
  readonly steps: readonly Step<T, Text>[];
  /** What others answer, and the learner where nothing is taught about it; what is not said here is the fallback. */
  reply?(asked: T['decision'], view: View<T>): T['decision']['fallback'] | undefined;
  /** Cards are chosen one by one here, as the rules have it after a mishap: nothing is said of mishaps. */
  readonly isLoose?: boolean;
}

/** Without a task it is read, and gone past by a press. */
export interface Step<T extends GameTypes, Text> {
  readonly say: (text: Text) => string;
  readonly task?: Task<T, Text>;
  /** Before it is said, the match goes on until the learner is asked this. */
  readonly after?: KindOf<T>;
  /** The elements of the page that are spoken of, as a selector: they get a ring. */
  readonly spot?: string;
}

export type Task<T extends GameTypes, Text> =
  | {
      readonly [K in KindOf<T>]: TaskOf<T, Text, K>;
    }[KindOf<T>]
  | FreeTask<T>;

/** One answer of a kind is awaited. */
export interface TaskOf<T extends GameTypes, Text, K extends KindOf<T>> {
  readonly kind: K;
  /** A right one: it is what "Play it for me" does. */
  readonly answer: T['decisions'][K]['answer'];
  /** Whether another one is as good; without it none is. */
  isRight?(answer: T['decisions'][K]['answer']): boolean;
  /** After what a wrong one leads to was shown: why the other is better. The first that fits is said. */
  readonly mistakes: readonly Mistake<T['decisions'][K]['answer'], Text>[];
}

export interface Mistake<Answer, Text> {
  /** Without it: whatever else was answered. */
  is?(answer: Answer): boolean;
  readonly say: (text: Text) => string;
}

/** The learner answers whatever is asked as they like, until then. */
export interface FreeTask<T extends GameTypes> {
  isDone(open: T['open']): boolean;
}

/** Any game's. */
export type AnyLesson = Lesson<GameTypes, unknown>;
export type AnyStep = Step<GameTypes, unknown>;

/** All lessons of a game in the order in which they are learnt, with their words. */
export interface LessonBook {
  readonly lessons: readonly AnyLesson[];
  readonly text: unknown;
  /** Who sits at the table of a lesson besides the learner. */
  nameOf(seat: Seat): string;
}

export const LEARNER: Seat = 0;
