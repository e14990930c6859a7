import type { BossMoment } from '../../../../shared/games/western/catalog/bosses';
import type { Moment } from '../../../../shared/games/western/catalog/buildings';
import type { Counter, Effect } from '../../../../shared/games/western/catalog/effects';
import { industries, kinds, suits, wildWord } from './names';

/** What buildings and bosses do, from their effects and figures: a host's changed figures read just as true. */

const anyOf = (n: number) => `${n} influence of ${wildWord}`;
const amount = (n: number, give: keyof typeof kinds | 'X') =>
  give === 'X' ? anyOf(n) : `${n} ${kinds[give]}`;

/** "for each …", or "if …" where it counts to one. */
const counters: Record<Counter, string> = {
  anyWounded: 'if any posse in town is wounded',
  'suit:H': `for each ${suits.H.one} among the open cards`,
  'suit:T': `for each ${suits.T.one} among the open cards`,
  'suit:S': `for each ${suits.S.one} among the open cards`,
  'suit:K': `for each ${suits.K.one} among the open cards`,
  'ownIcons:mining': `for each ${industries.mining} share you own`,
  'ownIcons:railway': `for each ${industries.railway} share you own`,
  'ownIcons:wagon': `for each ${industries.wagon} share you own`,
  firstBuyVp: 'for each VP of the first building you buy in this Buy phase',
  pairsBought: 'for every two buildings you own',
  standingPorch: 'for each of your posses standing on a porch',
  wonDuel: 'if you won a duel this round',
  unwounded: 'if none of your posses is wounded',
};

/** Counters that are 0 or 1: "at most 3" would say nothing there. */
const ONCE: ReadonlySet<Counter> = new Set(['anyWounded', 'wonDuel', 'unwounded']);

type EffectText = { [Tag in Effect['tag']]: (effect: Extract<Effect, { tag: Tag }>) => string };

const effects: EffectText = {
  gain: ({ give, each = 1, times, max }) => {
    const what = give === 'AB' ? `${each} each of two different kinds` : amount(each, give);
    const most = times && max !== undefined && !ONCE.has(times) ? `, at most ${max * each}` : '';
    return `Gain ${what}${times ? ` ${counters[times]}` : ''}${most}.`;
  },
  convert: ({ from, to }) =>
    `Pay any number of ${kinds[from]}, also none: gain as much ${kinds[to]}, and 2 more.`,
  trade: ({ pay, gain: [second, third] }) =>
    third === undefined
      ? `You may pay ${pay} of one kind to gain ${second} of another.`
      : `You may pay ${pay} of one kind to gain ${second} and ${third} of the other two.`,
  discount: ({ icon }) =>
    `The first building you buy in this Buy phase costs 1 less, of your choice, for each ${industries[icon]} share on it.`,
  buyNow: ({ pay }) =>
    `You may buy any building for sale at once, for its price and ${anyOf(pay)}. Another one comes up for sale there.`,
  auction: ({ pay, draw }) =>
    `You may pay ${anyOf(pay)}: ${draw === 1 ? 'one building is' : `${draw} buildings are`} shown from the deck, and you may buy one at its price.`,
  rearrange: () => 'You may put another building on top of somebody’s stack, if nobody stands on that porch.',
  relocate: ({ who }) =>
    who === 'wounded'
      ? 'You may stand one of your wounded posses on a free spot of a location, and take what that gives.'
      : 'You may move another of your standing posses to a free spot of a location, and take what that gives.',
  truce: () => 'You may call a truce: until the round ends your posses neither attack nor can be attacked.',
  winTownHall: ({ pay }) =>
    `You may pay ${anyOf(pay)} to win the Town Hall: you buy first and advance an industry.`,
  thirdPosse: ({ round, pay = 0 }) =>
    round === 'next'
      ? 'You have your third posse in the next round.'
      : `You may pay ${anyOf(pay)} for your third posse in this round.`,
  swapCard: ({ draw }) =>
    `While your card is secret you may draw ${draw === 1 ? 'one more' : `${draw} more`}, and keep one of all you hold.`,
  peekRival: () => 'Look at the Rival’s face-down card.',
  extraCard: (effect) =>
    effect.if === 'poor'
      ? 'With 5 influence or less you are dealt one more card to choose from.'
      : 'With a third posse you are dealt one more card to choose from.',
  hallTies: () => 'Your hand is the best of its rank.',
};

export function effect(one: Effect): string {
  return (effects[one.tag] as (effect: Effect) => string)(one);
}

export function effectsOf({ effects: all }: { readonly effects: readonly Effect[] }): string {
  return all.map(effect).join(' ');
}

/** When a building's effect comes, as its icon says it. */
export const moments: Record<Moment, { readonly name: string; readonly text: string }> = {
  now: { name: 'Now', text: 'as soon as your posse stands there' },
  resolution: { name: 'Resolution', text: 'when the cards are turned up, if your posse still stands' },
  buy: { name: 'Buy', text: 'in the Buy phase, if your posse still stands' },
};

export const bossMoments: Record<BossMoment, string> = {
  deal: 'At the deal',
  placement: 'Before anybody places',
  resolution: 'When the cards are turned up',
  townHall: 'At the Town Hall',
};
