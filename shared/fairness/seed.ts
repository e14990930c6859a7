import { hexToBytes } from '@noble/hashes/utils.js';
import type { SeedOrigin } from './archive';
import { hashOf } from './hash';

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
