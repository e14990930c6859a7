import { z } from 'zod';
import type { TableSummary } from './http';
import { CLOCKS } from './settings';

/** Public tables, live: `joinOrCreate('lobby', LobbyOptions)`, then `tables` once and `changed` from then on. */

export const LOBBY_ROOM = 'lobby';

export const tableFilter = z.strictObject({
  /** `open`: still gathering. `running`: to watch. Absent: both. */
  show: z.enum(['open', 'running']).optional(),
  seats: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
  clock: z.enum(CLOCKS).optional(),
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

/** One table of the list. */
export interface TableRow extends TableSummary {
  readonly spectators: number;
  readonly hasBots: boolean;
}

export interface LobbyMessages {
  /** The newest first; never more than `MOST_ROWS`. */
  tables: { readonly tables: readonly TableRow[] };
  /** What is new or different, and what is not on the list any more. */
  changed: { readonly tables: readonly TableRow[]; readonly gone: readonly string[] };
}
export type LobbyMessageName = keyof LobbyMessages;

export const MOST_ROWS = 200;

/** GET /api/tables?show=open&seats=2&clock=blitz&rated=true&bots=false → the same list, once. */
export interface TablesReply {
  readonly tables: readonly TableRow[];
}

/** Whether a row passes a filter: the same for the server's list and for a page that narrows its own. */
export function passes(row: TableRow, { show, seats, clock, rated, bots }: TableFilter): boolean {
  const { settings, phase, hasBots } = row;
  if (show !== undefined && phase !== (show === 'open' ? 'gathering' : 'playing')) return false;
  if (seats !== undefined && settings.seats !== seats) return false;
  if (clock !== undefined && settings.clock !== clock) return false;
  if (rated !== undefined && settings.rated !== rated) return false;
  return bots === undefined || hasBots === bots;
}
