import type { GameKit } from '../kit';
import { BOTS } from './bots';
import { essence } from './bots/essence';
import { WORTH } from './bots/worth';
import { DELEGATION } from './delegation';
import { mechsReplayKit } from './replayKit';
import type { MechsTypes } from './types';
import { mechsWire } from './wire';

export const mechsKit: GameKit<MechsTypes> = {
  ...mechsReplayKit,
  bots: { byId: BOTS, worth: WORTH, autopilot: 'rookie', whatIf: 'veteran', essence },
  wire: mechsWire,
  delegation: DELEGATION,
};
