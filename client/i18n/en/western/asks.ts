import type { DecisionKind } from '../../../../shared/games/western/decisions';
import type { Ask } from '../../../games/ui';

const DIGITS = 'Keys: 1–9 choose, Enter confirms, 0 declines.';

/** For each kind of decision: what is asked, in one line, and the rule behind it. */
export const asks: Record<DecisionKind, Ask> = {
  boss: {
    title: 'Choose your boss',
    hint: 'Each has one ability, for the whole match. All choices are shown together.',
    rule: 'W2.4',
    isAtOnce: true,
  },
  keep: {
    title: 'Keep one card',
    hint: 'With the two cards beside a place it makes your hand there. The others go face down.',
    rule: 'W3.3',
  },
  hire: {
    title: 'Hire a third posse?',
    hint: 'Your boss brings one more for this round.',
    rule: 'S23',
    keys: DIGITS,
  },
  place: {
    title: 'Place a posse',
    hint: 'Any spot in town. Where another one stands you duel for it.',
    rule: 'W4.3',
    keys: 'Keys: 1–5 a place, then 1–6 a spot, Enter places, 0 goes back.',
  },
  wild: {
    title: 'Choose what you gain',
    hint: 'Of kinds that still have room on your tracks.',
    rule: 'S43',
    isFinal: true, // S79
  },
  convert: {
    title: 'How much do you change?',
    hint: 'You gain as much of the other kind, and 2 more. 0 is fine, too.',
    rule: 'S64',
  },
  trade: { title: 'Trade?', hint: 'Pay one kind, gain another.', rule: 'S101', keys: DIGITS },
  truce: {
    title: 'Call a truce?',
    hint: 'Until the round ends nobody can attack your posses, and you cannot attack.',
    rule: 'S66',
    keys: DIGITS,
  },
  auction: {
    title: 'The Auction House',
    hint: 'Buildings from the deck, shown to all; you may buy one at its price.',
    rule: 'S53',
    keys: DIGITS,
  },
  buyNow: {
    title: 'Buy at once?',
    hint: 'Any building for sale in town, for its price and a little more.',
    rule: 'S69',
    keys: DIGITS,
  },
  relocate: {
    title: 'Move another posse?',
    hint: 'To a free spot of any place but the Sheriff’s Office, which is no location. It takes what that gives, as if placed.',
    rule: 'S67',
    keys: DIGITS,
  },
  rearrange: {
    title: 'Change the top of a stack?',
    hint: 'Only the top building of a porch can be used.',
    rule: 'S68',
    keys: DIGITS,
  },
  swap: {
    title: 'Change your card?',
    hint: 'Only while it is secret. You keep one of all that you hold.',
    rule: 'S74',
    keys: DIGITS,
  },
  duel: {
    title: 'You are behind',
    hint: 'Take a step. Then whoever is behind acts; who stops behind is wounded.',
    rule: 'W6.5',
  },
  pot: {
    title: 'The Sheriff’s pot is yours',
    hint: 'Influence now, or one more posse in the next round.',
    rule: 'W8.6',
    isFinal: true, // S79
  },
  hall: {
    title: 'Win the Town Hall?',
    hint: 'You would buy first and advance an industry, whatever your hand.',
    rule: 'S54',
    keys: DIGITS,
  },
  buy: {
    title: 'Buy one building',
    hint: 'At a place where you have a posse, standing or wounded.',
    rule: 'W10.3',
    keys: DIGITS,
  },
  leftover: {
    title: 'Buy one more building',
    hint: 'Your posse on leftover may buy any building that is still for sale.',
    rule: 'W10.6',
    keys: DIGITS,
  },
  advance: {
    title: 'Advance an industry',
    hint: 'You won the Town Hall. One token moves one rank up, and pays more at the end.',
    rule: 'W11.2',
  },
};
