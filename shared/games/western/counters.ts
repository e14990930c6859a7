import type { Seat } from '../../core';
import { suitOf } from './catalog/cards';
import type { Counter } from './catalog/effects';
import type { BuildingId, Industry, Suit } from './catalog/ids';
import { changedCard, seatState } from './ring';
import { buildingOf } from './ruleset';
import type { Scene } from './types';

/** What a gain may count, for one seat; `bought` is the first building bought in this Buy (S48). */
type Count = (g: Scene, seat: Seat, bought?: BuildingId) => number;

/** A counter that is missing here does not compile. */
const COUNTERS: Readonly<Record<Counter, Count>> = {
  anyWounded: ({ open }) => Number(open.posses.some((posse) => posse.wounded)), // S65, S108
  'suit:H': (g) => cardsInPlay(g, 'H'),
  'suit:T': (g) => cardsInPlay(g, 'T'),
  'suit:S': (g) => cardsInPlay(g, 'S'),
  'suit:K': (g) => cardsInPlay(g, 'K'),
  'ownIcons:mining': (g, seat) => iconsOf(g, seatState(g.open, seat).buildings, 'mining'),
  'ownIcons:railway': (g, seat) => iconsOf(g, seatState(g.open, seat).buildings, 'railway'),
  'ownIcons:wagon': (g, seat) => iconsOf(g, seatState(g.open, seat).buildings, 'wagon'),
  firstBuyVp: (g, _seat, bought) => (bought ? buildingOf(g.config, bought).vp : 0),
  pairsBought: ({ open }, seat) => Math.floor(seatState(open, seat).buildings.length / 2),
  standingPorch: ({ open }, seat) =>
    open.posses.filter(({ player, spot, wounded }) => player === seat && spot === 'porch' && !wounded).length, // S71
  wonDuel: ({ open }, seat) => Number(seatState(open, seat).wonDuel), // S72
  unwounded: ({ open }, seat) =>
    Number(!open.posses.some(({ player, wounded }) => player === seat && wounded)),
};

export function countOf(g: Scene, counter: Counter, seat: Seat, bought?: BuildingId): number {
  return COUNTERS[counter](g, seat, bought);
}

/** S40: the six gap cards, the Rival's, and every kept card with its changed suit. */
function cardsInPlay({ open }: Scene, suit: Suit): number {
  let count = 0;
  for (const card of open.gaps) if (suitOf(card) === suit) count++;
  for (const card of open.rival.shown) if (suitOf(card) === suit) count++;
  open.seats.forEach(({ card }, seat) => {
    if (card && suitOf(changedCard(open, seat, card)) === suit) count++;
  });
  return count;
}

/** How often an industry is printed on these buildings. */
export function iconsOf(
  { config }: Pick<Scene, 'config'>,
  buildings: readonly BuildingId[],
  industry: Industry,
): number {
  let count = 0;
  for (const id of buildings) for (const icon of buildingOf(config, id).icons) if (icon === industry) count++;
  return count;
}
