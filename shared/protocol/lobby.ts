import { z } from 'zod';
import { ALL_CLOCKS } from './constants';
import { gameId, seatCount } from './settings';
import type { TableRow } from './tableRow';

/** Public tables, live: `joinOrCreate('lobby', LobbyOptions)`, then `tables` once and `changed` from then on. */

export const tableFilter = z.strictObject({
  /** `open`: still gathering. `running`: to watch. Absent: both. */
  show: z.enum(['open', 'running']).optional(),
  /** By its id; one that nobody knows has no tables. */
  game: gameId.optional(),
  seats: seatCount.optional(),
  clock: z.enum(ALL_CLOCKS).optional(),
  rated: z.boolean().optional(),
  /** Only tables with or without bots. */
  bots: z.boolean().optional(),
});
export type TableFilter = z.infer<typeof tableFilter>;

export const lobbyOptions = z.object({
  token: z.string().min(1).max(600),
  version: z.number(),
  filter: tableFilter.prefault({}),
});
export type LobbyOptions = z.input<typeof lobbyOptions>;

export const lobbyIntents = {
  /** Another filter; `tables` comes again. */
  filter: tableFilter,
} as const;

export interface LobbyMessages {
  /** The newest first; never more than `MOST_ROWS`. */
  tables: { readonly tables: readonly TableRow[] };
  /** What is new or different, and what is not on the list any more. */
  changed: { readonly tables: readonly TableRow[]; readonly gone: readonly string[] };
}
export type LobbyMessageName = keyof LobbyMessages;

/** GET /api/tables?show=open&game=<id>&seats=2&clock=blitz&rated=true&bots=false → the same list, once. */
export interface TablesReply {
  readonly tables: readonly TableRow[];
}

/** GET /api/live → LiveReply: of the same list the few that the first page shows, the ones with a free seat first. */
export interface LiveReply {
  /** How many public tables there are. */
  readonly count: number;
  readonly tables: readonly LiveTable[];
}
export const MOST_LIVE = 4;

export interface LiveTable extends TableRow {
  /** How the match stands; none before it began, or where another node plays it. */
  readonly standing?: Standing;
}

export interface Standing {
  readonly round: number;
  /** By seat. */
  readonly points: readonly number[];
}
