import type { GameTypes, Seat } from '../../shared/core';
import type { Shown } from '../games/ui';

/** What a game says of its table to those who play by what they hear. */
export interface SpokenGame<T extends GameTypes> {
  /** What the grid is called: the arena, the town. */
  readonly boardName: () => string;
  /** The board as a grid: up and down from row to row, left and right inside of one. */
  readonly rows: (shown: Shown<T>) => readonly SpokenRow[];
  /** Where a seat is, by the key of its place. */
  readonly placeOf: (shown: Shown<T>, seat: Seat) => string | undefined;
  /** How a seat stands, in sentences. */
  readonly seat: (shown: Shown<T>, seat: Seat) => string;
  /** How many points a seat has now. */
  readonly points: (open: T['open'], seat: Seat) => number;
  /** A fight, a duel, while it goes on: who against whom and how they stand, and the event that it began with. */
  readonly talk: (shown: Shown<T>) => SpokenTalk | undefined;
  /** What is being planned, as it would go now; undefined where nothing is. */
  readonly plan?: (shown: Shown<T>) => string | undefined;
}

export interface SpokenTalk {
  readonly title: string;
  readonly standing: readonly string[];
  readonly since: string;
}

export interface SpokenRow {
  readonly key: string;
  /** Of a row that is a place itself: said when the row is come to. */
  readonly name?: string;
  /** Undefined where the board has no place. */
  readonly places: readonly (SpokenPlace | undefined)[];
}

export interface SpokenPlace {
  readonly key: string;
  /** In a word or two. */
  readonly name: string;
  /** What is there, whose, what it pays, what is dangerous, where the plan leads. */
  readonly lines: readonly string[];
  /** What else there is to know, on demand. */
  readonly more?: readonly string[];
  /** What the prompt offers there. */
  readonly choice?: { readonly label: string; readonly isChosen: boolean; readonly pick: () => void };
}
