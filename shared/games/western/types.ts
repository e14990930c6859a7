import type { DecisionFor, GameTypes, Outcome, SeatOutcome, Table, View } from '../../core';
import type { BossId, Difficulty, Industry } from './catalog/ids';
import type { WesternDecisions } from './decisions';
import type { WesternEvent } from './events';
import type { Ruleset } from './ruleset';
import type { Hidden, IndustryRank, Open, Secret } from './state';

export interface WesternConfig {
  /** One seat plays solo against the Rival (W14). */
  readonly seats: 1 | 2 | 3 | 4;
  /** Only in solo; absent: learner. */
  readonly difficulty?: Difficulty;
  /** S2: one boss is dealt to each instead of two to choose from. */
  readonly bosses?: 'random';
  /** House values that the host replaced (docs/games/western/cards.md). */
  readonly ruleset?: Ruleset;
}

/** W13.3: what one industry came to for one player. */
export interface IndustryScore {
  readonly industry: Industry;
  readonly rank: IndustryRank;
  readonly shares: number;
  readonly share: 'majority' | 'minority' | 'none';
  readonly points: number;
}

/** W13.2: the points of a player by where they come from. */
export interface ScoreSheet {
  readonly buildings: number;
  readonly wanted: number;
  readonly industries: readonly IndustryScore[];
  readonly points: number;
  /** What breaks ties (W13.5). */
  readonly bought: number;
  readonly icons: number;
}

export interface WesternSeatOutcome extends SeatOutcome {
  readonly role: BossId | undefined;
  readonly score: ScoreSheet;
}

export interface WesternOutcome extends Outcome {
  readonly seats: readonly WesternSeatOutcome[];
  /** In solo: whether the human won, and what the Rival has (W14.10). */
  readonly solo?: { readonly won: boolean; readonly rival: ScoreSheet };
}

export interface WesternTypes extends GameTypes {
  config: WesternConfig;
  open: Open;
  secret: Secret;
  hidden: Hidden;
  decisions: WesternDecisions;
  decision: DecisionFor<WesternDecisions>;
  event: WesternEvent;
  arrangement: never;
  outcome: WesternOutcome;
}

/** What the rules work on; called `g` in the flows. */
export type WesternTable = Table<WesternTypes>;
/** What is enough for a rule that only looks: previews in a client have it too. */
export type Scene = Pick<WesternTable, 'config' | 'open'>;
export type WesternView = View<WesternTypes>;
export type WesternDecision = WesternTypes['decision'];
