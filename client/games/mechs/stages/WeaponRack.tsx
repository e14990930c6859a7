import { colon } from '../../../i18n';
import type { Seat } from '../../../../shared/core';
import { boutOf } from '../../../../shared/games/mechs/attack';
import { seatState } from '../../../../shared/games/mechs/arena';
import type { Scene } from '../../../../shared/games/mechs/types';
import { nameOf } from '../../../model/names';
import { WeaponArt } from '../art/WeaponArt';
import type { FightScene } from '../model/fight';
import { figures } from '../model/figures';
import { Icon } from '../parts/Icon';
import { t } from '../texts';

/** What a fighter has brought, and what of it is spent. */
export function WeaponRack({
  table,
  fight: { combat, blow, end },
  seat,
  isRight,
}: {
  table: Scene;
  fight: FightScene;
  seat: Seat;
  isRight?: boolean;
}) {
  const { cards, stages } = t();
  const { user } = boutOf(combat, seat);
  return (
    <ul
      class={`rack seat-${seat}${isRight ? ' is-right' : ''}`}
      aria-label={`${colon(nameOf(seat))} ${t().table.weapons}`}
    >
      {seatState(table.open, seat).equipped.map((weapon) => {
        const { type, normal, power } = figures.value.weapons[weapon];
        const isStruck = !end && blow?.seat === seat && blow.weapon === weapon;
        const isSpent = user.exhausted.includes(weapon);
        return (
          <li
            key={weapon}
            title={cards.weapons[weapon]}
            class={`rack-card art-${type}${isSpent && !isStruck ? ' is-spent' : ''}${isStruck ? ' is-struck' : ''}`}
          >
            <span class="rack-window">
              <Icon name={type} label={cards.types[type].name} />
              <WeaponArt weapon={weapon} />
            </span>
            <b class="rack-name">{cards.weapons[weapon]}</b>
            <span class="rack-figures">
              <span title={cards.normal}>{normal.damage}</span>
              <span class="rack-power" title={cards.power}>
                {power.damage}
              </span>
            </span>
            {(isStruck || isSpent) && (
              <small class="rack-tag">{isStruck ? stages.struck : stages.spent}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
