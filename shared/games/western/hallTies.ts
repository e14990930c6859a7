import { seatState } from './ring';
import { figuresOf } from './ruleset';
import { RIVAL, type Player } from './state';
import type { Scene } from './types';

/** S73, S108: the Chief. */
export function winsTies({ open, config }: Scene, player: Player): boolean {
  const boss = player === RIVAL ? undefined : seatState(open, player).boss;
  if (!boss) return false;
  return figuresOf(config).bosses[boss].effects.some(({ tag }) => tag === 'hallTies');
}
