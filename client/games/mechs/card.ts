import { lazy } from '../../parts/lazy';
import type { GameCard } from '../card';
import type { AnyUi } from '../ui';
import { cardText, texts } from './texts';

/** Mechs, as every page knows it. The frame hands its parts only what came from Mechs: hence the types are let go. */
export const mechsCard: GameCard = {
  id: 'mechs',
  sizes: [2, 3, 4],
  picture: lazy(() => import('./board/Picture').then(({ Picture }) => Picture)),
  loadText: () => cardText.load(),
  text: () => cardText.text(),
  ui: () => Promise.all([import('./ui'), texts.load()]).then(([{ mechsUi }]) => mechsUi as unknown as AnyUi),
  kit: () => import('../../../shared/games/mechs/replayKit').then(({ mechsReplayKit }) => mechsReplayKit),
  book: () => import('./book').then(({ openBook }) => openBook()),
  lessons: () => import('./lessons').then(({ mechsLessons }) => mechsLessons()),
  scene: () => import('./scene/Scene').then(({ loadScene }) => loadScene()),
  roles: () => import('./roles').then(({ loadRoles }) => loadRoles()),
};
