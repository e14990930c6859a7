import type { Seat } from '../../core';
import { seatState } from './arena';
import type { WeaponId } from './catalog/ids';
import type { Effect } from './catalog/weapons';
import type { Attack } from './decisions';
import { handlerOf } from './effects';
import type { Combat, Fighter } from './state';
import type { Scene } from './types';
import { weaponFigures } from './weapons';

/** M8.2–M8.4 as pure functions of what is open: which attacks there are, and what they would deal. */

/** A combat as seen by the fighter whose attack it is. */
export interface Bout {
  readonly combat: Combat;
  readonly user: Fighter;
  readonly enemy: Fighter;
}

export function boutOf(combat: Combat, seat: Seat = combat.turn): Bout {
  const { attacker, defender } = combat;
  return attacker.seat === seat
    ? { combat, user: attacker, enemy: defender }
    : { combat, user: defender, enemy: attacker };
}

export function readyWeapons(scene: Scene, fighter: Fighter): WeaponId[] {
  return seatState(scene.open, fighter.seat).equipped.filter((weapon) => !fighter.exhausted.includes(weapon));
}

/** M4.4, R4: the first attack after a jump must use the power line. */
export function isPowerAttack({ combat, user }: Bout): boolean {
  return combat.jumped && user === combat.attacker && user.used.length === 0;
}

/** The weapon the enemy has just used, if any (R36). */
export function lastUsedBy(fighter: Fighter): WeaponId | undefined {
  return fighter.used[fighter.used.length - 1];
}

const COUNTERS = { area: 'ranged', ranged: 'melee', melee: 'area' } as const;

/** M8.4 */
export function isCounter(scene: Scene, weapon: WeaponId, used: WeaponId | undefined): boolean {
  if (used === undefined) return false;
  const mine = weaponFigures(scene, weapon);
  const theirs = weaponFigures(scene, used);
  if (theirs.uncounterable) return false;
  return mine.countersAll === true || COUNTERS[mine.type] === theirs.type;
}

/** Every legal attack. */
export function attackOptions(scene: Scene, bout: Bout): Attack[] {
  const options: Attack[] = [];
  for (const weapon of readyWeapons(scene, bout.user)) {
    for (const line of linesOf(scene, bout, weapon)) {
      options.push({ weapon, line });
      const { effect } = weaponFigures(scene, weapon)[line];
      if (effect) addChoices(scene, bout, { weapon, line }, effect, options);
    }
  }
  return options;
}

export function linesOf(scene: Scene, bout: Bout, weapon: WeaponId): readonly Attack['line'][] {
  if (isPowerAttack(bout)) return ['power'];
  return isCounter(scene, weapon, lastUsedBy(bout.enemy)) ? ['normal', 'power'] : ['normal'];
}

/** R44: amounts and targets that are chosen together with the weapon. */
function addChoices(
  scene: Scene,
  bout: Bout,
  { weapon, line }: Attack,
  effect: Effect,
  options: Attack[],
): void {
  const { payment, removable } = handlerOf(effect);
  const terms = payment?.(scene, bout, effect);
  for (let pay = 1; terms && pay <= terms.most; pay++) options.push({ weapon, line, pay });
  for (const remove of removable?.(scene, bout) ?? []) options.push({ weapon, line, remove });
}

/** The damage of an attack before anything reduces it. */
export function damageOf(scene: Scene, bout: Bout, attack: Attack): number {
  if (attack.remove !== undefined) return 0; // R5
  const { damage, effect } = weaponFigures(scene, attack.weapon)[attack.line];
  return damage + (effect ? (handlerOf(effect).extraDamage?.(scene, bout, effect, attack) ?? 0) : 0);
}

/** The fallback: most health off the enemy for the least payment, without falling to one's own weapon. */
export function bestAttack(scene: Scene, bout: Bout, options: readonly Attack[]): Attack {
  const enemyHealth = seatState(scene.open, bout.enemy.seat).hp;
  const ownHealth = seatState(scene.open, bout.user.seat).hp;
  const worth = (attack: Attack) => {
    const damage = Math.min(damageOf(scene, bout, attack), enemyHealth);
    const { effect } = weaponFigures(scene, attack.weapon)[attack.line];
    const harm = effect?.tag === 'loseHealth' && damage < enemyHealth ? effect.hp : 0;
    return damage * 4 - (attack.pay ?? 0) - (harm >= ownHealth ? 100 : harm);
  };
  return options.reduce((best, attack) => (worth(attack) > worth(best) ? attack : best));
}
