import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { GameTypes, Knowledge } from '../../shared/core';
import type { Games } from '../../shared/games';
import { engineIn, type LoadedEngine } from '../engines/engine';
import { thinkInline } from './inline';
import { describe, type Ceiling, type ThinkReply, type ThinkRequest } from './thinker';

/** What crosses to a thinking thread: plain data. */
export interface Task extends Omit<ThinkRequest, 'engine' | 'knowledge'> {
  readonly id: number;
  /** Its text comes with the first task of it. */
  readonly engine?: { readonly hash: string; readonly code?: string };
  readonly knowledge?: Knowledge<GameTypes>;
  readonly ceiling: Ceiling;
}

export interface TaskDone extends ThinkReply {
  readonly id: number;
}

/** Lets bots think on this thread, which must be one of their own. */
export function thinkHere(games: Games): void {
  // On Linux a priority belongs to the thread that sets it; elsewhere it would slow down the whole server. Only the
  // lowest is put aside at once when a room wants the core; a middling one finishes its turn first.
  if (process.platform === 'linux') {
    try {
      setPriority(constants.priority.PRIORITY_LOW);
    } catch {
      // A sandbox may forbid it; the bots then think at the usual priority.
    }
  }
  parentPort?.on('message', (task: Task) => parentPort?.postMessage(done(games, task)));
}

/** By hash: each is run once on a thread. */
const engines = new Map<string, LoadedEngine>();

function engineOf({ hash, code }: NonNullable<Task['engine']>): LoadedEngine {
  const known = engines.get(hash);
  if (known) return known;
  if (code === undefined) throw new Error(`The thread was not sent the engine ${hash}.`);
  const engine = { kit: engineIn(code, `${hash}.mjs`).kit };
  engines.set(hash, engine);
  return engine;
}

function done(games: Games, { id, engine, knowledge, ceiling, ...request }: Task): TaskDone {
  const known = () => {
    if (!knowledge) throw new Error(`${request.bot} was sent no knowledge.`);
    return knowledge;
  };
  try {
    const by = engine && engineOf(engine);
    return { id, ...thinkInline(games, { ...request, engine: by, knowledge: known }, ceiling) };
  } catch (failure) {
    return { id, answer: request.decision.fallback, cutOff: false, failure: describe(failure) };
  }
}
