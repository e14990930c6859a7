import type { GameKit } from '../kit';
import { BOTS } from './bots';
import { westernReplayKit } from './replayKit';
import type { WesternTypes } from './types';

export const westernKit: GameKit<WesternTypes> = {
  ...westernReplayKit,
  bots: { byId: BOTS, autopilot: 'rookie', whatIf: 'veteran' },
};
