import { Slices } from '../base/slices';
import { checkChain, firstLink, hashOfLatest, type Link, type StoredEntry } from './chain';
import { Commits } from './commits';
import { CodeTaken, DamagedJournal, HeldElsewhere } from './errors';
import { GroupCommit } from './groupCommit';
import { isFree } from './leases';
import { ChainedJournal } from './journal';
import { byChatNumber, leaversIn, matchFrom, only, outlinesFrom, personFrom } from './rows';
import { type Row, type Sql, statement, WrongCount } from './sql';
import { SqlCommunity } from './sqlCommunity';
import { SqlEngines } from './sqlEngines';
import { expireOnce, finishOnce } from './sqlFinish';
import { SqlNotices } from './sqlNotices';
import { SqlStandings } from './sqlStandings';
import { SqlTurns } from './sqlTurns';
import { SqlWakes } from './sqlWakes';
import type { Played } from './standings';
import {
  DELETED_NAME,
  type Ending,
  type Entry,
  type HeldRole,
  type Journal,
  type Latest,
  type MatchHead,
  type OpenMatch,
  type Outline,
  type Person,
  type Store,
  type StoredMatch,
  type Writer,
} from './store';
import { WatchedSql } from './watchedSql';

/** Few enough that deleting them keeps nobody waiting who wants to write meanwhile. */
const PRUNE_AT_A_TIME = 10;

/** Changes nothing, but fails when somebody else does this job by now. */
const IN_ROLE = 'SELECT name FROM roles WHERE name = $1 AND fence = $2';

const MATCH = 'SELECT id, status, head, result, ended_at FROM matches';

export class SqlStore implements Store {
  private lastFinish: Promise<unknown> = Promise.resolve();
  readonly standings: SqlStandings;
  readonly community: SqlCommunity;
  readonly engines: SqlEngines;
  readonly wakes: SqlWakes;
  readonly turns: SqlTurns;
  readonly notices: SqlNotices;
  private readonly appends: GroupCommit;
  private closing: Promise<void> | undefined;
  private readonly sql: WatchedSql;

  constructor(
    database: Sql,
    { patienceMs }: { readonly patienceMs: number },
    readonly commits = new Commits(),
  ) {
    const sql = (this.sql = new WatchedSql(database));
    this.appends = new GroupCommit(sql, patienceMs);
    this.standings = new SqlStandings(sql);
    this.community = new SqlCommunity(sql);
    this.engines = new SqlEngines(sql);
    this.wakes = new SqlWakes(sql);
    this.turns = new SqlTurns(sql);
    this.notices = new SqlNotices(sql);
  }

  async savePerson({ id, name, createdAt }: Person): Promise<Person> {
    const [, rows = []] = await this.sql.write([
      statement(
        `INSERT INTO people (id, name, created_at) VALUES ($1, $2, $3)
           ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE people.deleted_at IS NULL`,
        [id, name, createdAt],
      ),
      statement('SELECT * FROM people WHERE id = $1', [id]),
    ]);
    return personFrom(only(rows));
  }

  async person(id: string): Promise<Person | undefined> {
    const row = await this.first('SELECT * FROM people WHERE id = $1', id);
    return row && personFrom(row);
  }

  async people(ids: readonly string[]): Promise<readonly Person[]> {
    if (ids.length === 0) return [];
    const rows = ids.map((id) => [id]);
    const [found = []] = await this.sql.read([{ sql: 'SELECT * FROM people WHERE id = $1', rows }]);
    return found.map(personFrom);
  }

  /** Leaves a row also of somebody who was never saved, so that an old token cannot bring them back. */
  async deletePerson(id: string, at: number): Promise<void> {
    await this.sql.write([
      statement(
        `INSERT INTO people (id, name, created_at, deleted_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (id) DO UPDATE SET name = excluded.name, deleted_at = excluded.deleted_at
           WHERE people.deleted_at IS NULL`,
        [id, DELETED_NAME, at, at],
      ),
      // What hangs on nobody else goes with the name; results are the others' history, too.
      statement('DELETE FROM ratings WHERE person_id = $1', [id]),
      statement('DELETE FROM recovery_codes WHERE person_id = $1', [id]),
      statement('DELETE FROM blocks WHERE by_id = $1 OR whom_id = $1', [id]),
      statement('DELETE FROM turns WHERE person_id = $1', [id]),
      statement('DELETE FROM push_subscriptions WHERE person_id = $1', [id]),
      statement('DELETE FROM notices WHERE person_id = $1', [id]),
      statement('DELETE FROM webhooks WHERE person_id = $1', [id]),
    ]);
  }

  async createMatch(head: MatchHead, under?: HeldRole): Promise<Journal> {
    const text = JSON.stringify(head);
    const start = firstLink(text);
    const inRole = `${IN_ROLE} ${this.sql.shared}`;
    try {
      await this.sql.write([
        ...(under ? [statement(inRole, [under.role, under.fence], 1)] : []),
        statement(
          `INSERT INTO matches (id, code, status, head, created_at) VALUES ($1, $2, 'open', $3, $4) ON CONFLICT DO NOTHING`,
          [head.id, head.code, text, head.createdAt],
          1,
        ),
        statement('INSERT INTO journal_ends (match_id, seq, hash) VALUES ($1, $2, $3)', [
          head.id,
          start.seq,
          start.hash,
        ]),
      ]);
    } catch (error) {
      if (!(error instanceof WrongCount)) throw error;
      if (under && error.message === inRole) throw new HeldElsewhere(under.role, 'another one');
      throw new CodeTaken(head.code);
    }
    return new ChainedJournal(this.appends, head.id, start, 0);
  }

