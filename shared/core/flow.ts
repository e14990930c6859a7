/**
 * Rules are generator flows: they run until they need somebody's answer, ask, and go on with it.
 *
 *   const zone = yield* ask({ seat, kind: 'refuge', about: {}, options: zones, fallback: zones[0] });
 *
 * `ask` puts one question to one seat; `askAll` puts one to each of several seats at once and goes on when
 * the last answer is in, so that nothing of a simultaneous choice shows before all have chosen.
 */
export type Seat = number;

/** How much thought a question is worth. Without one it is an ordinary question in the middle of things. */
export type Pace = 'long';

/** What the rules want to know from one seat. The match runner turns it into a numbered Decision. */
export interface Question<K extends string = string, About = unknown, Answer = unknown> {
  readonly seat: Seat;
  readonly kind: K;
  /** What to show the seat; only what it may know. */
  readonly about: About;
  /** One that a seat plans with: its clock is the long one. */
  readonly pace?: Pace;
  /** A simultaneous answer that cannot be taken back while others still think. */
  readonly final?: true;
  /** Every legal answer, where that is a short list. */
  options?: readonly Answer[];
  /** What they are after the seat has given a standing order, where that makes a difference. */
  readonly renewed?: () => readonly Answer[];
  /** Where it is not: what makes an answer legal. */
  readonly accepts?: (answer: unknown) => boolean;
  /** A legal and sensible answer by a fixed rule over what the seat may know; found only when it is looked at. */
  readonly fallback: () => Answer;
}

export type Flow<T> = Generator<readonly Question[], T, readonly unknown[]>;

/** The kinds of decision of a game: what is shown, and what is answered. */
export type DecisionKinds = Record<string, { about: unknown; answer: unknown }>;

export type QuestionOf<D extends DecisionKinds, K extends keyof D & string> = Question<
  K,
  D[K]['about'],
  D[K]['answer']
>;

/** `ask` and `askAll`, typed for one game's kinds of decision. */
export function asking<D extends DecisionKinds>() {
  /** A question with one legal answer is not asked (T3). */
  function* ask<K extends keyof D & string>(question: QuestionOf<D, K>): Flow<D[K]['answer']> {
    const { options } = question;
    if (options?.length === 1) return options[0];
    const answers = yield [question];
    return answers[0];
  }

  /** Always asked, even with one legal answer: skipping a seat would tell the others something. */
  function* askAll<K extends keyof D & string>(
    questions: readonly QuestionOf<D, K>[],
  ): Flow<readonly D[K]['answer'][]> {
    return yield questions;
  }

  return { ask, askAll };
}
