import { must, sameShape, type Flow, type Seat } from '../../core';
import { adjacentZones, isRobot, seatState, tokenIn, valueOf } from './arena';
import { freeTurret, moveBoth, sweepLine } from './arenaEffects';
import { lastUsedBy, readyWeapons, type Bout } from './attack';
import { RESOURCES, type Resource, type WeaponId } from './catalog/ids';
import type { Effect } from './catalog/weapons';
import type { Strike } from './combat';
import { ask, type Attack } from './decisions';
import { figuresOf } from './ruleset';
import type { ZoneId } from './state';
import { canPay, gain, lose, losePoints, maxHealth, pay, score } from './tracks';
import type { MechsTable, Scene } from './types';
import { weaponFigures } from './weapons';

/** What one kind of effect does, at the moments of an attack at which it matters. */
export interface EffectHandler<E extends Effect = Effect> {
  /** An amount is chosen with the weapon (R44): in what, and how much makes sense at most. */
  readonly payment?: (scene: Scene, bout: Bout, effect: E) => { resource: Resource; most: number };
  /** Zones whose token may be removed instead of dealing damage (R5). */
  readonly removable?: (scene: Scene, bout: Bout) => ZoneId[];
  readonly extraDamage?: (scene: Scene, bout: Bout, effect: E, attack: Attack) => number;
  readonly beforeDamage?: (g: MechsTable, strike: Strike, effect: E) => void;
  /** It lapses when the damage has knocked the enemy out: only a standing enemy has a use for it (R137). */
  readonly needsEnemy?: true;
  /** It is its user's choice: robot pilots make none, and nothing comes of it (R134). */
  readonly isChoice?: true;
  readonly resolve?: (g: MechsTable, strike: Strike, effect: E) => Flow<void>;
}

type Handlers = { [Tag in Effect['tag']]: EffectHandler<Extract<Effect, { tag: Tag }>> };

