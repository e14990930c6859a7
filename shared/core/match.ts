import type { Flow, Question, Seat } from './flow';
import type {
  DecisionOf,
  Game,
  GameTypes,
  Input,
  Knowledge,
  KnownInput,
  MatchRecord,
  Position,
  RefusalCode,
  StateOf,
  Table,
  Verdict,
  View,
  Viewer,
} from './game';
import { copyOf, isSame } from './plain';
import { Streams } from './random';
import { redact } from './redact';

/**
 * Runs one match: drives the game's flow with answers, numbers the decisions, holds simultaneous answers
 * until the last one is in, and keeps the record. Everything is synchronous and deterministic.
 */
export class Match<T extends GameTypes> {
  readonly events: T['event'][] = [];
  private readonly inputs: Input[] = [];
  private readonly table: Table<T>;
  private flow: Flow<void> | undefined;
  /** What is asked now: all questions of one moment, each to another seat. */
  private questions: readonly Question[] = [];
  /** What each seat is asked now; a seat that has answered keeps its entry until the flow goes on. */
  private readonly pending: (Pending | undefined)[];
  private readonly held: ({ id: number; answer: unknown } | undefined)[];
  private readonly asked: number[];
  /** The kind of decision that each input answered; '' for one that is no answer. */
  private readonly kinds: string[] = [];
  /** How many inputs and events there were at the last boundary, and decisions put to each seat. */
  private readonly boundary: { inputs: number; events: number; asked: number[] };
  /** How many boundaries there were so far, and before which of them to stop. */
  private boundaries = 0;
  private lastToReach = Infinity;
  private follower: Match<T> | undefined;

  private constructor(
    readonly game: Game<T>,
    readonly config: T['config'],
    readonly state: StateOf<T>,
    private readonly start: { seed: string } | { position: Position<T> },
    asked: readonly number[],
  ) {
    const seats = game.seatsOf(config);
    this.asked = Array.from({ length: seats }, (_, seat) => asked[seat] ?? 0);
    this.pending = new Array<undefined>(seats).fill(undefined);
    this.held = new Array<undefined>(seats).fill(undefined);
    this.boundary = { inputs: 0, events: 0, asked: this.asked.slice() };
    const { open, secrets, hidden } = state;
    this.table = {
      config,
      open,
      secrets,
      hidden,
      random: new Streams(state.random),
      emit: (event) => this.events.push(event),
    };
  }

  static create<T extends GameTypes>(game: Game<T>, config: T['config'], seed: string): Match<T> {
    const match = new Match(game, config, game.begin(config, seed), { seed }, NOBODY_ASKED);
    match.run();
    return match;
  }

  /** Starts from plain state at a boundary and gives the inputs that lead on from there. */
  static resume<T extends GameTypes>(game: Game<T>, config: T['config'], position: Position<T>): Match<T> {
    const match = new Match(game, config, copyOf(position.state), { position }, position.asked);
    match.run();
    for (const known of position.inputs) match.mustSubmit(match.inputFrom(known));
    return match;
  }

