import type { SeedOrigin } from '../../shared/fairness';
import type { Ports } from '../base/ports';

/** What the server adds to the seed of a match. Nobody hears of it before the match is over. */
export type ServerShare = Pick<SeedOrigin, 'serverSeed' | 'salt'>;

const BYTES = 32;

export function drawShare(ports: Ports): ServerShare {
  const hex = () => Buffer.from(ports.randomBytes(BYTES)).toString('hex');
  return { serverSeed: hex(), salt: hex() };
}