const HANDLERS: Handlers = sameShape({
  enemyLoses: {
    *resolve(g, { enemy }, effect) {
      const energy = lose(g, enemy.seat, 'energy', effect.energy);
      const credits = lose(g, enemy.seat, 'credits', effect.credits);
      g.emit({ type: 'resourcesLost', seat: enemy.seat, energy, credits });
    },
  },
  powerDamageAsFirst: {
    // R4, R41: the figure alone, and only as the first attack of the combat.
    extraDamage(scene, { user }, _effect, { weapon }) {
      const { normal, power } = weaponFigures(scene, weapon);
      return user.used.length === 0 ? power.damage - normal.damage : 0;
    },
  },
  removeTokenInstead: {
    removable({ open }, { combat }) {
      return adjacentZones(open, combat.zone).filter((zone) => tokenIn(open, zone) !== undefined);
    },
  },
  healForPayment: {
    payment(scene, { user }, { resource, max }) {
      // R44: never in the Mech, which carries no basic weapons (M6.1).
      const state = seatState(scene.open, user.seat);
      const missing = maxHealth(scene, user.seat) - state.hp;
      return { resource, most: Math.min(max, missing, state[resource]) };
    },
    *resolve(g, { user, attack }, { resource }) {
      const hp = attack.pay ?? 0;
      if (hp === 0) return;
      // What heals tells of energy itself.
      if (resource === 'energy') pay(g, user.seat, resource, hp);
      else payAmount(g, user.seat, resource, hp, attack.weapon);
      seatState(g.open, user.seat).hp += hp;
      g.emit({ type: 'healed', seat: user.seat, hp, energy: resource === 'energy' ? hp : 0 });
    },
  },
  moveBoth: { needsEnemy: true, isChoice: true, resolve: moveBoth },
  exhaustEnemyWeapon: {
    needsEnemy: true,
    isChoice: true,
    *resolve(g, { user, enemy, attack }, { resource, cost }) {
      const ready = readyWeapons(g, enemy); // R42
      if (ready.length === 0 || !canPay(g, user.seat, resource, cost)) return;
      const weapon = yield* ask<'exhaustWeapon'>({
        seat: user.seat,
        kind: 'exhaustWeapon',
        about: { enemy: enemy.seat, cost, resource },
        options: cost > 0 ? [...ready, null] : ready,
        fallback: () => (cost > 0 ? null : must(ready[0], 'ready weapon')),
      });
      if (weapon === null) return;
      payAmount(g, user.seat, resource, cost, attack.weapon);
      enemy.exhausted.push(weapon);
      g.emit({ type: 'weaponExhausted', seat: enemy.seat, weapon });
    },
  },
  scorePoints: {
    *resolve(g, { user }, { vp }) {
      score(g, user.seat, vp, 'combat'); // R44: even at 0 damage
    },
  },
  damagePerTurret: {
    extraDamage({ config, open }, { user }, { damage }) {
      return damage * (figuresOf(config).turrets - seatState(open, user.seat).turrets);
    },
  },
  readyOwnWeapon: {
    needsEnemy: true,
    isChoice: true,
    *resolve(g, { user, attack }) {
      const spent = user.exhausted.filter((weapon) => weapon !== attack.weapon); // R42
      const weapon = yield* ask<'readyWeapon'>({
        seat: user.seat,
        kind: 'readyWeapon',
        about: {},
        options: [...spent, null],
        fallback: () => must(spent[0], 'exhausted weapon'),
      });
      if (weapon === null) return;
      user.exhausted = user.exhausted.filter((other) => other !== weapon);
      g.emit({ type: 'weaponReadied', seat: user.seat, weapon });
    },
  },
  damageForPayment: {
    payment({ open }, { user }, { resource, max }) {
      return { resource, most: Math.min(max, seatState(open, user.seat)[resource]) };
    },
    extraDamage: (_scene, _bout, _effect, attack) => attack.pay ?? 0,
    beforeDamage(g, { user, attack }, { resource }) {
      payAmount(g, user.seat, resource, attack.pay ?? 0, attack.weapon);
    },
  },
  gainResource: {
    isChoice: true,
    *resolve(g, { user }, { amount }) {
      const { energy, credits } = seatState(g.open, user.seat);
      const resource = yield* ask<'gainResource'>({
        seat: user.seat,
        kind: 'gainResource',
        about: { amount },
        options: RESOURCES,
        fallback: () => (energy <= credits ? 'energy' : 'credits'),
      });
      const gained = gain(g, user.seat, resource, amount);
      g.emit({ type: 'resourcesGained', seat: user.seat, ...amounts(resource, gained) });
    },
  },
  enemyLosesPoints: {
    payment({ open }, { user, enemy }, { resource, max }) {
      return {
        resource,
        most: Math.min(max, seatState(open, user.seat)[resource], seatState(open, enemy.seat).vp),
      };
    },
    *resolve(g, { user, enemy, attack }, { resource }) {
      const amount = attack.pay ?? 0;
      payAmount(g, user.seat, resource, amount, attack.weapon);
      losePoints(g, enemy.seat, amount);
    },
  },
  sweepLine: { isChoice: true, resolve: sweepLine },
  stealOne: {
    isChoice: true,
    *resolve(g, { user, enemy }) {
      const there = RESOURCES.filter((resource) => seatState(g.open, enemy.seat)[resource] > 0);
      if (there.length === 0) return;
      const resource = yield* ask<'stealResource'>({
        seat: user.seat,
        kind: 'stealResource',
        about: { enemy: enemy.seat },
        options: there,
        fallback: () => must(there[0], 'resource to steal'),
      });
      steal(g, user.seat, enemy.seat, [resource]);
    },
  },
  stealBoth: {
    *resolve(g, { user, enemy }) {
      steal(g, user.seat, enemy.seat, RESOURCES);
    },
  },
  damageOfZone: { extraDamage: ({ open }, { combat }) => valueOf(open, combat.zone) },
  damageAfterArea: {
    extraDamage(scene, { enemy }, { damage }) {
      const used = lastUsedBy(enemy);
      return used !== undefined && weaponFigures(scene, used).type === 'area' ? damage : 0;
    },
  },
  loseHealth: {
    *resolve(g, { user, enemy }, effect) {
      const state = seatState(g.open, user.seat);
      const enemyFell = seatState(g.open, enemy.seat).hp === 0;
      // The combat ends with the enemy's fall: the loss is then not applied below 1 (notes on the cards).
      const hp = Math.min(effect.hp, enemyFell ? state.hp - 1 : state.hp);
      state.hp -= hp;
      if (hp > 0) g.emit({ type: 'healthLost', seat: user.seat, hp });
    },
  },
  freeTurret: { isChoice: true, resolve: freeTurret },
});

export function handlerOf(effect: Effect): EffectHandler {
  return HANDLERS[effect.tag] as EffectHandler;
}

/** After the damage and before anybody falls (R137). */
export function* resolveEffect(g: MechsTable, strike: Strike, effect: Effect): Flow<void> {
  const { resolve, needsEnemy, isChoice } = handlerOf(effect);
  if (!resolve) return;
  if (needsEnemy && seatState(g.open, strike.enemy.seat).hp === 0) return;
  if (isChoice && isRobot(g.open, strike.user.seat)) return; // R134
  yield* resolve(g, strike, effect);
}

function steal(g: MechsTable, seat: Seat, from: Seat, resources: readonly Resource[]): void {
  const taken = { energy: 0, credits: 0 };
  for (const resource of resources) {
    taken[resource] = lose(g, from, resource, 1);
    gain(g, seat, resource, taken[resource]);
  }
  g.emit({ type: 'resourcesStolen', seat, from, ...taken });
}

function payAmount(g: MechsTable, seat: Seat, resource: Resource, amount: number, cause: WeaponId): void {
  if (amount === 0) return;
  pay(g, seat, resource, amount);
  g.emit({ type: 'resourcePaid', seat, resource, amount, cause });
}

function amounts(resource: Resource, amount: number): { energy: number; credits: number } {
  return { energy: 0, credits: 0, [resource]: amount };
}
