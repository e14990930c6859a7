import type { Seat } from '../../../../shared/core';
import type { Open } from '../../../../shared/games/western/state';
import { t } from '../texts';

/** What somebody else is thinking about, as far as everybody at the table can see it. */
export function musingOf(open: Open, seat: Seat): string {
  const text = t().prompts.musings;
  const { phase, duel } = open;
  switch (phase) {
    case 'bosses':
    case 'keep':
    case 'hire':
    case 'resolution':
      return text[phase];
    case 'place':
      if (duel) return text.duel;
      return isUsing(open, seat) ? text.using : text.place;
    case 'buy':
      return open.order.length === 0 ? text.hall : text.buy;
    default:
      return text.other;
  }
}

/** The posse that was placed last is theirs: they are asked about what its spot does. */
function isUsing({ posses }: Open, seat: Seat): boolean {
  return posses.at(-1)?.player === seat;
}
