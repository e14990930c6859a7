import type { Row, Statement } from './sql';

/** What the thread is started with. */
export interface ThreadData {
  /** Where the driver is: a thread started from text cannot look for packages by itself. */
  readonly driver: string;
  readonly file: string;
  readonly setUp: readonly string[];
  readonly busyTimeoutMs: number;
}

/** It comes as JSON; `close` stands for itself. */
export interface ThreadRequest {
  readonly id: number;
  readonly begin: string;
  readonly batch: readonly Statement[];
}

/** What a transaction that wrote spent its time with: its statements, and waiting for the disk. */
export interface Committed {
  readonly statementsMs?: number;
  readonly syncMs?: number;
}

export type ThreadReply =
  | ({ readonly id: number; readonly rows: Row[][] } & Committed)
  | { readonly id: number; readonly failed: { readonly message: string; readonly code?: string } };

/**
 * Runs SQLite beside the event loop: a commit waits for the disk, for milliseconds on a good day.
 *
 * The function is started from its own text, so that it works alike in the one-file build, under jest and on
 * every Node. It may therefore use nothing from outside itself but what it is given.
 */
export function serveSqlite(load: (name: string) => unknown): void {
  interface Prepared {
    readonly reader: boolean;
    all(params: readonly unknown[]): Row[];
    run(params: readonly unknown[]): { changes: number };
  }
  interface Connection {
    readonly inTransaction: boolean;
    prepare(sql: string): Prepared;
    exec(sql: string): void;
    close(): void;
  }
  const thread = load('node:worker_threads') as typeof import('node:worker_threads');
  const { parentPort: port } = thread;
  if (!port) return;
  const data = thread.workerData as ThreadData;
  const Driver = load(data.driver) as new (file: string, options: { timeout: number }) => Connection;
  const connection = new Driver(data.file, { timeout: data.busyTimeoutMs });
  for (const sql of data.setUp) connection.exec(sql);

  const prepared = new Map<string, Prepared>();
  const prepare = (sql: string) => {
    let found = prepared.get(sql);
    if (!found) {
      found = connection.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      prepared.set(sql, found);
    }
    return found;
  };
  const run = ({ sql, each = sql, rows = [[]], exactly }: Statement) => {
    const found = prepare(each);
    const result: Row[] = [];
    let changed = 0;
    for (const params of rows) {
      // What is undefined has become null on the way here.
      // One by one: hundreds of thousands do not fit into the arguments of one call.
      if (found.reader) for (const row of found.all(params)) result.push(row);
      else changed += found.run(params).changes;
    }
    changed += result.length;
    if (exactly !== undefined && changed !== exactly)
      throw Object.assign(new Error(sql), { code: 'WRONG_COUNT' });
    return result;
  };

  port.on('message', (message: string) => {
    if (message === 'close') {
      connection.close();
      port.close();
      return;
    }
    const { id, begin, batch } = JSON.parse(message) as ThreadRequest;
    try {
      const begun = performance.now();
      connection.exec(begin);
      const rows = batch.map(run);
      const ran = performance.now();
      connection.exec('COMMIT');
      const took = begin === 'BEGIN' ? {} : { statementsMs: ran - begun, syncMs: performance.now() - ran };
      port.postMessage({ id, rows, ...took } satisfies ThreadReply);
    } catch (error) {
      // A full disk may have rolled back already.
      if (connection.inTransaction) connection.exec('ROLLBACK');
      const { message, code } = error as Error & { code?: string };
      port.postMessage({ id, failed: { message, code } } satisfies ThreadReply);
    }
  });
}
