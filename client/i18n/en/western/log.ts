import { valueOf } from '../../../../shared/games/western/catalog/cards';
import { BOSSES, type BossId, type BuildingId } from '../../../../shared/games/western/catalog/ids';
import type { Cause } from '../../../../shared/games/western/decisions';
import type { ShownHand, WesternEvent } from '../../../../shared/games/western/events';
import { HAND_RANKS } from '../../../../shared/games/western/hand';
import { RIVAL, SHERIFF } from '../../../../shared/games/western/state';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';
import {
  buildingMark as b,
  cardMark as c,
  placeMark,
  playerFirst as P,
  playerMark as p,
} from '../../../games/western/texts/marks';
import type { PosseSource, Source } from '../../../games/western/model/sources';
import { cards } from './cards';
import { prompts } from './prompts';

const { count, list } = wordsOf('en');
const vp = (n: number) => `${n} VP`;
const at = (place: number) => `the ${placeMark(place)}`;
const At = (place: number) => `The ${placeMark(place)}`;

const causes: Partial<Record<Cause, string>> = {
  left: 'from the spot',
  right: 'for winning the hand, besides the pot',
  porch: 'for standing on the porch',
  pot: 'from the pot',
  owner: 'as owner of the building in use',
  resolution: 'at the start of the showdown, for Wanted, boss or porches',
};

/** What influence was gained for. */
function because(cause: Cause, { place, coming }: Source): string {
  if (place !== undefined && cause === 'pot') return `from the pot of ${at(place)}`;
  if (place !== undefined && cause === 'right')
    return `for winning the hand at ${at(place)}, besides the pot`;
  const sources = coming && prompts.coming(coming);
  if (sources) return `at the start of the showdown, ${sources}`;
  const known = causes[cause];
  if (known) return known;
  const boss = BOSSES.find((id) => id === cause);
  return boss ? `as ${cards.bosses[boss]}` : `from the ${b(cause as BuildingId)}`;
}

const lowerHand = (hand: ShownHand) => cards.hands[hand.rank].name.toLowerCase();

/** "Ada straight, Bob pair", the best hand first. */
function handsInWords(hands: readonly ShownHand[]): string {
  const best = hands.toSorted((one, other) => HAND_RANKS.indexOf(other.rank) - HAND_RANKS.indexOf(one.rank));
  return best.map((hand) => `${p(hand.player)} ${lowerHand(hand)} with ${c(hand.card)}`).join(', ');
}

/** W9.2: where the best two hands are of one rank, the own cards decide. */
function isDecidedByCard(hands: readonly ShownHand[], winners: readonly number[]): boolean {
  // W8.4: where nobody wins, the Rival has the best hand.
  const best = winners.length > 0 ? winners : [RIVAL];
  const won = hands.find(({ player }) => best.includes(player));
  return hands.some((hand) => hand.rank === won?.rank && !best.includes(hand.player));
}

type Lines = {
  readonly [Type in WesternEvent['type']]?: (
    event: Extract<WesternEvent, { type: Type }>,
  ) => string | undefined;
};

