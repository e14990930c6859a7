import { must, type Seat } from '../../../core';
import { seatState, valueOf } from '../arena';
import { isCounter } from '../attack';
import type { WeaponId } from '../catalog/ids';
import type { Weapon } from '../catalog/weapons';
import type { Attack } from '../decisions';
import { figuresOf } from '../ruleset';
import type { Fighter, ZoneId } from '../state';
import type { Scene } from '../types';
import { strike } from './strike';

/**
 * A combat as numbers only. Everything in it is open to both sides, so the rest of it can be searched to the
 * end: two fighters, what each can still use, what a line of play brings each of them.
 */
export interface Duelist {
  readonly weapons: readonly WeaponId[];
  /** Bit i: weapons[i] is ready. */
  ready: number;
  hp: number;
  readonly maxHp: number;
  energy: number;
  credits: number;
  readonly turretsOut: number;
  used: number;
  last: WeaponId | undefined;
  keepsFirst: boolean;
  /** Power Shield is still to be had. */
  shield: boolean;
  readonly forceField: boolean;
  /** Points and what is worth points, gained in this combat. */
  points: number;
  /** What falling, or having to retreat, costs beside the points that it gives away. */
  readonly fallCost: number;
  readonly retreatCost: number;
}

export interface Duel {
  readonly scene: Scene;
  readonly zoneValue: number;
  /** Whose attack it is: 0 is the one who thinks. */
  turn: 0 | 1;
  /** The next attack must use the power line (M4.4). */
  powerAttack: boolean;
  sides: [Duelist, Duelist];
}

export type DuelEnd = 'won' | 'lost' | 'enemyRetreats' | 'retreats';

export interface DuelResult {
  readonly end: DuelEnd;
  readonly mine: number;
  readonly theirs: number;
  readonly hp: number;
  readonly enemyHp: number;
}

const FALL_COST = { pilot: 1.5, armor: 4, mech: 6 } as const;
const RETREAT_COST = 1;
/** M8.7 */
export const KNOCK_OUT = 1;

export function duelist(scene: Scene, seat: Seat, fighter?: Fighter): Duelist {
  const { hp, energy, credits, equipped, status, turrets, pilot, side } = seatState(scene.open, seat);
  const figures = figuresOf(scene.config);
  let ready = 0;
  equipped.forEach((weapon, i) => {
    if (!fighter?.exhausted.includes(weapon)) ready |= 1 << i;
  });
  return {
    weapons: equipped,
    ready,
    hp,
    maxHp: status === 'mech' ? 0 : figures.health[status],
    energy,
    credits,
    turretsOut: figures.turrets - turrets,
    used: fighter?.used.length ?? 0,
    last: fighter?.used[fighter.used.length - 1],
    keepsFirst: fighter?.keepsFirst ?? false,
    shield: status !== 'mech' && pilot === 'magma' && !fighter?.shieldOffered,
    forceField: status === 'mech' && side === 'sparta',
    points: 0,
    fallCost: FALL_COST[status],
    retreatCost: RETREAT_COST,
  };
}

/** A combat that `seat` would start, or that would be started against it. */
export function imaginedDuel(
  scene: Scene,
  seats: { readonly seat: Seat; readonly enemy: Seat },
  how: { readonly zone: ZoneId; readonly attacks: boolean; readonly jumped: boolean },
): Duel {
  const sides: [Duelist, Duelist] = [duelist(scene, seats.seat), duelist(scene, seats.enemy)];
  const turn = how.attacks ? 0 : 1;
  sides[turn].points += 1; // M8.1
  return { scene, zoneValue: valueOf(scene.open, how.zone), turn, powerAttack: how.jumped, sides };
}

