import type { Viewer } from '../core';

/** Whose eyes a replay is seen with: a seat's, a spectator's, or with everything open. */
export type Onlooker = Viewer | 'everything';
