import type { QuickReference } from '../../../screens/QuickReference';

/** The game on one screen. */
export const quick: QuickReference = [
  {
    title: 'A round',
    lines: [
      'Deal: keep one of your cards, in secret.',
      'Placement: one posse after the other, from the dealer on.',
      'Showdown: places 1 to 5, one after the other.',
      'Buy: in the order of the hands at the Town Hall.',
    ],
  },
  {
    title: 'Spots',
    lines: [
      'Influence, “now” (left): 1. “If won” (right): 2, if you win the hand there and still stand.',
      'Porch: the top building. Grey porches give 1 besides. Its owner gets 1 gold.',
      'Sheriff: number ±1, suit one up or down, leftover (a second building), porch.',
      '! is now, the hourglass at the showdown, $ when you buy.',
    ],
  },
  {
    title: 'A duel',
    lines: [
      'Both roll a die. Who is behind acts; equal: the attacker is behind.',
      'Roll again: the attacker pays 1 force, the defender 1 law.',
      'Add your card: it is shown to all. Or stop, and lose.',
      'The loser is wounded: plays for the pot and may buy, but the spot gives nothing more.',
      'The winner takes the Wanted card: 1 influence each round, 2 points at the end.',
    ],
  },
  {
    title: 'Hands, from high to low',
    lines: [
      'Straight flush, three of a kind, flush, straight, pair, high card.',
      'In a row are 1-2-3, 2-3-4 and 3-4-5 alone.',
      'Equal: the higher own card, then its suit: hat, tipi, horseshoe, skull.',
      'Alone at a place you play against the Rival’s card.',
    ],
  },
  {
    title: 'Buying',
    lines: [
      'One building, at a place where you have a posse, for its price.',
      'Leftover: one more from any place, after all others.',
      'Who wins the Town Hall moves one industry up: 3, 2, 1.',
      'Who buys nothing has a third posse in the next round. So has who takes it from the Sheriff’s pot.',
    ],
  },
  {
    title: 'Final score',
    lines: [
      'The points of your buildings, and 2 for the Wanted card.',
      'Industries, most shares / second most. Three or four players: rank 1 gives 5 / 3, rank 2 gives 3 / 2, rank 3 gives 2 / 1.',
      'One or two players: most shares alone, 3, 2 and 1.',
      'A tie: most buildings, then most shares of all.',
    ],
  },
];