  async openMatch(id: string, fence?: number): Promise<OpenMatch | undefined> {
    const [matches = [], ends = [], journal = [], latest = [], results = []] = await this.sql.read([
      statement(`${MATCH} WHERE id = $1`, [id]),
      statement('SELECT seq, hash, fence FROM journal_ends WHERE match_id = $1', [id]),
      statement('SELECT seq, body, hash FROM journal WHERE match_id = $1 ORDER BY seq', [id]),
      statement('SELECT slot, body, hash FROM latest WHERE match_id = $1', [id]),
      statement('SELECT seat, has_left FROM results WHERE match_id = $1', [id]),
    ]);
    const row = matches[0];
    if (!row) return undefined;
    const end = ends[0] as unknown as (Link & { readonly fence: number }) | undefined;
    if (!end) throw new DamagedJournal(id, 'its end is missing');
    const entries = journal as unknown as readonly StoredEntry[];
    const slices = new Slices();
    await checkChain(id, { start: firstLink(String(row.head)), end, slices }, entries);
    for (const { slot, body, hash } of latest) {
      if (hash !== hashOfLatest(id, String(slot), String(body))) {
        throw new DamagedJournal(id, `${slot} does not fit its hash`);
      }
    }
    const parsed: Entry[] = [];
    for (const { body } of entries) {
      parsed.push(JSON.parse(body) as Entry);
      await slices.pause();
    }
    return {
      entries: parsed,
      latest: latest.map(({ body }) => JSON.parse(String(body)) as Latest).sort(byChatNumber),
      ...(results.length > 0 && { leavers: leaversIn(results) }),
      journal: new ChainedJournal(this.appends, id, end, fence ?? end.fence),
      ...matchFrom(row),
    };
  }

  async findMatch(by: { readonly id: string } | { readonly code: string }): Promise<StoredMatch | undefined> {
    const row =
      'id' in by
        ? await this.first(`${MATCH} WHERE id = $1`, by.id)
        : await this.first(
            `${MATCH} WHERE code = $1 ORDER BY CASE WHEN ended_at IS NULL THEN 0 ELSE 1 END, created_at DESC LIMIT 1`,
            by.code,
          );
    return row && matchFrom(row);
  }

  async unfinishedMatches(): Promise<readonly string[]> {
    const [rows = []] = await this.sql.read([
      statement(`SELECT id FROM matches WHERE status IN ('open', 'running') ORDER BY created_at, id`),
    ]);
    return rows.map(({ id }) => String(id));
  }

  async unfinishedOutlines(): Promise<readonly Outline[]> {
    const [matches = [], held = [], seats = []] = await this.sql.read([
      statement(`${MATCH} WHERE status IN ('open', 'running') ORDER BY created_at, id`),
      statement(
        `SELECT match_id, node FROM journal_ends
           WHERE match_id IN (SELECT id FROM matches WHERE status IN ('open', 'running'))
             AND node IS NOT NULL AND NOT (${isFree(this.sql, 'journal_ends')})`,
      ),
      statement(
        `SELECT match_id, body FROM journal
           WHERE match_id IN (SELECT id FROM matches WHERE status IN ('open', 'running'))
             AND body LIKE '{"type":"seat"%' ORDER BY match_id, seq`,
      ),
    ]);
    return outlinesFrom(matches, { seats, held });
  }

  /** One after the other: matches that end at once would only make each other compute their ratings again. */
  finishMatch(match: string | Writer, ending: Ending, played?: Played): Promise<Ending> {
    const finish = () => finishOnce(this.sql, match, ending, played);
    const finished = this.lastFinish.then(finish, finish);
    this.lastFinish = finished;
    return finished;
  }

  expireMatch(id: string, ending: Ending): Promise<boolean> {
    return expireOnce(this.sql, id, ending);
  }

  async prune(before: number): Promise<number> {
    let count = 0;
    for (;;) {
      const [rows = []] = await this.sql.read([
        statement('SELECT id FROM matches WHERE ended_at < $1 ORDER BY ended_at LIMIT $2', [
          before,
          PRUNE_AT_A_TIME,
        ]),
      ]);
      if (rows.length === 0) break;
      const ids = rows.map(({ id }) => [String(id)]);
      await this.sql.write([
        { sql: 'DELETE FROM journal WHERE match_id = $1', rows: ids },
        { sql: 'DELETE FROM latest WHERE match_id = $1', rows: ids },
        { sql: 'DELETE FROM journal_ends WHERE match_id = $1', rows: ids },
        { sql: 'DELETE FROM turns WHERE match_id = $1', rows: ids },
        { sql: 'DELETE FROM webhooks WHERE match_id = $1', rows: ids },
        { sql: 'DELETE FROM matches WHERE id = $1', rows: ids },
      ]);
      count += ids.length;
    }
    await this.engines.prune(before);
    return count;
  }

  async beat(at: number): Promise<void> {
    await this.sql.write([
      statement(
        `INSERT INTO heartbeat (id, alive_at) VALUES (1, $1)
           ON CONFLICT (id) DO UPDATE SET alive_at = excluded.alive_at
           WHERE heartbeat.alive_at < excluded.alive_at`,
        [at],
      ),
    ]);
  }

  async lastBeat(): Promise<number | undefined> {
    const [rows = []] = await this.sql.read([statement('SELECT alive_at FROM heartbeat')]);
    return rows[0] && Number(rows[0].alive_at);
  }

  check(): Promise<void> {
    return this.sql.check();
  }

  close(): Promise<void> {
    this.closing ??= this.appends.close().then(() => this.sql.close());
    return this.closing;
  }

  private async first(sql: string, param: string): Promise<Row | undefined> {
    const [rows = []] = await this.sql.read([statement(sql, [param])]);
    return rows[0];
  }
}
