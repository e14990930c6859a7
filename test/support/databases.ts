import { createRequire } from 'node:module';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, SQLITE_FILE, type StoreOptions } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { findPostgres, query, startPostgres } from './postgres';

/** A real database of the test's own: every store opened on it sees the same data. */
export interface TestDatabase {
  readonly options: StoreOptions;
  open(): Promise<Store>;
  /** Behind the store's back. Parameters are `$1`, `$2`, …. */
  raw(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Closes what was opened, too. */
  dispose(): Promise<void>;
}

/** Runs the same tests against SQLite and against PostgreSQL, with a fresh database for each test. */
export function describeStores(what: string, tests: (database: () => TestDatabase) => void): void {
  describe(`${what}: SQLite`, () => {
    let database: TestDatabase;
    beforeEach(() => (database = sqliteDatabase()));
    afterEach(() => database.dispose());
    tests(() => database);
  });

  // Where it cannot be installed these are shown as skipped, but never in continuous integration.
  const isMissing = !findPostgres() && !['true', '1'].includes(process.env.CI ?? '');
  (isMissing ? describe.skip : describe)(`${what}: PostgreSQL`, () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    let url: string;
    let database: TestDatabase;
    beforeAll(async () => {
      server = await startPostgres();
      url = await server.newDatabase();
    }, 60_000);
    afterAll(() => server.stop());
    beforeEach(async () => {
      // Much quicker than another database.
      await query(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      database = postgresDatabase(url);
    });
    afterEach(() => database.dispose());
    tests(() => database);
  });
}

export function sqliteDatabase(dataDir = mkdtempSync(join(tmpdir(), 'arena-sqlite-'))): TestDatabase {
  return testDatabase(
    { dataDir },
    {
      raw: async (sql, params = []) => {
        const connection = new Libsql(join(dataDir, SQLITE_FILE), { timeout: 5000 });
        try {
          const statement = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
          if (statement.reader) return statement.all(params) as Record<string, unknown>[];
          statement.run(params);
          return [];
        } finally {
          connection.close();
        }
      },
      remove: () => rmSync(dataDir, { recursive: true, force: true }),
    },
  );
}

export function postgresDatabase(databaseUrl: string): TestDatabase {
  return testDatabase(
    { dataDir: '', databaseUrl },
    { raw: (sql, params) => query(databaseUrl, sql, params), remove: () => undefined },
  );
}

function testDatabase(
  options: StoreOptions,
  { raw, remove }: Pick<TestDatabase, 'raw'> & { remove(): void },
): TestDatabase {
  const opened: Store[] = [];
  return {
    options,
    raw,
    async open() {
      const store = await openStore(options);
      opened.push(store);
      return store;
    },
    async dispose() {
      for (const store of opened) await store.close();
      remove();
    },
  };
}

const Libsql = createRequire(__filename)('libsql') as typeof import('libsql');
