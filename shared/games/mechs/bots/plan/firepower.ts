import type { WeaponId } from '../../catalog/ids';
import { figuresOf } from '../../ruleset';
import type { Scene } from '../../types';

/** A weapon's usual effect in a combat, in points of damage. */
export function firepowerOf(scene: Scene, weapon: WeaponId): number {
  const { normal, power, uncounterable } = figuresOf(scene.config).weapons[weapon];
  const bonus = { powerDamageAsFirst: 0.7, damagePerTurret: 1.8, damageForPayment: 1.5, damageOfZone: 2.3 };
  const { effect } = normal;
  const extra = effect && effect.tag in bonus ? bonus[effect.tag as keyof typeof bonus] : effect ? 0.4 : 0;
  return normal.damage * 0.6 + power.damage * 0.4 + extra + (uncounterable ? 0.5 : 0);
}
