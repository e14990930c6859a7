import { sameShape } from '../../../core';
import type { Resource, WeaponId, WeaponType } from './ids';

/** What a line of a weapon does beside its damage. `effects.ts` has a handler for every tag. */
export type Effect =
  | { readonly tag: 'enemyLoses'; readonly energy: number; readonly credits: number }
  | { readonly tag: 'powerDamageAsFirst' }
  | { readonly tag: 'removeTokenInstead' }
  | { readonly tag: 'healForPayment'; readonly resource: Resource; readonly max: number }
  | { readonly tag: 'moveBoth' }
  | { readonly tag: 'exhaustEnemyWeapon'; readonly resource: Resource; readonly cost: number }
  | { readonly tag: 'scorePoints'; readonly vp: number }
  | { readonly tag: 'damagePerTurret'; readonly damage: number }
  | { readonly tag: 'readyOwnWeapon' }
  | { readonly tag: 'damageForPayment'; readonly resource: Resource; readonly max: number }
  | { readonly tag: 'gainResource'; readonly amount: number }
  | { readonly tag: 'enemyLosesPoints'; readonly resource: Resource; readonly max: number }
  | { readonly tag: 'sweepLine'; readonly damage: number }
  | { readonly tag: 'stealOne' }
  | { readonly tag: 'stealBoth' }
  | { readonly tag: 'damageOfZone' }
  | { readonly tag: 'damageAfterArea'; readonly damage: number }
  | { readonly tag: 'loseHealth'; readonly hp: number }
  | { readonly tag: 'freeTurret' };

export interface WeaponLine {
  readonly damage: number;
  /** The damage is a house value (docs/games/mechs/cards.md). */
  readonly house?: true;
  readonly effect?: Effect;
}

export interface Weapon {
  readonly basic: boolean;
  readonly type: WeaponType;
  /** The type is a house value. */
  readonly house?: true | undefined;
  readonly vp: number;
  /** Which of the two printed prices is which is a house value. */
  readonly energy: number;
  readonly credits: number;
  readonly normal: WeaponLine;
  readonly power: WeaponLine;
  /** It cannot be countered by anything. */
  readonly uncounterable?: true;
  /** It counters every attack that can be countered at all. */
  readonly countersAll?: true;
}

/** Which resource their effects ask for is a house value. */
export const PAID_WEAPONS = [
  'riotShield',
  'empMace',
  'gatlingGun',
  'sniperRifle',
] as const satisfies readonly WeaponId[];
export type PaidWeapon = (typeof PAID_WEAPONS)[number];

const HEAL: Effect = { tag: 'healForPayment', resource: 'energy', max: 3 };
const MOVE_BOTH: Effect = { tag: 'moveBoth' };
const SCORE_ONE: Effect = { tag: 'scorePoints', vp: 1 };
const PER_TURRET: Effect = { tag: 'damagePerTurret', damage: 1 };
const FOR_CREDITS: Effect = { tag: 'damageForPayment', resource: 'credits', max: 3 };
const FOR_ENERGY: Effect = { tag: 'damageForPayment', resource: 'energy', max: 3 };
const OF_ZONE: Effect = { tag: 'damageOfZone' };

const basic = (type: WeaponType, energy: number, credits: number) =>
  ({ basic: true, type, house: true, vp: 1, energy, credits }) as const;
const advanced = (type: WeaponType, vp: number, energy: number, credits: number) =>
  ({ basic: false, type, house: true, vp, energy, credits }) as const;
const house = (damage: number, effect?: Effect): WeaponLine => ({ damage, house: true, effect });
const printed = (damage: number, effect: Effect): WeaponLine => ({ damage, house: undefined, effect });

/** The 20 weapons: figures of docs/games/mechs/cards.md. */
export const WEAPON_TABLE: Readonly<Record<WeaponId, Weapon>> = sameShape({
  energySword: {
    ...basic('melee', 1, 1),
    normal: house(1),
    power: house(2, { tag: 'enemyLoses', energy: 1, credits: 1 }),
  },
  pulsePistol: { ...basic('ranged', 1, 1), normal: house(1, { tag: 'powerDamageAsFirst' }), power: house(2) },
  grenadeLauncher: {
    ...basic('area', 2, 0),
    normal: house(1),
    power: house(3, { tag: 'removeTokenInstead' }),
  },
  riotShield: {
    ...basic('melee', 0, 2),
    countersAll: true,
    normal: house(0, HEAL),
    power: house(1, HEAL),
  },
  vorpalSpiker: { ...advanced('melee', 2, 0, 3), normal: house(1, MOVE_BOTH), power: house(3, MOVE_BOTH) },
  empMace: {
    ...advanced('melee', 2, 0, 3),
    normal: house(1, { tag: 'exhaustEnemyWeapon', resource: 'energy', cost: 2 }),
    power: house(2, { tag: 'exhaustEnemyWeapon', resource: 'energy', cost: 0 }),
  },
  warhammer: {
    ...advanced('melee', 3, 0, 4),
    house: undefined,
    normal: house(2, SCORE_ONE),
    power: printed(3, SCORE_ONE),
  },
  shockKnuckles: { ...advanced('melee', 4, 0, 5), uncounterable: true, normal: house(3), power: house(4) },
  laserBlaster: { ...advanced('ranged', 2, 1, 2), normal: house(1, PER_TURRET), power: house(2, PER_TURRET) },
  crossbolt: { ...advanced('ranged', 2, 1, 2), normal: house(1), power: house(2, { tag: 'readyOwnWeapon' }) },
  gatlingGun: { ...advanced('ranged', 2, 1, 2), normal: house(0, FOR_CREDITS), power: house(2, FOR_CREDITS) },
  gaussRifle: {
    ...advanced('ranged', 3, 1, 3),
    normal: house(2, { tag: 'gainResource', amount: 1 }),
    power: house(3, { tag: 'gainResource', amount: 2 }),
  },
  sniperRifle: {
    ...advanced('ranged', 3, 1, 3),
    normal: house(2),
    power: house(3, { tag: 'enemyLosesPoints', resource: 'credits', max: 3 }),
  },
  railgun: {
    ...advanced('ranged', 4, 2, 3),
    normal: house(3),
    power: house(4, { tag: 'sweepLine', damage: 1 }),
  },
  lightningCoil: {
    ...advanced('area', 2, 3, 0),
    house: undefined,
    normal: printed(0, FOR_ENERGY),
    power: house(2, FOR_ENERGY),
  },
  particlePhaser: {
    ...advanced('area', 2, 3, 0),
    normal: house(1, { tag: 'stealOne' }),
    power: house(2, { tag: 'stealBoth' }),
  },
  flamethrower: { ...advanced('area', 3, 4, 0), normal: house(1, OF_ZONE), power: house(2, OF_ZONE) },
  plasmaCannon: {
    ...advanced('area', 3, 4, 0),
    normal: house(2, { tag: 'damageAfterArea', damage: 2 }),
    power: house(4),
  },
  rocketBattery: {
    ...advanced('area', 4, 5, 0),
    normal: house(4, { tag: 'loseHealth', hp: 1 }),
    power: house(6, { tag: 'loseHealth', hp: 2 }),
  },
  autoTurret: { ...advanced('area', 4, 5, 0), normal: house(3), power: house(4, { tag: 'freeTurret' }) },
});
