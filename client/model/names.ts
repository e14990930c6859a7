import type { Seat } from '../../shared/core';
import { shownGame } from '../games/current';
import { t } from '../i18n';
import { info } from './table';

export function nameOf(seat: Seat): string {
  const who = info.value?.seats[seat];
  const game = shownGame.value;
  if (who?.control === 'robot' && game) return game.words().nameOfAutomatic(seat);
  return who?.name ?? t().table.unnamed(seat);
}
