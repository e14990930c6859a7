import type { Seat } from '../../shared/core/flow';
import type { RatingDoubt } from '../../shared/protocol/constants';
import type { Holder } from './store';

/**
 * What people have achieved: ratings, and the result of every match that was played to its end. Each game is for itself:
 * who is strong at one may be new to another.
 */
export interface Standings {
  /** Those of them who have one. */
  ratings(game: string, people: readonly string[]): Promise<ReadonlyMap<string, Rating>>;
  /** The best first, among those whose rated matches weigh at least so much, and who are neither deleted nor banned. */
  leaderboard(page: LeaderboardPage): Promise<readonly Ranked[]>;
  /** All of one moment: what a match has changed is in every part of it, or in none. */
  record(person: string, page: { readonly game: string; readonly recent: number }): Promise<PersonalRecord>;
  /** Whether the match was played to its end, also when the match itself is not kept any longer. */
  hasResult(matchId: string): Promise<boolean>;
  /** Matches of a person in one game, the last first. */
  history(person: string, page: HistoryPage): Promise<readonly PlayedMatch[]>;
}

/** What is believed of somebody's strength, and how firmly. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** Rated matches so far. */
  readonly matches: number;
  /** What they weigh together: as much as so many matches in full. */
  readonly worth: number;
}

/** What a rated match did to somebody's rating, and how much it weighed. */
export interface Rated {
  readonly rating: Rating;
  /** From 0 to 1. */
  readonly weight: number;
  /** Why not 1. */
  readonly doubts: readonly RatingDoubt[];
}

/** What is known of people when a match of theirs is rated, all of one moment and of the game of that match. */
export interface Past {
  /** Of those who have one. */
  readonly ratings: ReadonlyMap<string, Rating>;
  /** Three of those whom each had met a day ago over a rated match that counts as a meeting; all if there are fewer. */
  readonly met: ReadonlyMap<string, ReadonlySet<string>>;
  /** How many rated matches each had with each other one lately. */
  readonly lately: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** How many of those weighed less because of somebody new. */
  readonly withNewcomers: ReadonlyMap<string, number>;
}

/** What a match that was played to its end means for those who played it. */
export interface Played {
  readonly seats: readonly PlayedSeat[];
  /**
   * What the match does to every person's rating; absent when it is not rated. May be called more than once, when
   * another match of the same people ends at the same moment.
   */
  rate?(past: Past): ReadonlyMap<string, Rated>;
}

export interface PlayedSeat {
  readonly seat: Seat;
  readonly holder: Holder;
  /** From 1; equal ones share the better place. */
  readonly place: number;
  readonly points: number;
  /** What they played as, where the game has such a thing. */
  readonly role?: string;
  /** Somebody else had to play it to the end. */
  readonly hasLeft: boolean;
}

export interface LeaderboardPage {
  readonly game: string;
  readonly worthAtLeast: number;
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
}

export interface Ranked extends Rating {
  readonly person: string;
  readonly name: string;
}

export interface PersonalRecord {
  /** Absent before the first rated match. */
  readonly rating?: Rating;
  readonly played: number;
  readonly won: number;
  readonly rated: { readonly played: number; readonly won: number };
  /** The most played first. */
  readonly roles: readonly { readonly role: string; readonly played: number; readonly won: number }[];
  /** The last matches, the last first. */
  readonly history: readonly PlayedMatch[];
}

export interface HistoryPage {
  readonly game: string;
  /** Only what ended before this time. */
  readonly before?: number;
  readonly limit: number;
}

export interface PlayedMatch {
  readonly matchId: string;
  readonly game: string;
  readonly at: number;
  readonly rated: boolean;
  readonly seats: readonly (PlayedSeat & {
    /** The name that a person has now. */
    readonly name?: string;
    readonly before?: Pick<Rating, 'mu' | 'sigma'>;
    readonly after?: Pick<Rating, 'mu' | 'sigma'>;
    /** Of a person in a rated match. */
    readonly weight?: number;
    readonly doubts?: readonly RatingDoubt[];
  })[];
}
