import type { Kind } from '../../../../shared/games/western/catalog/ids';
import { wordsOf } from '../../plural';
import { kinds } from './names';

const { count, list } = wordsOf('en');

/** The town and its seats in words, for those who hear them. */
export const spoken = {
  about: 'The place',
  yours: 'yours',
  nobodys: 'nobody’s',
  beside: (one: string, other: string) => `between the cards ${one} and ${other}`,
  yourHand: (hand: string, beats: string) => `your hand here: ${hand}, ${beats}`,
  duel: (name: string) => `danger: going here is a duel with ${name}`,
  forSale: 'For sale',
  sold: 'Nothing for sale',
  vp: (vp: number) => count(vp, { one: 'victory point', other: 'victory points' }),
  winner: 'the best hand buys first and advances an industry',
  you: (name: string) => `${name}, you`,
  influence: (has: Readonly<Record<Kind, number>>) =>
    list((Object.keys(kinds) as Kind[]).map((kind) => `${has[kind]} ${kinds[kind]}`)),
  posses: (left: number) =>
    left === 0 ? 'all posses are placed' : `${count(left, { one: 'posse', other: 'posses' })} left to place`,
  card: (card: string) => `card: ${card}`,
  cards: (cards: readonly string[]) => `cards: ${list(cards)}`,
  cardHidden: 'card face down',
  buildings: (names: readonly string[]) => `buildings: ${list(names)}`,
  shares: (all: readonly string[]) => list(all),
  fighter: (name: string, die: number, card?: string) =>
    `${name}: die ${die === 0 ? 'not rolled yet' : die}${card ? `, card ${card}` : ', card hidden'}`,
};
