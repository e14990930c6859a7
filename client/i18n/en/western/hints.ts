import type { Translation } from '../../translation';

/** For those who play for the first time and know poker at most: how to win, and a hint at each new kind of decision. */
export const hints = {
  goalTitle: 'How to win',
  goal: 'Six rounds; the most victory points (VP) win.',
  goalFirst:
    'Six rounds; the most victory points (VP) win. Most of them come from buildings, and you pay for those with law, force and gold. All signs are behind the ? above.',
  goalPoints: [
    'Buildings: each is worth the points printed on it, for the rest of the match.',
    'Shares: buildings carry shares of mining, railway and wagon. At the end, whoever has most shares of an industry scores for it; the higher the industry has climbed at the Town Hall, the more.',
    'Wanted: whoever won the last duel holds it. It gives 1 influence of any kind at each showdown, and 2 VP at the end.',
  ],
  roundTitle: 'How a round goes',
  roundLines: [
    'Keep one of your two cards. It works at every place: with the two open cards beside a place it makes a hand of three.',
    'Post your posses one by one. Where you stand, standing or wounded, you play for the pot and may buy the building for sale there.',
    'A spot that somebody holds costs a duel: dice, your card, and influence to roll again. The loser lies wounded, but still plays for the pot.',
    'Then all cards are shown. At each place the best hand wins the pot. Alone there, you play against the Rival’s card.',
    'At the Town Hall everybody’s hand gives the order of buying. The best one also advances an industry.',
    'Whoever bought nothing has a third posse in the next round.',
  ],
  handsTitle: 'Hands of three, from high to low',
  handsNote:
    'Between equal hands your own card decides: its number, then its suit. The open cards on the table never break a tie.',
  suitsNote: 'Suits from high to low: hat, tipi, horseshoe, skull.',
  soloFirst:
    'You are alone against the Rival: it has two cards, goes where a die sends it, and takes the building with the most points. Press its picture to read how.',
  /** By the lesson that teaches what is asked: whoever was there needs no hint. */
  lessons: {
    ring: {
      keep: 'Your card makes a hand at every place with the two open cards beside it. A pair or better usually wins a pot. Unlike poker, a pair of 2s is as good as one of 5s: between equals the higher own card wins, and it helps in a duel.',
    },
    place: {
      place:
        'Each place shows the hand your card makes there and how many of the cards the others may hold it beats. Go where it is strong, and where a building is for sale that you can pay. A free spot costs nothing; a held one costs a duel.',
      wild: 'Law pays for rolling again when you defend, force when you attack; buildings want all three. Choose what the building you are after still lacks.',
    },
    duel: {
      duel: 'You are behind, so it is your move: roll again for influence, add your card for good, or stop and lie wounded. Wounded posses still play for the pot. A card that you show is no secret any more this round.',
    },
    showdown: {
      pot: 'A third posse is worth about as much as 2 influence, and more if you have plans for it.',
    },
    buy: {
      buy: 'You may buy one building where you have a posse. Look at its points, and at its shares: most shares of an industry score at the end. Buy nothing, and you have a third posse in the next round.',
      leftover: 'One more building, from any place in town.',
      advance:
        'Advance an industry of which you own most shares: the higher it stands at the end, the more it pays.',
    },
  },
  /** At what no lesson is about. */
  others: {
    boss: 'Your boss helps you all match long, and you choose only once. Any boss is fine for a first match.',
    hire: 'A third posse means one more spot, one more pot to play for and one more building to choose from.',
    convert: 'Every conversion gives 2 more than you pay, and tracks end at 6: what is over that is lost.',
    trade: 'Paying is up to you. Tracks end at 6: what is over that is lost.',
    truce: 'A truce keeps all your posses on their feet until the round ends; but you cannot attack either.',
    auction: 'You pay first and then see the buildings. Nobody has to buy.',
    buyNow: 'Any building in town, at once, without standing at its place.',
    relocate: 'The posse takes what its new spot gives, as if you had just placed it there.',
    rearrange: 'Only the top building of a stack can be used. Its owner gains 1 gold for each use.',
    swap: 'Nobody sees which card you keep. You cannot do worse than the card you have.',
    hall: 'First at the Town Hall means first choice of buildings, and the say in which industry climbs.',
  },
  signsTitle: 'What the signs mean',
  kindSigns: {
    law: 'Law: pays for buildings, and for rolling again when you defend.',
    force: 'Force: pays for buildings, and for rolling again when you attack.',
    gold: 'Gold: pays for buildings. You gain 1 whenever somebody uses your top building, yourself too.',
    X: 'Any kind: you choose which.',
  },
  industrySign: (industry: string) => `A share of ${industry}. Most shares of an industry score at the end.`,
  momentSigns: {
    now: 'Now: as soon as your posse stands there.',
    resolution: 'Resolution: when the cards are shown, if your posse still stands.',
    buy: 'Buy: when buildings are bought, if your posse still stands.',
  },
  spotsTitle: 'The spots',
  spotLines: {
    influence:
      'Influence: “now” (left) gives 1 at once; “if won” (right) 2, if you win the hand here and still stand.',
    porch: 'Porch: use the top building. On a grey place it also gives 1 at once.',
    number:
      'Number (Sheriff’s Office): your card counts one higher or lower from the showdown on; 5 and 1 are neighbours.',
    suit: 'Suit (Sheriff’s Office): your card’s suit counts one higher or lower from the showdown on; hat and skull are neighbours.',
    leftover:
      'Leftover (Sheriff’s Office): after everybody’s turn you may buy one more building, from any place.',
  },
  posseSigns:
    'A posse that stands holds its spot. One that lies is wounded: it gets nothing more from its spot, but plays for the pot and may buy.',
};

export type HintsText = Translation<typeof hints>;
