import { colon } from '../../../i18n';
import type { Seat } from '../../../../shared/core';
import { boutOf } from '../../../../shared/games/mechs/attack';
import { seatState } from '../../../../shared/games/mechs/arena';
import type { Scene } from '../../../../shared/games/mechs/types';
import { nameOf } from '../../../model/names';
import { mySeat } from '../../../model/table';
import { WeaponArt } from '../art/WeaponArt';
import { weaponChoice } from '../model/choices';
import type { FightScene } from '../model/fight';
import { figures } from '../model/figures';
import { Icon } from '../parts/Icon';
import { t } from '../texts';
import { stagesText } from './text';

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
  const { cards } = t();
  const text = stagesText.text();
  const { user } = boutOf(combat, seat);
  const choice = seat === mySeat.value ? weaponChoice.value : undefined;
  return (
    <ul
      class={`rack seat-${seat}${isRight ? ' is-right' : ''}`}
      aria-label={`${colon(nameOf(seat))} ${t().table.weapons}`}
    >
      {seatState(table.open, seat).equipped.map((weapon) => {
        const { type, normal, power } = figures.value.weapons[weapon];
        const isStruck = !end && blow?.seat === seat && blow.weapon === weapon;
        const isSpent = user.exhausted.includes(weapon);
        const isOffered = choice?.weapons.includes(weapon) ?? false;
        const classes = [
          `rack-card art-${type}`,
          isSpent && !isStruck && 'is-spent',
          isStruck && 'is-struck',
          isOffered && 'is-offered',
          isOffered && choice?.chosen === weapon && 'is-chosen',
        ];
        return (
          // For whoever points at it: keys and screen readers have the same in the prompt.
          <li
            key={weapon}
            title={cards.weapons[weapon]}
            class={classes.filter(Boolean).join(' ')}
            onClick={isOffered ? () => choice?.pick(weapon) : undefined}
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
            {(isStruck || isSpent) && <small class="rack-tag">{isStruck ? text.struck : text.spent}</small>}
          </li>
        );
      })}
    </ul>
  );
}
