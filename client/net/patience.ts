import type { RefusalReason } from '../../shared/protocol/refusals';

/**
 * Quick tries at first, because a server that restarts is back within two seconds, and the matches of a node that died
 * are free for the others after three; then ever slower.
 */
export const RETRY_DELAYS = [200, 300, 400, 500, 500, 500, 500, 500, 500, 1000, 2000, 4000, 8000];

/** Up to a third sooner or later: thousands who have lost the same server do not come back in the same moment. */
const SPREAD = 1 / 3;

export function retryDelay(attempt: number, chance = Math.random()): number {
  const delay = RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)] ?? 1000;
  return Math.round(delay * (1 + SPREAD * (2 * chance - 1)));
}

/** What a moment's patience cures. */
const PASSING: readonly RefusalReason[] = ['stopping', 'rate-limited', 'busy', 'storage-failed'];

export function isPassing(code: RefusalReason): boolean {
  return PASSING.includes(code);
}
