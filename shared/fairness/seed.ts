import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../core';
import type { SeedOrigin } from './archive';
import type { Opener } from './commitments';
import { hashOf, keyedHashOf } from './hash';

/** What the server publishes before anybody adds anything: it cannot choose another seed afterwards. */
export function seedCommitment(
  matchId: string,
  { salt, serverSeed }: Pick<SeedOrigin, 'salt' | 'serverSeed'>,
): string {
  return hashOf('seed-commitment', matchId, hexToBytes(salt), hexToBytes(serverSeed));
}

/**
 * The seed of the match. One contribution that the server could not foresee makes it unforeseeable for the server;
 * without the server's seed nobody else can compute it either.
 */
export function matchSeed({
  serverSeed,
  contributions,
}: Pick<SeedOrigin, 'serverSeed' | 'contributions'>): string {
  return hashOf(
    'match-seed',
    hexToBytes(serverSeed),
    ...contributions.map((randomness) => hexToBytes(randomness ?? '')),
  );
}

/**
 * What a bot draws from for one decision. Nobody can foresee its choice while the match is on, not even from all that
 * it chose before; it chooses the same after a restart; and once the server's seed is open anybody can ask it again.
 */
export function botsKey(
  { matchId, serverSeed }: Opener,
  { seat, id }: { readonly seat: Seat; readonly id: number },
): string {
  return bytesToHex(keyedHashOf(hexToBytes(serverSeed), 'bots', matchId, `${seat}/${id}`));
}
