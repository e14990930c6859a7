import { RIVAL, type Player } from '../../../../shared/games/western/state';

/** What gives a player's colour to what is drawn inside. */
export function classOf(player: Player): string {
  return player === RIVAL ? 'rival' : `seat-${player}`;
}
