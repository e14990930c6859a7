import { RIVAL, type Player } from '../../../../shared/games/western/state';
import { nameOf } from '../../../model/names';
import { t } from '../texts';

/** A seat's name, or the Rival. */
export function nameOfPlayer(player: Player): string {
  return player === RIVAL ? t().board.rival : nameOf(player);
}
