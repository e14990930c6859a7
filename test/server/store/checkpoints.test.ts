import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Checkpoints } from '../../../server/store/checkpoints';
import { Commits, SLOW_COMMIT_MS } from '../../../server/store/commits';
import { statement } from '../../../server/store/sql';
import { StoreUnavailable } from '../../../server/store/errors';
import { openSqlite, type SqliteOptions } from '../../../server/store/sqlite';

/** The log is kept short by a thread of its own: no commit copies it, and none is lost over it. */
describe('check points', () => {
  const NEVER_MS = 2 ** 31 - 1;
  const ROW = 'x'.repeat(3000);
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pocket-arena-checkpoints-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = async (options: Omit<SqliteOptions, 'file'>) => {
    const file = join(folder, 'kept.sqlite');
    const sql = await openSqlite({ file, ...options });
    await sql.write([statement('CREATE TABLE IF NOT EXISTS kept (number INTEGER PRIMARY KEY, body TEXT)')]);
    return { file, sql };
  };
  const add = (number: number) => statement('INSERT INTO kept VALUES ($1, $2)', [number, ROW]);

  test('the log stays short while somebody writes without a pause, and nothing is lost', async () => {
    const PAIRS = 300;
    const write = async (mostFrames: number) => {
      const { file, sql } = await open({ checkpoints: { intervalMs: 5, mostFrames } });
      for (let pair = 0; pair < PAIRS; pair++)
        await Promise.all([sql.write([add(2 * pair)]), sql.write([add(2 * pair + 1)])]);
      const length = statSync(`${file}-wal`).size;
      const [rows = []] = await sql.read([
        statement('SELECT COUNT(*) AS rows, SUM(number) AS sum FROM kept'),
      ]);
      await sql.write([statement('DROP TABLE kept')]);
      await sql.close();
      expect(rows[0]).toEqual({ rows: 2 * PAIRS, sum: PAIRS * (2 * PAIRS - 1) });
      return length;
    };
    const unbounded = await write(Infinity);
    expect(await write(100)).toBeLessThan(unbounded / 2);
  });

  test('a close waits until nobody is held back any more: what was held is still written', async () => {
    const { file, sql } = await open({ checkpoints: { intervalMs: NEVER_MS } });
    await sql.write([add(1)]);
    const happened: string[] = [];
    let letGo = (): void => undefined;
    const checkpoints = await new Promise<Checkpoints>((isHeld) => {
      const made: Checkpoints = new Checkpoints({
        driver: createRequire(__filename).resolve('libsql'),
        file,
        intervalMs: 1,
        mostFrames: 0,
        hold: () => {
          isHeld(made);
          return new Promise((resolve) => (letGo = () => resolve(() => void happened.push('released'))));
        },
      });
      made.written();
    });
    const closing = checkpoints.close().then(() => happened.push('closed'));
    // A thread that begins and ends takes longer than one that only ends.
    await new Promise((ended) => new Worker('', { eval: true }).once('exit', ended));
    letGo();
    await closing;
    expect(happened).toEqual(['released', 'closed']);
    await sql.close();
  });

  test('a slow commit is told once, with what it waited for, and a quick one never', async () => {
    const commits = new Commits();
    const { sql } = await open({ commits });
    await sql.read([statement('SELECT 1')]);
    const quick = { ms: SLOW_COMMIT_MS - 1, statementsMs: 1, syncMs: 1, isBesideCheckpoint: false };
    commits.takeSlowest();
    commits.add(quick);
    expect(commits.takeSlowest()).toBeUndefined();
    // Ten thousand rows take a while.
    const rows = Array.from({ length: 10_000 }, (_, number) => [number, ROW]);
    await sql.write([{ sql: 'INSERT INTO kept VALUES ($1, $2)', rows }]);
    const slowest = commits.takeSlowest();
    expect(slowest?.ms).toBeGreaterThanOrEqual(SLOW_COMMIT_MS);
    expect(slowest?.ms).toBeGreaterThanOrEqual((slowest?.statementsMs ?? 0) + (slowest?.syncMs ?? 0));
    expect(commits.takeSlowest()).toBeUndefined();
    await sql.close();
  });

  test('what comes while it is being closed is refused, not asked of what is closed: that would end the process', async () => {
    const { sql } = await open({});
    const closing = sql.close();
    const late = Array.from({ length: 20 }, async (_, number) => {
      for (let turn = 0; turn < number; turn++) await new Promise(setImmediate);
      return sql.write([add(number)]).then(
        () => 'kept',
        (error: unknown) => (error as Error).constructor,
      );
    });
    await closing;
    const told = await Promise.all(late);
    expect(told.every((one) => one === 'kept' || one === StoreUnavailable)).toBe(true);
    expect(told.at(-1)).toBe(StoreUnavailable);
    await expect(sql.read([])).rejects.toThrow(StoreUnavailable);
  });
});
