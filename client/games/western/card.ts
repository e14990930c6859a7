import type { GameCard } from '../card';
import type { AnyUi } from '../ui';
import { Picture } from './board/Picture';
import { card } from './texts/en/card';

/** Western, as every page knows it. The frame hands its parts only what came from Western: hence the types are let go. */
export const westernCard: GameCard = {
  id: 'western',
  sizes: [2, 3, 4],
  Picture,
  text: () => card,
  ui: () => import('./ui').then(({ westernUi }) => westernUi as unknown as AnyUi),
  kit: () =>
    import('../../../shared/games/western/replayKit').then(({ westernReplayKit }) => westernReplayKit),
  book: () => import('./book').then(({ book }) => book),
  roles: () => import('./roles').then(({ roles }) => roles),
};
