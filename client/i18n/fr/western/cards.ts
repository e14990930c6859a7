import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { KINDS, type Kind } from '../../../../shared/games/western/catalog/ids';
import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { cards as English } from '../../en/western/cards';
import { bossMoments, effectsOf, moments } from './effects';
import {
  afterColon,
  amountOf,
  before,
  bosses,
  buildings,
  difficulties,
  hands,
  industries,
  kinds,
  mats,
  matsIn,
  pokerCard,
  sides,
  spotInWords,
  spots,
  suits,
  wildWord,
} from './names';

const { list } = wordsOf('fr');

/** « 2 d’or », « 1 au choix », « 2 d’un même type » */
function influence(amount: number, kind: Kind | 'X', form: 'each' | 'same' = 'each'): string {
  if (kind !== 'X') return amountOf(amount, kind);
  return form === 'same' && amount > 1 ? `${amount} d’un même type` : `${amount} ${wildWord}`;
}

/** « 2 de loi et 1 d’or » */
function price(of: Readonly<Influence>): string {
  const parts = KINDS.filter((kind) => of[kind] > 0).map((kind) => amountOf(of[kind], kind));
  return parts.length > 0 ? list(parts) : 'rien';
}

export const cards: Translation<typeof English> = {
  kinds,
  wildWord,
  industries,
  suits,
  pokerCard,
  hands,
  mats,
  matsIn,
  spots,
  sides,
  spotInWords,
  buildings,
  bosses,
  difficulties,
  moments,
  about: {
    building: (building) => `À propos ${before('of', building)}${buildings[building]}`,
    mat: (mat) => `À propos ${matsIn.of[mat]}`,
  },
  effects: effectsOf,
  ability: (boss) => `${bossMoments[boss.moment]} : ${afterColon(effectsOf(boss))}`,
  influence,
  price,
  costs: (of) => `coûte ${price(of)}`,
  favouriteBosses: 'Patrons préférés',
};
