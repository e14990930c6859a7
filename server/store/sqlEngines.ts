import type { EngineShelf, KeptEngine } from './engines';
import { type Row, type Sql, statement } from './sql';

export class SqlEngines implements EngineShelf {
  constructor(private readonly sql: Pick<Sql, 'read' | 'write'>) {}

  async put(engine: KeptEngine, code: string): Promise<void> {
    const { hash, game, rulesVersion, mac, keptAt } = engine;
    await this.sql.write([
      statement(
        `INSERT INTO engines (hash, game, rules_version, interface, code, mac, kept_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (hash) DO UPDATE SET game = excluded.game, rules_version = excluded.rules_version,
             interface = excluded.interface, code = excluded.code, mac = excluded.mac, kept_at = excluded.kept_at`,
        [hash, game, rulesVersion, engine.interface, code, mac, keptAt],
      ),
    ]);
  }

  /**
   * Deletes those that no match names, nor may be adopted by, and under which none was opened since. Whoever opens a
   * table keeps its engine right before, so one that is about to be named is never old.
   */
  async prune(before: number): Promise<void> {
    await this.sql.write([
      statement(
        `DELETE FROM engines WHERE kept_at < $1
           AND NOT EXISTS (SELECT 1 FROM matches WHERE ${NAMES_IT})
           AND NOT EXISTS (SELECT 1 FROM matches WHERE ${IS_ADOPTED})`,
        [before],
      ),
    ]);
  }

  async all(): Promise<readonly KeptEngine[]> {
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT hash, game, rules_version, interface, mac, kept_at FROM engines ORDER BY kept_at DESC, hash`,
      ),
    ]);
    return rows.map(engineFrom);
  }

  async code(hash: string): Promise<string | undefined> {
    const [[row] = []] = await this.sql.read([statement('SELECT code FROM engines WHERE hash = $1', [hash])]);
    return row && String(row.code);
  }
}

/** Of a head, which is JSON without spaces. Whatever else has such a text in it keeps an engine that nobody needs. */
const NAMES_IT = `head LIKE '%"engine":"' || engines.hash || '"%'`;
const IS_ADOPTED = `head LIKE '%"game":"' || engines.game || '"%'
  AND head LIKE '%"rulesVersion":"' || engines.rules_version || '"%' AND head NOT LIKE '%"engine":"%'`;

function engineFrom(row: Row): KeptEngine {
  return {
    hash: String(row.hash),
    game: String(row.game),
    rulesVersion: String(row.rules_version),
    interface: Number(row.interface),
    mac: String(row.mac),
    keptAt: Number(row.kept_at),
  };
}
