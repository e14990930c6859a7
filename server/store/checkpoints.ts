import { Worker } from 'node:worker_threads';
import { serveCheckpoints, type Checkpointed, type CheckpointThreadData } from './checkpointThread';

/** Pages that change again within this time are copied once. */
const INTERVAL_MS = 1000;
/** Of 4 KB. */
const MOST_FRAMES = 32_768;
/** So little is copied while writers pause. */
const FEW_FRAMES = 512;
/** Where writers are so quick that little is never left. */
const MOST_ROUNDS = 4;

export interface CheckpointsOptions extends CheckpointThreadData {
  /** Where the log is longer, writers pause once, for the little that is left to be copied. */
  readonly mostFrames?: number;
  readonly intervalMs?: number;
  /** Lets what is under way end and holds back what comes, until the returned function is called. */
  hold(): Promise<() => void>;
}

/**
 * Keeps the log of the database short without those who write: a second after something was written it is copied into
 * the database's file, in a thread of its own. A log that is copied whole is written from its beginning again; under
 * load it never is, so a long one is brought to that by a short pause.
 */
export class Checkpoints {
  private thread: Worker | undefined;
  private timer: NodeJS.Timeout | undefined;
  private answered: ((done: Checkpointed | undefined) => void) | undefined;
  private running: Promise<void> | undefined;
  private isClosed = false;

  constructor(private readonly options: CheckpointsOptions) {}

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  /** Something was committed. */
  written(): void {
    if (this.timer || this.running || this.isClosed) return;
    const { intervalMs = INTERVAL_MS } = this.options;
    this.timer = setTimeout(() => this.begin(), intervalMs).unref();
  }

  /** Nobody is held back any more when it is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.thread?.ref();
    await this.running;
    const { thread } = this;
    if (!thread) return;
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage('close');
    await ended;
  }

  private begin(): void {
    this.timer = undefined;
    this.running = this.run().then((done) => {
      this.running = undefined;
      if (leftOf(done) > 0) this.written();
    });
  }

  private async run(): Promise<Checkpointed | undefined> {
    const { mostFrames = MOST_FRAMES } = this.options;
    const isLong = (log?: Checkpointed) => log !== undefined && log.frames > mostFrames;
    let done = await this.checkpoint();
    for (let round = 1; round < MOST_ROUNDS && isLong(done) && leftOf(done) > FEW_FRAMES; round++)
      done = await this.checkpoint();
    if (isLong(done)) {
      const release = await this.options.hold();
      try {
        done = await this.checkpoint();
      } finally {
        release();
      }
    }
    return done;
  }

  private checkpoint(): Promise<Checkpointed | undefined> {
    if (this.isClosed) return Promise.resolve(undefined);
    this.thread ??= this.start();
    return new Promise((resolve) => {
      this.answered = resolve;
      this.thread?.postMessage('checkpoint');
    });
  }

  private start(): Worker {
    const { driver, file } = this.options;
    const workerData: CheckpointThreadData = { driver, file };
    const thread = new Worker(`(${serveCheckpoints.toString()})(require)`, { eval: true, workerData });
    thread.on('message', (done: Checkpointed | undefined) => this.answer(done));
    // Another one is started when it is needed.
    const lose = () => {
      if (this.thread !== thread) return;
      this.thread = undefined;
      this.answer(undefined);
    };
    thread.on('error', lose);
    thread.on('exit', lose);
    thread.unref();
    return thread;
  }

  private answer(done: Checkpointed | undefined): void {
    const { answered } = this;
    this.answered = undefined;
    answered?.(done);
  }
}

function leftOf(done: Checkpointed | undefined): number {
  return done ? done.frames - done.moved : 0;
}
