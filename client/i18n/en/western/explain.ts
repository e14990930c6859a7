import type { LocationId } from '../../../../shared/games/western/catalog/ids';
import type { SpotKind } from '../../../../shared/games/western/state';

/** The answers to "what is this?". */
export const explain = {
  price: 'Price',
  ownerGains: 'Whoever owns it gains 1 gold each time it is used, the owner too.',
  neutral: 'Nobody owns it: no gold is paid for it.',
  owned: (name: string) => `Owned by ${name}.`,
  ownedAndPaid: (name: string) =>
    `Owned by ${name}. Whoever owns it gains 1 gold each time it is used, the owner too.`,
  forSale: (building: string) => `${building}: For sale here.`,
  topBuilding: (building: string, effect: string, owner: string) => `${building}: ${effect} ${owner}`,
  spotTitle: (place: string, spot: string) => `${place}: ${spot}`,
  effectOf: (moment: string, when: string, effect: string) => `${moment} (${when}): ${effect}`,
  colours: (name: string, isPaid: boolean) =>
    `The place of ${name}: what they buy is stacked on its porch.${isPaid ? ' Whoever uses the top building brings them 1 gold.' : ''}`,
  grey: 'Nobody’s place: a porch, a pot and a building for sale.',
  sheriff: 'Four spots that change your card, your buying or your luck.',
  hall: 'No posses here. After the showdown everybody’s hand is compared with the two cards beside it: that is the order of buying, and the best hand advances an industry.',
  left: (gain: string) => `“Now” (left): ${gain} at once.`,
  right: (gain: string) => `“If won” (right): ${gain}, if you win the hand here and still stand.`,
  porchGives: (gain: string) => `The porch gives ${gain}, now.`,
  pot: (gain: string) => `Pot for the best hand: ${gain}.`,
  sheriffPot: 'Pot for the best hand: 1 law and 1 force, or the third posse in the next round.',
  beside: (left: string, right: string) => `The cards beside it: ${left} and ${right}.`,
  holder: (name: string) => `Held by ${name}: to place here means a duel.`,
  heldByYou: 'Held by your own posse.',
  free: 'Free.',
  spots: {
    influence: 'One spot with two sides. Choose the side when you place.',
    porch: 'Use the top building, at the moment of its icon.',
    leftover: 'After everybody’s turn to buy you may buy one more building, from any place in town.',
    number: 'Your card counts one higher or one lower in showdown and Buy. 5 and 1 are neighbours.',
    suit: 'The suit of your card counts one higher or one lower in showdown and Buy. Hat and skull are neighbours.',
  } satisfies Record<SpotKind, string>,
  emptyPorch: 'No building stands here yet.',
  moods: {
    bank: 'Gives law, and its pot is gold.',
    courthouse: 'Gives force, and its pot is law.',
    hideout: 'Gives gold, and its pot is force.',
    saloon: 'Gives one kind of your choice, and so does its pot.',
  } satisfies Record<LocationId, string>,
  noRank: 'It has no rank yet: as it stands it pays nothing.',
  industry: (rank: number, most: number, second: number | undefined) =>
    second === undefined
      ? `It stands on rank ${rank}. At the end ${most} VP for most shares.`
      : `It stands on rank ${rank}. At the end ${most} VP for most shares, ${second} VP for second most.`,
  industryShares: (shares: readonly { readonly name: string; readonly count: number }[]) =>
    `Shares now: ${shares.map(({ name, count }) => `${name} ${count}`).join(', ')}.`,
  card: (suits: readonly string[]) => `Numbers go from 1 to 5, suits from high to low: ${suits.join(', ')}.`,
  wanted: {
    name: 'Wanted',
    text: 'The winner of every duel takes it. Its holder gains 1 of any kind at each showdown and scores 2 VP at the end.',
  },
  dealer: {
    name: 'Dealer',
    text: 'Deals and places first in this round. The next seat clockwise is dealer in the next.',
  },
  third: {
    name: 'Third posse',
    text: 'Whoever bought nothing in a round has it in the next; so has who chose it at the Sheriff’s Office, or got it from a building.',
  },
  rival: {
    name: 'The Rival',
    text: 'One card that nobody sees before the showdown. Alone at a place you play against it: if it is better, nobody gets the pot.',
    solo: 'Your opponent. It has two cards, one of them open, and plays the better one at every place. It places by a die and takes the building with the most VP where it has a posse.',
  },
  hands: 'Hands',
};
