import type { BossMoment } from '../../../../shared/games/western/catalog/bosses';
import type { Moment } from '../../../../shared/games/western/catalog/buildings';
import type { Counter, Effect } from '../../../../shared/games/western/catalog/effects';
import { amountOf, industries, kinds, suits } from './names';

const anyOf = (n: number) => `${n} d’influence au choix`;
const amount = (n: number, give: keyof typeof kinds | 'X') => (give === 'X' ? anyOf(n) : amountOf(n, give));

const suited = (suit: keyof typeof suits) => `pour chaque ${suits[suit].one} parmi les cartes ouvertes`;
const shared = (industry: keyof typeof industries) =>
  `pour chaque part de ${industries[industry]} que vous possédez`;

const counters: Record<Counter, string> = {
  anyWounded: 'si un homme est blessé quelque part en ville',
  'suit:H': suited('H'),
  'suit:T': suited('T'),
  'suit:S': suited('S'),
  'suit:K': suited('K'),
  'ownIcons:mining': shared('mining'),
  'ownIcons:railway': shared('railway'),
  'ownIcons:wagon': shared('wagon'),
  firstBuyVp: 'pour chaque PV du premier bâtiment que vous achetez à cette phase d’achat',
  pairsBought: 'pour chaque paire de bâtiments que vous possédez',
  standingPorch: 'pour chacun de vos hommes debout sur un perron',
  wonDuel: 'si vous avez gagné un duel à cette manche',
  unwounded: 'si aucun de vos hommes n’est blessé',
};

/** Counters that are 0 or 1: « 3 au plus » would say nothing there. */
const ONCE: ReadonlySet<Counter> = new Set(['anyWounded', 'wonDuel', 'unwounded']);

type EffectText = { [Tag in Effect['tag']]: (effect: Extract<Effect, { tag: Tag }>) => string };

const effects: EffectText = {
  gain: ({ give, each = 1, times, max }) => {
    const what = give === 'AB' ? `${each} de chacun de deux types différents` : amount(each, give);
    const most = times && max !== undefined && !ONCE.has(times) ? `, ${max * each} au plus` : '';
    return `Gagnez ${what}${times ? ` ${counters[times]}` : ''}${most}.`;
  },
  convert: ({ from, to }) =>
    `Payez autant ${from === 'gold' ? 'd’or' : `de ${kinds[from]}`} que vous voulez, même rien : gagnez autant ${to === 'gold' ? 'd’or' : `de ${kinds[to]}`}, et 2 de plus.`,
  trade: ({ pay, gain: [second, third] }) =>
    third === undefined
      ? `Vous pouvez payer ${pay} d’un type pour gagner ${second} d’un autre.`
      : `Vous pouvez payer ${pay} d’un type pour gagner ${second} et ${third} des deux autres.`,
  discount: ({ icon }) =>
    `Le premier bâtiment que vous achetez à cette phase d’achat coûte 1 de moins, au choix, pour chaque part de ${industries[icon]} qu’il porte.`,
  buyNow: ({ pay }) =>
    `Vous pouvez acheter tout de suite n’importe quel bâtiment à vendre, pour son prix et ${anyOf(pay)}. Un autre y est alors mis en vente.`,
  auction: ({ pay, draw }) =>
    `Vous pouvez payer ${anyOf(pay)} : ${draw === 1 ? 'un bâtiment de la pioche est montré' : `${draw} bâtiments de la pioche sont montrés`}, et vous pouvez en acheter un à son prix.`,
  rearrange: () =>
    'Vous pouvez mettre un autre bâtiment au sommet d’une pile, si personne n’est debout sur ce perron.',
  relocate: ({ who }) =>
    who === 'wounded'
      ? 'Vous pouvez relever un de vos hommes blessés sur un emplacement libre d’un lieu, et prendre ce que cela donne.'
      : 'Vous pouvez déplacer un autre de vos hommes debout vers un emplacement libre d’un lieu, et prendre ce que cela donne.',
  truce: () =>
    'Vous pouvez décréter une trêve : jusqu’à la fin de la manche, vos hommes n’attaquent pas et ne peuvent pas être attaqués.',
  winTownHall: ({ pay }) =>
    `Vous pouvez payer ${anyOf(pay)} pour gagner la Mairie : vous achetez en premier et faites avancer une industrie.`,
  thirdPosse: ({ round, pay = 0 }) =>
    round === 'next'
      ? 'Vous avez votre troisième homme à la prochaine manche.'
      : `Vous pouvez payer ${anyOf(pay)} pour avoir votre troisième homme à cette manche.`,
  swapCard: ({ draw }) =>
    `Tant que votre carte est secrète, vous pouvez en piocher ${draw === 1 ? 'une autre' : `${draw} autres`} et n’en garder qu’une parmi toutes celles que vous tenez.`,
  peekRival: () => 'Regardez la carte cachée du Rival.',
  extraCard: (effect) =>
    effect.if === 'poor'
      ? 'Avec 5 d’influence ou moins, vous recevez une carte de plus au choix.'
      : 'Avec un troisième homme, vous recevez une carte de plus pour choisir.',
  hallTies: () => 'Votre main est la meilleure de son rang.',
};

export function effect(one: Effect): string {
  return (effects[one.tag] as (effect: Effect) => string)(one);
}

export function effectsOf({ effects: all }: { readonly effects: readonly Effect[] }): string {
  return all.map(effect).join(' ');
}

export const moments: Record<Moment, { readonly name: string; readonly text: string }> = {
  now: { name: 'Aussitôt', text: 'dès que votre homme s’y tient' },
  resolution: {
    name: 'Résolution',
    text: 'quand les cartes sont retournées, si votre homme est encore debout',
  },
  buy: { name: 'Achat', text: 'à la phase d’achat, si votre homme est encore debout' },
};

export const bossMoments: Record<BossMoment, string> = {
  deal: 'À la donne',
  placement: 'Avant tout placement',
  resolution: 'Quand les cartes sont retournées',
  townHall: 'À la Mairie',
};
