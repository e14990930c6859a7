import { Worker } from 'node:worker_threads';
import { BOTS } from '../../shared/games/mechs/bots';
import { systemPorts, type Cancel, type Ports } from '../ports';
import { thinkInline } from './inline';
import { essence } from './essence';
import {
  CEILING,
  ceilingFor,
  describe,
  type Ceiling,
  type Thinker,
  type ThinkReply,
  type ThinkRequest,
} from './thinker';
import type { Task, TaskDone } from './worker';

export interface PoolOptions {
  /** The built worker.js. */
  readonly worker: URL | string;
  readonly threads: number;
  readonly ceiling?: Ceiling;
  readonly ports?: Pick<Ports, 'setTimer'>;
}

interface Job {
  readonly request: ThinkRequest;
  readonly resolve: (reply: ThinkReply) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it is thinking about. */
  job?: { readonly id: number; readonly job: Job; readonly cancel: Cancel };
}

/** A thread that is this late is lost. At low priority a busy machine makes it wait long for its turn. */
const GRACE_MS = 10_000;

/**
 * Bots think on threads of their own at low priority, one decision at a time in the order they came; so no room
 * ever waits for them on the event loop. A thread that fails or hangs is replaced, and its seat plays the fallback.
 */
export class ThinkerPool implements Thinker {
  private readonly queue: Job[] = [];
  private readonly threads: Thread[] = [];
  private readonly ceiling: Ceiling;
  private readonly ports: Pick<Ports, 'setTimer'>;
  private nextId = 1;
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {
    this.ceiling = options.ceiling ?? CEILING;
    this.ports = options.ports ?? systemPorts;
  }

  answer(request: ThinkRequest): Promise<ThinkReply> {
    if (BOTS[request.bot].isQuick) return Promise.resolve(thinkInline(request, this.ceiling));
    return new Promise((resolve) => {
      this.queue.push({ request, resolve });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const job of this.queue.splice(0)) job.resolve(fallbackFor(job.request, 'The bots have gone.'));
    await Promise.all(this.threads.splice(0).map((thread) => this.dismiss(thread, 'The bots have gone.')));
  }

  private next(): void {
    if (this.queue.length === 0 || this.isClosed) return;
    const thread = this.threads.find((one) => !one.job) ?? this.hire();
    const job = thread && this.queue.shift();
    if (!job) return;
    const { request } = job;
    const id = this.nextId++;
    const limit = ceilingFor(request.decision, this.ceiling) + GRACE_MS;
    const cancel = this.ports.setTimer(limit, () => this.lose(thread, `no answer after ${limit} ms`));
    thread.job = { id, job, cancel };
    try {
      thread.worker.postMessage(this.taskOf(id, request));
    } catch (error) {
      this.finish(thread, fallbackFor(request, describe(error)));
    }
  }

  private taskOf(id: number, { knowledge, ...request }: ThinkRequest): Task {
    const known = BOTS[request.bot].imagines ? essence(knowledge()) : undefined;
    return { id, ...request, knowledge: known, ceiling: this.ceiling };
  }

  private hire(): Thread | undefined {
    if (this.threads.length >= this.options.threads) return undefined;
    const thread: Thread = { worker: new Worker(this.options.worker) };
    thread.worker.unref();
    thread.worker.on('message', ({ id, ...reply }: TaskDone) => {
      if (thread.job?.id === id) this.finish(thread, reply);
    });
    thread.worker.on('error', (error) => this.lose(thread, describe(error)));
    thread.worker.on('exit', () => this.lose(thread, 'the thread ended'));
    this.threads.push(thread);
    return thread;
  }

  private finish(thread: Thread, reply: ThinkReply): void {
    const { job } = thread;
    thread.job = undefined;
    job?.cancel();
    job?.job.resolve(reply);
    this.next();
  }

  private lose(thread: Thread, reason: string): void {
    const index = this.threads.indexOf(thread);
    if (index < 0) return;
    this.threads.splice(index, 1);
    void this.dismiss(thread, reason);
    this.next();
  }

  private async dismiss({ worker, job }: Thread, reason: string): Promise<void> {
    job?.cancel();
    job?.job.resolve(fallbackFor(job.job.request, reason));
    await worker.terminate();
  }
}

function fallbackFor({ decision }: ThinkRequest, failure: string): ThinkReply {
  return { answer: decision.fallback, cutOff: false, failure };
}