/** The words of each event that has any (`events.ts`); undefined where another line already tells it. */
export const log = {
  matchStarted: (e) => `The match begins. ${s(e.dealer)} deals first.`,
  bossesDealt: (e) =>
    e.count > 1 ? `Everyone is dealt ${e.count} bosses and keeps one in secret.` : undefined,
  bossesRevealed: (e) =>
    `${list(e.bosses.map((boss: BossId, seat) => `${s(seat)} plays the ${cards.bosses[boss]}`))}.`,
  roundStarted: (e) => `Round ${e.round}. ${s(e.dealer)} deals and places first.`,
  cardsDealt: (e) => `Open in the ring: ${e.gaps.map(c).join(', ')}. Everyone keeps one card of their own.`,
  cardsKept: () => 'Everyone has kept a card.',
  posseHired: (e) => `${s(e.seat)} hires the third posse for this round.`,
  rivalRolled: (e) => `The Rival rolls a ${e.die} for its place.`,
  rivalHeldBack: () => 'The Rival keeps the truce and finds no spot: it places nothing.',
  possePlaced: (e) => `${P(e.player)} rides to ${at(e.place)}: ${cards.spotInWords(e.spot, e.side)}.`,
  posseMoved: (e) => `${s(e.seat)} moves a posse to ${at(e.place)}: ${cards.spotInWords(e.spot, e.side)}.`,
  influenceGained: (e, source: Source = {}) =>
    `${s(e.seat)} gains ${e.amount} ${cards.kinds[e.kind]} ${because(e.cause, source)}.`,
  influencePaid: (e) => {
    const paid = cards.price(e);
    if (e.cause === 'reroll') return `${s(e.seat)} pays ${paid} to roll again.`;
    if (e.cause === 'rivalRerolls') return `${s(e.seat)} pays ${paid}: the Rival must roll again.`;
    if (e.cause === 'rivalDraws') return `${s(e.seat)} pays ${paid}: the Rival must draw another card.`;
    if (e.cause === 'price') return `${s(e.seat)} pays ${paid}.`;
    const boss = BOSSES.find((id) => id === e.cause);
    return boss
      ? `${s(e.seat)} pays ${paid}.`
      : `${s(e.seat)} pays ${paid} at the ${b(e.cause as BuildingId)}.`;
  },
  thirdPosseGained: (e, source?: PosseSource) => {
    const who = s(e.seat);
    if (source === 'pot')
      return `${who} chooses the third posse from the pot of ${at(SHERIFF)}, for the next round.`;
    if (source === 'boughtNothing')
      return `${who} bought nothing, and will have the third posse in the next round.`;
    return source
      ? `${who} will have the third posse in the next round, from the ${b(source)}.`
      : `${who} will have the third posse in the next round.`;
  },
  duelStarted: (e) =>
    `${P(e.attacker)} challenges ${p(e.defender)} for ${cards.spotInWords(e.spot)} at ${at(e.place)}: duel!`,
  dieRolled: (e) => `${P(e.player)} rolls a ${e.die}.`,
  cardShown: (e) => `${s(e.seat)} shows ${c(e.card)} and adds ${valueOf(e.card)}.`,
  rivalDrew: (e) => `The Rival draws ${c(e.card)} and adds ${valueOf(e.card)}.`,
  drawPileReshuffled: () => 'The discarded cards are shuffled into a new draw pile.',
  duelSettled: (e) => `${P(e.winner)} wins the duel. The posse of ${p(e.loser)} is wounded.`,
  wantedTaken: (e) => `${P(e.player)} is Wanted now.`,
  truceTaken: (e) => `${s(e.seat)} calls a truce: nobody can duel with them until the round ends.`,
  stackRearranged: (e) => `${s(e.seat)} puts the ${b(e.building)} on top at ${at(e.place)}.`,
  rivalPeeked: (e) => `${s(e.seat)} looks at the Rival’s card.`,
  cardsDrawn: (e) => `${s(e.seat)} draws ${count(e.count, { one: 'card', other: 'cards' })} in secret.`,
  cardSwapped: (e) => `${s(e.seat)} keeps one of the cards, in secret.`,
  buildingsShown: (e) => `${s(e.seat)} is shown from the deck: ${list(e.buildings.map(b))}.`,
  deckReshuffled: () => 'What was not bought goes back into the deck.',
  buildingBought: (e) =>
    e.place === undefined
      ? `${P(e.player)} buys the ${b(e.building)}.`
      : `${P(e.player)} buys the ${b(e.building)} at ${at(e.place)}.`,
  slotRefilled: (e) => `For sale at ${at(e.place)} now: ${b(e.building)}.`,
  porchRefilled: (e) =>
    `What stood on the porch of ${at(e.place)} is for sale now. New on the porch: ${b(e.building)}.`,
  cardsRevealed: (e) =>
    `Showdown! ${e.cards.map((card, seat) => `${s(seat)} ${c(card)}`).join(', ')}; the Rival ${e.rival.map(c).join(' ')}.`,
  matResolved: (e) => {
    const hands = handsInWords(e.hands);
    const why = isDecidedByCard(e.hands, e.winners) ? ' The same rank: the higher own card wins.' : '';
    if (e.winners.length === 0)
      return `${At(e.place)}: ${hands}.${why} The Rival is better: nobody gets the pot.`;
    const shared = e.winners.length > 1 ? ' Exactly alike: each gets the whole pot.' : '';
    return `${At(e.place)}: ${hands}.${why} ${list(e.winners.map(p))} ${e.winners.length > 1 ? 'win' : 'wins'}.${shared}`;
  },
  hallCompared: (e) => `Town Hall: ${handsInWords(e.hands)}. Order of buying: ${e.order.map(p).join(', ')}.`,
  hallClaimed: (e) => `${s(e.seat)} pays to win the Town Hall, and buys first.`,
  buyPassed: (e, hasBought = false) => `${P(e.player)} buys nothing${hasBought ? ' more' : ''}.`,
  industryAdvanced: (e) => `${P(e.player)} advances ${cards.industries[e.industry]} to rank ${e.rank}.`,
  buildingRaised: (e) => `The ${b(e.building)} that ${p(e.player)} bought goes on top of their porch.`,
  roundEnded: (e) =>
    e.early ? 'The deck has run out and a place has nothing for sale: the match ends early.' : undefined,
  matchEnded: (e) => {
    if (e.rival !== undefined) {
      const [own = 0] = e.points;
      return own > e.rival
        ? `${s(0)} beats the Rival, ${own} to ${vp(e.rival)}!`
        : `The Rival wins, ${e.rival} to ${vp(own)}.`;
    }
    const winners = e.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const points = vp(e.points[winners[0] ?? 0] ?? 0);
    return winners.length > 1
      ? `${list(winners.map(s))} share the victory with ${points}!`
      : `${list(winners.map(s))} wins the match with ${points}!`;
  },
} satisfies Lines;
