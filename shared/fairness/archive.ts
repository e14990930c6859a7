import type { GameTypes, MatchRecord, Seat } from '../core';

/**
 * A match that is over, whole: what a replay shows, what a file holds, and what Verify proves. Nothing in it is
 * secret any more. Names are not sealed: somebody who deletes their identity loses theirs everywhere.
 */
export interface MatchArchive<T extends GameTypes = GameTypes> {
  readonly format: 'pocket-arena/match';
  readonly version: 1;
  readonly matchId: string;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  /** How it ended: `finished`, or why not. */
  readonly ending: string;
  readonly seats: readonly ArchivedSeat[];
  /** The hash of the engine that it was played by; absent in matches of before there were engines. */
  readonly engine?: string | undefined;
  readonly record: MatchRecord<T>;
  readonly proof: Proof;
  /** Hash of everything above but `seats`; everybody at the table is shown it when the match ends. */
  readonly seal: string;
}

export interface ArchivedSeat {
  /** Empty on a seat that the rules play. */
  readonly name: string;
  readonly bot?: string;
  /** The colour that the seat had wished for. */
  readonly colour?: string;
  /** Its person was not there at the end, and comes last (T14); absent where they were. */
  readonly hasLeft?: true;
}

/** Where the seed of a match comes from. All hashes and bytes are lower-case hexadecimal. */
export interface SeedOrigin {
  /** 32 bytes, drawn by the server before anybody sat down. With the contributions it makes the seed of the record. */
  readonly serverSeed: string;
  /** 32 bytes. */
  readonly salt: string;
  /** 32 bytes of each seat; null from a bot, from a seat that the rules play, or a page that sent none in time. */
  readonly contributions: readonly (string | null)[];
}

export interface Proof extends SeedOrigin {
  /** Published before anybody contributed: hash of `salt` and `serverSeed`. */
  readonly seedCommitment: string;
  /** In the order in which they were published. */
  readonly commitments: readonly Commitment[];
  /** Hash of all public events in order. */
  readonly eventsDigest: string;
}

/** A hash of something hidden, published at the moment from which on nobody may change it. */
export type Commitment = Readonly<Record<string, string | number>> & { readonly hash: string };

/** The same as everybody at the table sees it: under the public name that the game gave it. */
export interface PublicCommitment {
  readonly id: string;
  readonly hash: string;
}

/** What one browser noted while the match was on. Whatever is absent is not checked. */
export interface Seen {
  readonly seedCommitment?: string;
  /** The engine that the table was opened with. */
  readonly engine?: string;
  /** What this browser added to the seed, and was told had been taken. */
  readonly contribution?: { readonly seat: Seat; readonly randomness: string };
  /** What everybody added, as it was published when the match started. */
  readonly contributions?: readonly (string | null)[];
  /** Pages noted what a commitment was about before it had a public name of its own. */
  readonly commitments?: readonly (PublicCommitment | Commitment)[];
  /** Of those that have a name: how many events this browser had seen before it was shown each of them. */
  readonly shownAfter?: Readonly<Record<string, number>>;
  /** Events of the match from the given one on, as many as were received in a row. */
  readonly events?: readonly SeenEvents[];
  readonly seal?: string;
}

export interface SeenEvents {
  readonly from: number;
  readonly count: number;
  /** `eventsDigest` of these events. */
  readonly digest: string;
}
