import type { DecisionFor, GameTypes, Outcome, SeatOutcome, Table, View } from '../../core';
import type { MechsDecisions } from './decisions';
import type { MechsEvent } from './events';
import type { Ruleset } from './ruleset';
import type { Hidden, Open, ScoreSheet, Secret, WeaponPlace } from './state';

export interface MechsConfig {
  readonly seats: 2 | 3 | 4;
  /** One person in seat 0 against two robot pilots (M13), with three seats. */
  readonly solo?: true;
  /** House values that the host replaced (docs/games/mechs/cards.md); absent: the published ones. */
  readonly ruleset?: Ruleset;
}

/** Its role is the pilot. */
export interface PilotOutcome extends SeatOutcome {
  readonly total: ScoreSheet;
  /** One sheet for each round. */
  readonly rounds: readonly ScoreSheet[];
}

export interface MechsOutcome extends Outcome {
  readonly winners: readonly number[];
  readonly seats: readonly PilotOutcome[];
}

export interface MechsTypes extends GameTypes {
  config: MechsConfig;
  open: Open;
  secret: Secret;
  hidden: Hidden;
  decisions: MechsDecisions;
  decision: DecisionFor<MechsDecisions>;
  event: MechsEvent;
  arrangement: readonly WeaponPlace[];
  outcome: MechsOutcome;
}

/** What the rules work on; called `g` in the flows. */
export type MechsTable = Table<MechsTypes>;
/** What is enough for a rule that only looks: previews in a client have it too. */
export type Scene = Pick<MechsTable, 'config' | 'open'>;
export type MechsView = View<MechsTypes>;
export type MechsDecision = MechsTypes['decision'];
