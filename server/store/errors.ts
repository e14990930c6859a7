/** What a store may answer instead of doing as asked. Anything else that it throws is a bug. */
export abstract class StoreError extends Error {
  abstract readonly code: string;

  override get name(): string {
    return this.constructor.name;
  }
}

/** Another writer has written at this place of the journal: this copy of the match is out of date. */
export class JournalConflict extends StoreError {
  readonly code = 'journal-conflict';

  constructor(readonly matchId: string) {
    super(`Match ${matchId} is being written by somebody else; this copy of it must stop.`);
  }
}

/** Another node plays this match, or does this job, and is there. */
export class HeldElsewhere extends StoreError {
  readonly code = 'held-elsewhere';

  constructor(
    readonly what: string,
    readonly node: string,
    /** How long that node is believed to be there, should it not be heard of again. */
    readonly leftMs = Infinity,
  ) {
    super(`${what} is held by the node ${node}.`);
  }
}

/** The journal is not what was written. The match is not played on; the others are. */
export class DamagedJournal extends StoreError {
  readonly code = 'damaged-journal';

  constructor(
    readonly matchId: string,
    readonly where: string,
  ) {
    super(`The journal of match ${matchId} is damaged (${where}), so this match cannot go on.`);
  }
}

/** No room left. Nothing was written, and writing works again as soon as there is room. */
export class StoreFull extends StoreError {
  readonly code = 'store-full';

  constructor(options?: ErrorOptions) {
    super('The disk of the database is full.', options);
  }
}

/** The database does not answer. Whether a write got through is unknown: open the match again to see. */
export class StoreUnavailable extends StoreError {
  readonly code = 'store-unavailable';

  constructor(options?: ErrorOptions) {
    super('The database cannot be reached.', options);
  }
}

/** Another server keeps its matches in the same folder. */
export class FolderInUse extends StoreError {
  readonly code = 'folder-in-use';

  constructor(folder: string) {
    super(
      `Another server is using the folder ${folder} (DATA_DIR), and a folder is for one server alone. ` +
        'Stop that one, or set DATA_DIR to another folder.',
    );
  }
}

export class CodeTaken extends StoreError {
  readonly code = 'code-taken';

  constructor(readonly taken: string) {
    super(`An unfinished match has the code ${taken} already.`);
  }
}

/** The database was written by a newer version of this program. */
export class NewerSchema extends StoreError {
  readonly code = 'newer-schema';

  constructor(found: number, known: number) {
    super(
      `The database has schema version ${found}, but this program knows versions up to ${known}. ` +
        'Start the newer program again, or restore a backup made before the upgrade.',
    );
  }
}

/** For what looks at a database beside its server: bringing it up to date is the server's to do. */
export class OlderSchema extends StoreError {
  readonly code = 'older-schema';

  constructor() {
    super(
      'The database is of an earlier version, or there is none yet. Start the server of this version first.',
    );
  }
}
