import type { PackedEvent } from '../../shared/core';
import type { PublicCommitment } from '../../shared/fairness/archive';
import type { TableInfo } from '../../shared/protocol/table';

/** What is public of a match at one moment, for the notes that Verify compares with later. */
export interface Glimpse {
  readonly table: TableInfo;
  readonly commitments: readonly PublicCommitment[];
  /** News as they came, and the number of the first of them. */
  readonly from: number;
  readonly events: readonly PackedEvent[];
}

/** A table that was just opened has more urgent things to fetch. */
const NOT_AT_ONCE_MS = 2_000;

let take: ((glimpse: Glimpse) => void) | undefined;
const early: Glimpse[] = [];

/** Notes are taken by a part of the page that is fetched when there is something to note. */
export function note(glimpse: Glimpse): void {
  if (take) return take(glimpse);
  if (early.push(glimpse) > 1) return;
  setTimeout(fetchTaker, NOT_AT_ONCE_MS);
}

function fetchTaker(): void {
  void import('../fairness/noteTaking').then(
    (loaded) => {
      take = loaded.take;
      early.splice(0).forEach(take);
    },
    // Playing goes on without notes.
    () => undefined,
  );
}
