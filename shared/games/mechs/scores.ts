import type { Open } from './state';

export function scoresOf({ seats }: Open): number[] {
  return seats.map(({ vp }) => vp);
}
