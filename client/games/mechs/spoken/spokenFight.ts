import { seatState, zoneName } from '../../../../shared/games/mechs/arena';
import type { Fighter } from '../../../../shared/games/mechs/state';
import type { Scene } from '../../../../shared/games/mechs/types';
import { nameOf } from '../../../model/names';
import type { SpokenTalk } from '../../../spoken/spokenGame';
import { figures } from '../model/figures';
import { t } from '../texts';
import { spokenText } from './spoken';

/** The fight that goes on: who has what left to strike with (M8). */
export function spokenFight({ open }: Scene): SpokenTalk | undefined {
  const { combat } = open;
  if (!combat) return undefined;
  const text = spokenText.text();
  const { weapons } = t().cards;
  const standing = ({ seat, exhausted, used }: Fighter) => {
    const { hp, status, equipped } = seatState(open, seat);
    const ready = equipped.filter((id) => !exhausted.includes(id)).map((id) => weapons[id]);
    const last = used.at(-1);
    return text.fighter(nameOf(seat), hp, figures.value.health[status], ready, last && weapons[last]);
  };
  const { attacker, defender, zone } = combat;
  return {
    title: text.fight(nameOf(attacker.seat), nameOf(defender.seat), zoneName(zone)),
    standing: [standing(attacker), standing(defender)],
    since: 'combatStarted',
  };
}
