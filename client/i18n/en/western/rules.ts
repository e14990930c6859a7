import type { Translation } from '../../translation';
import type { RuleSection } from '../../../screens/Rules';
import { bossMoments } from './effects';

const sections: readonly RuleSection[] = [
  {
    title: 'The town',
    rules: [
      [
        'W1.1',
        'Six places lie in a ring. The Town Hall is at the top, the Sheriff’s Office opposite; Bank, Courthouse, Hideout and Saloon fill the rest in an order that is new in every match.',
      ],
      [
        'W1.2',
        'Between two neighbours lies one open poker card. So every place is shouldered by two cards, one on each side.',
      ],
      [
        'W1.3',
        'A location with somebody’s colour has an influence spot and a porch. A grey one has a porch only. The Sheriff’s Office has four spots: leftover, number, suit and porch. The Town Hall has none.',
      ],
      ['W1.4', 'Every place but the Town Hall has one building for sale, and a pot.'],
      [
        'W1.5',
        'Your own porch carries your stack of buildings; only the top one can be used. On grey porches and at the Sheriff’s Office lies one building that nobody owns.',
      ],
      [
        'W1.6',
        'A spot is held by the posse that stands on it. Wounded ones may lie there as well: they hold nothing.',
      ],
      ['W1.7', 'Law, force and gold are counted from 0 to 6. What would go above is lost.'],
      [
        'W1.8',
        '“Any kind”: you pick. Two shown together as one (as in the Saloon’s pot) are of one kind; gained one by one they may differ. What you pay as “any kind” may be mixed.',
      ],
    ],
  },
  {
    title: 'Getting ready',
    rules: [
      ['W2.1', 'Places and colours are dealt at random. Seats sit in the same order as their places.'],
      ['W2.3', 'You begin with 1 law, 1 force and 1 gold, two posses ready and a third one resting.'],
      ['W2.4', 'You are dealt two bosses and keep one in secret. All are shown together.'],
      [
        'W2.5',
        'The 30 buildings are shuffled: five go up for sale, one on each neutral porch, the rest is the deck.',
      ],
      ['W2.6', 'The first dealer is drawn by lot. Nobody has the Wanted card yet.'],
    ],
  },
  {
    title: 'A round',
    rules: [
      ['W3.1', 'There are six rounds: Deal, Placement, Resolution (the showdown), Buy.'],
      [
        'W3.2',
        'All 20 poker cards are shuffled. Six lie open in the ring, one face down for the Rival, two go to each player in secret.',
      ],
      [
        'W3.3',
        'All keep one of their cards at once and in secret. You may change your mind until the last one has chosen.',
      ],
      ['S7', 'The Scout’s influence and the Gambler’s third posse are looked at when the cards are dealt.'],
    ],
  },
  {
    title: 'Placement',
    rules: [
      ['W4.1', 'The Rancher may hire a third posse before the dealer places.'],
      [
        'W4.2',
        'From the dealer clockwise everyone places one posse; this goes round until nobody has one left. You must place.',
      ],
      [
        'W4.3',
        'A posse goes on any spot, but not on one that you hold yourself. Several of your posses may be at one place, on different spots.',
      ],
      [
        'W4.4',
        'Choose the spot, and its side or direction. If somebody else holds it, you duel. If your posse stands after that, take what the spot gives now.',
      ],
      ['W4.5', 'Being at a place, standing or wounded, lets you play for its pot and buy its building.'],
      ['S23', 'The Rancher is asked after the cards are kept, and not if the third posse is there anyway.'],
      ['S10', 'It is the spot that you cannot take twice, not the place.'],
      ['S19', 'In one turn each building can be used once.'],
      ['S22', 'The last lap goes only to those who have a third posse.'],
    ],
  },
  {
    title: 'The spots',
    rules: [
      [
        'W5.1',
        'Influence: the left side gives 1 now. The right side gives 2 in the showdown, if you win the hand here and still stand.',
      ],
      ['W5.2', 'Porch: use the top building, at the moment of its icon. A grey porch also gives 1 now.'],
      [
        'W5.3',
        'Number: your card counts one higher or one lower in showdown and Buy; 5 and 1 are neighbours. Suit: the same with its suit; hat and skull are neighbours. You choose the direction when you place, and all see it. Leftover: one more building at the end of Buy.',
      ],
      [
        'W5.4',
        'On a porch: first what the place itself gives, then the building if it works now, then its owner gains 1 gold. Also when you use your own.',
      ],
      ['W5.5', 'You may decline what a building offers.'],
      ['W5.6', 'An empty porch may be taken. Nobody gains gold for it.'],
      ['S43', 'Kinds without room are not offered while another has room.'],
    ],
  },
  {
    title: 'Duels',
    rules: [
      ['W6.1', 'Placing on a held spot starts a duel: you attack, the one on the spot defends.'],
      ['W6.2', 'Each rolls one die, seen by all.'],
      [
        'W6.3',
        'Your power is your die, plus your card’s number once you have added it. Number and suit spots do not count here.',
      ],
      ['W6.4', 'Behind is who has less power; with equal power the attacker.'],
      [
        'W6.5',
        'Who is behind may roll again (the attacker for 1 force, the defender for 1 law), add their card, which all see from then on, or stop. Then it is looked at anew who is behind.',
      ],
      [
        'W6.6',
        'When the one behind stops or can do nothing else, they have lost. So you act only while you are behind.',
      ],
      [
        'W6.7',
        'The loser’s posse is wounded and stays, lying. The winner’s stands. An attacker who wins takes what the spot gives now.',
      ],
      [
        'W6.8',
        'A wounded posse keeps what it gained, gets nothing more from its spot, and still plays for the pot and may buy.',
      ],
      ['W6.9', 'A card shown in a duel stays open until the round ends, and cannot be added again.'],
      ['S26', 'A worse roll counts, too.'],
      ['S28', 'You may add your card even where it cannot help.'],
      ['W7.1', 'The winner of every duel takes the Wanted card.'],
      ['W7.2', 'Wanted gives 1 of any kind at each showdown, and 2 VP at the end.'],
    ],
  },
  {
    title: 'The showdown',
    rules: [
      [
        'W8.1',
        'All cards are turned up together, the Rival’s, too. Number and suit spots now change the cards of those who stand there.',
      ],
      [
        'W8.2',
        'First everybody gains what they have coming: from Wanted, their boss, and porches that act now.',
      ],
      [
        'W8.3',
        'Then place by place: everyone there, standing or wounded, makes a hand of their card and the two that shoulder the place. The best hand wins.',
      ],
      [
        'W8.4',
        'If you are alone at a place you play against the Rival’s card. If the Rival is better, nobody wins.',
      ],
      [
        'W8.5',
        'The winner gains the pot once, and 2 more if their posse stands on the right side of the influence spot.',
      ],
      ['W8.6', 'The Sheriff’s pot is 1 law and 1 force, or the third posse in the next round.'],
      ['S36', 'A tie with the Rival is yours.'],
      ['S37', 'Those who are exactly alike all win, each the whole pot.'],
      ['S44', 'In the last round the Sheriff’s pot is law and force.'],
    ],
  },
  {
    title: 'Hands',
    rules: [
      [
        'W9.1',
        'From high to low: straight flush, three of a kind, flush, straight, pair, high card. In a row are 1-2-3, 2-3-4 and 3-4-5 only.',
      ],
      [
        'W9.2',
        'Between hands of the same rank your own card decides: the higher number, then the higher suit. The open cards never break a tie.',
      ],
      ['W9.3', 'Your own card counts as number and suit spots have changed it.'],
      ['S32', '5 and 1 are no neighbours in a straight.'],
      ['S33', 'Suits from high to low: hat, tipi, horseshoe, skull.'],
      [
        'S34',
        'Unlike poker: a pair of 2s is as good as a pair of 5s, and so on for every rank. Whoever’s own card is higher wins, even if the pair lies on the table.',
      ],
    ],
  },
  {
    title: 'Buying',
    rules: [
      [
        'W10.1',
        'At the Town Hall everybody’s hand is compared, wherever their posses are. The order from best to worst is the order of buying.',
      ],
      [
        'W10.2',
        'Cards that count as exactly alike are told apart by what they were before number and suit spots.',
      ],
      [
        'W10.3',
        'In that order each may buy one building at a place where they have a posse, standing or wounded, for its price. The place stays empty for the rest of the round.',
      ],
      [
        'W10.4',
        'Porches that act in Buy need a standing posse. Discounts and gains come with the first building you buy now.',
      ],
      ['W10.5', 'A building is yours at once, but goes on your porch only at the end of Buy.'],
      ['W10.6', 'Then who stands on leftover may buy one more building, from any place.'],
      ['W10.7', 'Then the best hand at the Town Hall must advance one industry.'],
      ['S45', 'Who passes cannot come back, but by leftover.'],
      ['S50', 'A discount takes whole influence of your choice off the price.'],
      ['S53', 'The Auction House shows its buildings to all. What you paid to see them is not given back.'],
      ['S54', 'Who claims the Town Hall goes first; the others keep their order.'],
      [
        'S70',
        'The Post Office is offered when all hands are known, and not to the one who has the best hand anyway.',
      ],
    ],
  },
  {
    title: 'Industries',
    rules: [
      [
        'W11.1',
        'Mining, railway and wagon begin unranked. Advancing moves one a step: to rank 3, then 2, then 1. Never back.',
      ],
      ['W11.2', 'Rank 3 has room for three, rank 2 for two, rank 1 for one.'],
    ],
  },
  {
    title: 'Third posse and the end of a round',
    rules: [
      [
        'W12.1',
        'Who bought no building this round has a third posse in the next. So has who chose it at the Sheriff’s Office, or got it from a building. It lasts one round.',
      ],
      ['W12.2', 'All posses go home, and wounds are healed.'],
      [
        'W12.3',
        'Empty places are filled from the deck. At a neutral place the porch building goes up for sale, and a new one comes on the porch.',
      ],
      ['W12.4', 'The next seat clockwise is dealer.'],
      ['S76', 'It is the same third posse: there is never a fourth.'],
    ],
  },
  {
    title: 'Points',
    rules: [
      [
        'W13.1',
        'The match ends after round 6; or earlier, when the deck runs out and a place for sale stays empty.',
      ],
      ['W13.2', 'You score the points on your buildings, 2 for Wanted, and your industries.'],
      [
        'W13.3',
        'Most shares of an industry score its majority, second most its minority. With three or four players rank 1 pays 5 and 3, rank 2 3 and 2, rank 3 2 and 1. With one or two players only the majority scores: 3, 2 and 1.',
      ],
      ['W13.4', 'All who are tied get the full figure. A tie for the majority leaves no minority.'],
      [
        'W13.5',
        'Most points win. If tied: more buildings; then more shares of all three industries together; else the victory is shared.',
      ],
      ['S60', 'Without a share you score nothing for an industry.'],
    ],
  },
  {
    title: 'Alone against the Rival',
    rules: [
      [
        'W14.1',
        'The Rival has a place and three posses, but no boss and no influence. By its level it begins with 0 to 4 buildings.',
      ],
      ['W14.2', 'It is dealt two cards, the second one face up, and keeps both.'],
      [
        'W14.3',
        'After each of your posses it places one by a die: 1 to 5 is that place, 6 the spot you have just taken. It goes for the right side of the influence spot, for a grey porch, or for leftover. If it is there already it goes on to the next place.',
      ],
      ['W14.4', 'It gains nothing from spots, pots and buildings.'],
      [
        'W14.5',
        'In a duel it rolls and at once adds a card from the draw pile. While you are behind you may also pay 1 of any kind to make it roll or draw again.',
      ],
      ['W14.6', 'It takes Wanted when it wins a duel, and scores its 2 VP.'],
      ['W14.7', 'Wherever you have a posse you play against it. It uses the better of its two cards.'],
      [
        'W14.8',
        'On its turn to buy it takes, without paying, the building with the most VP where it has a posse.',
      ],
      [
        'W14.9',
        'As winner of the Town Hall it advances the first industry on the building it has just bought that can move.',
      ],
      ['W14.10', 'You win only with more points than the Rival.'],
      [
        'S87',
        'If a duel with the Rival needs a card and the draw pile is empty, the discarded cards are shuffled into a new one.',
      ],
      ['S84', 'While you have a truce it does not duel.'],
    ],
  },
  {
    title: 'Cards, in detail',
    rules: [
      ['S64', 'Converting: pay as many as you like, also none, and gain 2 more than that of the other kind.'],
      ['S65', 'Graveyard: anybody’s wounded posse will do.'],
      [
        'S66',
        'Outhouse: the truce is for all your posses. Nobody can attack them, and you cannot place on a held spot.',
      ],
      [
        'S67',
        'Doctor’s Office and Stagecoach Station move a posse to a free spot of a location, not of the Sheriff’s Office, and not to the spot it leaves.',
      ],
      ['S68', 'Barber Shop: a stack of two or more whose porch nobody holds.'],
      ['S69', 'Central Bank and Auction House cost 1 of any kind besides the price.'],
      ['S71', 'Cowgirl: any porch counts. Banker: all buildings you own, this round’s too.'],
      ['S72', 'Outlaw and Lawman look at this round only.'],
      ['S73', 'Chief: your hand is the best among those of its rank at the Town Hall.'],
      ['S74', 'Gambling Hall: only while your card is secret. What you do not keep is discarded unseen.'],
      ['S75', 'Telegraph Office: you alone see the Rival’s card, for the rest of the round.'],
      ['S97', 'All “any kind” that you gain at one moment are chosen together.'],
      ['S98', 'Several discounts add up, to the whole price at most.'],
      ['S101', 'Trading: you pay first. What has no room on a track is lost.'],
    ],
  },
  {
    title: 'At the table',
    rules: [
      [
        'W15.1',
        'When time runs out you are placed on a free spot, where you have no posse yet: the left side of an influence spot whose kind you have least of, else a grey porch, else any.',
      ],
      ['W15.2', 'When time runs out in Buy you buy what you can pay with the most points.'],
      [
        'W15.3',
        'Who is away is played for, and can come back at any time. In a duel their card is added where that helps.',
      ],
      [
        'W15.4',
        'You are asked only where there is something to choose, unless not asking would tell a secret.',
      ],
      ['S77', 'Choices made at once are shown together.'],
      ['S78', 'Leaving a match never takes anybody out of it: the seat is played on.'],
      ['S79', 'An answer is final; only boss and card can be changed until the last one has chosen.'],
      ['W16.2', 'Your kept card is yours alone until you add it in a duel or the showdown begins.'],
      ['W16.3', 'What you did not keep nobody else ever sees while the match runs.'],
      ['W16.4', 'The Rival’s face-down card is nobody’s, unless an effect shows it to you.'],
      [
        'W17.1',
        'Before the match the server publishes a hash of its seed. After the match anybody can check that every shuffle and roll came from it.',
      ],
      ['W17.3', 'Every kept card is sealed when the last one has chosen, and opened at the showdown.'],
    ],
  },
];

/** The rules to read: our own words, with the numbers that prompts and refusals cite. */
export const rules = {
  title: 'How to play Western',
  lead: 'Keep one card, post your posses where it makes good hands, duel for what is taken, and buy up the town. After six rounds the most points win.',
  sections,
  hands: 'Hands and suits',
  bosses: 'Bosses',
  buildings: 'All buildings',
  places: 'The places',
  filters: {
    industry: 'Share of',
    moment: 'Works',
    bossMoments,
    price: 'Price',
    sum: (amount: number) => `${amount} in all`,
    points: 'Points',
    worth: (points: number) => `${points} VP`,
  },
  placeColumns: { name: 'Place', spot: 'Influence spot: left / right', porch: 'Grey porch', pot: 'Pot' },
  house: 'A star marks a house value: the published texts do not carry what the card does, so we chose it.',
  houseTitle: 'Other house values',
  houseList: ['how many bosses you choose from (two)'],
  unofficial:
    'This is an unofficial implementation of Tiny Epic Western. The rules here are told in our own words.',
};

export type RulesText = Translation<typeof rules>;
