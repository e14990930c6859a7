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

/** The newest first. */
export function listTables(games: Games, directory: Directory, filter: TableFilter): TableRow[] {
  const rows: TableRow[] = [];
  for (const record of [...directory.all()].reverse()) {
    if (rows.length === MOST_ROWS) break;
    const row = rowOf(games, record);
    if (row && passes(row, filter)) rows.push(row);
  }
  return rows;
}

/** Those for the first page: where one can sit down comes before where one can look on. */
export function liveTables(games: Games, directory: Directory): LiveReply {
  const rows = listTables(games, directory, {});
  const open = rows.filter(({ phase }) => phase === 'gathering');
  const running = rows.filter(({ phase }) => phase !== 'gathering');
  const tables = [...open, ...running]
    .slice(0, MOST_LIVE)
    .map((row) => ({ ...row, standing: directory.find(row.matchId)?.standing?.() }));
  return { count: rows.length, tables };
}