/** The combat that is going on, as `seat` sees it. */
export function presentDuel(scene: Scene, seat: Seat): Duel | undefined {
  const { combat } = scene.open;
  if (!combat) return undefined;
  const isAttacker = combat.attacker.seat === seat;
  const [me, enemy] = isAttacker ? [combat.attacker, combat.defender] : [combat.defender, combat.attacker];
  return {
    scene,
    zoneValue: valueOf(scene.open, combat.zone),
    turn: combat.turn === seat ? 0 : 1,
    powerAttack: combat.jumped && combat.attacker.used.length === 0,
    sides: [duelist(scene, me.seat, me), duelist(scene, enemy.seat, enemy)],
  };
}

/** Each side plays for its own points less the other's; `plies` bounds how far it is searched. */
export function bestLine(duel: Duel, plies = 8): DuelResult {
  const [me, enemy] = duel.sides;
  const user = duel.sides[duel.turn];
  if (enemy.hp <= 0) return ended(duel, 'won');
  if (me.hp <= 0) return ended(duel, 'lost');
  if (user.ready === 0) return ended(duel, duel.turn === 0 ? 'retreats' : 'enemyRetreats');
  let best: DuelResult | undefined;
  for (let i = 0; i < user.weapons.length; i++) {
    if (!(user.ready & (1 << i))) continue;
    const after = strike(duel, i, usualAttack(duel, i));
    const result = plies > 1 ? bestLine(after, plies - 1) : standing(after);
    if (best === undefined || margin(result, duel.turn) > margin(best, duel.turn)) best = result;
  }
  return must(best, 'weapon to use');
}

/** What it is worth to side 0, with the other's points counted at `share`. */
export function margin({ mine, theirs }: DuelResult, turn: 0 | 1 = 0, share = 1): number {
  return turn === 0 ? mine - share * theirs : theirs - share * mine;
}

function ended({ sides: [me, enemy] }: Duel, end: DuelEnd): DuelResult {
  let mine = me.points;
  let theirs = enemy.points;
  if (end === 'won') {
    mine += KNOCK_OUT;
    theirs -= enemy.fallCost;
  } else if (end === 'lost') {
    theirs += KNOCK_OUT;
    mine -= me.fallCost;
  } else if (end === 'retreats') {
    theirs += 1; // M8.6
    mine -= me.retreatCost;
  } else {
    mine += 1;
    theirs -= enemy.retreatCost;
  }
  return { end, mine, theirs, hp: Math.max(0, me.hp), enemyHp: Math.max(0, enemy.hp) };
}

function standing({ sides: [me, enemy], turn }: Duel): DuelResult {
  const end = turn === 0 ? 'retreats' : 'enemyRetreats';
  return { end, mine: me.points, theirs: enemy.points, hp: me.hp, enemyHp: enemy.hp };
}

/** The line and payment that a weapon is mostly used with: power where it may, and all the damage that counts. */
function usualAttack(duel: Duel, index: number): Attack {
  const user = duel.sides[duel.turn];
  const enemy = duel.sides[duel.turn === 0 ? 1 : 0];
  const weapon = must(user.weapons[index], 'such weapon');
  const figures: Weapon = figuresOf(duel.scene.config).weapons[weapon];
  const isPower = duel.powerAttack || isCounter(duel.scene, weapon, enemy.last);
  const line = isPower && !(wouldFall(figures, user) && !duel.powerAttack) ? 'power' : 'normal';
  const { damage, effect } = figures[line];
  switch (effect?.tag) {
    case 'damageForPayment':
      return {
        weapon,
        line,
        pay: Math.max(0, Math.min(effect.max, user[effect.resource], enemy.hp - damage)),
      };
    case 'enemyLosesPoints':
      return { weapon, line, pay: Math.min(effect.max, user[effect.resource]) };
    case 'healForPayment':
      return {
        weapon,
        line,
        pay: Math.max(0, Math.min(effect.max, user[effect.resource], user.maxHp - user.hp)),
      };
    default:
      return { weapon, line };
  }
}

function wouldFall({ power }: Weapon, user: Duelist): boolean {
  return power.effect?.tag === 'loseHealth' && power.effect.hp >= user.hp;
}
