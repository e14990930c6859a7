import type { Boss } from '../../../../shared/games/western/catalog/bosses';
import type { Building, Influence } from '../../../../shared/games/western/catalog/buildings';
import { KINDS, type BuildingId, type Kind, type MatId } from '../../../../shared/games/western/catalog/ids';
import { wordsOf } from '../../plural';
import { bossMoments, effectsOf, moments } from './effects';
import * as names from './names';

const { list } = wordsOf('en');

/** "2 gold", "1 of any kind", "2 of one kind" */
function influence(amount: number, kind: Kind | 'X', form: 'each' | 'same' = 'each'): string {
  if (kind !== 'X') return `${amount} ${names.kinds[kind]}`;
  return form === 'same' && amount > 1 ? `${amount} of one kind` : `${amount} of ${names.wildWord}`;
}

/** "2 law and 1 gold"; "nothing" where nothing is left. */
function price(of: Readonly<Influence>): string {
  const parts = KINDS.filter((kind) => of[kind] > 0).map((kind) => `${of[kind]} ${names.kinds[kind]}`);
  return parts.length > 0 ? list(parts) : 'nothing';
}

export const cards = {
  ...names,
  moments,
  /** What leads to all there is to know of it. */
  about: {
    building: (building: BuildingId): string => `About the ${names.buildings[building]}`,
    mat: (mat: MatId): string => `About the ${names.mats[mat]}`,
  },
  /** All that a building or boss does, in sentences. */
  effects: (of: Pick<Building | Boss, 'effects'>): string => effectsOf(of),
  /** What a boss does and when: "At the deal: …" */
  ability: (boss: Boss): string => `${bossMoments[boss.moment]}: ${effectsOf(boss)}`,
  influence,
  price,
  costs: (of: Readonly<Influence>): string => `costs ${price(of)}`,
  favouriteBosses: 'Favourite bosses',
};
