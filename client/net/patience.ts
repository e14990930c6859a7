import type { RefusalReason } from '../../shared/protocol/refusals';

/**
 * Quick tries at first, because a server that restarts is back within two seconds, and the matches of a node that died
 * are free for the others after three; then ever slower.
 */
export const RETRY_DELAYS = [200, 300, 400, 500, 500, 500, 500, 500, 500, 1000, 2000, 4000, 8000];

export function retryDelay(attempt: number): number {
  return RETRY_DELAYS[Math.min(attempt, RETRY_DELAYS.length - 1)] ?? 1000;
}

/** What a moment's patience cures. */
const PASSING: readonly RefusalReason[] = ['stopping', 'rate-limited', 'busy', 'storage-failed'];

export function isPassing(code: RefusalReason): boolean {
  return PASSING.includes(code);
}
