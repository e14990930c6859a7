import type {
  CardKind,
  MechSide,
  PilotId,
  Resource,
  WeaponId,
  WeaponType,
} from '../../../../shared/games/mechs/catalog/ids';
import type { Figures } from '../../../../shared/games/mechs/catalog/figures';
import type { Effect } from '../../../../shared/games/mechs/catalog/weapons';
import { wordsOf } from '../../plural';

const { count } = wordsOf('en');
const energy = (n: number) => `${n} energy`;
const credits = (n: number) => count(n, { one: 'credit', other: 'credits' });

const paid = (n: number, resource: Resource) => (resource === 'energy' ? energy(n) : credits(n));

type EffectText = { [Tag in Effect['tag']]: (effect: Extract<Effect, { tag: Tag }>) => string };

const effects: EffectText = {
  enemyLoses: (e) => `The enemy loses ${energy(e.energy)} and ${credits(e.credits)}.`,
  powerDamageAsFirst: () => 'Deals its power damage if it is your first weapon in this combat.',
  removeTokenInstead: () => 'You may remove a mine or turret next door instead of dealing damage.',
  healForPayment: (e) => `Pay ${e.resource} to heal: 1 health each, up to ${e.max}.`,
  moveBoth: () => 'Both pilots move to a neighbouring zone you choose; a mine or turret there is removed.',
  exhaustEnemyWeapon: (e) =>
    e.cost > 0
      ? `Pay ${paid(e.cost, e.resource)} to exhaust a ready enemy weapon.`
      : 'Exhausts a ready enemy weapon.',
  scorePoints: (e) => `Scores ${e.vp} extra VP.`,
  damagePerTurret: (e) => `+${e.damage} damage for each of your turrets in the arena.`,
  readyOwnWeapon: () => 'You may make another of your exhausted weapons ready.',
  damageForPayment: (e) => `Pay ${e.resource}: +1 damage each, up to ${e.max}.`,
  gainResource: (e) => `Gain ${e.amount} energy or ${credits(e.amount)}.`,
  enemyLosesPoints: (e) => `Pay ${e.resource}: the enemy loses 1 VP each, up to ${e.max}.`,
  sweepLine: (e) => `Every other enemy in one straight line takes ${e.damage} damage.`,
  stealOne: () => 'Steal 1 energy or 1 credit.',
  stealBoth: () => 'Steal 1 energy and 1 credit.',
  damageOfZone: () => "Adds this zone's value to the damage.",
  damageAfterArea: (e) => `+${e.damage} damage right after an enemy area weapon.`,
  loseHealth: (e) => `You lose ${e.hp} health.`,
  freeTurret: () => 'You may put a turret in an empty neighbouring zone for free.',
};

const weapons: Record<WeaponId, string> = {
  energySword: 'Energy Sword',
  pulsePistol: 'Pulse Pistol',
  grenadeLauncher: 'Grenade Launcher',
  riotShield: 'Riot Shield',
  vorpalSpiker: 'Vorpal Spiker',
  empMace: 'EMP Mace',
  warhammer: 'Warhammer',
  shockKnuckles: 'Shock Knuckles',
  laserBlaster: 'Laser Blaster',
  crossbolt: 'Crossbolt',
  gatlingGun: 'Gatling Gun',
  gaussRifle: 'Gauss Rifle',
  sniperRifle: 'Sniper Rifle',
  railgun: 'Railgun',
  lightningCoil: 'Lightning Coil',
  particlePhaser: 'Particle Phaser',
  flamethrower: 'Flamethrower',
  plasmaCannon: 'Plasma Cannon',
  rocketBattery: 'Rocket Battery',
  autoTurret: 'Auto Turret',
};

/** What an ability is paid in, and what it is worth, may be the host's own. */
type AbilityText = (figures: Pick<Figures, 'abilityResource' | 'forceField'>) => string;

