import type { Seat } from '../../../../shared/core';
import type { Open } from '../../../../shared/games/mechs/state';
import { t } from '../texts';

/** What somebody else is thinking about, as far as everybody at the table can see it. */
export function musingOf(open: Open, seat: Seat): string {
  const text = t().prompts.musings;
  const { phase, combat } = open;
  if (phase !== 'turn') return phase in text ? text[phase as keyof typeof text] : text.other;
  if (combat?.attacker.seat === seat || combat?.defender.seat === seat) return text.combat;
  const state = open.seats[seat];
  if (open.active !== seat || !state) return text.other;
  const card = state.revealed[open.turn - 1]?.kind;
  if (!card) return state.adHoc === 'off' ? text.other : text.adHoc;
  return card in text ? text[card as keyof typeof text] : text.other;
}
