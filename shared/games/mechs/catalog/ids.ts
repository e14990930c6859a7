/** The names of everything that is printed on a card. Types derive from these lists. */
export const PILOTS = [
  'tsunami',
  'magma',
  'rampage',
  'wasp',
  'maverick',
  'diamond',
  'kitty',
  'tank',
] as const;
export type PilotId = (typeof PILOTS)[number];

export const BASIC_WEAPONS = ['energySword', 'pulsePistol', 'grenadeLauncher', 'riotShield'] as const;
export type BasicWeaponId = (typeof BASIC_WEAPONS)[number];

export const ADVANCED_WEAPONS = [
  'vorpalSpiker',
  'empMace',
  'warhammer',
  'shockKnuckles',
  'laserBlaster',
  'crossbolt',
  'gatlingGun',
  'gaussRifle',
  'sniperRifle',
  'railgun',
  'lightningCoil',
  'particlePhaser',
  'flamethrower',
  'plasmaCannon',
  'rocketBattery',
  'autoTurret',
] as const;
export type AdvancedWeaponId = (typeof ADVANCED_WEAPONS)[number];

export const WEAPONS = [...BASIC_WEAPONS, ...ADVANCED_WEAPONS] as const;
export type WeaponId = (typeof WEAPONS)[number];

export const CARD_KINDS = [
  'collect',
  'purchase',
  'deployMine',
  'deployTurret',
  'powerUp',
  'diagonalJump',
  'doubleJump',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const MECH_SIDES = ['troy', 'sparta'] as const;
export type MechSide = (typeof MECH_SIDES)[number];

export const RESOURCES = ['energy', 'credits'] as const;
export type Resource = (typeof RESOURCES)[number];

export const WEAPON_TYPES = ['melee', 'ranged', 'area'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];
