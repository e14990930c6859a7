import type { ComponentChildren, ComponentType } from 'preact';
import type { DecisionOf, EventRows, GameTypes, KindOf, Seat, View } from '../../shared/core';
import type { CheckName } from '../../shared/fairness/verify';
import type { Delegation, GameWire } from '../../shared/games/kit';
import type { SeatInfo, TableInfo } from '../../shared/protocol/table';
import type { Hint } from '../help/hintAt';
import type { Account } from '../model/decided';
import type { Subject } from '../model/explain';
import type { Sound } from '../model/synth';
import type { Refused } from '../model/table';
import type { Lazy } from '../parts/lazy';
import type { SpokenGame } from '../spoken/spokenGame';

/**
 * What a game brings to the page: it is fetched with the first table of that game. The frame (screens, dock, seats,
 * log, chat, clocks, replay) knows games by this alone, and hands each of them only what came from it.
 */
export interface GameUi<T extends GameTypes> {
  /** How many rounds a match has: the time line of a replay gives each the same width. */
  readonly rounds: number;

  /** `tall`: the board takes all the height there is; news, and what lies beside the board, go where prompt and log are. */
  readonly layout?: 'tall';

  /** The fonts that its table is set in besides those of every page. */
  readonly letters: readonly string[];

  /** Its board is drawn as a place and can be looked at from above as well (`boardView`). */
  readonly hasPlainBoard?: true;

  // ---- What is drawn ------------------------------------------------------------------------------------------
  readonly Board: ComponentType<Shown<T>>;
  /** What is shown large over the board while it happens; fetched when first something does. */
  readonly stage?: Lazy<Shown<T>>;
  /** One seat; `SeatFrame` is around it. */
  readonly Seat: ComponentType<SeatProps<T>>;
  /** Where the match stands, in the bar above the table. */
  readonly Progress: ComponentType<Shown<T>>;
  /** What lies beside the board. */
  readonly Aside: ComponentType<Shown<T>>;
  /** While things happen: what is being played. */
  readonly NowPlaying: ComponentType<Shown<T>>;
  /** The answer to "what is this?". */
  readonly Explain: ComponentType<Shown<T> & { readonly asked: Subject }>;
  /** What else is drawn while an own answer is held. */
  readonly Locked?: ComponentType<Shown<T>>;
  /** Something of the own seat beside log and chat, where there is anything to show in it. */
  readonly sheet?: {
    readonly name: string;
    isThere(view: View<T>): boolean;
    readonly Sheet: ComponentType<Shown<T>>;
  };
  /** Things that messages mention (`mark`): as they are drawn in a text, and as plain words. */
  readonly Thing: ComponentType<{
    readonly kind: string;
    readonly id: string;
    readonly isSkipped: boolean;
    readonly isBesideChoices: boolean;
  }>;
  readonly nameOfThing: (kind: string, id: string) => string;

  /** The same in words, for those who play by what a screen reader says; fetched when that is switched on. */
  readonly spoken: () => Promise<SpokenGame<T>>;

  // ---- What is asked ------------------------------------------------------------------------------------------
  readonly prompts: { readonly [K in KindOf<T>]: ComponentType<PromptProps<T, K>> };
  readonly ask: (kind: KindOf<T>, about?: unknown) => Ask;
  /** Where something can be paid: what one has. */
  readonly Purse?: ComponentType<{ readonly decision: DecisionOf<T>; readonly view: View<T> }>;
  /** An answer in words; may carry marks. */
  readonly describe: (kind: KindOf<T>, answer: unknown) => string;
  /** What somebody else is thinking about, as far as everybody can see it. */
  readonly musing: (open: T['open'], seat: Seat) => string;
  /** The rule that a refusal comes from, where the server has named none. What only the table or the server forbids has none. */
  readonly ruleBehind: (refused: Refused, asked: KindOf<T> | undefined) => string | undefined;
  /** What was prepared for a question and not answered yet is not the draft of the next one. */
  readonly forgetDraft?: () => void;
  /** How much each kind of decision matters, and what is used on demand alone. */
  readonly delegation?: Pick<Delegation<T>, 'weights' | 'onDemand'>;
  /** What the seat could use on demand now, as far as its habits leave it out. */
  readonly onDemand?: (view: View<T>) => KindOf<T> | undefined;
  /** Help for those who play for the first time; fetched when it is wanted. */
  readonly hints: {
    load(): Promise<void>;
    /** What to say at a kind of decision that is new to somebody. */
    at(kind: KindOf<T>): Hint | undefined;
    /** What comes without a question to hang it on. */
    readonly More?: Lazy;
  };

  // ---- What happens -------------------------------------------------------------------------------------------
  /** As the state and events come over the wire. */
  readonly wire: GameWire<T>;
  readonly rows: EventRows<T['event']>;
  readonly events: EventTable<T>;
  /** What each of its sounds is called; fetched when captions are switched on. */
  readonly captions: () => Promise<(sound: Sound) => string | undefined>;
  /** What the table shows right after an event. */
  readonly advance: (open: T['open'], event: T['event']) => T['open'];
  /** What is shown large over the board tells whole what happens: the banner need not say it, too. */
  readonly isToldLarge?: () => boolean;
  readonly moment: (open: T['open']) => TableMoment;
  readonly winners: (open: T['open']) => readonly Seat[] | undefined;
  /** A match has one end and many beginnings: what shows the end is fetched when it comes. */
  readonly ending: () => Promise<Ending<T>>;
  readonly highlight: (it: { readonly type: string }) => {
    readonly seat: Seat;
    readonly words: string;
    readonly drawing: ComponentChildren;
  };
  readonly words: () => Words<T>;
}

