import type { Games } from '../../shared/games';
import {
  isAlone,
  MOST_LIVE,
  MOST_ROWS,
  passes,
  type LiveReply,
  type TableFilter,
  type TableRow,
} from '../../shared/protocol';
import type { Directory, TableRecord } from './directory';

/** How a table is listed for everybody; `undefined` for one that is private, or that nobody can join or watch. */
export function rowOf(games: Games, record: TableRecord): TableRow | undefined {
  const { matchId, code, phase, settings, names, holders, spectators = 0 } = record;
  if (!settings.public || isAlone(games, settings)) return undefined;
  const isOfUse = phase === 'gathering' ? holders.includes(null) : phase === 'playing' && settings.spectators;
  if (!isOfUse) return undefined;
  // The directory marks seats where no person can sit with an empty id.
  const people = holders.map((id) => id || null);
  const hasBots = holders.includes('');
  return { matchId, code, phase, settings, names, people, spectators, hasBots };
}

/** So many of the tables that were opened from one address come before all others of it, where a list is too short for all. */
const ROWS_OF_AN_ADDRESS = MOST_ROWS / 4;

/** A list is of the newest: for a filter that hardly any table passes nobody looks through hundreds of thousands. */
const LOOKED_AT = 20_000;

/** The newest first. Who opens a heap of tables does not crowd out everybody else's. */
export function listTables(games: Games, directory: Directory, filter: TableFilter): TableRow[] {
  const listed: { readonly row: TableRow; readonly at: number }[] = [];
  const others: typeof listed = [];
  const byAddress = new Map<string, number>();
  let at = 0;
  let left = LOOKED_AT;
  for (const record of filter.show === 'open' ? directory.newestGathering() : directory.newest()) {
    if (listed.length === MOST_ROWS || left-- === 0) break;
    const { from, phase, settings, holders } = record;
    const before = from === undefined ? 0 : (byAddress.get(from) ?? 0);
    // There may be thousands of them, for everybody who asks.
    if (before >= ROWS_OF_AN_ADDRESS && others.length === MOST_ROWS) continue;
    if (!passes({ phase, settings, hasBots: holders.includes('') }, filter)) continue;
    const row = rowOf(games, record);
    if (!row) continue;
    if (from !== undefined) byAddress.set(from, before + 1);
    (before < ROWS_OF_AN_ADDRESS ? listed : others).push({ row, at: at++ });
  }
  const rest = others.slice(0, MOST_ROWS - listed.length);
  return [...listed, ...rest].sort((a, b) => a.at - b.at).map(({ row }) => row);
}

/** Those for the first page: where one can sit down comes before where one can look on. */
export function liveTables(games: Games, directory: Directory): LiveReply {
  const open = listTables(games, directory, { show: 'open' });
  const running = listTables(games, directory, { show: 'running' });
  const rows = [...open, ...running].slice(0, MOST_ROWS);
  const tables = rows
    .slice(0, MOST_LIVE)
    .map((row) => ({ ...row, standing: directory.find(row.matchId)?.standing?.() }));
  return { count: rows.length, tables };
}
