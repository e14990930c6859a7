import { lazy } from '../../../parts/lazy';
import type { SeatSceneProps } from './SeatScene';

const drawn = lazy<SeatSceneProps>(() => import('./SeatScene').then(({ SeatScene }) => SeatScene));

/** A picture behind nothing: a table that cannot fetch it is whole without it. */
export function SeatSceneLater(props: SeatSceneProps) {
  drawn.load();
  const Scene = drawn.loaded.value;
  return Scene ? <Scene {...props} /> : null;
}
