import { runner } from '../../core';
import type { ReplayKit } from '../kit';
import { mechs } from '.';
import { mechsEvents } from './eventFields';
import { highlightsOf } from './highlights';
import { scoresOf } from './scores';
import { mechsTable } from './table';
import type { MechsTypes } from './types';
import { MechsWitness } from './witness';

export const mechsReplayKit: ReplayKit<MechsTypes> = {
  rules: mechs,
  runner,
  table: mechsTable,
  events: mechsEvents,
  witness: () => new MechsWitness(),
  whereabouts: ({ round, turn, active }) => ({ round, turn, active }),
  scores: scoresOf,
  highlights: highlightsOf,
};
