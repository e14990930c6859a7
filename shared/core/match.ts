import type { Flow, Seat } from './flow';
import type {
  Game,
  GameTypes,
  HeldAnswer,
  Input,
  Knowledge,
  KnownInput,
  MatchRecord,
  OrderMoment,
  Position,
  RefusalCode,
  StateOf,
  Table,
  Verdict,
  View,
  Viewer,
} from './game';
import { History } from './history';
import { OpenDecisions, type Numbered } from './openDecisions';
import { copyOf, isSame } from './plain';
import { Streams } from './random';
import { redact } from './redact';

/**
 * Runs one match: drives the game's flow with answers, says which inputs are taken, and keeps the record.
 * Everything is synchronous and deterministic.
 */
export class Match<T extends GameTypes> {
  readonly events: T['event'][] = [];
  private readonly history: History;
  private readonly decisions: OpenDecisions;
  private readonly table: Table<T>;
  private flow: Flow<void> | undefined;
  private eventsAtBoundary = 0;
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
    this.decisions = new OpenDecisions(game.seatsOf(config), asked);
    this.history = new History(this.decisions.asked);
    const { open, secrets, hidden } = state;
    this.table = {
      config,
      open,
      secrets,
      hidden,
      random: new Streams(state.random, 'position' in start ? start.position.draws : undefined),
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

  get isOver(): boolean {
    return this.game.isOver(this.state.open);
  }

  get outcome(): T['outcome'] | undefined {
    return this.game.outcome(this.state.open);
  }

  /** True when nothing has been done since the last boundary; the flow has run on to its first question. */
  get isAtBoundary(): boolean {
    return this.history.isAtBoundary;
  }

  /** The decision that waits for a seat, as plain data. */
  decision(seat: Seat): T['decision'] | undefined {
    const waiting = this.question(seat);
    if (!waiting) return undefined;
    const { id, question } = waiting;
    const { kind, about, pace, options } = question;
    return { id, seat, kind, about, pace, options, fallback: question.fallback() };
  }

  isWaitingFor(seat: Seat): boolean {
    return this.question(seat) !== undefined;
  }

  /** The question behind a waiting decision: cheaper where the fallback does not matter, as in play-outs. */
  question(seat: Seat): Numbered | undefined {
    return this.decisions.waitingOf(seat);
  }

  /** A simultaneous answer that is kept until the last seat has answered. */
  heldBy(seat: Seat): HeldAnswer | undefined {
    return this.decisions.heldBy(seat);
  }

  waitingFor(): Seat[] {
    return this.decisions.waitingFor();
  }

  view(viewer: Viewer): View<T> {
    const { open, own } = redact<T>(this.state, viewer);
    const waitingFor = this.waitingFor();
    if (viewer === 'spectator') return { viewer, open, waitingFor };
    return { viewer, open, own, waitingFor, decision: this.decision(viewer), held: this.heldBy(viewer) };
  }

  /** Says whether an input would be taken, and changes nothing. */
  check(input: Input): Verdict {
    const { seat } = input;
    if (!Number.isInteger(seat) || !(seat in this.decisions.asked)) return refuse('malformed');
    if (input.type !== 'arrange' && !Number.isSafeInteger(input.id)) return refuse('malformed');
    if (input.type === 'answer' && this.question(seat)?.id !== input.id && this.history.has(input))
      return REPEATED;
    if (this.isOver) return refuse('over');
    switch (input.type) {
      case 'answer':
        return this.checkAnswer(input);
      case 'retract':
        return this.checkRetraction(input);
      case 'arrange': {
        const { arrange } = this.game;
        const found =
          arrange?.check(this.state, seat, input.arrangement, this.orderMoment(seat)) ?? 'malformed';
        return found === 'fine' ? FINE : refuse(found);
      }
    }
  }

  /** Takes an input, or says why not. What is refused changes nothing. */
  submit(input: Input): Verdict {
    const verdict = this.check(input);
    if (!verdict.ok || verdict.repeat) return verdict;
    const { seat } = input;
    const kind = this.question(seat)?.question.kind ?? '';
    this.history.add(input, kind);
    switch (input.type) {
      case 'answer': {
        const answers = this.decisions.take(input, kind);
        if (answers) this.run(answers);
        break;
      }
      case 'retract':
        this.decisions.takeBack(seat);
        break;
      case 'arrange':
        this.arrange(input);
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
      inputs: this.history.inputs(),
    };
  }

  /** The last boundary and the inputs since: a place to go on from. */
  position(): Position<T> {
    const { state, table } = this.lastBoundary();
    return {
      state: copyOf(state),
      asked: this.history.askedBefore(),
      inputs: this.history.sinceBoundary(),
      draws: table.random.knownYet,
    };
  }

  /** Everything a viewer may know, for `Game.sample`. */
  knowledge(viewer: Viewer): Knowledge<T> {
    return {
      config: this.config,
      now: this.view(viewer),
      boundary: { viewer, ...redact<T>(copyOf(this.lastBoundary().state), viewer), waitingFor: [] },
      since: this.knownSince(viewer),
      asked: this.history.askedBefore(),
      events: this.events,
      eventsAtBoundary: this.eventsAtBoundary,
    };
  }

  private arrange(input: Input & { type: 'arrange' }): void {
    const { seat, arrangement } = input;
    const shown = this.game.arrange?.apply(this.table, seat, arrangement, this.orderMoment(seat));
    if (shown !== undefined) this.history.show(input, shown);
    const question = this.question(seat)?.question;
    if (question?.renewed) question.options = question.renewed();
  }

  private orderMoment(seat: Seat): OrderMoment {
    return { asked: this.question(seat)?.question, answered: this.history.answeredSinceBoundary() };
  }

  private knownSince(viewer: Viewer): KnownInput[] {
    const since = this.history.sinceBoundary();
    const isLastOf = (seat: Seat, i: number) =>
      since.findLastIndex((input) => input.type === 'answer' && input.seat === seat) === i;
    return since.flatMap((input, i): KnownInput[] => {
      if (input.seat === viewer) return [input];
      // Another's standing order is secret but for what it shows at once (T5)...
      if (input.type === 'arrange') {
        const shown = this.history.shownBy(input);
        return shown === undefined ? [] : [{ ...input, arrangement: shown }];
      }
      // ... and so is a simultaneous answer until all are in (T4).
      if (this.heldBy(input.seat) && isLastOf(input.seat, i)) return [];
      return [{ ...input, answer: this.game.publicAnswer(input.kind, input.answer) }];
    });
  }

  /**
   * This match at its last boundary. Nobody keeps copies of it, which would slow every match down: where somebody asks,
   * a second match follows this one from boundary to boundary.
   */
  private lastBoundary(): Match<T> {
    this.follower ??= this.again();
    this.follower.followTo(this.boundaries, this.history.beforeBoundary());
    return this.follower;
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
    for (const input of inputs.slice(this.history.length)) this.mustSubmit(input);
  }

  private checkAnswer({ seat, id, answer }: Input & { type: 'answer' }): Verdict {
    const waiting = this.question(seat);
    if (!waiting) return refuse(id <= (this.decisions.asked[seat] ?? 0) && id > 0 ? 'stale' : 'no-decision');
    if (waiting.id !== id) return refuse('stale');
    const { question } = waiting;
    const legal = question.options
      ? question.options.includes(answer) || question.options.some((option) => isSame(option, answer))
      : question.accepts?.(answer) === true;
    return legal ? FINE : refuse('illegal');
  }

  private checkRetraction({ seat, id }: Input & { type: 'retract' }): Verdict {
    const held = this.heldBy(seat);
    if (!held) return refuse('no-decision');
    if (held.id !== id) return refuse('stale');
    return this.decisions.isFinal(seat) ? refuse('illegal') : FINE;
  }

  /** Runs the flow until it waits for somebody or the match is over. */
  private run(answers: readonly unknown[] = []): void {
    for (;;) {
      if (!this.flow) {
        this.history.passBoundary(this.decisions.asked);
        this.eventsAtBoundary = this.events.length;
        this.boundaries++;
        if (this.isOver || this.boundaries === this.lastToReach) return;
        this.flow = this.game.step(this.table);
      }
      const turn = this.flow.next(answers);
      if (!turn.done) {
        this.decisions.open(turn.value);
        return;
      }
      this.flow = undefined;
    }
  }

  private inputFrom(known: KnownInput): Input {
    if (known.type === 'arrange') return known;
    const { type, seat, kind, answer } = known;
    const waiting = this.question(seat);
    if (waiting?.question.kind !== kind)
      throw new Error(`The position does not lead to a decision ${kind} of seat ${seat}.`);
    return { type, seat, id: waiting.id, answer };
  }

  private mustSubmit(input: Input): void {
    const verdict = this.submit(input);
    if (!verdict.ok)
      throw new Error(`Input ${this.history.length + 1} of the record is refused: ${verdict.code}.`);
  }
}

const NOBODY_ASKED: readonly number[] = [];

const FINE: Verdict = { ok: true, repeat: false };
const REPEATED: Verdict = { ok: true, repeat: true };

function refuse(code: RefusalCode): Verdict {
  return { ok: false, code };
}
