import { isSame, type Seat } from '../../../core';
import type { Secret, WeaponPlace } from '../state';
import type { Scene } from '../types';
import { weaponFigures } from '../weapons';
import { firepowerOf } from './plan/firepower';

/**
 * A standing order (M6.2) that carries the strongest weapons, and rather one of each type than two of one:
 * what the enemy used must be countered. Undefined where the order is good as it is, or may not change now.
 */
export function betterOrder(scene: Scene, seat: Seat, own: Secret | undefined): WeaponPlace[] | undefined {
  const { combat } = scene.open;
  if (!own || own.order.length < 2 || combat?.attacker.seat === seat || combat?.defender.seat === seat)
    return undefined;
  const left = own.order.map(({ weapon }) => weapon);
  const order: WeaponPlace[] = [];
  const types = new Set<string>();
  while (left.length > 0) {
    const worth = (weapon: (typeof left)[number]) =>
      firepowerOf(scene, weapon) - (types.has(weaponFigures(scene, weapon).type) ? 0.5 : 0);
    const best = left.reduce((found, weapon) => (worth(weapon) > worth(found) ? weapon : found));
    left.splice(left.indexOf(best), 1);
    types.add(weaponFigures(scene, best).type);
    order.push({ weapon: best, stowed: false });
  }
  return isSame(order, own.order) ? undefined : order;
}
