import { type Sql, statement } from './sql';
import type { AskedPerson, AskedThere, Turn, Turns } from './turns';

export class SqlTurns implements Turns {
  constructor(private readonly sql: Sql) {}

  async set(matchId: string, asked: readonly AskedPerson[]): Promise<readonly AskedPerson[]> {
    const [before = []] = await this.sql.write([
      statement('SELECT person_id, decision FROM turns WHERE match_id = $1', [matchId]),
      statement('DELETE FROM turns WHERE match_id = $1', [matchId]),
      ...asked.map(({ person, kind, deadline, decision }) =>
        statement(
          'INSERT INTO turns (match_id, person_id, kind, deadline, decision) VALUES ($1, $2, $3, $4, $5)',
          [matchId, person, kind, deadline, decision],
        ),
      ),
    ]);
    const known = new Map(before.map((row) => [String(row.person_id), Number(row.decision)]));
    return asked.filter(({ person, decision }) => known.get(person) !== decision);
  }

  async among(matchIds: readonly string[]): Promise<readonly AskedThere[]> {
    if (matchIds.length === 0) return [];
    const places = matchIds.map((_, i) => `$${i + 1}`).join(', ');
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT match_id, person_id, deadline FROM turns WHERE match_id IN (${places}) ORDER BY deadline, person_id`,
        [...matchIds],
      ),
    ]);
    return rows.map((row) => ({
      matchId: String(row.match_id),
      person: String(row.person_id),
      deadline: Number(row.deadline),
    }));
  }

  async at(matchId: string): Promise<readonly string[]> {
    const [rows = []] = await this.sql.read([
      statement('SELECT person_id FROM turns WHERE match_id = $1 ORDER BY deadline, person_id', [matchId]),
    ]);
    return rows.map((row) => String(row.person_id));
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
