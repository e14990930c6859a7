import type { GameKit } from '../kit';
import { BOTS } from './bots';
import { essence } from './bots/essence';
import { mechsReplayKit } from './replayKit';
import type { MechsTypes } from './types';

export const mechsKit: GameKit<MechsTypes> = {
  ...mechsReplayKit,
  bots: { byId: BOTS, autopilot: 'rookie', whatIf: 'veteran', essence },
};
