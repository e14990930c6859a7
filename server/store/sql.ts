/**
 * The little that the store needs of a database, the same for both. Statements are written once, in the
 * common part of the two dialects, with `$1` for the first parameter.
 */
export interface Sql {
  /** An expression for the database's own time, in milliseconds since 1970. */
  readonly clock: string;
  /** Ends a SELECT whose rows nobody may change until the transaction is over, though others may hold on to them, too. */
  readonly shared: string;
  /** One transaction, durable when it resolves; rolled back when anything in it fails. */
  write(batch: readonly Statement[]): Promise<readonly Row[][]>;
  /** All statements see the same moment. */
  read(batch: readonly Statement[]): Promise<readonly Row[][]>;
  close(): Promise<void>;
}

export interface Statement {
  readonly sql: string;
  /** The statement is run for each of these; `INSERT … VALUES (…)` takes them all at once where that is quicker. */
  readonly rows?: readonly Params[];
  /** What does the same for one row and is quicker where they are taken one by one. */
  readonly each?: string;
  /** Roll back with `WrongCount` unless this many rows are changed, or found, in all. */
  readonly exactly?: number;
}

export type Value = string | number | undefined;
export type Params = readonly Value[];
export type Row = Readonly<Record<string, string | number | null>>;

/** Some row was there already, or not there: the transaction was rolled back. */
export class WrongCount extends Error {}

/** One row of parameters is the usual case. */
export function statement(sql: string, params: Params = [], exactly?: number): Statement {
  return { sql, rows: [params], exactly };
}
