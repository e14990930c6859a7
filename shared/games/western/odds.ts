import { changedBy, type Step } from './catalog/cards';
import type { CardId } from './catalog/ids';
import { bestOfItsRank, strengthOf } from './hand';
import { winsTies } from './hallTies';
import { changedCard, isOn, isSolo, leftCard, rightCard } from './ring';
import { PLACES, RIVAL, SHERIFF, TOWN_HALL, type Place, type Player } from './state';
import { hidesCard, keptCard, othersOf, shownCards, unseenCards, type Outlook } from './unseen';

/**
 * Exact odds of hands, from what a seat may know alone: every card that it has not seen is as likely as any other to
 * be the one that somebody hides. They are counts, so that a page can say "beats 9 of the 12 cards they may hold".
 */
export interface Odds {
  /** Deals of the hidden cards in which the seat wins, and all that are possible; weighed, they need not be whole. */
  readonly wins: number;
  readonly total: number;
}

export function chanceOf({ wins, total }: Odds): number {
  return total === 0 ? 0 : wins / total;
}

/** How likely a player is to hold a card, against others: what they did may tell. Absent: all alike. */
export type Weigh = (player: Player, card: CardId) => number;

export interface Against {
  /** The own card as it counts at the mat; absent: the kept one, as the spots held now change it. */
  readonly card?: CardId;
  /** Whom to beat; absent: those who would be compared there now (W8.4). */
  readonly opponents?: readonly Player[];
  readonly weigh?: Weigh;
}

/** W8.3, W8.4: who a seat's hand would be compared with at a mat, once it has a posse there. */
export function opponentsAt(outlook: Outlook, place: Place): Player[] {
  const { open } = outlook;
  if (isSolo(open)) return [RIVAL]; // W14.7
  const people = othersOf(outlook).filter((other) => isOn(open, other, place));
  return people.length > 0 ? people : [RIVAL];
}

/** The chance that a seat's card wins a mat. Exact ties are won (W9.3, S36, S89). */
export function matOdds(outlook: Outlook, place: Place, against: Against = {}): Odds {
  const opponents = against.opponents ?? opponentsAt(outlook, place);
  return countDeals(outlook, opponents, beatenAt(outlook, place, against.card), against.weigh);
}

/** W10.1, W10.2, S73: the chance that a seat's hand is the best at the Town Hall. */
export function hallOdds(outlook: Outlook, against: Against = {}): Odds {
  const opponents = against.opponents ?? othersOf(outlook);
  return countDeals(outlook, opponents, beatenAtHall(outlook, against.card), against.weigh);
}

/** Whether a player is known to win against the own card at a place: by a card that the seat sees, whatever is hidden. */
export function losesToShown(outlook: Outlook, place: Place, player: Player, card?: CardId): boolean {
  const isBeaten = place === TOWN_HALL ? beatenAtHall(outlook, card) : beatenAt(outlook, place, card);
  return !shownCards(outlook, player).every((shown) => isBeaten(player, shown));
}

/** Whether the own card, as it counts, holds out against one of a player's. */
type IsBeaten = (player: Player, card: CardId) => boolean;

function beatenAt(outlook: Outlook, place: Place, card?: CardId): IsBeaten {
  const { open, seat } = outlook;
  const left = leftCard(open, place);
  const right = rightCard(open, place);
  const mine = strengthOf(card ?? changedCard(open, seat, keptCard(outlook)), left, right);
  return (player, other) => strengthOf(asPlayed(outlook, player, other), left, right) <= mine;
}

function beatenAtHall(outlook: Outlook, card?: CardId): IsBeaten {
  const { open, seat } = outlook;
  const left = leftCard(open, TOWN_HALL);
  const right = rightCard(open, TOWN_HALL);
  const strengthAs = (player: Player, played: CardId) => {
    const strength = strengthOf(played, left, right);
    return winsTies(outlook, player) ? bestOfItsRank(strength) : strength;
  };
  const natural = keptCard(outlook);
  const mine = strengthAs(seat, card ?? changedCard(open, seat, natural));
  return (player, other) => {
    const theirs = strengthAs(player, asPlayed(outlook, player, other));
    if (theirs !== mine) return theirs < mine;
    return strengthOf(other, left, right) <= strengthOf(natural, left, right);
  };
}

/** W5.3: what the number or suit spot would make of the own card, in each direction, and what that wins. */
export interface SpotOdds {
  readonly spot: 'number' | 'suit';
  readonly side: Step;
  readonly card: CardId;
  /** By place, the Town Hall first; the Sheriff's Office, too, where the posse would stand. */
  readonly odds: readonly Odds[];
}

export function spotOdds(outlook: Outlook, weigh?: Weigh): SpotOdds[] {
  return (['number', 'suit'] as const).flatMap((spot) =>
    (['up', 'down'] as const).map((side) => {
      const card = cardWith(outlook, spot, side);
      const odds = [TOWN_HALL, ...PLACES].map((place) =>
        place === TOWN_HALL ? hallOdds(outlook, { card, weigh }) : matOdds(outlook, place, { card, weigh }),
      );
      return { spot, side, card, odds };
    }),
  );
}

/** The own card if a posse stood on that spot as well. */
export function cardWith({ open, own, seat }: Outlook, spot: 'number' | 'suit', side: Step): CardId {
  const card = keptCard({ open, own, seat } as Outlook);
  const held = (one: 'number' | 'suit') => {
    const posse = open.posses.find(
      ({ player, place, spot: at, wounded }) =>
        player === seat && place === SHERIFF && at === one && !wounded,
    );
    return posse?.side as Step | undefined;
  };
  return spot === 'number' ? changedBy(card, side, held('suit')) : changedBy(card, held('number'), side);
}

/** The Rival's cards are never changed. */
function asPlayed({ open }: Outlook, player: Player, card: CardId): CardId {
  return player === RIVAL ? card : changedCard(open, player, card);
}

/**
 * Deals of hidden cards to opponents, no card twice, and those of them in which all are beaten. Opponents whose card
 * is known deal nothing; of the Rival's two cards both must be beaten.
 */
function countDeals(
  outlook: Outlook,
  opponents: readonly Player[],
  isBeaten: IsBeaten,
  weigh: Weigh | undefined,
): Odds {
  const beatsShown = opponents.every((player) =>
    shownCards(outlook, player).every((card) => isBeaten(player, card)),
  );
  const hiding = opponents.filter((player) => hidesCard(outlook, player));
  const cards = unseenCards(outlook);
  const all = hiding.map((player) => cards.map((card) => weigh?.(player, card) ?? 1));
  const beaten = hiding.map((player, i) =>
    cards.map((card, c) => (isBeaten(player, card) ? (all[i]?.[c] ?? 0) : 0)),
  );
  return { wins: beatsShown ? dealsOf(beaten) : 0, total: dealsOf(all) };
}

/** The sum over all ways to give each player another card, of the product of their weights. */
function dealsOf(weights: readonly (readonly number[])[], player = 0, taken = 0): number {
  const own = weights[player];
  if (!own) return 1;
  let sum = 0;
  for (let card = 0; card < own.length; card++) {
    const weight = own[card] as number;
    if (weight === 0 || taken & (1 << card)) continue;
    sum += weight * (player + 1 < weights.length ? dealsOf(weights, player + 1, taken | (1 << card)) : 1);
  }
  return sum;
}
