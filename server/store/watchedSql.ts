import { monotonic } from '../base/monotonic';
import { StoreFull, StoreUnavailable } from './errors';
import { type Row, type Sql, type Statement, statement } from './sql';

/**
 * Changes nothing, and has to be written all the same. A row that is set to what it was would not do: SQLite looks
 * first, and leaves the disk alone.
 */
const TRIAL = [
  statement("INSERT INTO schema_migrations (version, name) VALUES (-1, 'trial')"),
  statement('DELETE FROM schema_migrations WHERE version = -1'),
];

/** Anybody may ask: they share one trial. */
const TRIAL_GOOD_FOR_MS = 1000;
/** Tables in trouble try again every second; a trial is small and may find room where they find none. */
const FAILURE_COUNTS_FOR_MS = 3000;

/** Knows whether something can be written: from what was to be written last, and else by trying. */
export class WatchedSql implements Sql {
  readonly clock: string;
  readonly shared: string;
  private failure: { readonly error: Error; readonly at: number } | undefined;
  private trial: { readonly result: Promise<unknown>; readonly at: number } | undefined;

  constructor(private readonly sql: Sql) {
    this.clock = sql.clock;
    this.shared = sql.shared;
  }

  async write(batch: readonly Statement[]): Promise<readonly Row[][]> {
    try {
      const rows = await this.sql.write(batch);
      this.failure = undefined;
      return rows;
    } catch (error) {
      if (error instanceof StoreFull || error instanceof StoreUnavailable)
        this.failure = { error, at: monotonic() };
      throw error;
    }
  }

  read(batch: readonly Statement[]): Promise<readonly Row[][]> {
    return this.sql.read(batch);
  }

  close(): Promise<void> {
    this.trial = undefined;
    return this.sql.close();
  }

  /** Rejects when nothing can be written. */
  async check(): Promise<void> {
    const now = monotonic();
    if (this.failure && now - this.failure.at < FAILURE_COUNTS_FOR_MS) throw this.failure.error;
    if (!this.trial || now - this.trial.at >= TRIAL_GOOD_FOR_MS)
      this.trial = { result: this.sql.write(TRIAL), at: now };
    await this.trial.result;
  }
}
