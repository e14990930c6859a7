import type { Client } from '@colyseus/core';
import {
  lobbyIntents,
  lobbyOptions,
  MOST_ROWS,
  passes,
  type LobbyMessageName,
  type LobbyMessages,
  type TableFilter,
  type TableRow,
} from '../../shared/protocol';
import { Allowances, perMinute } from '../base/limits';
import type { Cancel } from '../base/ports';
import type { Services } from '../services';
import { listTables, rowOf } from '../tables/listing';
import { counted } from './admission';
import { SideRoom, sideAdmission, type Guest } from './SideRoom';

/** Changes of this long go out together. */
const GATHER_MS = 200;

/** A whole list again at most this often: who filters quicker gets the list of the last filter, when it is time. */
const LIST_MS = 1000;

/** Costs everybody something who looks on. */
const ANEW_MS = 10_000;

interface Reader {
  filter: TableFilter;
  /** The filter to come, while a whole list was sent just now. */
  next?: TableFilter;
  /** Runs from one list that was asked for to the next. */
  rest?: Cancel;
  /** Runs until a list that was full is decided anew. */
  anew?: Cancel | undefined;
  /** What the page has, by match, as it was sent. */
  readonly sent: Map<string, string>;
}

/** The live list of public tables: all of it once, then only what has changed. */
export class LobbyRoom extends SideRoom {
  protected override readonly schemas = lobbyIntents;
  private readonly readers = new Map<Guest, Reader>();
  private readonly changed = new Set<string>();
  private timer: Cancel | undefined;
  private unwatch: () => void = () => undefined;

  protected override readonly handlers = {
    filter: (guest: Guest, filter: TableFilter) => {
      const reader = this.readers.get(guest);
      if (!reader) return 'stale' as const;
      if (reader.rest) reader.next = filter;
      else this.narrow(guest.client, reader, filter);
      return undefined;
    },
  };

  override onCreate(): void {
    void super.onCreate();
    this.unwatch = this.services.directory.watch((matchId) => {
      this.changed.add(matchId);
      this.timer ??= this.services.ports.setTimer(GATHER_MS, () => this.tellChanges());
    });
  }

  override onDispose(): void {
    super.onDispose();
    this.unwatch();
    this.timer?.();
  }

  protected override came(guest: Guest, options: unknown): void {
    const { filter } = options as { filter: TableFilter };
    const reader: Reader = { filter, sent: new Map() };
    this.readers.set(guest, reader);
    this.tellAll(guest.client, reader);
  }

  protected override went(guest: Guest): void {
    this.readers.get(guest)?.rest?.();
    this.readers.get(guest)?.anew?.();
    this.readers.delete(guest);
  }

  private narrow(client: Client, reader: Reader, filter: TableFilter): void {
    reader.filter = filter;
    this.tellAll(client, reader);
    reader.rest = this.services.ports.setTimer(LIST_MS, () => {
      const { next } = reader;
      reader.next = reader.rest = undefined;
      if (next) this.narrow(client, reader, next);
    });
  }

  /** There is no room for a table on a list that is full: which ones are on it is decided anew, once in a while. */
  private tellAnew(client: Client, reader: Reader): void {
    reader.anew ??= this.services.ports.setTimer(ANEW_MS, () => {
      reader.anew = undefined;
      this.tellAll(client, reader);
    });
  }

  private tellAll(client: Client, { filter, sent }: Reader): void {
    const tables = listTables(this.services.games, this.services.directory, filter);
    sent.clear();
    for (const row of tables) sent.set(row.matchId, JSON.stringify(row));
    tell(client, 'tables', { tables });
  }

  private tellChanges(): void {
    this.timer = undefined;
    const { directory } = this.services;
    const rows = [...this.changed].map((matchId) => {
      const record = directory.find(matchId);
      const row = record && rowOf(this.services.games, record);
      return { matchId, row, text: JSON.stringify(row) };
    });
    this.changed.clear();
    for (const [{ client }, reader] of this.readers) {
      const { filter, sent } = reader;
      const tables: TableRow[] = [];
      const gone: string[] = [];
      for (const { matchId, row, text } of rows) {
        if (row && passes(row, filter)) {
          if (sent.get(matchId) === text) continue;
          if (sent.size >= MOST_ROWS && !sent.has(matchId)) {
            this.tellAnew(client, reader);
            continue;
          }
          sent.set(matchId, text);
          tables.push(row);
        } else if (sent.delete(matchId)) {
          gone.push(matchId);
        }
      }
      if (tables.length > 0 || gone.length > 0) tell(client, 'changed', { tables, gone });
    }
  }
}

function tell<Name extends LobbyMessageName>(client: Client, name: Name, message: LobbyMessages[Name]): void {
  client.send(name, message);
}

export function lobbyRoomFor(services: Services): typeof LobbyRoom {
  const joins = new Allowances(services.ports, perMinute(services.config.JOINS_PER_MINUTE));
  return class extends LobbyRoom {
    protected override readonly services = services;
    static override onAuth = (_token: string, options: unknown) =>
      counted(services, () => sideAdmission(services, lobbyOptions, options, joins));
  };
}