const pilots: Record<PilotId, { name: string; ability: string; textFor: AbilityText }> = {
  tsunami: {
    name: 'Tsunami',
    ability: 'Impulse Command',
    textFor: ({ abilityResource }) =>
      `Before your 4th card of a round, pay ${paid(2, abilityResource.tsunami)} to play any card in any direction instead.`,
  },
  magma: {
    name: 'Magma',
    ability: 'Power Shield',
    textFor: ({ abilityResource }) =>
      `Once in each combat, pay ${paid(1, abilityResource.magma)} to take 1 less of the first damage.`,
  },
  rampage: {
    name: 'Rampage',
    ability: 'Supply Drop',
    textFor: () => 'Collect gives you 1 more of what the zone you stand in gives.',
  },
  wasp: {
    name: 'Wasp',
    ability: 'Scare Tactics',
    textFor: () => 'When a mine or turret of yours is destroyed, put another next to you for its price + 1.',
  },
  maverick: {
    name: 'Maverick',
    ability: 'Weapons Expert',
    textFor: ({ abilityResource }) =>
      `Before a combat, pay ${paid(2, abilityResource.maverick)}: you may use your first weapon twice.`,
  },
  diamond: {
    name: 'Diamond',
    ability: 'Self-Repair',
    textFor: () => 'When you heal, the first 5 health are free.',
  },
  kitty: {
    name: 'Kitty',
    ability: 'Gyroscope',
    textFor: ({ abilityResource }) =>
      `When your card is turned up, pay ${paid(1, abilityResource.kitty)} to turn its direction left or right.`,
  },
  tank: {
    name: 'Tank',
    ability: 'Tough as Steel',
    textFor: () => 'Turrets deal you 1 less damage, mines 2 less.',
  },
};

const kinds: Record<CardKind, { name: string; text: string }> = {
  collect: { name: 'Collect', text: 'Move one zone, then take what your zones give.' },
  purchase: { name: 'Purchase', text: 'Move one zone, then buy one weapon.' },
  deployMine: { name: 'Mine', text: "Move one zone, then lay a mine for the zone's value in credits." },
  deployTurret: {
    name: 'Turret',
    text: "Move one zone, then build a turret for the zone's value in energy.",
  },
  powerUp: { name: 'Power up', text: 'Move one zone, then heal, or step into power armor for 5 credits.' },
  diagonalJump: {
    name: 'Diagonal',
    text: 'Jump one zone diagonally. Landing on an enemy: a power attack first.',
  },
  doubleJump: {
    name: 'Double',
    text: 'Jump two zones straight ahead. Landing on an enemy: a power attack first.',
  },
};

const sides: Record<MechSide, { name: string; ability: string; textFor: AbilityText }> = {
  troy: {
    name: 'Troy 3000',
    ability: 'Rocket Charge',
    textFor: ({ abilityResource }) =>
      `On a plain move, keep going in the same direction for ${paid(1, abilityResource.troy)} a zone.`,
  },
  sparta: {
    name: 'Sparta 3000',
    ability: 'Force Field',
    textFor: ({ abilityResource, forceField: { most, each } }) =>
      `Each time you would take damage, pay up to ${paid(most, abilityResource.sparta)}: ${each} less for each.`,
  },
};

const types: Record<WeaponType, { name: string; weapon: string; counters: string }> = {
  melee: { name: 'Melee', weapon: 'Melee weapon', counters: 'counters area' },
  ranged: { name: 'Ranged', weapon: 'Ranged weapon', counters: 'counters melee' },
  area: { name: 'Area', weapon: 'Area weapon', counters: 'counters ranged' },
};

export const cards = {
  favouritePilots: 'Favourite pilots',
  weapons,
  pilots,
  kinds,
  sides,
  types,
  effect: (effect: Effect): string => (effects[effect.tag] as (effect: Effect) => string)(effect),
  uncounterable: 'Cannot be countered.',
  countersAll:
    'It counters weapons of every type: its power line works after any enemy attack, unless that attack cannot be countered.',
  basic: 'basic',
  advanced: 'advanced',
  /** Before a price, for those who hear it. */
  costs: 'costs',
  normal: 'Normal',
  power: 'Power',
};
