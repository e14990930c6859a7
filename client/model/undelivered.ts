import type { Kept } from '../net/outbox';

/** What was decided at a table and not heard by the server, while this tab loads its page anew. */
const KEY = 'pocket-arena.undelivered';

export function keepUndelivered(matchId: string, letters: readonly Kept[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ matchId, letters }));
  } catch {
    // What the server has heard is there all the same.
  }
}

/** Once: what was kept for another table is of no use any more. */
export function takeUndelivered(matchId: string): readonly Kept[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { matchId?: string; letters?: Kept[] };
    sessionStorage.removeItem(KEY);
    return kept.matchId === matchId ? (kept.letters ?? []) : [];
  } catch {
    return [];
  }
}