/** What is on the table now. */
export interface Shown<T extends GameTypes = GameTypes> {
  readonly table: TableInfo;
  /** The newest truth. */
  readonly view: View<T>;
  /** What is drawn: while something is played back, a state on the way to the one in `view`. */
  readonly open: T['open'];
  /** Everything hidden, by seat; only in a replay with everything open. */
  readonly revealed?: readonly Pick<View<T>, 'own' | 'decision' | 'held'>[];
}

export interface SeatProps<T extends GameTypes = GameTypes> extends Shown<T> {
  readonly seat: Seat;
  readonly info?: SeatInfo;
  readonly isYou: boolean;
  readonly isAwaited: boolean;
}

export interface PromptProps<T extends GameTypes, K extends KindOf<T> = KindOf<T>> {
  readonly decision: DecisionOf<T, K>;
  readonly view: View<T>;
}

/** What is asked, in one line, and the rule behind it. */
export interface Ask {
  readonly title: string;
  readonly hint: string;
  readonly rule: string;
  /** The keys of a prompt that has its own; empty where it says them itself. */
  readonly keys?: string;
  /** A digit answers: there is nothing to confirm. */
  readonly isAtOnce?: true;
  /** Given together with others, and not to be taken back while they still think. */
  readonly isFinal?: true;
  /** What is played when time runs out and a draft is complete. */
  readonly draft?: string;
}

/** All that the page makes of an event. */
export interface EventRow<E> {
  /** Its line in the log, which may carry marks; none where another line already tells it. */
  readonly line?: (event: E) => string | undefined;
  /** The rule behind that line, one tap away in the log. */
  readonly rule?: string;
  /** Milliseconds that it deserves; without them it is shown without a pause of its own. */
  readonly beat?: number | ((event: E) => number | undefined);
  readonly sound?: Sound | ((event: E) => Sound | undefined);
  /** Shown large and read: less is hurried for what waits behind it. */
  readonly isScene?: true;
  /** What comes after it belongs together: a round in the log, a turn in what happened last. */
  readonly opens?: 'round' | 'turn';
}

/** One row for each type of event: a type without one does not compile. */
export type EventTable<T extends GameTypes> = {
  readonly [Type in T['event']['type']]: EventRow<Extract<T['event'], { readonly type: Type }>>;
};

/** Where the match stands. */
export interface TableMoment {
  readonly round: number;
  readonly turn: number;
  readonly active?: Seat;
  readonly isOver: boolean;
}

export interface Ending<T extends GameTypes = GameTypes> {
  /** How it ended in one line, where no seat has won. */
  readonly verdict?: (open: T['open']) => string | undefined;
  /** Everybody, the best first; also one whom the rules play without a seat. */
  readonly standings: (open: T['open']) => readonly Standing[];
  /** Of these players, in this order, what their points came from; all from what everybody has seen. */
  readonly decisive: (open: T['open'], order: readonly Seat[], told: readonly T['event'][]) => Decisive;
  /** Somebody who has won, as large as a hand. */
  readonly Winner: ComponentType<{ readonly open: T['open']; readonly seat: Seat }>;
  /** Where the points came from. */
  readonly Score: ComponentType<Shown<T> & { readonly order: readonly Seat[] }>;
}

/** The accounts of those who are named, and how the game speaks of them. */
export interface Decisive {
  readonly accounts: readonly Account[];
  /** "with turrets" */
  how(source: string): string;
  /** With its mark: in a sentence, and at its beginning. */
  name(player: Seat): string;
  first(player: Seat): string;
}

export interface Standing {
  /** Of one without a seat: a number that no seat has. */
  readonly seat: Seat;
  readonly name?: string;
  /** 1 is best; equal places share. */
  readonly place: number;
  readonly points: number;
  /** Why this seat is behind one with as many points. */
  readonly tie?: { readonly words: string; readonly rule: string };
}

export interface Words<T extends GameTypes> {
  /** What goes on, where nothing has happened yet. */
  phase(open: T['open']): string;
  /** A seat that the rules themselves play. */
  nameOfAutomatic(seat: Seat): string;
  /** "7 VP" */
  points(points: number): string;
  /** Over what happened since a turn was opened. */
  readonly recent: string;
  readonly sheet?: string;
  /** Who plays on for somebody who has left, where the game's rules say it. */
  readonly autopilotRule?: string;
  /** "Ask me only for …": what a seat plans with. */
  readonly onlyPlans?: string;
  // In a replay:
  moment(round: number, turn: number): string;
  readonly aside: string;
  readonly noHighlights: string;
  rearranged(seat: Seat): string;
  /** The long answer of a round. */
  planOf(seat: Seat, round: number): string;
  /** What was committed to, for Verify. */
  readonly checks: Partial<Record<CheckName, { title: string; text: string; failed: string }>>;
}

/** The same for a game of which nothing is known but that it is one. */
export type AnyUi = GameUi<GameTypes>;
