import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { monotonic } from '../base/monotonic';
import { Checkpoints, type CheckpointsOptions } from './checkpoints';
import type { Commits } from './commits';
import { StoreFull, StoreUnavailable } from './errors';
import { type Row, type Sql, type Statement, WrongCount } from './sql';
import {
  serveSqlite,
  type Committed,
  type ThreadData,
  type ThreadReply,
  type ThreadRequest,
} from './sqliteThread';

export interface SqliteOptions {
  readonly file: string;
  /** A limit on the size of the file, in pages of 4 KB. */
  readonly maxPages?: number;
  readonly checkpoints?: Pick<CheckpointsOptions, 'intervalMs' | 'mostFrames'>;
  readonly commits?: Commits;
}

const BUSY_TIMEOUT_MS = 5000;

/**
 * FULL waits for the disk at every commit: what was acknowledged survives a power cut. No commit waits for a check
 * point: those have a thread of their own.
 */
const SET_UP = ['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = FULL', 'PRAGMA wal_autocheckpoint = 0'];

export async function openSqlite({ file, maxPages, ...options }: SqliteOptions): Promise<Sql> {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Sqlite(
    {
      driver: createRequire(import.meta.url).resolve('libsql'),
      file,
      setUp: maxPages === undefined ? SET_UP : [...SET_UP, `PRAGMA max_page_count = ${maxPages}`],
      busyTimeoutMs: BUSY_TIMEOUT_MS,
    },
    options,
  );
  // A file that cannot be opened should be heard of now.
  await sqlite.read([]);
  return sqlite;
}

interface Waiting {
  readonly since: number;
  /** A check point was under way when it came. */
  readonly isBesideCheckpoint: boolean;
  resolve(rows: Row[][]): void;
  reject(error: Error): void;
}

class Sqlite implements Sql {
  readonly clock = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
  /** One transaction that writes at a time: nobody else changes anything. */
  readonly shared = '';
  private readonly thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private lost: Error | undefined;
  private readonly checkpoints: Checkpoints;
  /** What came while nobody may write. */
  private held: string[] | undefined;
  private idle: (() => void) | undefined;

  constructor(
    workerData: ThreadData,
    private readonly options: Pick<SqliteOptions, 'checkpoints' | 'commits'>,
  ) {
    const { driver, file } = workerData;
    this.checkpoints = new Checkpoints({ driver, file, ...options.checkpoints, hold: () => this.hold() });
    this.thread = new Worker(`(${serveSqlite.toString()})(require)`, { eval: true, workerData });
    this.thread.on('message', (reply: ThreadReply) => this.answer(reply));
    this.thread.on('error', (error: Error) => this.lose(error));
    this.thread.on('exit', () => this.lose(new Error('The thread of the database has ended.')));
    this.thread.unref();
  }

  async write(batch: readonly Statement[]): Promise<Row[][]> {
    const rows = await this.ask('BEGIN IMMEDIATE', batch);
    this.checkpoints.written();
    return rows;
  }

  read(batch: readonly Statement[]): Promise<Row[][]> {
    return this.ask('BEGIN', batch);
  }

  async close(): Promise<void> {
    await this.checkpoints.close();
    if (this.lost) return;
    // Whoever comes later is refused here: the driver ends the whole process when something is asked of what it has closed.
    this.lost = new Error('It was closed.');
    this.thread.ref();
    const ended = new Promise((resolve) => this.thread.once('exit', resolve));
    this.thread.postMessage('close');
    await ended;
  }

  private ask(begin: string, batch: readonly Statement[]): Promise<Row[][]> {
    return new Promise((resolve, reject) => {
      if (this.lost) {
        reject(new StoreUnavailable({ cause: this.lost }));
        return;
      }
      const id = ++this.requests;
      const isBesideCheckpoint = this.checkpoints.isRunning;
      this.waiting.set(id, { since: monotonic(), isBesideCheckpoint, resolve, reject });
      // The process lives as long as somebody waits for an answer, and no longer.
      this.thread.ref();
      // As text: copying a thousand small arrays to another thread takes four times as long.
      const message = JSON.stringify({ id, begin, batch } satisfies ThreadRequest);
      if (this.held) this.held.push(message);
      else this.thread.postMessage(message);
    });
  }

  /** A log that nobody reads or writes can be copied to its end. */
  private async hold(): Promise<() => void> {
    const held: string[] = (this.held = []);
    if (this.waiting.size > 0) await new Promise<void>((resolve) => (this.idle = resolve));
    return () => {
      this.held = undefined;
      for (const message of held) this.thread.postMessage(message);
    };
  }

  private answer(reply: ThreadReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (this.held && this.waiting.size === this.held.length) this.idle?.();
    if (this.waiting.size === 0) this.thread.unref();
    if ('rows' in reply) {
      if (waiting && reply.syncMs !== undefined) this.measure(waiting, reply);
      waiting?.resolve(reply.rows);
    } else waiting?.reject(errorFrom(reply.failed));
  }

  private measure({ since, isBesideCheckpoint }: Waiting, { statementsMs = 0, syncMs = 0 }: Committed): void {
    this.options.commits?.add({ ms: monotonic() - since, statementsMs, syncMs, isBesideCheckpoint });
  }

  private lose(error: Error): void {
    this.lost ??= error;
    for (const waiting of this.waiting.values()) waiting.reject(new StoreUnavailable({ cause: this.lost }));
    this.waiting.clear();
    this.idle?.();
  }
}

function errorFrom({ message, code = '' }: { message: string; code?: string }): Error {
  if (code === 'WRONG_COUNT') return new WrongCount(message);
  const cause = Object.assign(new Error(message), { code });
  if (code.startsWith('SQLITE_FULL')) return new StoreFull({ cause });
  if (/^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|READONLY)/.test(code)) return new StoreUnavailable({ cause });
  return cause;
}
