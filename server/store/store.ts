import type { Seat } from '../../shared/core/flow';
import type { Input } from '../../shared/core/game';
import type { SeedOrigin } from '../../shared/fairness/archive';
import type { Commits } from './commits';
import type { Community } from './community';
import type { EngineShelf } from './engines';
import type { Notices } from './notices';
import type { Played, Standings } from './standings';
import type { Turns } from './turns';
import type { Wakes } from './wakes';

/**
 * What the server keeps: people, matches, and a journal for each match. SQLite or PostgreSQL, one contract.
 *
 * Every promise of a write resolves when the write would survive a power cut, and rejects with one of the
 * errors of `errors.ts` when nothing of it was kept. Times are milliseconds since 1970.
 */
export interface Store {
  readonly standings: Standings;
  readonly community: Community;
  readonly engines: EngineShelf;
  readonly wakes: Wakes;
  readonly turns: Turns;
  readonly notices: Notices;
  /** How long they take; PostgreSQL has measures of its own. */
  readonly commits: Commits;

  /** Creates the person or changes the name, and says what is kept now: whoever is deleted stays deleted. */
  savePerson(person: Pick<Person, 'id' | 'name' | 'createdAt'>): Promise<Person>;
  person(id: string): Promise<Person | undefined>;
  /** Those of them that are known, in any order. */
  people(ids: readonly string[]): Promise<readonly Person[]>;
  /** Forgets the name for ever. The id stays, and with it the history of everybody else. */
  deletePerson(id: string, at: number): Promise<void>;

  /** Rejects with `CodeTaken` while another unfinished match has the code. */
  createMatch(head: MatchHead, under?: HeldRole): Promise<Journal>;
  /**
   * The whole match with a journal to go on writing. Rejects with `DamagedJournal` rather than lie. With the fence of
   * a lease its writes are good until somebody else takes the match over; else as long as nobody does.
   */
  openMatch(id: string, fence?: number): Promise<OpenMatch | undefined>;
  /** By code: the unfinished match that has it, else the last that had it. */
  findMatch(by: { readonly id: string } | { readonly code: string }): Promise<StoredMatch | undefined>;
  /** Their ids, the oldest first: each is opened for itself, so that a damaged one spoils no other. */
  unfinishedMatches(): Promise<readonly string[]>;
  /** The same matches in brief, as many as there are at once. What is in them is not checked before they are opened. */
  unfinishedOutlines(): Promise<readonly Outline[]>;
  /**
   * Ends a match once, with what it means for ratings and records in the same transaction: a second call changes
   * nothing and gives the first ending back. Given its journal, only while nobody has taken the match over.
   */
  finishMatch(match: string | Writer, ending: Ending, played?: Played): Promise<Ending>;
  /** Ends a match, unless a node plays it at the moment; says whether it is over. */
  expireMatch(id: string, ending: Ending): Promise<boolean>;
  /** Deletes matches that ended before the given time, with their journals, and engines without any; says how many. */
  prune(before: number): Promise<number>;

  /** Notes that matches are being played at this moment: what comes after the last note was time without a server. */
  beat(at: number): Promise<void>;
  lastBeat(): Promise<number | undefined>;

  /** Rejects when nothing can be written: the answer to a readiness probe. */
  check(): Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly deletedAt?: number;
  /** The host does not let them in until then. */
  readonly bannedUntil?: number;
}

/** What is shown in place of a name that was deleted. */
export const DELETED_NAME = 'Someone';

/** What never changes about a match. The chain of hashes starts from it. */
export interface MatchHead {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly rulesVersion: string;
  /** The hash of the engine that it is played by; absent in matches that were opened before engines had one. */
  readonly engine?: string;
  /** What the table was opened with: number of seats, clock preset, ruleset, who may watch. */
  readonly configuration: unknown;
  /** Who sat where when the table was opened, by seat; `seat` entries tell the rest. */
  readonly seats: readonly (Holder | undefined)[];
  readonly createdAt: number;
  /** The server's share of the seed, drawn before anybody sat down. Secret until the match is over. */
  readonly share?: Pick<SeedOrigin, 'serverSeed' | 'salt'>;
}

/** Names are kept with the people alone, so that forgetting one takes one row. */
export type Holder =
  | {
      readonly person: string;
      /** What they had wished for at the table before: those of a rematch bring it along. */
      readonly colour?: string;
    }
  | { readonly bot: string; readonly name?: string };

export type MatchStatus = 'open' | 'running' | Ending['status'];

export interface Ending {
  readonly status: 'finished' | 'ended-unrated';
  readonly result: unknown;
  readonly at: number;
}