  /** Plays a record again. Throws where the record cannot have come from these rules. */
  static replay<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>): Match<T> {
    if (record.game !== game.id) throw new Error(`This is a record of ${record.game}, not of ${game.id}.`);
    if (record.rulesVersion !== game.rulesVersion) {
      throw new Error(`The record was made by rules ${record.rulesVersion}; these are ${game.rulesVersion}.`);
    }
    const match = Match.create(game, record.config, record.seed);
    for (const input of record.inputs) match.mustSubmit(input);
    return match;
  }

  get isOver(): boolean {
    return this.game.isOver(this.state.open);
  }

  get outcome(): T['outcome'] | undefined {
    return this.game.outcome(this.state.open);
  }

  /** True when nothing has been done since the last boundary; the flow has run on to its first question. */
  get isAtBoundary(): boolean {
    return this.inputs.length === this.boundary.inputs;
  }

  /** The decision that waits for a seat, as plain data. */
  decision(seat: Seat): DecisionOf<T> | undefined {
    const waiting = this.isWaitingFor(seat) ? this.pending[seat] : undefined;
    if (!waiting) return undefined;
    const { id, question } = waiting;
    const { kind, about, options } = question;
    return { id, seat, kind, about, options, fallback: question.fallback() };
  }

  isWaitingFor(seat: Seat): boolean {
    return this.pending[seat] !== undefined && this.held[seat] === undefined;
  }

  /** The question behind a waiting decision: cheaper where the fallback does not matter, as in play-outs. */
  question(seat: Seat): { readonly id: number; readonly question: Question } | undefined {
    return this.isWaitingFor(seat) ? this.pending[seat] : undefined;
  }

  /** A simultaneous answer that is kept until the last seat has answered. */
  heldBy(seat: Seat): { readonly id: number; readonly answer: unknown } | undefined {
    return this.held[seat];
  }

  waitingFor(): Seat[] {
    const seats: Seat[] = [];
    for (let seat = 0; seat < this.pending.length; seat++) if (this.isWaitingFor(seat)) seats.push(seat);
    return seats;
  }

  view(viewer: Viewer): View<T> {
    const seen = { viewer, ...redact<T>(this.state, viewer), waitingFor: this.waitingFor() };
    if (viewer === 'spectator') return seen;
    return { ...seen, decision: this.decision(viewer), held: this.held[viewer] };
  }

  /** Says whether an input would be taken, and changes nothing. */
  check(input: Input): Verdict {
    const { seat } = input;
    if (!Number.isInteger(seat) || !(seat in this.pending)) return refuse('malformed');
    if (input.type !== 'arrange' && !Number.isSafeInteger(input.id)) return refuse('malformed');
    if (input.type === 'answer' && this.question(seat)?.id !== input.id && this.isRepeat(input))
      return REPEATED;
    if (this.isOver) return refuse('over');
    switch (input.type) {
      case 'answer':
        return this.checkAnswer(input);
      case 'retract':
        return this.held[seat]?.id === input.id ? FINE : refuse(this.held[seat] ? 'stale' : 'no-decision');
      case 'arrange': {
        const found = this.game.arrange.check(this.state, seat, input.arrangement);
        return found === 'fine' ? FINE : refuse(found);
      }
    }
  }

  /** Takes an input, or says why not. What is refused changes nothing. */
  submit(input: Input): Verdict {
    const verdict = this.check(input);
    if (!verdict.ok || verdict.repeat) return verdict;
    this.inputs.push(input);
    this.kinds.push(input.type === 'answer' ? (this.pending[input.seat]?.question.kind ?? '') : '');
    switch (input.type) {
      case 'answer':
        this.take(input);
        break;
      case 'retract':
        this.takeBack(input);
        break;
      case 'arrange':
        this.game.arrange.apply(this.state, input.seat, input.arrangement);
        break;
    }
    return verdict;
  }

  /** The match as data. Only for a match that was created from a seed. */
  record(): MatchRecord<T> {
    if (!('seed' in this.start)) throw new Error('A match that began from a position has no record.');
    const { id, rulesVersion } = this.game;
    return {
      game: id,
      rulesVersion,
      config: this.config,
      seed: this.start.seed,
      inputs: this.inputs.slice(),
    };
  }

  /** The last boundary and the inputs since: a place to go on from. */
  position(): Position<T> {
    return {
      state: copyOf(this.lastBoundary()),
      asked: this.askedBefore(),
      inputs: this.sinceBoundary(),
    };
  }

  /** Everything a viewer may know, for `Game.sample`. */
  knowledge(viewer: Viewer): Knowledge<T> {
    return {
      config: this.config,
      now: this.view(viewer),
      boundary: { viewer, ...redact<T>(this.lastBoundary(), viewer), waitingFor: [] },
      since: this.sinceBoundary().flatMap((input) => this.asKnownTo(viewer, input)),
      asked: this.askedBefore(),
      events: this.events,
      eventsAtBoundary: this.boundary.events,
    };
  }

  /** Decisions put to each seat before the one that is open: one taken back was asked for nothing. */
  private askedBefore(): number[] {
    const asked = this.boundary.asked.slice();
    for (const { type, seat } of this.inputs.slice(this.boundary.inputs)) {
      if (type === 'retract') asked[seat] = (asked[seat] ?? 0) + 1;
    }
    return asked;
  }

  /** What was done since the last boundary and still stands. */
  private sinceBoundary(): KnownInput[] {
    const known: KnownInput[] = [];
    for (let i = this.boundary.inputs; i < this.inputs.length; i++) {
      const input = this.inputs[i];
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

  private asKnownTo(viewer: Viewer, input: KnownInput): KnownInput[] {
    if (input.seat === viewer) return [input];
    // Another's order of weapons is secret (M6.2), and so is a simultaneous answer until all are in (R18).
    if (input.type === 'arrange' || this.held[input.seat]) return [];
    return [{ ...input, answer: this.game.publicAnswer(input.kind, input.answer) }];
  }

  /**
   * The state at the last boundary. Nobody keeps copies of it, which would slow every match down: where somebody asks,
   * a second match follows this one from boundary to boundary.
   */
  private lastBoundary(): StateOf<T> {
    this.follower ??= this.again();
    this.follower.followTo(this.boundaries, this.inputs.slice(0, this.boundary.inputs));
    return copyOf(this.follower.state);
  }

  private again(): Match<T> {
    const { game, config, start } = this;
    return 'seed' in start
      ? new Match(game, config, game.begin(config, start.seed), start, NOBODY_ASKED)
      : new Match(game, config, copyOf(start.position.state), start, start.position.asked);
  }

  private followTo(boundary: number, inputs: readonly Input[]): void {
    if (this.boundaries === boundary) return;
    // The one it stopped at comes again when it goes on.
    if (this.boundaries > 0) this.boundaries--;
    this.lastToReach = boundary;
    this.run();
    for (const input of inputs.slice(this.inputs.length)) this.mustSubmit(input);
  }

  /** This very answer was accepted before and has not been taken back. */
  private isRepeat({ seat, id, answer }: Input & { type: 'answer' }): boolean {
    const before = this.inputs.findLast(
      (input) => input.type !== 'arrange' && input.seat === seat && input.id === id,
    );
    return before?.type === 'answer' && isSame(before.answer, answer);
  }

  private checkAnswer({ seat, id, answer }: Input & { type: 'answer' }): Verdict {
    const waiting = this.question(seat);
    if (!waiting) return refuse(id <= (this.asked[seat] ?? 0) && id > 0 ? 'stale' : 'no-decision');
    if (waiting.id !== id) return refuse('stale');
    const { question } = waiting;
    const legal = question.options
      ? question.options.includes(answer) || question.options.some((option) => isSame(option, answer))
      : question.accepts?.(answer) === true;
    return legal ? FINE : refuse('illegal');
  }

  private take({ seat, id, answer }: Input & { type: 'answer' }): void {
    if (this.questions.length === 1) {
      this.pending[seat] = undefined;
      return this.run([answer]);
    }
    this.held[seat] = { id, answer };
    if (this.questions.some((question) => this.held[question.seat] === undefined)) return;
    const answers = this.questions.map((question) => {
      const given = this.held[question.seat]?.answer;
      this.held[question.seat] = undefined;
      this.pending[question.seat] = undefined;
      return given;
    });
    this.run(answers);
  }

  /** The decision is asked anew under a new id, so that a late packet cannot lock the old answer again. */
  private takeBack({ seat }: Input & { type: 'retract' }): void {
    const waiting = this.pending[seat];
    this.held[seat] = undefined;
    if (waiting) this.pending[seat] = { ...waiting, id: this.nextId(seat) };
  }

  /** Runs the flow until it waits for somebody or the match is over. */
  private run(answers: readonly unknown[] = []): void {
    for (;;) {
      if (!this.flow) {
        this.boundary.inputs = this.inputs.length;
        this.boundary.events = this.events.length;
        for (let seat = 0; seat < this.asked.length; seat++)
          this.boundary.asked[seat] = this.asked[seat] ?? 0;
        this.boundaries++;
        if (this.isOver || this.boundaries === this.lastToReach) return;
        this.flow = this.game.step(this.table);
      }
      const turn = this.flow.next(answers);
      if (!turn.done) {
        this.questions = turn.value;
        for (const question of turn.value) {
          this.pending[question.seat] = { id: this.nextId(question.seat), question };
        }
        return;
      }
      this.flow = undefined;
      this.questions = [];
    }
  }

  private nextId(seat: Seat): number {
    const id = (this.asked[seat] ?? 0) + 1;
    this.asked[seat] = id;
    return id;
  }

  private inputFrom(known: KnownInput): Input {
    if (known.type === 'arrange') return known;
    const { type, seat, kind, answer } = known;
    const waiting = this.pending[seat];
    if (waiting?.question.kind !== kind)
      throw new Error(`The position does not lead to a decision ${kind} of seat ${seat}.`);
    return { type, seat, id: waiting.id, answer };
  }

  private mustSubmit(input: Input): void {
    const verdict = this.submit(input);
    if (!verdict.ok)
      throw new Error(`Input ${this.inputs.length + 1} of the record is refused: ${verdict.code}.`);
  }
}

interface Pending {
  readonly id: number;
  readonly question: Question;
}

const NOBODY_ASKED: readonly number[] = [];

const FINE: Verdict = { ok: true, repeat: false };
const REPEATED: Verdict = { ok: true, repeat: true };

function refuse(code: RefusalCode): Verdict {
  return { ok: false, code };
}
