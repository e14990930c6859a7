import { hexToBytes } from '@noble/hashes/utils.js';
import type { Witnessed } from '../games/kit';
import { canonical } from './canonical';
import { hashOf, keyedHashOf } from './hash';

/** Whoever knows both can open every commitment of the match. */
export interface Opener {
  readonly matchId: string;
  readonly serverSeed: string;
}

/**
 * A fixed-length hash of something hidden. Its salt has 256 bits and is this item's own, so that trying all that it
 * may be finds nothing, and the same choice in two rounds looks like two. Salts follow from the server's seed: a match
 * that is brought back after a crash has the same ones, and revealing the seed at the end reveals them all.
 */
export function commitTo({ matchId, serverSeed }: Opener, { id, named, hidden }: Witnessed): string {
  const salt = keyedHashOf(hexToBytes(serverSeed), 'salt', matchId, id);
  return hashOf('commitment', salt, canonical({ ...named, ...hidden }));
}
