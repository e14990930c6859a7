import type { CardText } from '../../../games/card';

/** What the first screen says of Western. */
export const card: CardText = {
  name: 'Western',
  tagline: 'One card, six hands of poker, a whole town to win.',
  short: 'One card, six hands, six rounds.',
  steps: [
    {
      title: 'Keep one card',
      text: 'Six cards lie open between the places. Yours makes a poker hand of three with the two beside each.',
    },
    {
      title: 'Ride out',
      text: 'Send your posses where your card is strong. If the spot is taken, duel for it with dice.',
    },
    {
      title: 'Build',
      text: 'Show the cards, win the pots, buy buildings. After six rounds the most points win.',
    },
  ],
  unofficial: 'An unofficial implementation of Tiny Epic Western. Texts and drawings are our own.',
  solo: {
    play: 'Solo: against the Rival',
    hint: 'Solo has rules of its own: the Rival thinks nothing up, but follows dice and fixed rules.',
    company: 'Solo, against the Rival',
    choices: [
      {
        id: 'difficulty',
        legend: 'How hard the Rival is',
        options: [
          { value: 'learner', label: 'Learner' },
          { value: 'beginner', label: 'Beginner' },
          { value: 'medium', label: 'Medium' },
          { value: 'hard', label: 'Hard' },
          { value: 'epic', label: 'Epic' },
        ],
        standard: 'learner',
      },
    ],
  },
  asked: {
    boss: 'Choose your boss',
    keep: 'Keep a card',
    place: 'Place a posse',
    duel: 'A duel',
    buy: 'Buy a building',
    pot: 'A pot is yours',
    hire: 'Hire a third posse or not',
    auction: 'The Auction House',
    buyNow: 'Buy at once or not',
    hall: 'The Town Hall',
    leftover: 'Buy one more building',
    advance: 'Advance an industry',
  },
  paces: {
    standard: '90 seconds to keep a card, place or buy, 45 for anything else.',
    blitz: '30 seconds to keep a card, place or buy, 15 for anything else.',
  },
};
