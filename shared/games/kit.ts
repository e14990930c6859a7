import type {
  Bot,
  BotId,
  EventRows,
  Game,
  GameTypes,
  Input,
  Knowledge,
  Match,
  Pace,
  Plain,
  RefusalCode,
  Runner,
  Seat,
} from '../core';
import type { FieldsOf, LeavesOf } from '../wire';

/**
 * What an engine file offers, as a number: raised whenever one of before cannot stand where one of now is asked for,
 * and no adapter makes up for it (docs/engine.md).
 */
export const ENGINE_INTERFACE = 1;

/** What an engine file exports. */
export interface Engine<T extends GameTypes = GameTypes> {
  readonly engineInterface: number;
  readonly kit: GameKit<T>;
}

/**
 * All that the house needs of a game, under one name. A game is this object and its pages: rooms, stores, replays,
 * proofs and bots' threads know no other way to it. Contracts have methods, not function fields, so that the kit of
 * one game can stand where a kit of any game is asked for.
 */
export interface GameKit<T extends GameTypes> extends ReplayKit<T> {
  readonly bots: GameBots<T>;
  readonly wire: GameWire<T>;
  /** What a person may leave to others; absent in engines from before there was such a thing, and then all is asked. */
  readonly delegation?: Delegation<T>;
}

/**
 * How much a kind of decision matters: what a seat plans with (programs, placing, buying), what it would regret to have
 * left to somebody else, and what it mostly would not.
 */
export type Weight = 'program' | 'weighty' | 'small';

/** What need not be asked of a person who does not want to be. Rules and records know nothing of it. */
export interface Delegation<T extends GameTypes> {
  /** By kind of decision; one that is not here is always asked. */
  readonly weights: Readonly<Record<string, Weight>>;
  /** Kinds that `sensible` declines: they come up so often that whoever wants one asks for it beforehand. */
  readonly onDemand: readonly string[];
  /**
   * The one sensible answer, where there is one. It goes by what everybody knows, so that a quick answer tells nobody
   * anything: neither the seat's secrets nor what is hidden are at hand.
   */
  sensible(at: PublicMoment<T>, asked: Asked<T>): { readonly answer: unknown } | undefined;
}

export interface PublicMoment<T extends GameTypes> {
  readonly config: T['config'];
  readonly open: T['open'];
}

export type Asked<T extends GameTypes> = BarelyAsked<T['decision']>;
/** For each kind by itself, so that its options are its own. */
type BarelyAsked<D extends GameTypes['decision']> = D extends unknown
  ? Pick<D, 'seat' | 'kind' | 'about' | 'options'>
  : never;

/** How the state of a game travels: a table of its fields for everybody's part and one for a seat's own. */
export interface GameWire<T extends GameTypes> {
  readonly open: FieldsOf<T['open']>;
  /** Single values alone: what lies below a private field would make the fields above it visible. */
  readonly secret: LeavesOf<T['secret']>;
}

/** What is enough to look at matches that were played: a page fetches it without the bots. */
export interface ReplayKit<T extends GameTypes> {
  readonly rules: Game<T>;
  /** Runs matches of these rules. */
  readonly runner: Runner;
  readonly table: TableRules<T>;
  readonly events: EventRows<T['event']>;
  /** Looks on from outside of the rules and says what is to be committed to. */
  witness(): Witness<T>;
  /** Where the match stands, as everybody at the table would say it. */
  whereabouts(open: T['open']): Whereabouts;
  /** Points by seat, as far as they are public. */
  scores(open: T['open'], config: T['config']): readonly number[];
  /** What people want to see again, in order. */
  highlights(played: PlayedMatch<T>): readonly Highlight[];
  /** The number of the rule that an input went against, where a game has a word on it: from what all know, and from what the seat itself was asked. */
  ruleBehind?(at: { readonly open: T['open'] }, refused: Refused): string;
}

/** An input that the rules did not take, and what its seat was asked then. */
export interface Refused {
  readonly code: RefusalCode;
  readonly input: Input;
  readonly question?: { readonly kind: string; readonly options?: readonly unknown[] };
}

