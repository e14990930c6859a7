import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Games } from '../../shared/games';
import { inlineThinker } from './inline';
import { ThinkerPool } from './pool';
import type { Thinker } from './thinker';

/** The build puts the threads' code beside the server's (vite.config.ts). */
const WORKER = 'botWorker.js';

/**
 * The bots of one server: on threads of their own in the built product. From sources (under jest) there is no
 * file that a thread could start from, and they think where they are asked.
 */
export function openThinker(
  games: Games,
  { threads = Math.max(1, availableParallelism() - 1) } = {},
): Thinker {
  const worker = new URL(WORKER, import.meta.url);
  return existsSync(worker) ? new ThinkerPool({ games, worker, threads }) : inlineThinker(games);
}

export { inlineThinker } from './inline';
export { ThinkerPool, type PoolOptions } from './pool';
export { CEILING, type Ceiling, type Thinker, type ThinkReply, type ThinkRequest } from './thinker';