export interface StoredMatch {
  readonly head: MatchHead;
  readonly status: MatchStatus;
  readonly ending?: Ending;
}

export interface OpenMatch extends StoredMatch {
  /** From the first on, in order. */
  readonly entries: readonly Entry[];
  readonly latest: readonly Latest[];
  /** Of one that is over and has results: the seats whose people were not there at the end (T14). */
  readonly leavers?: readonly Seat[];
  readonly journal: Journal;
}

/** Enough of a match to list it. */
export interface Outline {
  readonly id: string;
  /** Absent when what never changes about the match cannot even be read. */
  readonly match?: StoredMatch;
  readonly seats: readonly Extract<Entry, { type: 'seat' }>[];
  /** The node that plays it at the moment. */
  readonly heldBy?: string;
}

/** A job that one node does for all, and the right to do it. */
export interface HeldRole {
  readonly role: string;
  readonly fence: number;
}

/** Whose write it is: a match, and the right to write to it. */
export type Writer = Pick<Journal, 'matchId' | 'fence'>;

/** One writer's hold on a match. Of two writers the slower one is refused with `JournalConflict`, for good. */
export interface Journal {
  readonly matchId: string;
  /** Raised by whoever takes the match over: from then on this journal takes nothing. */
  readonly fence: number;
  /** Entries known to be durable: the next one gets the number `length + 1`. */
  readonly length: number;
  /**
   * All or nothing. Calls are kept in order; when one fails, those waiting behind it fail as well, since
   * they were made in the belief that it would not.
   */
  append(write: Write): Promise<void>;
}

export interface Write {
  readonly entries?: readonly Entry[];
  readonly latest?: readonly Latest[];
}

/** Kept for ever, numbered from 1 and chained by hashes. */
export type Entry =
  | { readonly type: 'seat'; readonly at: number; readonly seat: Seat; readonly holder?: Holder }
  /** Whoever sits there wishes for a colour, or for none any more; another holder of the seat has no wish yet. */
  | { readonly type: 'colour'; readonly at: number; readonly seat: Seat; readonly colour?: string }
  /** The owner sent somebody away, for good. */
  | { readonly type: 'kick'; readonly at: number; readonly person: string }
  /** Two seats whose people came from one address, as they are held now; never the address. */
  | { readonly type: 'neighbours'; readonly at: number; readonly seats: readonly [Seat, Seat] }
  /** Whoever sits there came from an address that this stands for: only with the server's key, and in this match alone. */
  | { readonly type: 'came'; readonly at: number; readonly seat: Seat; readonly mark: string }
  /** From here the match is running: what the engine starts from. */
  | {
      readonly type: 'start';
      readonly at: number;
      readonly config: unknown;
      readonly seed: string;
      /** What the seed was made of; absent in matches that began before there were proofs. */
      readonly origin?: SeedOrigin;
    }
  /** What the person in a seat adds to the seed; another holder of the seat adds something else. */
  | { readonly type: 'contribution'; readonly at: number; readonly seat: Seat; readonly randomness: string }
  | {
      readonly type: 'input';
      readonly at: number;
      readonly input: Input;
      readonly by: Author;
      /** Where the clocks stood when it came, as in `Latest`: one row is written instead of two. */
      readonly clocks?: unknown;
    }
  | {
      readonly type: 'autopilot';
      readonly at: number;
      readonly seat: Seat;
      readonly on: boolean;
      /** Says what ends it. */
      readonly reason?: string;
    };

/** `habit`: by what the person in the seat chose beforehand. */
export type Author = 'person' | 'clock' | 'autopilot' | 'bot' | 'habit';

/** Replaced by the next of its kind (and seat), so that a match never grows without bound. */
export type Latest =
  /** A program in the making; without `draft` there is none. */
  | { readonly type: 'draft'; readonly seat: Seat; readonly decision: number; readonly draft?: unknown }
  /** Where the clocks stood; an input that came later brings its own. */
  | { readonly type: 'clock'; readonly at: number; readonly clocks: unknown }
  /** After the end: who wants to play again, and at which table they do. */
  | {
      readonly type: 'rematch';
      readonly votes: readonly Seat[];
      readonly table?: { readonly matchId: string; readonly code: string };
    }
  | ChatLine;

/** The last `CHAT_LINES` are kept. `number` counts from 1 in each match. */
export interface ChatLine {
  readonly type: 'chat';
  readonly number: number;
  readonly at: number;
  readonly seat: Seat;
  readonly person: string;
  /** One of both. */
  readonly text?: string;
  readonly phrase?: string;
}

export const CHAT_LINES = 200;
