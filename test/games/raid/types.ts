import type { DecisionFor, GameTypes, Outcome, Seat, Table } from '../../../shared/core';

/**
 * The smallest game with all that the house has to cope with. Each round everybody lays one card of their hand face
 * down, which stays hidden while they choose in turn whether to add a die to it. The best takes one of the coins that
 * lie there. A seat may keep a note at any time.
 */
export const COIN_VALUES = [1, 2, 3] as const;
export const HAND = 3;
/** The face-down deck has the cards from 1 to this. */
export const CARDS = 30;
export const NOTE_LENGTH = 12;

export interface Coin {
  readonly id: number;
  readonly value: number;
}

export const SOURCES = ['coins', 'luck'] as const;
export type Sheet = Record<(typeof SOURCES)[number], number>;

export interface SeatState {
  /** Cards in hand. */
  cards: number;
  /** What was rolled this round; a one is a bust. */
  die?: number;
  isBust: boolean;
  points: number;
  /** One for each coin. */
  sheets: Sheet[];
}

export interface Open {
  phase: 'deal' | 'hide' | 'risk' | 'over';
  round: number;
  starter: Seat;
  active?: Seat;
  seats: SeatState[];
  coins: Coin[];
  coinsPlaced: number;
  deckCount: number;
  /** Every card that was turned up. */
  played: number[];
  best?: { readonly seat: Seat; readonly total: number };
}

export interface Secret {
  hand: number[];
  /** The card that lies face down. */
  laid?: number;
  note: string;
}

export interface Hidden {
  /** The next card is the last. */
  deck: number[];
}

export type RaidDecisions = {
  hide: { about: { readonly round: number }; answer: number };
  risk: { about: { readonly laid: number }; answer: boolean };
  take: { about: { readonly total: number }; answer: number };
};

export type RaidEvent =
  | { readonly type: 'roundStarted'; readonly round: number; readonly starter: Seat; readonly coin: Coin }
  | { readonly type: 'cardsHidden' }
  | { readonly type: 'dieRolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'stoodBack'; readonly seat: Seat }
  | { readonly type: 'cardsRevealed'; readonly cards: readonly number[] }
  | { readonly type: 'coinTaken'; readonly seat: Seat; readonly coin: number; readonly luck: number }
  | { readonly type: 'nobodyWon' };

export interface RaidConfig {
  readonly seats: number;
  readonly rounds: number;
}

export interface RaidTypes extends GameTypes {
  config: RaidConfig;
  open: Open;
  secret: Secret;
  hidden: Hidden;
  decisions: RaidDecisions;
  decision: DecisionFor<RaidDecisions>;
  event: RaidEvent;
  arrangement: string;
  outcome: Outcome;
}

export type RaidTable = Table<RaidTypes>;
