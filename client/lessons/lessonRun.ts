import {
  copyOf,
  isSame,
  type GameTypes,
  type Input,
  type Match,
  type Seat,
  type View,
} from '../../shared/core';
import type { AnyReplayKit } from '../../shared/games/kit';
import { LEARNER, type AnyLesson, type AnyStep, type Task } from './lesson';

type AnyTask = Task<GameTypes, unknown>;

/** What became of an answer of the learner. */
export type Outcome =
  | { readonly type: 'right' }
  /** `events`: what it would have led to; the match stands where it was. */
  | {
      readonly type: 'wrong';
      readonly say: ((text: unknown) => string) | undefined;
      readonly view: View<GameTypes>;
      readonly events: readonly GameTypes['event'][];
    }
  | { readonly type: 'refused'; readonly code: 'no-decision' | 'stale' | 'illegal' | 'malformed' | 'over' };

/** Others may answer so often before the learner's turn comes; more is a lesson that never goes on. */
const PATIENCE = 400;

/** A lesson on its way: pure, so that a test can play it. What it has come to is its inputs. */
export class LessonRun {
  private match: Match<GameTypes>;
  private inputs: Input[] = [];
  private at = 0;

  constructor(
    private readonly kit: AnyReplayKit,
    readonly lesson: AnyLesson,
    saved?: Saved,
  ) {
    this.match = this.from([]);
    if (saved) this.resume(saved);
    this.enter();
  }

  get step(): AnyStep | undefined {
    return this.lesson.steps[this.at];
  }

  get stepNumber(): number {
    return this.at;
  }

  get isDone(): boolean {
    return this.at >= this.lesson.steps.length;
  }

  get events(): readonly GameTypes['event'][] {
    return this.match.events;
  }

  /** What the learner sees; nothing is asked while there is something to read. */
  get view(): View<GameTypes> {
    // The match goes on with its state: what is shown stays as it was.
    const view = copyOf(this.match.view(LEARNER));
    return this.step?.task ? view : { ...view, decision: undefined };
  }

  get saved(): Saved {
    return { step: this.at, inputs: this.inputs };
  }

  /** Past something to read. */
  goOn(): void {
    if (this.isDone || this.step?.task) return;
    this.at++;
    this.enter();
  }

  answer(id: number, answer: unknown): Outcome {
    const task = this.step?.task;
    if (!task) return { type: 'refused', code: 'no-decision' };
    const input = answerOf(LEARNER, id, answer);
    const verdict = this.match.check(input);
    if (!verdict.ok) return { type: 'refused', code: verdict.code };
    if (!isRight(task, answer)) return this.wouldBe(task, input);
    this.take(input);
    if (isFree(task)) this.play(task);
    else this.at++;
    this.enter();
    return { type: 'right' };
  }

  /** The answer that "Show me" gives. */
  example(): unknown {
    const task = this.step?.task;
    if (!task) return undefined;
    return isFree(task) ? this.match.decision(LEARNER)?.fallback : task.answer;
  }

  /** What does not change the match is taken as it comes. */
  arrange(arrangement: unknown): boolean {
    const input: Input = { type: 'arrange', seat: LEARNER, arrangement };
    if (!this.match.check(input).ok) return false;
    this.take(input);
    return true;
  }

  private wouldBe(task: AnyTask, input: Input & { type: 'answer' }): Outcome {
    const told = this.match.events.length;
    const other = this.from(this.inputs);
    other.submit(input);
    answerForOthers(other, this.lesson, () => other.isWaitingFor(LEARNER));
    const mistakes = isFree(task) ? [] : task.mistakes;
    const mistake = mistakes.find((one) => one.is?.(input.answer) ?? true);
    return {
      type: 'wrong',
      say: mistake?.say,
      view: { ...other.view(LEARNER), decision: undefined },
      events: other.events.slice(told),
    };
  }

  /** Comes to where the step is about something: others answer until the learner is asked for what it awaits. */
  private enter(): void {
    const { task, after } = this.step ?? {};
    if (task && isFree(task)) return this.play(task);
    const kind = task?.kind ?? after;
    if (kind === undefined) return;
    const isAsked = () => this.match.question(LEARNER)?.question.kind === kind;
    answerForOthers(this.match, this.lesson, isAsked, this.inputs);
    if (!isAsked()) throw new Error(`Lesson ${this.lesson.id}: nothing leads to ${kind}.`);
  }

  private play(task: Extract<AnyTask, { isDone: unknown }>): void {
    const isUp = () => task.isDone(this.match.state.open) || this.match.isWaitingFor(LEARNER);
    answerForOthers(this.match, this.lesson, isUp, this.inputs);
    if (!task.isDone(this.match.state.open) && !this.match.isOver) return;
    this.at++;
    this.enter();
  }

  private take(input: Input): void {
    this.match.submit(input);
    this.inputs.push(input);
  }

  private from(inputs: readonly Input[]): Match<GameTypes> {
    const { config } = this.lesson;
    const match = this.kit.runner.resume(this.kit.rules, config, this.lesson.start());
    for (const input of inputs) if (!match.submit(input).ok) throw new Error('The lesson has changed.');
    return match;
  }

  /** What was kept by an earlier release may not fit any more: then it begins anew. */
  private resume({ step, inputs }: Saved): void {
    try {
      const match = this.from(inputs);
      this.match = match;
      this.inputs = [...inputs];
      this.at = step;
    } catch {
      this.at = 0;
    }
  }
}

export interface Saved {
  readonly step: number;
  readonly inputs: readonly Input[];
}

function isFree(task: AnyTask): task is Extract<AnyTask, { isDone: unknown }> {
  return 'isDone' in task;
}

function isRight(task: AnyTask, answer: unknown): boolean {
  if (isFree(task)) return true;
  return task.isRight?.(answer) ?? isSame(task.answer, answer);
}

/** Everybody but the learner answers, and the learner where nothing is taught about it, until `isThere`. */
function answerForOthers(
  match: Match<GameTypes>,
  lesson: AnyLesson,
  isThere: () => boolean,
  inputs: Input[] = [],
): void {
  for (let answers = 0; !match.isOver && (!isThere() || othersWait(match)); answers++) {
    if (answers > PATIENCE) throw new Error(`Lesson ${lesson.id} does not come to an end.`);
    const seat = nextOf(match);
    if (seat === undefined) return;
    const decision = match.decision(seat);
    if (!decision) return;
    const planned = answerOf(
      seat,
      decision.id,
      lesson.reply?.(decision, match.view(seat)) ?? decision.fallback,
    );
    // After a mistake what was planned may not be possible.
    const input = match.check(planned).ok ? planned : answerOf(seat, decision.id, decision.fallback);
    match.submit(input);
    inputs.push(input);
  }
}

function answerOf(seat: Seat, id: number, answer: unknown): Input & { type: 'answer' } {
  return { type: 'answer', seat, id, answer };
}

const othersWait = (match: Match<GameTypes>) => match.waitingFor().some((seat) => seat !== LEARNER);

function nextOf(match: Match<GameTypes>): Seat | undefined {
  const waiting = match.waitingFor();
  return waiting.find((seat) => seat !== LEARNER) ?? waiting[0];
}
