import { hash } from 'node:crypto';
import type { Slices } from '../base/slices';
import { DamagedJournal } from './errors';

/**
 * The chain: each entry's hash covers the one before, so that nothing can be altered, taken out or put in
 * without every later hash being wrong. What is hashed is the text as it lies in the database.
 */
export interface Link {
  readonly seq: number;
  readonly hash: string;
}

export interface StoredEntry extends Link {
  readonly body: string;
}

export function firstLink(headText: string): Link {
  return { seq: 0, hash: sha256(headText) };
}

export function nextLink(previous: Link, body: string): Link {
  const seq = previous.seq + 1;
  return { seq, hash: sha256(`${previous.hash}\n${seq}\n${body}`) };
}

/** What is replaced has no predecessor; the hash ties it to its match and place. */
export function hashOfLatest(matchId: string, key: string, body: string): string {
  return sha256(`${matchId}\n${key}\n${body}`);
}

/** Walks the chain to its end. `end` was kept apart, so that entries missing at the end are found as well. */
export async function checkChain(
  matchId: string,
  { start, end, slices }: { readonly start: Link; readonly end: Link; readonly slices: Slices },
  entries: readonly StoredEntry[],
): Promise<void> {
  let link = start;
  for (const entry of entries) {
    const next = nextLink(link, entry.body);
    if (entry.seq !== next.seq) throw new DamagedJournal(matchId, `entry ${next.seq} is missing`);
    if (entry.hash !== next.hash)
      throw new DamagedJournal(matchId, `entry ${next.seq} does not fit its hash`);
    link = next;
    await slices.pause();
  }
  if (link.seq !== end.seq) {
    throw new DamagedJournal(matchId, `it has ${link.seq} entries and should have ${end.seq}`);
  }
  if (link.hash !== end.hash) throw new DamagedJournal(matchId, 'its last hash is another than was kept');
}

function sha256(text: string): string {
  return hash('sha256', text);
}
