import type { Bot, BotId, Game, GameTypes } from '../../../shared/core';
import type { PlayedGame } from './playGame';

/** What a tournament asks of a game: who plays it, and what to count. */
export interface Contest<T extends GameTypes> {
  readonly game: Game<T>;
  readonly fewestSeats: number;
  configFor(seats: number): T['config'];
  botFor(id: BotId, budget: number): Bot<T>;
  /** Where points come from. */
  readonly sources: readonly string[];
  scoreOf(outcome: T['outcome'], seat: number, source: string): number;
  readonly tables: readonly ThingTable<T>[];
}

/** Things of which is told how those fared who had them. */
export interface ThingTable<T extends GameTypes> {
  readonly key: string;
  readonly titles: readonly [string, string, string];
  readonly ids: readonly string[];
  /** What the share is a part of: a fair share of wins, or the mean of all these things (who wins has bought more). */
  readonly against?: 'fair' | 'mean';
  /** What a seat had. */
  had(played: PlayedGame<T>, seat: number): readonly string[];
  /** How often it was used, once for each time. */
  used(played: PlayedGame<T>, seat: number): readonly string[];
}

/** A part of a number of play-outs. */
export function partOf(trials: number, budget: number): number {
  return Math.max(1, Math.round(trials * budget));
}
