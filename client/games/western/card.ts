import { lazy } from '../../parts/lazy';
import type { GameCard } from '../card';
import type { AnyUi } from '../ui';
import { cardText, texts } from './texts';

/** Western, as every page knows it. The frame hands its parts only what came from Western: hence the types are let go. */
export const westernCard: GameCard = {
  id: 'western',
  sizes: [2, 3, 4],
  picture: lazy(() => import('./board/Picture').then(({ Picture }) => Picture)),
  loadText: () => cardText.load(),
  text: () => cardText.text(),
  ui: () =>
    Promise.all([import('./ui'), texts.load()]).then(([{ westernUi }]) => westernUi as unknown as AnyUi),
  kit: () =>
    import('../../../shared/games/western/replayKit').then(({ westernReplayKit }) => westernReplayKit),
  book: () => import('./book').then(({ openBook }) => openBook()),
  lessons: () => import('./lessons').then(({ westernLessons }) => westernLessons()),
  scene: () => import('./scene/Scene').then(({ loadScene }) => loadScene()),
  roles: () => import('./roles').then(({ loadRoles }) => loadRoles()),
};
