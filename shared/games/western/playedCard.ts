import { must } from '../../core';
import type { CardId } from './catalog/ids';
import { bestCard } from './hand';
import { changedCard, seatState } from './ring';
import { RIVAL, type Open, type Player } from './state';

/** W14.7, S88: the Rival uses whichever of its cards makes the better hand. */
export function playedCard(open: Open, player: Player, left: CardId, right: CardId): CardId {
  if (player === RIVAL) return bestCard(open.rival.shown, left, right);
  return changedCard(open, player, must(seatState(open, player).card, 'shown card'));
}
