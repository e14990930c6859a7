import { type Sql, statement } from './sql';
import type { Turn, Turns } from './turns';

export class SqlTurns implements Turns {
  constructor(private readonly sql: Sql) {}

  async set(
    matchId: string,
    asked: readonly (Omit<Turn, 'matchId'> & { readonly person: string })[],
  ): Promise<void> {
    await this.sql.write([
      statement('DELETE FROM turns WHERE match_id = $1', [matchId]),
      ...asked.map(({ person, kind, deadline }) =>
        statement('INSERT INTO turns (match_id, person_id, kind, deadline) VALUES ($1, $2, $3, $4)', [
          matchId,
          person,
          kind,
          deadline,
        ]),
      ),
    ]);
  }

  async of(person: string): Promise<readonly Turn[]> {
    const [rows = []] = await this.sql.read([
      statement(
        'SELECT match_id, kind, deadline FROM turns WHERE person_id = $1 ORDER BY deadline, match_id',
        [person],
      ),
    ]);
    return rows.map((row) => ({
      matchId: String(row.match_id),
      kind: String(row.kind),
      deadline: Number(row.deadline),
    }));
  }
}
