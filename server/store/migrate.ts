import { NewerSchema, OlderSchema } from './errors';
import { type Sql, type Statement, statement, WrongCount } from './sql';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
}

const TABLE = `CREATE TABLE IF NOT EXISTS schema_migrations (
  version BIGINT PRIMARY KEY,
  name TEXT NOT NULL
)`;

/** Leaves the database as it is, and says so where it is of another version. */
export async function expectCurrent(sql: Sql, migrations: readonly Migration[]): Promise<void> {
  const known = migrations.at(-1)?.version ?? 0;
  const found = await sql
    .read([statement('SELECT MAX(version) AS version FROM schema_migrations')])
    .then(([rows = []]) => Number(rows[0]?.version ?? 0))
    // There is no such table before the first start.
    .catch(() => 0);
  if (found > known) throw new NewerSchema(found, known);
  if (found < known) throw new OlderSchema();
}

/** Brings the database up to date. `lock` keeps nodes that start at the same moment out of each other's way. */
export async function migrate(
  sql: Sql,
  migrations: readonly Migration[],
  lock: readonly Statement[],
): Promise<void> {
  await sql.write([...lock, statement(TABLE)]);
  const [rows = []] = await sql.read([statement('SELECT MAX(version) AS version FROM schema_migrations')]);
  const found = Number(rows[0]?.version ?? 0);
  const known = migrations.at(-1)?.version ?? 0;
  if (found > known) throw new NewerSchema(found, known);
  for (const { version, name, statements } of migrations) {
    if (version <= found) continue;
    try {
      await sql.write([
        ...lock,
        statement(
          'INSERT INTO schema_migrations (version, name) VALUES ($1, $2) ON CONFLICT DO NOTHING',
          [version, name],
          1,
        ),
        ...statements.map((text) => statement(text)),
      ]);
    } catch (error) {
      // Another node was quicker.
      if (!(error instanceof WrongCount)) throw error;
    }
  }
}
