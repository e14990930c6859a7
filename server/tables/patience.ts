import type { Directory, TableRecord } from './directory';

/** How long a match waits for its people, and an empty table for anybody. */
export interface Patience {
  readonly playingMs: number;
  readonly otherMs: number;
}

/** Lists a table, and waits for somebody to come to it unless another node has it open. */
export function listPatiently(
  directory: Directory,
  record: TableRecord,
  { playingMs, otherMs }: Patience,
): TableRecord {
  const { matchId, phase, isElsewhere } = record;
  directory.add(record);
  if (isElsewhere) directory.visited(matchId);
  else directory.expect(matchId, phase === 'playing' ? playingMs : otherMs);
  return record;
}
