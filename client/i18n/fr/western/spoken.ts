import type { Kind } from '../../../../shared/games/western/catalog/ids';
import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { spoken as English } from '../../en/western/spoken';
import { amountOf, kinds } from './names';

const { count, list } = wordsOf('fr');

export const spoken: Translation<typeof English> = {
  about: 'Le lieu',
  yours: 'à vous',
  nobodys: 'à personne',
  beside: (one, other) => `entre les cartes ${one} et ${other}`,
  yourHand: (hand, beats) => `votre main ici : ${hand}, ${beats}`,
  duel: (name) => `danger : y aller provoque un duel contre ${name}`,
  forSale: 'À vendre',
  sold: 'Rien à vendre',
  vp: (vp) => count(vp, { one: 'point de victoire', other: 'points de victoire' }),
  winner: 'la meilleure main achète en premier et fait avancer une industrie',
  you: (name) => `${name}, vous`,
  influence: (has) => list((Object.keys(kinds) as Kind[]).map((kind) => amountOf(has[kind], kind))),
  posses: (left) =>
    left === 0 ? 'tous les hommes sont placés' : `${count(left, { one: 'homme', other: 'hommes' })} à placer`,
  card: (card) => `carte : ${card}`,
  cards: (cards) => `cartes : ${list(cards)}`,
  cardHidden: 'carte face cachée',
  buildings: (names) => `bâtiments : ${list(names)}`,
  shares: (all) => `parts : ${list(all)}`,
  fighter: (name, die, card) =>
    `${name} : dé ${die === 0 ? 'pas encore lancé' : die}${card ? `, carte ${card}` : ', carte cachée'}`,
};
