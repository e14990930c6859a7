import { type Sql, statement } from './sql';
import type { Wakes } from './wakes';

export class SqlWakes implements Wakes {
  constructor(private readonly sql: Sql) {}

  async set(matchId: string, at: number): Promise<void> {
    await this.sql.write([
      statement(
        `INSERT INTO wakes (match_id, at) VALUES ($1, $2)
           ON CONFLICT (match_id) DO UPDATE SET at = excluded.at`,
        [matchId, at],
      ),
    ]);
  }

  async forget(matchId: string): Promise<void> {
    await this.sql.write([statement('DELETE FROM wakes WHERE match_id = $1', [matchId])]);
  }

  async due(now: number, most: number): Promise<readonly string[]> {
    const [rows = []] = await this.sql.read([
      statement('SELECT match_id FROM wakes WHERE at <= $1 ORDER BY at, match_id LIMIT $2', [now, most]),
    ]);
    return rows.map((row) => String(row.match_id));
  }

  async next(): Promise<number | undefined> {
    const [rows = []] = await this.sql.read([statement('SELECT MIN(at) AS at FROM wakes')]);
    const at = rows[0]?.at;
    return at === null || at === undefined ? undefined : Number(at);
  }
}
