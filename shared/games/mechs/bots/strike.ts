import type { WeaponId } from '../catalog/ids';
import { figuresOf } from '../ruleset';
import type { Attack } from '../decisions';
import { KNOCK_OUT, type Duel, type Duelist } from './duel';

/** What a unit of energy or credits is worth in points, in the middle of a combat. */
const RESOURCE_WORTH = 0.5;

/** The combat after one attack (M8.3), with the usual reductions paid for and the usual targets chosen. */
export function strike(duel: Duel, index: number, attack: Attack): Duel {
  const next: Duel = {
    ...duel,
    sides: [{ ...duel.sides[0] }, { ...duel.sides[1] }],
    turn: duel.turn === 0 ? 1 : 0,
    powerAttack: false,
  };
  const user = next.sides[duel.turn];
  const enemy = next.sides[next.turn];
  const figures = figuresOf(duel.scene.config).weapons;
  const { damage, effect } = figures[attack.weapon][attack.line];
  const isKept = user.keepsFirst && user.used === 0; // R40
  if (!isKept) user.ready &= ~(1 << index);

  const hits = attack.remove === undefined ? damage + extraDamage(duel, user, enemy, attack) : 0;
  const dealt = Math.min(enemy.hp, reduced(duel, enemy, hits));
  enemy.hp -= dealt;
  user.points += dealt;
  user.used++;
  user.last = attack.weapon;
  const pay = attack.pay ?? 0;
  const enemyFell = enemy.hp <= 0;
  switch (effect?.tag) {
    case 'damageForPayment':
      spend(user, effect.resource, pay);
      break;
    case 'enemyLosesPoints':
      spend(user, effect.resource, pay);
      enemy.points -= pay;
      break;
    case 'healForPayment':
      user[effect.resource] -= pay;
      user.hp += pay;
      break;
    case 'scorePoints':
      user.points += effect.vp;
      break;
    case 'gainResource':
      user.points += effect.amount * RESOURCE_WORTH;
      break;
    case 'enemyLoses':
      enemy.points -= RESOURCE_WORTH * 2;
      break;
    case 'stealOne':
    case 'stealBoth': {
      const worth = RESOURCE_WORTH * (effect.tag === 'stealOne' ? 1 : 2);
      user.points += worth;
      enemy.points -= worth;
      break;
    }
    case 'loseHealth':
      user.hp = enemyFell ? Math.max(1, user.hp - effect.hp) : user.hp - effect.hp;
      if (user.hp <= 0) enemy.points -= KNOCK_OUT; // R135: counted for the victor, who does not get it
      break;
    case 'exhaustEnemyWeapon':
      if (effect.cost === 0 && !enemyFell) enemy.ready &= ~strongest(duel, enemy.weapons, enemy.ready);
      break;
    case 'readyOwnWeapon': {
      const spent = ~user.ready & ((1 << user.weapons.length) - 1) & ~(1 << index);
      if (!enemyFell) user.ready |= strongest(duel, user.weapons, spent);
      break;
    }
    case 'freeTurret':
      user.points += 2;
      break;
    default:
      break;
  }
  return next;
}

function spend(user: Duelist, resource: 'energy' | 'credits', amount: number): void {
  user[resource] -= amount;
  user.points -= amount * RESOURCE_WORTH;
}

function extraDamage(duel: Duel, user: Duelist, enemy: Duelist, { weapon, line, pay }: Attack): number {
  const table = figuresOf(duel.scene.config).weapons;
  const { effect } = table[weapon][line];
  switch (effect?.tag) {
    case 'powerDamageAsFirst':
      return user.used === 0 ? table[weapon].power.damage - table[weapon].normal.damage : 0;
    case 'damagePerTurret':
      return effect.damage * user.turretsOut;
    case 'damageForPayment':
      return pay ?? 0;
    case 'damageOfZone':
      return duel.zoneValue;
    case 'damageAfterArea':
      return enemy.last !== undefined && table[enemy.last].type === 'area' ? effect.damage : 0;
    default:
      return 0;
  }
}

function reduced({ scene }: Duel, enemy: Duelist, damage: number): number {
  if (damage <= 0) return 0;
  const { abilityResource, forceField } = figuresOf(scene.config);
  if (enemy.shield) {
    enemy.shield = false;
    if (enemy[abilityResource.magma] > 0) {
      enemy[abilityResource.magma]--;
      return damage - 1;
    }
  }
  if (!enemy.forceField) return damage;
  const { most, each } = forceField;
  const paid = Math.min(most, Math.ceil(damage / each), enemy[abilityResource.sparta]);
  enemy[abilityResource.sparta] -= paid;
  return Math.max(0, damage - paid * each);
}

/** The bit of the weapon with the highest power damage among those in `mask`. */
export function strongest(duel: Pick<Duel, 'scene'>, weapons: readonly WeaponId[], mask: number): number {
  const table = figuresOf(duel.scene.config).weapons;
  let bit = 0;
  let most = -1;
  weapons.forEach((weapon, i) => {
    if (!(mask & (1 << i)) || table[weapon].power.damage <= most) return;
    most = table[weapon].power.damage;
    bit = 1 << i;
  });
  return bit;
}
