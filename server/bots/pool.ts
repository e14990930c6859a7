import { Worker } from 'node:worker_threads';
import type { Games } from '../../shared/games';
import { systemPorts, type Cancel, type Pacing } from '../base/ports';
import { FairQueue } from './fairQueue';
import { botOf, botsOf, thinkInline } from './inline';
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
  /** The same as the worker knows. */
  readonly games: Games;
  /** The built worker.js. */
  readonly worker: URL | string;
  readonly threads: number;
  readonly ceiling?: Ceiling;
  readonly ports?: Pacing;
}

interface Job {
  readonly request: ThinkRequest;
  readonly resolve: (reply: ThinkReply) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Hashes of the engines that it was sent. */
  readonly engines: Set<string>;
  /** What it is thinking about. */
  job?: { readonly id: number; readonly job: Job; readonly cancel: Cancel };
}

/** A thread that is this late is lost. At low priority a busy machine makes it wait long for its turn. */
const GRACE_MS = 10_000;

/**
 * Bots think on threads of their own at low priority, one decision at a time, the tables in turn; so no room ever
 * waits for them on the event loop. A thread that fails or hangs is replaced, and its seat plays the fallback.
 */
export class ThinkerPool implements Thinker {
  private readonly queue = new FairQueue<Job>();
  private readonly threads: Thread[] = [];
  private readonly ceiling: Ceiling;
  private readonly ports: Pacing;
  private nextId = 1;
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {
    this.ceiling = options.ceiling ?? CEILING;
    this.ports = options.ports ?? systemPorts;
  }

  answer(request: ThinkRequest): Promise<ThinkReply> {
    const { games } = this.options;
    const { isQuick, imagines: isDeep } = botOf(games, request);
    if (isQuick) return Promise.resolve(thinkInline(games, request, this.ceiling));
    return new Promise((resolve) => {
      const { matchId, unseenOf } = request;
      const isUnseen = unseenOf !== undefined;
      const table = isUnseen ? `unseen ${unseenOf}` : matchId;
      this.queue.add({ request, resolve }, { table, isDeep, isUnseen, now: this.ports.steady() });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (let job = this.queue.take(); job; job = this.queue.take())
      job.resolve(fallbackFor(job.request, 'The bots have gone.'));
    await Promise.all(this.threads.splice(0).map((thread) => this.dismiss(thread, 'The bots have gone.')));
  }

  private next(): void {
    if (this.queue.length === 0 || this.isClosed) return;
    const thread = this.threads.find((one) => !one.job) ?? this.hire();
    const job = thread && this.queue.take();
    if (!job) return;
    const { request } = job;
    const id = this.nextId++;
    const ceiling = this.ceilingNow();
    const limit = ceilingFor(request.decision, ceiling) + GRACE_MS;
    const cancel = this.ports.setTimer(limit, () => this.lose(thread, `no answer after ${limit} ms`));
    thread.job = { id, job, cancel };
    try {
      thread.worker.postMessage(this.taskFor(thread, id, request, ceiling));
      if (request.engine?.file) thread.engines.add(request.engine.file.hash);
    } catch (error) {
      this.finish(thread, fallbackFor(request, describe(error)));
    }
  }

  /** While many wait, all think less. */
  private ceilingNow(): Ceiling {
    const share = this.queue.share(this.ports.steady(), this.options.threads);
    return { long: Math.min(this.ceiling.long, share), other: Math.min(this.ceiling.other, share) };
  }

  private taskFor(thread: Thread, id: number, asked: ThinkRequest, ceiling: Ceiling): Task {
    const { games } = this.options;
    const { knowledge, engine, ...request } = asked;
    const bots = botsOf(games, asked);
    const known = bots.byId[asked.bot].imagines ? knowledge() : undefined;
    return {
      id,
      ...request,
      engine: engine?.file && parcelFor(thread, engine.file),
      knowledge: known && (bots.essence?.(known) ?? known),
      ceiling,
    };
  }

  private hire(): Thread | undefined {
    if (this.threads.length >= this.options.threads) return undefined;
    const thread: Thread = { worker: new Worker(this.options.worker), engines: new Set() };
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

/** A thread is sent the text of an engine once. */
function parcelFor({ engines }: Thread, { hash, code }: { hash: string; code: string }): Task['engine'] {
  return engines.has(hash) ? { hash } : { hash, code };
}

function fallbackFor({ decision }: ThinkRequest, failure: string): ThinkReply {
  return { answer: decision.fallback, cutOff: false, failure };
}
