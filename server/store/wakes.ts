/**
 * When somebody must look at a match that no room is open for: a deadline of a table over days, or the end of its
 * patience. A match has one such time; while a server has it open that time is a little ahead, again and again, so that
 * whoever is left after a kill looks soon.
 */
export interface Wakes {
  set(matchId: string, at: number): Promise<void>;
  /** Nobody has to look any more. */
  forget(matchId: string): Promise<void>;
  /** Those whose time has come, the longest overdue first. */
  due(now: number, most: number): Promise<readonly string[]>;
  /** When the next one is due; absent while none is. */
  next(): Promise<number | undefined>;
}
