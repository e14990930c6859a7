import { colon } from '../../../i18n';
import type { Seat } from '../../../../shared/core';
import { seatState } from '../../../../shared/games/mechs/arena';
import { maxHealth } from '../../../../shared/games/mechs/tracks';
import type { Scene } from '../../../../shared/games/mechs/types';
import { nameOf } from '../../../model/names';
import { Portrait } from '../art/Portrait';
import { faceOf } from '../model/faces';
import { t } from '../texts';
import { stagesText } from './text';

/** Who fights, in which form, and how much of it is left. What was just lost turns white and falls. */
export function FighterHead({
  table,
  seat,
  lost,
  isRight,
}: {
  table: Scene;
  seat: Seat;
  lost: number;
  isRight?: boolean;
}) {
  const state = seatState(table.open, seat);
  const most = maxHealth(table, seat);
  const health = stagesText.text().healthOf(state.hp, most);
  return (
    <div class={`fight-head seat-${seat}${isRight ? ' is-right' : ''}`}>
      <span class="fight-face">
        <Portrait face={faceOf(state)} />
      </span>
      <b class="fight-name">{nameOf(seat)}</b>
      <small class="fight-form">{t().statuses[state.status]}</small>
      <span class="fight-health" role="img" aria-label={`${colon(t().table.health)} ${health}`}>
        {Array.from({ length: most }, (_, i) => (
          <i key={i} class={i < state.hp ? 'is-full' : undefined}>
            {i >= state.hp && i < state.hp + lost && <i class="fight-lost" />}
          </i>
        ))}
      </span>
      <small class="fight-left" aria-hidden="true">
        {health}
      </small>
    </div>
  );
}
