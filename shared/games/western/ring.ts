import { must, type Seat } from '../../core';
import type { BuildingId, CardId, Kind, LocationId } from './catalog/ids';
import { changedBy, type Step } from './catalog/cards';
import { LOCATION_TABLE } from './catalog/mats';
import type { SpotChoice } from './decisions';
import {
  PLACES,
  RIVAL,
  SHERIFF,
  TOWN_HALL,
  type Mat,
  type Open,
  type Place,
  type Player,
  type Posse,
  type Secret,
  type SeatState,
  type SpotKind,
} from './state';
import type { WesternTable } from './types';

/** W1: the ring of mats, its spots, and who stands where. */
export function matAt(open: Open, place: Place): Mat {
  return open.mats[place] as Mat;
}

export function seatState(open: Open, seat: Seat): SeatState {
  return open.seats[seat] as SeatState;
}

export function secretOf(g: Pick<WesternTable, 'secrets'>, seat: Seat): Secret {
  return g.secrets[seat] as Secret;
}

export function isSolo(open: Open): boolean {
  return open.rival.place !== undefined;
}

/** Seats from one on, clockwise (S5). */
export function clockwiseFrom(open: Open, first: Seat): Seat[] {
  const count = open.seats.length;
  return open.seats.map((_, i) => (first + i) % count);
}

/** The next place clockwise; the Town Hall is skipped (S81). */
export function nextPlace(place: Place): Place {
  return place === PLACES.length ? 1 : place + 1;
}

/** W1.2: the card in the gap before a place, and the one after it. */
export function leftCard(open: Open, place: Place): CardId {
  return must(open.gaps[place === TOWN_HALL ? PLACES.length : place - 1], 'card in this gap');
}

export function rightCard(open: Open, place: Place): CardId {
  return must(open.gaps[place], 'card in this gap');
}

/** W1.3: a location mat that is nobody's. */
export function isGrey(mat: Mat): boolean {
  return mat.owner === undefined && mat.id !== 'sheriff' && mat.id !== 'townHall';
}

/** What a location mat's influence spot and grey porch give. */
export function givesOf(mat: Mat): Kind | 'X' {
  return LOCATION_TABLE[mat.id as LocationId].gives;
}

export function potOf(mat: Mat): Kind | 'X' {
  return LOCATION_TABLE[mat.id as LocationId].pot;
}

/** W1.5: the building in use. */
export function topOf(mat: Mat): BuildingId | undefined {
  return mat.porch[mat.porch.length - 1];
}

/** W1.6: the one standing posse on a spot, if there is one. */
export function holderOf(open: Open, place: Place, spot: SpotKind): Posse | undefined {
  for (const posse of open.posses)
    if (posse.place === place && posse.spot === spot && !posse.wounded) return posse;
  return undefined;
}

/** W4.5: on the mat, standing or wounded. */
export function isOn(open: Open, player: Player, place: Place): boolean {
  for (const posse of open.posses) if (posse.place === place && posse.player === player) return true;
  return false;
}

/** The buildings in use by a seat: on the porches that its standing posses hold. */
export function buildingsUsedBy(open: Open, seat: Seat): BuildingId[] {
  const used: BuildingId[] = [];
  for (const { player, spot, wounded, place } of open.posses) {
    if (player !== seat || spot !== 'porch' || wounded) continue;
    const building = topOf(matAt(open, place));
    if (building) used.push(building);
  }
  return used;
}

/** W5.3, S20, S21: a seat's card as number and suit change it while its posse stands there. */
export function changedCard(open: Open, seat: Seat, card: CardId): CardId {
  const number = holderOf(open, SHERIFF, 'number');
  const suit = holderOf(open, SHERIFF, 'suit');
  return changedBy(
    card,
    number?.player === seat ? (number.side as Step) : undefined,
    suit?.player === seat ? (suit.side as Step) : undefined,
  );
}

/** Everything that a player owns (W10.5). */
export function buildingsOf(open: Open, player: Player): BuildingId[] {
  return player === RIVAL ? open.rival.buildings : seatState(open, player).buildings;
}

function influenceMat(place: Place): SpotChoice[] {
  return [
    { place, spot: 'influence', side: 'left' },
    { place, spot: 'influence', side: 'right' },
    { place, spot: 'porch', side: undefined },
  ];
}

const COLOUR_SPOTS: readonly (readonly SpotChoice[])[] = [TOWN_HALL, ...PLACES].map(influenceMat);
const GREY_SPOTS: readonly (readonly SpotChoice[])[] = COLOUR_SPOTS.map((spots) => spots.slice(2));
const SHERIFF_SPOTS: readonly SpotChoice[] = [
  { place: SHERIFF, spot: 'porch', side: undefined },
  { place: SHERIFF, spot: 'leftover', side: undefined },
  { place: SHERIFF, spot: 'number', side: 'up' },
  { place: SHERIFF, spot: 'number', side: 'down' },
  { place: SHERIFF, spot: 'suit', side: 'up' },
  { place: SHERIFF, spot: 'suit', side: 'down' },
];
const NO_SPOTS: readonly SpotChoice[] = [];

/** W1.3: every spot of a place, with each of its sides, in the order of W15.1. */
export function spotsOf(open: Open, place: Place): readonly SpotChoice[] {
  if (place === SHERIFF) return SHERIFF_SPOTS;
  const spots = matAt(open, place).owner === undefined ? GREY_SPOTS : COLOUR_SPOTS;
  return spots[place] ?? NO_SPOTS;
}
