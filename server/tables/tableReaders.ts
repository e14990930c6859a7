import type { Games } from '../../shared/games';
import {
  MOST_ROWS,
  passes,
  type LobbyMessageName,
  type LobbyMessages,
  type TableFilter,
  type TableRow,
} from '../../shared/protocol';
import type { Cancel, Pacing } from '../base/ports';
import type { Directory } from './directory';
import { listTables, rowOf } from './listing';

/** Changes of this long go out together. */
const GATHER_MS = 200;

/** A whole list again at most this often: who filters quicker gets the list of the last filter, when it is time. */
const LIST_MS = 1000;

/** Costs everybody something who looks on. */
const ANEW_MS = 10_000;

/** So many rows of a full list make room for newer ones at a time: where hundreds are opened every second nobody could read it else. */
const TURNOVER = MOST_ROWS / 10;

export type TellReader = <Name extends LobbyMessageName>(name: Name, message: LobbyMessages[Name]) => void;

export interface Reader {
  filter: TableFilter;
  readonly tell: TellReader;
  /** The filter to come, while a whole list was sent just now. */
  next?: TableFilter | undefined;
  /** Runs from one list that was asked for to the next. */
  rest?: Cancel | undefined;
  /** Runs until a list that was full is decided anew. */
  anew?: Cancel | undefined;
  /** What the page has, by match, as it was sent. */
  readonly sent: Map<string, string>;
}

/** Those who read the live list of public tables: each gets all of it once, then only what has changed. */
export class TableReaders {
  private readonly readers = new Set<Reader>();
  /** Those whose list has room, or who do not know yet that more tables wait for it: all who may want a table that is new. */
  private readonly open = new Set<Reader>();
  /** Those who have a table on their list. */
  private readonly byTable = new Map<string, Set<Reader>>();
  private readonly changed = new Set<string>();
  private timer: Cancel | undefined;
  private readonly unwatch: () => void;

  constructor(
    private readonly context: {
      readonly games: Games;
      readonly directory: Directory;
      readonly ports: Pacing;
    },
  ) {
    const { directory, ports } = context;
    this.unwatch = directory.watch((matchId) => {
      if (this.readers.size === 0) return;
      this.changed.add(matchId);
      this.timer ??= ports.setTimer(GATHER_MS, () => this.tellChanges());
    });
  }

  close(): void {
    this.unwatch();
    this.timer?.();
  }

  add(filter: TableFilter, tell: TellReader): Reader {
    const reader: Reader = { filter, tell, sent: new Map() };
    this.readers.add(reader);
    this.open.add(reader);
    this.tellAll(reader);
    return reader;
  }

  remove(reader: Reader): void {
    reader.rest?.();
    reader.anew?.();
    this.readers.delete(reader);
    for (const matchId of reader.sent.keys()) this.unlist(reader, matchId);
    this.open.delete(reader);
  }

  narrow(reader: Reader, filter: TableFilter): void {
    if (reader.rest) {
      reader.next = filter;
      return;
    }
    reader.filter = filter;
    this.tellAll(reader);
    reader.rest = this.context.ports.setTimer(LIST_MS, () => {
      const { next } = reader;
      reader.next = reader.rest = undefined;
      if (next) this.narrow(reader, next);
    });
  }

  private tellAll(reader: Reader): void {
    const tables = this.tablesFor(reader);
    for (const matchId of reader.sent.keys()) this.unlist(reader, matchId);
    // The oldest first, as they will go.
    for (const row of [...tables].reverse()) this.list(reader, row.matchId, JSON.stringify(row));
    reader.tell('tables', { tables });
  }

  /** There is no room for a table on a list that is full: which ones are on it is decided anew, once in a while. */
  private tellAnew(reader: Reader): void {
    reader.anew ??= this.context.ports.setTimer(ANEW_MS, () => {
      reader.anew = undefined;
      this.open.add(reader);
      this.tellNewest(reader);
    });
    this.open.delete(reader);
  }

  /** The newest that are not on the list take the places of the oldest that are. */
  private tellNewest(reader: Reader): void {
    const { sent } = reader;
    const newest = this.tablesFor(reader);
    const tables = newest.filter(({ matchId }) => !sent.has(matchId)).slice(0, TURNOVER);
    const isNewest = new Set(newest.map(({ matchId }) => matchId));
    const old = [...sent.keys()].filter((matchId) => !isNewest.has(matchId));
    const gone = old.slice(0, Math.max(0, sent.size + tables.length - MOST_ROWS));
    for (const matchId of gone) this.unlist(reader, matchId);
    // A page puts what is new to it in front, the last one first.
    tables.reverse();
    for (const row of tables) this.list(reader, row.matchId, JSON.stringify(row));
    if (tables.length > 0) reader.tell('changed', { tables, gone });
  }

  private tellChanges(): void {
    this.timer = undefined;
    const { directory, games } = this.context;
    const told = new Map<Reader, { tables: TableRow[]; gone: string[] }>();
    const toldTo = (reader: Reader) => {
      const message = told.get(reader) ?? { tables: [], gone: [] };
      told.set(reader, message);
      return message;
    };
    for (const matchId of this.changed) {
      const record = directory.find(matchId);
      const row = record && rowOf(games, record);
      const text = JSON.stringify(row);
      for (const reader of this.concerned(matchId, row)) {
        const { filter, sent } = reader;
        if (row && passes(row, filter)) {
          if (sent.get(matchId) === text) continue;
          if (sent.size >= MOST_ROWS && !sent.has(matchId)) {
            this.tellAnew(reader);
            continue;
          }
          this.list(reader, matchId, text);
          toldTo(reader).tables.push(row);
        } else if (sent.has(matchId)) {
          this.unlist(reader, matchId);
          toldTo(reader).gone.push(matchId);
        }
      }
    }
    this.changed.clear();
    for (const [reader, message] of told) reader.tell('changed', message);
  }

  private *concerned(matchId: string, row: TableRow | undefined): Iterable<Reader> {
    const who = this.byTable.get(matchId);
    if (who) yield* [...who];
    if (row) for (const reader of this.open) if (!who?.has(reader)) yield reader;
  }

  private tablesFor({ filter }: Reader): TableRow[] {
    return listTables(this.context.games, this.context.directory, filter);
  }

  private list(reader: Reader, matchId: string, text: string): void {
    reader.sent.set(matchId, text);
    const who = this.byTable.get(matchId);
    if (who) who.add(reader);
    else this.byTable.set(matchId, new Set([reader]));
  }

  private unlist(reader: Reader, matchId: string): void {
    reader.sent.delete(matchId);
    const who = this.byTable.get(matchId);
    if (who?.delete(reader) && who.size === 0) this.byTable.delete(matchId);
    this.open.add(reader);
  }
}