/** Any game's. */
export type AnyKit = GameKit<GameTypes>;
export type AnyReplayKit = ReplayKit<GameTypes>;

/** Round and turn count from 1; 0 is before the first. */
export interface Whereabouts {
  readonly round: number;
  readonly turn: number;
  readonly active?: Seat;
}

/** Where a match stood after so many inputs, in public. */
export interface Moment extends Whereabouts {
  readonly number: number;
  /** Events so far. */
  readonly events: number;
  readonly points: readonly number[];
}

export interface PlayedMatch<T extends GameTypes> {
  readonly moments: readonly Moment[];
  readonly events: readonly T['event'][];
}

/** `moment` is the one right before it, so that it can be watched. */
export interface Highlight {
  readonly type: string;
  readonly moment: number;
}

export interface GameBots<T extends GameTypes> {
  readonly byId: Readonly<Record<BotId, Bot<T>>>;
  readonly worth: BotWorth;
  /** Who plays for those who are away. */
  readonly autopilot: BotId;
  /** Who answers in a what-if where the record has no answer. */
  readonly whatIf: BotId;
  /** The same knowledge in fewer bytes, where a game has a way: it is copied to the thread that thinks. */
  essence?(knowledge: Knowledge<T>): Knowledge<T>;
}

/**
 * What bots are worth, on the scale of ratings (docs/ratings.md). They do not learn, so these are constants: the Rookie
 * stands below a newcomer, and the gaps follow from the share of matches of two that each wins, by OpenSkill's own
 * formula: share = 1 / (1 + e^(−gap / c)) with c = 6.2 for two who are known well. Measure again when bots change.
 */
export type BotWorth = Readonly<Record<BotId, { readonly mu: number; readonly sigma: number }>>;

export interface Witness<T extends GameTypes> {
  /**
   * To be called before the first input and after each: what is hidden now, in order. What has an id that was there
   * before is committed to already, and may be left out.
   */
  look(match: Match<T>): readonly Witnessed[];
}

/** Something hidden, at the moment from which on nobody may change it. */
export interface Witnessed {
  /** A public name that nothing else in the match has; its salt follows from it. */
  readonly id: string;
  /** What everybody may know of it: published with the hash, and hashed. */
  readonly named: Readonly<Record<string, string | number>>;
  /** What nobody else may know before the end: hashed only. */
  readonly hidden: Readonly<Record<string, Plain>>;
}

/** What one can choose at a table of this game, and what follows from it. */
export interface TableRules<T extends GameTypes> {
  /** How many seats a table can have. */
  readonly sizes: readonly number[];
  /** Seconds for a decision of that pace, by clock; a clock that is not here hurries nobody. */
  readonly seconds: Readonly<Record<string, Readonly<Record<Pace | 'other', number>> | undefined>>;
  /** What is chosen besides what every table has; undefined where that makes no sense. */
  optionsFrom(json: unknown): GameOptions | undefined;
  /** Options may fix the number of seats. */
  sizeFor(options: GameOptions): number | undefined;
  /** One person and nobody else, no bots either: such a match is not rated and has no record. */
  isAlone(options: GameOptions): boolean;
  configFor(chosen: Chosen): T['config'];
  /** A seat that the rules play by themselves: nobody can sit there. */
  isAutomatic(config: T['config'], seat: Seat): boolean;
  /** The config of a record that comes from anywhere; undefined for what is none. */
  configFrom(json: unknown): T['config'] | undefined;
  /** What the published texts do not carry and a host may replace, as `houseRulesFrom` names it. */
  readonly houseValues?: readonly string[];
  /** The host's house values, where a game has some; throws with a sentence that says what is wrong. */
  houseRulesFrom?(json: unknown): Plain;
  /** Those that a match is played with. */
  houseRulesOf?(config: T['config']): Plain;
}

export type GameOptions = Readonly<Record<string, string | number | boolean>>;

export interface Chosen {
  readonly seats: number;
  readonly options: GameOptions;
  /** What `houseRulesFrom` made of the host's. */
  readonly houseRules?: Plain;
}
