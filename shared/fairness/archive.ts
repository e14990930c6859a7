import type { MatchRecord, Seat } from '../core';
import type { MechsTypes } from '../games/mechs/types';

/**
 * A match that is over, whole: what a replay shows, what a file holds, and what Verify proves. Nothing in it is
 * secret any more. Names are not sealed: somebody who deletes their identity loses theirs everywhere.
 */
export interface MatchArchive {
  readonly format: 'pocket-arena/match';
  readonly version: 1;
  readonly matchId: string;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** How it ended: `finished`, or why not. */
  readonly ending: string;
  readonly seats: readonly ArchivedSeat[];
  readonly record: MatchRecord<MechsTypes>;
  readonly proof: Proof;
  /** Hash of everything above but `seats`; everybody at the table is shown it when the match ends. */
  readonly seal: string;
}

export interface ArchivedSeat {
  readonly name: string;
  readonly bot?: string;
}

/** All hashes and bytes are lower-case hexadecimal. */
export interface Proof {
  /** Drawn by the server before anybody sat down. With the contributions it makes the seed of the record. */
  readonly serverSeed: string;
  readonly salt: string;
  /** Published before anybody contributed: hash of `salt` and `serverSeed`. */
  readonly seedCommitment: string;
  /** What each seat added to the seed; none from a bot, a robot, or a page that did not in time. */
  readonly contributions: readonly (string | undefined)[];
  /** In the order in which they were published. */
  readonly commitments: readonly Commitment[];
  /** Hash chain over all public events. */
  readonly eventsDigest: string;
}

/** A hash of something hidden, published at the moment from which on nobody may change it. */
export type Commitment =
  | { readonly kind: 'program'; readonly round: number; readonly seat: Seat; readonly hash: string }
  | { readonly kind: 'mine'; readonly seat: Seat; readonly token: string; readonly hash: string };
