import { hexToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../core';
import type { ProgrammedCard } from '../games/mechs/state';
import type { Commitment } from './archive';
import { canonical } from './canonical';
import { hashOf, keyedHashOf } from './hash';
import { commitmentId } from './ids';

/** What is hidden when it is committed to. */
export type Hidden =
  | {
      readonly kind: 'program';
      readonly round: number;
      readonly seat: Seat;
      readonly program: readonly ProgrammedCard[];
    }
  | { readonly kind: 'mine'; readonly token: number; readonly seat: Seat; readonly number: number };

/** Whoever knows both can open every commitment of the match. */
export interface Opener {
  readonly matchId: string;
  readonly serverSeed: string;
}

/**
 * A fixed-length hash of something hidden. Its salt has 256 bits and is this item's own, so that trying all programs
 * finds nothing, and the same program in two rounds looks like two. Salts follow from the server's seed: a match that
 * is brought back after a crash has the same ones, and revealing the seed at the end reveals them all.
 */
export function commitTo(opener: Opener, hidden: Hidden): Commitment {
  const salt = saltOf(opener, hidden);
  if (hidden.kind === 'mine') {
    const { kind, token, seat, number } = hidden;
    return { kind, token, seat, hash: hashOf('commitment', salt, canonical({ kind, token, seat, number })) };
  }
  const { kind, round, seat } = hidden;
  const program = hidden.program.map(({ card, direction }) => ({ card, direction }));
  return { kind, round, seat, hash: hashOf('commitment', salt, canonical({ kind, round, seat, program })) };
}

function saltOf({ matchId, serverSeed }: Opener, hidden: Hidden): Uint8Array {
  return keyedHashOf(hexToBytes(serverSeed), 'salt', matchId, commitmentId(hidden));
}
