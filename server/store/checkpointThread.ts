/** What the thread is started with. */
export interface CheckpointThreadData {
  readonly driver: string;
  readonly file: string;
}

/** Frames in the log, and those of them that are in the database's file by now. */
export interface Checkpointed {
  readonly frames: number;
  readonly moved: number;
}

/**
 * Runs check points on a connection of its own, so that no commit waits for one. They are passive: they take what is in
 * the log at their beginning, and stop nobody.
 *
 * Started from its own text, as serveSqlite is, and bound by the same rule.
 */
export function serveCheckpoints(load: (name: string) => unknown): void {
  interface Connection {
    prepare(sql: string): { all(): { log: number; checkpointed: number }[] };
    exec(sql: string): void;
    close(): void;
  }
  const thread = load('node:worker_threads') as typeof import('node:worker_threads');
  const { parentPort: port } = thread;
  if (!port) return;
  const data = thread.workerData as CheckpointThreadData;
  const Driver = load(data.driver) as new (file: string, options: { timeout: number }) => Connection;
  const connection = new Driver(data.file, { timeout: 0 });
  // What is in the log must be on the disk before its copy is relied on, and the copy before the log is written over.
  connection.exec('PRAGMA synchronous = FULL');

  port.on('message', (message: 'checkpoint' | 'close') => {
    if (message === 'close') {
      connection.close();
      port.close();
      return;
    }
    let done: Checkpointed | undefined;
    try {
      const [row] = connection.prepare('PRAGMA wal_checkpoint(PASSIVE)').all();
      if (row && row.log >= 0) done = { frames: row.log, moved: row.checkpointed };
    } catch {
      // A full disk, say: the log keeps everything until there is room, and commits tell of it.
    }
    port.postMessage(done);
  });
}
