import type { Ban, Community, NamedReport, Report } from './community';
import { type Row, type Sql, statement } from './sql';

export class SqlCommunity implements Community {
  constructor(private readonly sql: Sql) {}

  async saveRecoveryCode(person: string, hash: string, at: number): Promise<void> {
    await this.sql.write([
      statement(
        `INSERT INTO recovery_codes (person_id, hash, created_at) VALUES ($1, $2, $3)
           ON CONFLICT (person_id) DO UPDATE SET hash = excluded.hash, created_at = excluded.created_at`,
        [person, hash, at],
      ),
    ]);
  }

  async hasRecoveryCode(person: string): Promise<boolean> {
    const [rows = []] = await this.sql.read([
      statement('SELECT 1 AS one FROM recovery_codes WHERE person_id = $1', [person]),
    ]);
    return rows.length > 0;
  }

  async personByRecoveryCode(hash: string): Promise<string | undefined> {
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT people.id FROM recovery_codes JOIN people ON people.id = recovery_codes.person_id
           WHERE recovery_codes.hash = $1 AND people.deleted_at IS NULL`,
        [hash],
      ),
    ]);
    return rows[0] && String(rows[0].id);
  }

  async block(by: string, whom: string, at: number): Promise<void> {
    await this.sql.write([
      statement('INSERT INTO blocks (by_id, whom_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        by,
        whom,
        at,
      ]),
    ]);
  }

  async unblock(by: string, whom: string): Promise<void> {
    await this.sql.write([statement('DELETE FROM blocks WHERE by_id = $1 AND whom_id = $2', [by, whom])]);
  }

  async blockedBy(person: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT people.id, people.name FROM blocks JOIN people ON people.id = blocks.whom_id
           WHERE blocks.by_id = $1 ORDER BY blocks.at, people.id`,
        [person],
      ),
    ]);
    return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }));
  }

  async blocks(): Promise<readonly { readonly by: string; readonly whom: string }[]> {
    const [rows = []] = await this.sql.read([statement('SELECT by_id, whom_id FROM blocks')]);
    return rows.map((row) => ({ by: String(row.by_id), whom: String(row.whom_id) }));
  }

  async report({ id, by, whom, matchId, reason, words, at }: Report): Promise<void> {
    await this.sql.write([
      statement(
        'INSERT INTO reports (id, by_id, whom_id, match_id, reason, words, at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [id, by, whom, matchId, reason, words, at],
      ),
    ]);
  }

  async reports({
    before = Number.MAX_SAFE_INTEGER,
    limit,
  }: {
    readonly before?: number;
    readonly limit: number;
  }): Promise<readonly NamedReport[]> {
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT reports.*, accuser.name AS by_name, accused.name AS whom_name, accused.banned_until
           FROM reports
           LEFT JOIN people AS accuser ON accuser.id = reports.by_id
           LEFT JOIN people AS accused ON accused.id = reports.whom_id
           WHERE reports.at < $1 ORDER BY reports.at DESC, reports.id LIMIT $2`,
        [before, limit],
      ),
    ]);
    return rows.map(reportFrom);
  }

  async dropReport(id: string): Promise<boolean> {
    const [rows = []] = await this.sql.write([
      statement('SELECT id FROM reports WHERE id = $1', [id]),
      statement('DELETE FROM reports WHERE id = $1', [id]),
    ]);
    return rows.length > 0;
  }

  async bans(after: number): Promise<readonly Ban[]> {
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT id, name, banned_until FROM people
           WHERE banned_until > $1 AND deleted_at IS NULL ORDER BY banned_until DESC, id`,
        [after],
      ),
    ]);
    return rows.map((row) => ({
      person: String(row.id),
      name: String(row.name),
      until: Number(row.banned_until),
    }));
  }

  async ban(person: string, until: number | undefined): Promise<boolean> {
    const [, rows = []] = await this.sql.write([
      statement('UPDATE people SET banned_until = $2 WHERE id = $1', [person, until]),
      statement('SELECT id FROM people WHERE id = $1', [person]),
    ]);
    return rows.length > 0;
  }
}

function reportFrom(row: Row): NamedReport {
  return {
    id: String(row.id),
    by: String(row.by_id),
    whom: String(row.whom_id),
    reason: String(row.reason),
    at: Number(row.at),
    ...given('matchId', row.match_id),
    ...given('words', row.words),
    ...given('byName', row.by_name),
    ...given('whomName', row.whom_name),
    ...(row.banned_until === null ? {} : { bannedUntil: Number(row.banned_until) }),
  };
}

function given(name: string, value: Row[string] | undefined) {
  return value === null || value === undefined ? {} : { [name]: String(value) };
}
