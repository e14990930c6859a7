import type { WeaponType } from '../../../../shared/games/mechs/catalog/ids';

/** M8.4: what each type of weapon counters. */
export const BEATS: Readonly<Record<WeaponType, WeaponType>> = {
  melee: 'area',
  area: 'ranged',
  ranged: 'melee',
};
