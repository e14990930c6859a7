import type { GameState, Seat } from '../../core';
import type { Influence } from './catalog/buildings';
import type { Step } from './catalog/cards';
import type { BossId, BuildingId, CardId, Industry, MatId } from './catalog/ids';
import type { WesternOutcome } from './types';

/** The state of a match, structured by who may see it (W16). Every object has all its fields from the start. */

/** W1.1: 0 is the Town Hall, 3 the Sheriff's Office. */
export type Place = number;
export const TOWN_HALL: Place = 0;
export const SHERIFF: Place = 3;
export const PLACES: readonly Place[] = [1, 2, 3, 4, 5];

/** In solo the Rival is a player without a seat (W14). */
export const RIVAL = -1;
/** A seat, or the Rival. */
export type Player = Seat | typeof RIVAL;

/** W1.3 */
export const SPOTS = ['influence', 'porch', 'leftover', 'number', 'suit'] as const;
export type SpotKind = (typeof SPOTS)[number];
/** Of the influence spot left and right (W5.1), of number and suit the direction (W5.3). */
export type Side = 'left' | 'right' | Step;

export interface Mat {
  readonly id: MatId;
  /** Whose colour is up; nobody's on neutral mats (W1.3, W1.5). */
  readonly owner?: Player;
  /** The building for sale. */
  slot?: BuildingId;
  /** The buildings on the porch; the last one is the top (S55). */
  porch: BuildingId[];
}

/** A posse on a mat. A player's posses are numbered in the order in which they were placed. */
export interface Posse {
  readonly player: Player;
  readonly number: number;
  place: Place;
  spot: SpotKind;
  side?: Side;
  wounded: boolean;
}

/** What everybody sees of one seat. */
export interface SeatState {
  boss?: BossId;
  /** Where the own mat lies. */
  readonly place: Place;
  readonly influence: Influence;
  /** Posses that are still to be placed, and how many were. */
  ready: number;
  placed: number;
  /** The third posse, this round and the next (W12.1). */
  third: boolean;
  thirdNext: boolean;
  /** How many poker cards were dealt this round. */
  dealt: number;
  /** The kept card, once it was shown (W6.9, W8.1). */
  card?: CardId;
  truce: boolean;
  wonDuel: boolean;
  /** Every building owned, in the order bought. */
  buildings: BuildingId[];
  /** Those bought this round: they are not on the porch yet (W10.5). */
  fresh: BuildingId[];
}

/** The Rival: a card in a match of several (W8.4), a player in solo (W14). */
export interface RivalState {
  /** Where its mat lies, in solo. */
  readonly place?: Place;
  placed: number;
  buildings: BuildingId[];
  fresh: BuildingId[];
  /** How many cards lie in its space, and those of them that are face up. */
  cards: number;
  shown: CardId[];
}

export interface Duelist {
  readonly player: Player;
  die: number;
  /** The card that counts in this duel; the Rival's is one from the draw pile. */
  card?: CardId;
}

export interface Duel {
  readonly place: Place;
  readonly spot: SpotKind;
  /** The side that the attacker chose. */
  readonly side?: Side;
  readonly attacker: Duelist;
  readonly defender: Duelist;
}

/** W11.1: 0 is unranked. */
export type IndustryRank = 0 | 3 | 2 | 1;

export type Phase =
  | 'setUp'
  | 'bosses'
  | 'deal'
  | 'keep'
  | 'hire'
  | 'place'
  | 'rival'
  | 'reveal'
  | 'resolution'
  | 'buy'
  | 'roundEnd'
  | 'over';

export interface Open {
  phase: Phase;
  /** 1 to 6; 0 during set-up. */
  round: number;
  dealer: Seat;
  /** Whose turn it is to place. */
  active?: Seat;
  /** By place; the Town Hall has neither slot nor porch. */
  mats: Mat[];
  /** The six face-up cards; gap i lies clockwise after place i. */
  gaps: CardId[];
  seats: SeatState[];
  rival: RivalState;
  /** In the order in which they were placed. */
  posses: Posse[];
  wanted?: Player;
  industries: Record<Industry, IndustryRank>;
  deckCount: number;
  drawCount: number;
  discardCount: number;
  duel?: Duel;
  /** What the Auction House shows at this moment. */
  auction: BuildingId[];
  /** The spot that was chosen last: in solo the Rival may follow there (S106). */
  lastSpot?: { readonly place: Place; readonly spot: SpotKind };
  /** Cards of the Rival's duels that lie on the discard pile, and those that were shuffled back since (S87). */
  used: CardId[];
  returned: CardId[];
  /** Who buys, from the best hand at the Town Hall to the worst. */
  order: Player[];
  /** How the match ended, once it has. */
  outcome?: WesternOutcome;
}

/** What one seat alone knows. */
export interface Secret {
  /** The bosses dealt (W16.7). */
  bosses: BossId[];
  /** The cards to keep one from. */
  hand: CardId[];
  /** The kept card. */
  card?: CardId;
  /** Cards of this round that were not kept and lie on the discard pile, and those that were shuffled back (S87). */
  given: CardId[];
  returned: CardId[];
  /** The Rival's face-down card, once seen (S75). */
  peeked?: CardId;
}

/** What nobody knows. Of piles the next card is the last. */
export interface Hidden {
  deck: BuildingId[];
  draw: CardId[];
  discard: CardId[];
  /** The cards in the Rival's space; the first one is face down. */
  rival: CardId[];
}

export type WesternState = GameState<Open, Secret, Hidden>;
