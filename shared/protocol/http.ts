import { z } from 'zod';
import type { Input } from '../core';
import type { RefusalReason } from './refusals';
import type { TableSettings } from './settings';
import type { TablePhase } from './table';

/** Bodies of the HTTP API. Who asks is said by `Authorization: Bearer <token>`, never by an address. */

/** POST /api/guest → GuestReply. With a token it renames the person, without it makes one. */
export const guestRequest = z.strictObject({ name: z.string().max(200) });
export interface GuestReply {
  readonly token: string;
  readonly person: { readonly id: string; readonly name: string };
}

/** POST /api/tables, a TableOrder → TableReply. A table that only waits for its creator starts when they join. */
export interface TableReply {
  readonly matchId: string;
  readonly code: string;
  /** So that a page can fetch what it draws the game with while it joins. */
  readonly game: string;
}

/** GET /api/tables/:code → TableInvitation; the code in any case. */
export interface TableInvitation extends TableSummary {
  /** Whose table it is; absent while nobody sits there, and for somebody who is kept apart from them by a block. */
  readonly inviter?: string;
  /** Whoever asks has a seat there. */
  readonly isSeated: boolean;
}

/** A table in brief. */
export interface TableSummary extends Omit<TableReply, 'game'> {
  readonly phase: TablePhase;
  readonly settings: TableSettings;
  /** Names of the people and bots seated, by seat; null is a free seat, or one that the rules play. */
  readonly names: readonly (string | null)[];
  /** Public ids of the people seated, by seat; null where no person sits. */
  readonly people: readonly (string | null)[];
}

/** GET /api/me/tables → MyTablesReply: where this person has a seat and the match is not over, the newest first. */
export interface MyTablesReply {
  readonly tables: readonly MyTable[];
  /** Server time. */
  readonly now: number;
}

export interface MyTable extends TableSummary {
  /** What this person is asked there; absent while it is not their turn. */
  readonly turn?: {
    readonly kind: string;
    /** Server time; absent where nobody is hurried. */
    readonly deadline?: number;
  };
  /** Over days: who is asked instead, and the first deadline of theirs. */
  readonly others?: {
    readonly seats: readonly number[];
    readonly deadline: number;
  };
}

/** POST /api/move → MoveReply: a new device takes the person over. */
export const moveRequest = z.strictObject({ code: z.string().max(40) });
export interface MoveReply extends GuestReply {
  readonly matchId: string;
}

/** GET /api/server */
export interface ServerInfo {
  readonly protocol: number;
  /** What is played here, the one first that nobody has to name. */
  readonly games: readonly { readonly id: string; readonly rules: string }[];
  readonly chat: boolean;
}

/** GET /engines: what matches are played by here, the newest of each game first. Its file is behind its name. */
export interface EngineListed {
  readonly game: string;
  readonly rulesVersion: string;
  readonly interface: number;
  /** SHA-256 of the file, in hexadecimal. */
  readonly hash: string;
}

/** GET /api/matches/:id/log: what everybody answered in a match that is over, whether or not its rules can be run here. */
export interface MatchLog {
  readonly matchId: string;
  readonly endedAt: number;
  readonly ending: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly engine?: string;
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  readonly inputs: readonly Input[];
}

/** Every refusal over HTTP, with a matching status. */
export interface HttpRefusal {
  readonly code: RefusalReason;
  /** What to do about it, where no page would ask for it. */
  readonly message?: string;
}

/**
 * What a page gives to `joinOrCreate('match', …)`. The token travels in the body: as `client.auth.token` it would
 * end up in the socket's address. A refusal is a MatchMakeError whose message is the refusal code.
 */
export const joinOptions = z.object({
  matchId: z.string().min(1).max(64),
  token: z.string().min(1).max(600),
  version: z.number(),
  /**
   * Absent: a person without a seat takes the first free one, or is refused with `table-full`. True: they watch.
   * Whoever has a seat sits in it either way.
   */
  watch: z.boolean().optional(),
});
export type JoinOptions = z.infer<typeof joinOptions>;

export const ROOM_NAME = 'match';
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;
