import type { RefusalReason, TableSettings } from '../../shared/protocol';
import { forgetful, type OpenedTable, type TableJournal } from '../match/openedTable';
import type { HeldRole } from '../store/store';
import type { Directory, Opener, TableRecord } from './directory';
import type { Sitters } from './sitters';

/** How tables come into being and are found: in the directory alone, or with a store behind it. */
export interface Tables {
  /** `under`: only while this process does that job. */
  open(
    creator: Opener,
    settings: TableSettings,
    sitters?: Sitters,
    under?: HeldRole,
  ): Promise<TableRecord | RefusalReason>;
  find(matchId: string): Promise<TableRecord | RefusalReason>;
  /** The same, but as it is kept, in case that what was heard of it is out of date. */
  look(matchId: string): Promise<TableRecord | RefusalReason>;
  findByCode(code: string): Promise<TableRecord | RefusalReason>;
  /** For a room: what is known of the table, and where to write. Rejects with `NoEntry` when it cannot go on. */
  enter(record: TableRecord): Promise<OpenedTable>;
  /** Rejects while nothing can be kept. */
  check(): Promise<void>;
}

export class NoEntry extends Error {
  constructor(readonly code: RefusalReason) {
    super(`This table cannot be entered: ${code}.`);
  }
}

/** Tables that are gone when the process is. */
export class ListedTables implements Tables {
  constructor(
    private readonly directory: Directory,
    private readonly journal: TableJournal = forgetful,
  ) {}

  open(...[creator, settings, sitters]: Parameters<Tables['open']>): ReturnType<Tables['open']> {
    return Promise.resolve(this.directory.create(creator, settings, sitters));
  }

  find(matchId: string): Promise<TableRecord | RefusalReason> {
    return Promise.resolve(this.directory.find(matchId) ?? 'unknown-table');
  }

  look(matchId: string): Promise<TableRecord | RefusalReason> {
    return this.find(matchId);
  }

  findByCode(code: string): Promise<TableRecord | RefusalReason> {
    return Promise.resolve(this.directory.findByCode(code) ?? 'unknown-code');
  }

  enter(_record: TableRecord): Promise<OpenedTable> {
    return Promise.resolve({ journal: this.journal, isHeld: () => true, release: () => undefined });
  }

  check(): Promise<void> {
    return Promise.resolve();
  }
}
