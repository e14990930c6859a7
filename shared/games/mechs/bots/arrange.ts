import { isSame } from '../../../core';
import type { WeaponId } from '../catalog/ids';
import type { Exchange } from '../decisions';
import type { WeaponPlace } from '../state';
import type { Scene } from '../types';
import { isFighting, weaponFigures } from '../weapons';
import { sceneOf, type MechsSituation } from './bot';
import { firepowerOf } from './plan/firepower';

/**
 * A standing order (M6.2) that carries the strongest weapons, and rather one of each type than two of one:
 * what the enemy used must be countered. Undefined where the order is good as it is, or may not change now.
 */
export function betterOrder(situation: MechsSituation): WeaponPlace[] | undefined {
  const { decision, view } = situation;
  const scene = sceneOf(situation);
  const { own } = view;
  if (!own || own.order.length < 2 || isFighting(scene.open, decision.seat)) return undefined;
  // What is bought may displace something (R140): that goes by the order as it was when it was thought about.
  if (decision.kind === 'purchase') return undefined;
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

/** How a weapon is best bought: in the place of the weakest that it can displace, if that is weaker (R140). */
export function bestOffer(
  scene: Scene,
  weapon: WeaponId,
  offers: readonly (WeaponId | Exchange | null)[],
): WeaponId | Exchange {
  let best: WeaponId | Exchange = weapon;
  let least = firepowerOf(scene, weapon);
  for (const offer of offers) {
    if (offer === null || typeof offer === 'string' || offer.weapon !== weapon) continue;
    const power = firepowerOf(scene, offer.instead);
    if (power < least) {
      best = offer;
      least = power;
    }
  }
  return best;
}
