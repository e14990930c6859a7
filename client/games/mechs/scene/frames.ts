import type { Open } from '../../../../shared/games/mechs/state';
import { framesFrom } from '../../../model/sceneFrames';
import loop from './loop.json?url';

/** As much of the open state as the board draws. */
export type Frame = Pick<Open, 'phase' | 'zones' | 'seats' | 'tokens' | 'mech' | 'active' | 'combat'>;

export const loadFrames = () => framesFrom<Open>(loop);
