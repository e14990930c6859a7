import { join } from 'node:path';
import { Commits } from './commits';
import { MIGRATIONS } from './migrations';
import { expectCurrent, migrate } from './migrate';
import { openPostgres, POSTGRES_LOCK } from './postgres';
import { SqlLeases, type Leases } from './leases';
import { openSqlite } from './sqlite';
import { SqlStore } from './sqlStore';
import type { Store } from './store';

export interface StoreOptions {
  /** The folder of the SQLite file; made when it is not there. */
  readonly dataDir: string;
  /** PostgreSQL instead, when given. */
  readonly databaseUrl?: string;
  /** A limit on the SQLite file, in pages of 4 KB. */
  readonly maxPages?: number;
  /** Beside a server that may be running: the database is not brought up to date. */
  readonly isBeside?: boolean;
}

export const SQLITE_FILE = 'pocket-arena.sqlite';

/** Players wait through a restart of PostgreSQL; SQLite has no such moments. */
const POSTGRES_PATIENCE_MS = 15_000;

/** A node that does not say within this time that it is there is believed to be gone. */
export const LEASE_MS = 3000;

/** Whoever wants to stay must hear quickly when a connection does not answer. */
const IMPATIENT = { connections: 4, connectTimeoutMs: 1000, queryTimeoutMs: 1000 };

/** On connections of their own. The store must have been opened before. */
export async function openLeases(
  { dataDir, databaseUrl }: StoreOptions,
  leaseMs = LEASE_MS,
): Promise<Leases> {
  const sql = databaseUrl
    ? await openPostgres(databaseUrl, IMPATIENT)
    : await openSqlite({ file: join(dataDir, SQLITE_FILE) });
  return new SqlLeases(sql, leaseMs);
}

export async function openStore({
  dataDir,
  databaseUrl,
  maxPages,
  isBeside = false,
}: StoreOptions): Promise<Store> {
  const commits = new Commits();
  const sql = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openSqlite({ file: join(dataDir, SQLITE_FILE), maxPages, commits });
  try {
    if (isBeside) await expectCurrent(sql, MIGRATIONS);
    else await migrate(sql, MIGRATIONS, databaseUrl ? POSTGRES_LOCK : []);
  } catch (error) {
    await sql.close();
    throw error;
  }
  return new SqlStore(sql, { patienceMs: databaseUrl ? POSTGRES_PATIENCE_MS : 0 }, commits);
}
