import { DatabaseError, Pool, type PoolClient, types } from 'pg';
import { StoreFull, StoreUnavailable } from './errors';
import { type Row, type Sql, type Statement, statement, WrongCount } from './sql';

export interface PostgresOptions {
  readonly connections: number;
  readonly connectTimeoutMs: number;
  /** A network that was cut says nothing: give up and ask again on another connection. */
  readonly queryTimeoutMs: number;
}

const PATIENT: PostgresOptions = { connections: 8, connectTimeoutMs: 5000, queryTimeoutMs: 10_000 };
/** Far below the protocol's 65,535 parameters a statement. */
const ROWS_A_STATEMENT = 1000;
/** Set here and not for the connection, which a pooler may share. */
const BEGIN_DURABLE = [
  'BEGIN',
  'SET LOCAL synchronous_commit = on',
  // Whoever falls asleep in the middle, or is cut off, must not keep others from the rows it has changed.
  'SET LOCAL idle_in_transaction_session_timeout = 1500',
].join('; ');

const DISK_FULL = '53100';
/** Troubles that pass: connection, read-only standby, lost to another transaction, resources, shutting down. */
const PASSING = /^(08|25006|40|53|57P)/;

// Our 64-bit numbers are times and counts: they fit.
types.setTypeParser(types.builtins.INT8, Number);

/** Held during migrations; any number will do that nobody else in the database uses. */
export const POSTGRES_LOCK = [statement('SELECT pg_advisory_xact_lock(734271905)')];

export async function openPostgres(
  connectionString: string,
  { connections, connectTimeoutMs, queryTimeoutMs }: PostgresOptions = PATIENT,
): Promise<Sql> {
  const pool = new Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    query_timeout: queryTimeoutMs,
  });
  // An idle connection that breaks is replaced at the next use; unheard, the event would end the process.
  pool.on('error', () => undefined);
  const postgres = new Postgres(pool);
  try {
    await postgres.read([]);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return postgres;
}

class Postgres implements Sql {
  /** The time of the statement, not that of its transaction. */
  readonly clock = '(EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT';
  readonly shared = 'FOR SHARE';

  constructor(private readonly pool: Pool) {}

  write(batch: readonly Statement[]): Promise<Row[][]> {
    return this.transact(BEGIN_DURABLE, batch);
  }

  read(batch: readonly Statement[]): Promise<Row[][]> {
    return this.transact('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', batch);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async transact(begin: string, batch: readonly Statement[]): Promise<Row[][]> {
    const client = await this.begun(begin);
    let broken = false;
    try {
      const rows: Row[][] = [];
      for (const each of batch) rows.push(await run(client, each));
      await client.query('COMMIT');
      return rows;
    } catch (error) {
      broken = !(await client.query('ROLLBACK').then(
        () => true,
        () => false,
      ));
      throw errorFrom(error);
    } finally {
      client.off('error', unheard);
      client.release(broken);
    }
  }

  /**
   * A connection that broke while nobody used it may say so only at its first word. Nothing has happened by then, so
   * another one is taken: the first of them that is new tells whether the database is there.
   */
  private async begun(begin: string): Promise<PoolClient> {
    for (let idle = this.pool.idleCount; ; idle--) {
      const client = await this.connected();
      let isLost = false;
      const onLoss = () => (isLost = true);
      client.on('error', unheard).on('error', onLoss);
      try {
        await client.query(begin);
        return client;
      } catch (error) {
        client.off('error', unheard).release(true);
        if (!isLost || idle <= 0) throw errorFrom(error);
      } finally {
        client.off('error', onLoss);
      }
    }
  }

  private async connected(): Promise<PoolClient> {
    try {
      return await this.pool.connect();
    } catch (cause) {
      throw new StoreUnavailable({ cause });
    }
  }
}

/** What happens to a connection in use is heard from the query that it was used for. */
const unheard = (): void => undefined;

async function run(client: PoolClient, { sql, rows = [[]], exactly }: Statement): Promise<Row[]> {
  const result: Row[] = [];
  let changed = 0;
  for (const { text, values } of queriesFor(sql, rows)) {
    const answer = await client.query<Row>(text, values);
    // One by one: hundreds of thousands do not fit into the arguments of one call.
    for (const row of answer.rows) result.push(row);
    changed += answer.rowCount ?? 0;
  }
  if (exactly !== undefined && changed !== exactly) throw new WrongCount(sql);
  return result;
}

function* queriesFor(sql: string, rows: NonNullable<Statement['rows']>) {
  const form = /VALUES \([^)]*\)/.exec(sql)?.[0];
  if (!form || rows.length === 1) {
    for (const row of rows) yield { text: sql, values: [...row] };
    return;
  }
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const some = rows.slice(start, start + ROWS_A_STATEMENT);
    let count = 0;
    const tuples = some.map((row) => `(${row.map(() => `$${++count}`).join(', ')})`);
    yield { text: sql.replace(form, () => `VALUES ${tuples.join(', ')}`), values: some.flat() };
  }
}

function errorFrom(error: unknown): unknown {
  if (error instanceof WrongCount) return error;
  if (!(error instanceof DatabaseError)) return new StoreUnavailable({ cause: error });
  const { code = '' } = error;
  if (code === DISK_FULL) return new StoreFull({ cause: error });
  return PASSING.test(code) ? new StoreUnavailable({ cause: error }) : error;
}
