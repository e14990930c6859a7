import type { Seat } from '../../../../shared/core';
import { zoneName } from '../../../../shared/games/mechs/arena';
import type { Open } from '../../../../shared/games/mechs/state';
import { nameOf } from '../../../model/names';
import { mySeat } from '../../../model/table';
import { inSentences } from '../../../spoken/sentences';
import { figures } from '../model/figures';
import { t } from '../texts';
import { spokenText } from './spoken';

/** How a seat stands, as everybody sees it. */
export function spokenSeat(open: Open, seat: Seat): string {
  const state = open.seats[seat];
  if (!state) return '';
  const text = spokenText.text();
  const { cards, statuses, table, directions } = t();
  const name = nameOf(seat);
  const weapons = state.weapons.map(({ id }) => {
    const weapon = cards.weapons[id];
    return state.equipped.includes(id) ? weapon : text.notCarried(weapon);
  });
  return inSentences([
    seat === mySeat.value ? text.you(name) : name,
    state.pilot ? `${cards.pilots[state.pilot].name}, ${statuses[state.status]}` : table.pilotUnknown,
    state.zone === undefined ? '' : text.at(zoneName(state.zone)),
    text.healthOf(state.hp, figures.value.health[state.status]),
    text.has(state.energy, state.credits),
    text.points(state.vp),
    text.supply(state.mines, state.turrets),
    weapons.length > 0 ? text.weapons(weapons) : text.noWeapons,
    state.revealed.length > 0
      ? text.played(
          state.revealed.map(({ kind, direction }) => `${cards.kinds[kind].name} ${directions[direction]}`),
        )
      : '',
    state.adHoc === 'off' ? '' : text.adHoc,
  ]);
}
