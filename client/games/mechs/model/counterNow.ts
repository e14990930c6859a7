import { boutOf, isCounter, readyWeapons } from '../../../../shared/games/mechs/attack';
import type { WeaponType } from '../../../../shared/games/mechs/catalog/ids';
import type { Scene } from '../../../../shared/games/mechs/types';
import { weaponFigures } from '../../../../shared/games/mechs/weapons';
import { BEATS } from './counters';
import type { FightScene } from './fight';

/**
 * M8.4: the type whose advantage counts now. That is the counter that was struck; else the one that the enemy of the last
 * blow could strike with what they have left. Where nobody can counter, none does.
 */
export function sideThatMatters(scene: Scene, { combat, blow, end }: FightScene): WeaponType | undefined {
  if (!blow) return undefined;
  const typeOf = (weapon: typeof blow.weapon) => weaponFigures(scene, weapon).type;
  const { weapon, counters, enemy } = blow;
  const beats = (type: WeaponType, used: typeof weapon) => BEATS[type] === typeOf(used);
  // Riot Shield counters every type.
  if (counters) return beats(typeOf(weapon), counters) ? typeOf(weapon) : undefined;
  if (end || !scene.open.combat) return undefined;
  const answer = readyWeapons(scene, boutOf(combat, enemy).user).find(
    (ready) => isCounter(scene, ready, weapon) && beats(typeOf(ready), weapon),
  );
  return answer && typeOf(answer);
}
