import { z } from 'zod';
import type { TablePhase } from './table';
import type { BotId } from '../core';
import { REPORT_REASONS, type RatingDoubt } from './constants';
import { ID, legible } from './ids';

/** People as others see them. An id is public: nothing can be done with it but look somebody up. */

export interface PersonInfo {
  readonly id: string;
  readonly name: string;
}

export interface RatingInfo {
  /** A newcomer has 1000. */
  readonly points: number;
  /** Its matches do not weigh enough yet: shown with a question mark, and not on the leaderboard. */
  readonly provisional: boolean;
  /** Rated matches so far. */
  readonly matches: number;
  /** What they weigh together; with `SURE_FROM` it is not provisional any more. */
  readonly worth: number;
}

/** GET /api/me?game=<id> → MeReply: the own profile, and a fresh token in place of the one that was shown. */
export interface MeReply extends Profile {
  readonly token: string;
}

/** GET /api/people/:id?game=<id> → Profile: how somebody plays one game, the first one when none is named */
export interface Profile {
  readonly person: PersonInfo;
  /** Everything below is of this game. */
  readonly game: string;
  readonly rating: RatingInfo;
  /** Matches to the end with others, people or bots, rated or not. */
  readonly played: number;
  readonly won: number;
  /** Of the rated ones alone. `winRate` is a share of 1, absent before the first. */
  readonly rated: { readonly played: number; readonly won: number };
  readonly winRate?: number;
  /** The most played first. */
  readonly favouriteRoles: readonly {
    readonly role: string;
    readonly played: number;
    readonly won: number;
  }[];
  /** The last matches; for more: GET /api/people/:id/matches?game=…&before=… */
  readonly history: readonly MatchInfo[];
}

/** GET /api/people/:id/matches?game=<id>&before=<time>&limit=<count> → the last first */
export interface MatchesReply {
  readonly matches: readonly MatchInfo[];
}

export interface MatchInfo {
  readonly matchId: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly rated: boolean;
  readonly seats: readonly {
    readonly seat: number;
    readonly person?: PersonInfo;
    readonly bot?: BotId;
    readonly place: number;
    readonly points: number;
    /** What they played as, where the game has such a thing. */
    readonly role?: string;
    /** Did not play it to the end, and so counts as last. */
    readonly left: boolean;
    /**
     * Rating points afterwards, and what the match changed. Its weight is a share of 1: a match that weighs a tenth
     * changes a tenth of what it would; `doubts` say why it is less than 1, to the person in the seat alone.
     */
    readonly rating?: {
      readonly points: number;
      readonly change: number;
      readonly weight: number;
      readonly doubts?: readonly RatingDoubt[];
    };
  }[];
}

/** GET /api/leaderboard?game=<id>&limit=50&offset=0 */
export interface LeaderboardReply {
  readonly game: string;
  readonly people: readonly (PersonInfo & RatingInfo & { readonly rank: number })[];
  /** What the bots are worth, to compare with. */
  readonly bots: readonly { readonly bot: BotId; readonly points: number }[];
}

/** GET /api/recovery → whether this person has a code. */
export interface RecoveryKept {
  readonly exists: boolean;
}
/** POST /api/recovery → a new code, shown once; the one before is useless from now on. */
export interface RecoveryReply {
  readonly code: string;
}
/** POST /api/recover → GuestReply: the person of the code, on this device too. */
export const recoverRequest = z.strictObject({ code: z.string().max(60) });

/** GET /api/blocks; PUT and DELETE /api/blocks/:id → 204. */
export interface BlocksReply {
  readonly people: readonly PersonInfo[];
}

/** POST /api/reports → 204. Either whom, or who sits in a seat of a match. */
export const reportRequest = z
  .strictObject({
    person: z.string().min(1).max(64).optional(),
    matchId: z.string().regex(ID).optional(),
    seat: z.int().min(0).max(3).optional(),
    reason: z.enum(REPORT_REASONS),
    words: z.string().overwrite(legible).trim().max(500).optional(),
  })
  .refine(
    ({ person, matchId, seat }) => person !== undefined || (matchId !== undefined && seat !== undefined),
  );
export type ReportRequest = z.input<typeof reportRequest>;

/** For the host, who shows `Authorization: Bearer <ADMIN_TOKEN>`. */

/** GET /api/admin/reports?before=<time>&limit=<count> */
export interface ReportsReply {
  readonly reports: readonly {
    readonly id: string;
    readonly at: number;
    readonly by: PersonInfo;
    readonly whom: PersonInfo & { readonly bannedUntil?: number };
    readonly matchId?: string;
    readonly reason: string;
    readonly words?: string;
  }[];
}

/** POST /api/admin/bans → 204; DELETE /api/admin/bans/:id → 204. Without hours it is for ever. */
export const banRequest = z.strictObject({
  person: z.string().min(1).max(64),
  hours: z.number().positive().max(1_000_000).optional(),
});

/** GET /api/admin/status: numbers over all tables of this node. What is hidden at a table is hidden from its host. */
export interface StatusReply {
  /** Which of several nodes answers. */
  readonly node?: string;
  /** By game: the version of its rules, the tables of it, and those who wait for one. */
  readonly games: readonly {
    readonly id: string;
    readonly rules: string;
    readonly tables: Readonly<Record<TablePhase, number>>;
    readonly waiting: number;
  }[];
  readonly startedAt: number;
  readonly draining: boolean;
  readonly tables: Readonly<Record<TablePhase, number>>;
  readonly people: { readonly seated: number; readonly watching: number; readonly waiting: number };
  readonly megabytes: number;
  /** Files of the store that matches wait for, and that are not to be trusted. */
  readonly refusedEngines: readonly string[];
}

/** PUT /api/admin/drain → 204. */
export const drainRequest = z.strictObject({ on: z.boolean() });

/** GET /api/admin/bans: those that are not over, the last to end first. */
export interface BansReply {
  readonly bans: readonly { readonly person: PersonInfo; readonly until: number }[];
}
