import type { Fairness } from '../table/fairness';
import type { MatchSchema } from './schema';

/** Writes what everybody may hold the server to into the schema, in the same patch as the events it belongs to. */
export function projectFairness(
  {
    commitment,
    contributions,
    commitments,
    seal,
  }: Pick<Fairness, 'commitment' | 'contributions' | 'commitments' | 'seal'>,
  { table, places, game, commitments: wire }: MatchSchema,
): void {
  table.seedCommitment = commitment ?? '';
  table.seal = seal ?? '';
  // Nothing is added once the game is on.
  if (game.phase === '')
    contributions.forEach((randomness, seat) => {
      const place = places.get(String(seat));
      if (place) place.contribution = randomness ?? '';
    });
  // They are never taken back, and come in order.
  if (wire.size === commitments.length) return;
  for (const made of commitments.slice(wire.size)) wire.set(made.id, made.hash);
}
