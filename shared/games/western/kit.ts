import type { GameKit } from '../kit';
import { BOTS } from './bots';
import { WORTH } from './bots/worth';
import { DELEGATION } from './delegation';
import { westernReplayKit } from './replayKit';
import type { WesternTypes } from './types';
import { westernWire } from './wire';

export const westernKit: GameKit<WesternTypes> = {
  ...westernReplayKit,
  bots: { byId: BOTS, worth: WORTH, autopilot: 'rookie', whatIf: 'veteran' },
  wire: westernWire,
  delegation: DELEGATION,
};
