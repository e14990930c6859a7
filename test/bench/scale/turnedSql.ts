import { createRequire } from 'node:module';
import type { Row, Sql, Statement } from '../../../server/store/sql';
import { WrongCount } from '../../../server/store/sql';
import { serveSqlite, type ThreadReply } from '../../../server/store/sqliteThread';
import type { TurnedClock } from './turnedClock';

/** What statements are for, by the first of these that fits. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['staying', /^(UPDATE nodes SET held_until|DELETE FROM nodes)/],
  ['placing', /nodes|journal_ends SET node|fence FROM journal_ends|roles/],
  ['restoring', /^SELECT (seq|slot|seat|id, status, head)/],
  ['people', /people/],
  ['ratings', /ratings|results/],
  ['matches', /./],
];

/** SQLite in memory, run by the code of the server's thread, with a clock that is turned; counts what it is asked. */
export class TurnedSql implements Sql {
  readonly clock = '(SELECT now FROM turned_clock)';
  readonly shared = '';
  readonly counts = new Map<string, number>();
  transactions = 0;
  private answer: ThreadReply | undefined;
  private send: (message: string) => void = () => undefined;
  private told = -1;

  constructor(private readonly time: TurnedClock) {
    const load = createRequire(import.meta.url);
    const port = {
      on: (_event: string, hear: (message: string) => void) => (this.send = hear),
      postMessage: (reply: ThreadReply) => (this.answer = reply),
      close: () => undefined,
    };
    const workerData = { driver: 'libsql', file: ':memory:', setUp: [], busyTimeoutMs: 0 };
    serveSqlite((name) => (name === 'node:worker_threads' ? { parentPort: port, workerData } : load(name)));
    this.ask('BEGIN', [
      { sql: 'CREATE TABLE turned_clock (now BIGINT NOT NULL)' },
      { sql: 'INSERT INTO turned_clock (now) VALUES (0)' },
    ]);
  }

  write(batch: readonly Statement[]): Promise<readonly Row[][]> {
    return this.run('BEGIN IMMEDIATE', batch);
  }

  read(batch: readonly Statement[]): Promise<readonly Row[][]> {
    return this.run('BEGIN', batch);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async run(begin: string, batch: readonly Statement[]): Promise<Row[][]> {
    const now = this.time.now();
    if (now !== this.told) this.ask('BEGIN', [{ sql: 'UPDATE turned_clock SET now = $1', rows: [[now]] }]);
    this.told = now;
    this.transactions++;
    for (const { sql, rows = [[]] } of batch) {
      const kind = KINDS.find(([, form]) => form.test(sql.trimStart()))?.[0] ?? '';
      // PostgreSQL takes many rows to be inserted in one statement.
      const times = / VALUES \(/.test(sql) ? 1 : rows.length;
      this.counts.set(kind, (this.counts.get(kind) ?? 0) + times);
    }
    return this.ask(begin, batch);
  }

  private ask(begin: string, batch: readonly Statement[]): Row[][] {
    this.send(JSON.stringify({ id: 0, begin, batch }));
    const { answer } = this;
    if (answer && 'rows' in answer) return answer.rows;
    const { message = '', code } = answer?.failed ?? {};
    throw code === 'WRONG_COUNT' ? new WrongCount(message) : new Error(message);
  }
}
