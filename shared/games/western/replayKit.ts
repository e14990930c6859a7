import { runner } from '../../core';
import type { ReplayKit } from '../kit';
import { western } from '.';
import { westernEvents } from './eventFields';
import { highlightsOf } from './highlights';
import { ruleBehind } from './refusals';
import { resultOf } from './score';
import { westernTable } from './table';
import type { WesternTypes } from './types';
import { look } from './witness';

export const westernReplayKit: ReplayKit<WesternTypes> = {
  rules: western,
  runner,
  table: westernTable,
  events: westernEvents,
  witness: () => ({ look }),
  whereabouts: ({ round, active, posses }) => ({ round, turn: posses.length, active }),
  scores: (open, config) => resultOf({ config, open }).seats.map(({ points }) => points),
  highlights: highlightsOf,
  ruleBehind,
};
