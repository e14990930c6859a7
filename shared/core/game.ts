import type { DecisionKinds, Flow, Pace, Question, Seat } from './flow';
import type { KnownDraws, Random, RandomState, Streams } from './random';

/**
 * The contract between a game's rules and everything around them (match runner, rooms, bots, replays).
 *
 * Vocabulary: a *seat* is a place at the table; a *viewer* is a seat or a spectator; a *decision* is a
 * question put to one seat, an *answer* its reply; a *refusal* is a value that says why an input was not
 * taken; an *event* is a past-tense public fact; a *boundary* is a moment at which the plain state alone
 * says how the match goes on.
 */
export type Viewer = Seat | 'spectator';

/** State is structured by who may see it. Redaction is then "open, plus your own secret". */
export interface GameState<Open, Secret, Hidden> {
  /** What everybody at the table sees. */
  open: Open;
  /** What one seat alone may know, by seat. */
  secrets: Secret[];
  /** What nobody may know: face-down piles. */
  hidden: Hidden;
  random: RandomState;
}

/** The types of one game, gathered under one name. */
export interface GameTypes {
  config: unknown;
  open: unknown;
  secret: unknown;
  hidden: unknown;
  decisions: DecisionKinds;
  /** What follows from them: `DecisionFor` these kinds. */
  decision: DecisionFor<DecisionKinds>;
  event: { readonly type: string };
  /** The standing order that a seat may give at any time; `never` in a game without one. */
  arrangement: unknown;
  outcome: Outcome;
}

/** How a match ended, as far as the house needs it for results, records and ratings; a game adds its own. */
export interface Outcome {
  readonly seats: readonly SeatOutcome[];
}

export interface SeatOutcome {
  /** 1 is best; equal places share. */
  readonly place: number;
  readonly points: number;
  /** What the seat played as, where a game gives seats a part: a pilot, a boss. */
  readonly role?: string | undefined;
}

export type StateOf<T extends GameTypes> = GameState<T['open'], T['secret'], T['hidden']>;

export type KindOf<T extends GameTypes> = keyof T['decisions'] & string;

/** A decision waiting for one seat. Plain data; `id` counts per seat and the answer must echo it. */
export type DecisionFor<D extends DecisionKinds, K extends keyof D & string = keyof D & string> = {
  [Kind in K]: {
    readonly id: number;
    readonly seat: Seat;
    readonly kind: Kind;
    readonly about: D[Kind]['about'];
    readonly pace?: Pace;
    readonly options?: readonly D[Kind]['answer'][];
    readonly fallback: D[Kind]['answer'];
  };
}[K];

export type DecisionOf<T extends GameTypes, K extends KindOf<T> = KindOf<T>> = DecisionFor<T['decisions'], K>;

/** Everything that drives a match after its start, in order. */
export type Input =
  | { readonly type: 'answer'; readonly seat: Seat; readonly id: number; readonly answer: unknown }
  /** Takes a simultaneous answer back while others still think. */
  | { readonly type: 'retract'; readonly seat: Seat; readonly id: number }
  | { readonly type: 'arrange'; readonly seat: Seat; readonly arrangement: unknown };

export const REFUSALS = ['no-decision', 'stale', 'illegal', 'malformed', 'over'] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** `repeat`: this very input was accepted before; it is acknowledged again and changes nothing. */
export type Verdict =
  { readonly ok: true; readonly repeat: boolean } | { readonly ok: false; readonly code: RefusalCode };

/** What flows work on: the live state and the ways to change the world. */
export interface Table<T extends GameTypes> {
  readonly config: T['config'];
  readonly open: T['open'];
  readonly secrets: T['secret'][];
  readonly hidden: T['hidden'];
  readonly random: Streams;
  emit(event: T['event']): void;
}

/** What a viewer may know at this moment. */
export interface View<T extends GameTypes> {
  readonly viewer: Viewer;
  readonly open: T['open'];
  readonly own?: T['secret'];
  /** Seats whose answer the match waits for. */
  readonly waitingFor: readonly Seat[];
  /** The viewer's own pending decision. */
  readonly decision?: T['decision'];
  /** The viewer's own simultaneous answer, held until the last seat has answered. */
  readonly held?: HeldAnswer;
}

export interface HeldAnswer {
  readonly id: number;
  /** The kind of the decision that it answers. */
  readonly kind: string;
  readonly answer: unknown;
}

/** What a seat did since the last boundary, as far as a viewer may know it. */
export type KnownInput =
  | { readonly type: 'answer'; readonly seat: Seat; readonly kind: string; readonly answer: unknown }
  | { readonly type: 'arrange'; readonly seat: Seat; readonly arrangement: unknown };

/** A view with its past: enough to imagine full states that fit it, also from the middle of a combat. */
export interface Knowledge<T extends GameTypes> {
  readonly config: T['config'];
  readonly now: View<T>;
  /** The view at the last boundary, and what was done since. */
  readonly boundary: View<T>;
  readonly since: readonly KnownInput[];
  /** Decisions put to each seat up to the boundary. */
  readonly asked: readonly number[];
  /** The public log of the match so far, and its length at the boundary. */
  readonly events: readonly T['event'][];
  readonly eventsAtBoundary: number;
}

/** A full state at a boundary with the inputs that lead from there to the present moment. */
export interface Position<T extends GameTypes> {
  readonly state: StateOf<T>;
  /** Decisions put to each seat so far, so that ids go on where they were. */
  readonly asked: readonly number[];
  readonly inputs: readonly KnownInput[];
  /** What named streams give first: dice that were seen since the boundary, in an imagined position. */
  readonly draws?: KnownDraws;
}

/** A whole match as data: replay, recovery, bug report and proof of fairness are this record. */
export interface MatchRecord<T extends GameTypes> {
  readonly game: string;
  readonly rulesVersion: string;
  readonly config: T['config'];
  readonly seed: string;
  readonly inputs: readonly Input[];
}

/** What goes on while a seat gives a standing order. */
export interface OrderMoment {
  /** What the seat is asked. */
  readonly asked: Question | undefined;
  /** Who has answered something since the last boundary. */
  readonly answered: ReadonlySet<Seat>;
}

export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Changes whenever the same record would be played differently. */
  readonly rulesVersion: string;
  seatsOf(config: T['config']): number;
  /** The state before anything has happened: a boundary. */
  begin(config: T['config'], seed: string): StateOf<T>;
  /** Plays from the boundary that the state describes to the next one. */
  step(table: Table<T>): Flow<void>;
  isOver(open: T['open']): boolean;
  outcome(open: T['open']): T['outcome'] | undefined;
  /** Standing orders, where a game has them; elsewhere one is malformed. */
  arrange?: {
    check(
      state: StateOf<T>,
      seat: Seat,
      arrangement: unknown,
      moment: OrderMoment,
    ): 'fine' | 'malformed' | 'illegal';
    /**
     * Where an order takes effect at once, gives back one that shows the same and tells nothing else: what everybody
     * may know of it. Nothing where nobody notices (T5).
     */
    apply(
      table: Table<T>,
      seat: Seat,
      arrangement: T['arrangement'],
      moment: OrderMoment,
    ): T['arrangement'] | undefined;
  };
  /** Another seat's answer as everybody may know it. */
  publicAnswer(kind: KindOf<T>, answer: unknown): unknown;
  /** A full state that fits what a viewer knows: the door for players that think ahead. */
  sample(knowledge: Knowledge<T>, random: Random): Position<T>;
  /** Any legal answer, all about equally likely. */
  randomAnswer(asked: Pick<Question, 'about' | 'options'>, random: Random): unknown;
}
