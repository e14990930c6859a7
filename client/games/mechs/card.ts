import type { GameCard } from '../card';
import type { AnyUi } from '../ui';
import { Picture } from './board/Picture';
import { card } from './texts/en/card';

/** Mechs, as every page knows it. The frame hands its parts only what came from Mechs: hence the types are let go. */
export const mechsCard: GameCard = {
  id: 'mechs',
  sizes: [2, 3, 4],
  Picture,
  text: () => card,
  ui: () => import('./ui').then(({ mechsUi }) => mechsUi as unknown as AnyUi),
  kit: () => import('../../../shared/games/mechs/replayKit').then(({ mechsReplayKit }) => mechsReplayKit),
  book: () => import('./book').then(({ book }) => book),
  roles: () => import('./roles').then(({ roles }) => roles),
};
