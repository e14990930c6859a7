import type { Fairness } from '../table/fairness';
import type { RoomSchema } from './schema';

/** Writes what everybody may hold the server to into the schema, in the same patch as the events it belongs to. */
export function projectFairness(
  {
    engine,
    commitment,
    contributions,
    commitments,
    seal,
  }: Pick<Fairness, 'engine' | 'commitment' | 'contributions' | 'commitments' | 'seal'>,
  { table, places, match, commitments: wire }: RoomSchema,
): void {
  table.engine = engine ?? '';
  table.seedCommitment = commitment ?? '';
  table.seal = seal ?? '';
  // Nothing is added once the game is on.
  if (!match.started)
    contributions.forEach((randomness, seat) => {
      const place = places.get(String(seat));
      if (place) place.contribution = randomness ?? '';
    });
  // They are never taken back, and come in order.
  if (wire.size === commitments.length) return;
  for (const made of commitments.slice(wire.size)) wire.set(made.id, made.hash);
}
