import { isOverDays } from '../../shared/protocol';
import type { Directory, TableRecord } from './directory';

/** How long a match waits for its people, and an empty table for anybody. */
export interface Patience {
  readonly playingMs: number;
  readonly otherMs: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** T17: how long a table over days waits for its people. */
export const GATHERING_MS = 14 * DAY_MS;
/** How long one that a server has open is left to it. */
export const AWAKE_MS = 30_000;

/** How long a table that somebody looks back at stays when nobody is there: its page comes within seconds. */
export const PAST_MS = 20_000;

/** Lists a table, and waits for somebody to come to it unless another node has it open. */
export function listPatiently(
  directory: Directory,
  record: TableRecord,
  { playingMs, otherMs }: Patience,
): TableRecord {
  const { matchId, phase, isElsewhere, isPast, settings } = record;
  directory.add(record);
  // T17: tables over days have a patience of their own, which the store keeps.
  const isPatient = isOverDays(settings.clock) && phase !== 'over';
  if (isElsewhere || isPatient) directory.visited(matchId);
  else directory.expect(matchId, phase === 'playing' ? playingMs : isPast ? PAST_MS : otherMs);
  return record;
}
