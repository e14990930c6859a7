import type { GameScene, SceneProps } from '../../card';
import { cardTexts } from '../texts/pages';
import { loadFrames } from './frames';
import { TownPicture } from './TownPicture';
import '../style/tokens.css';

/** The street of a match that was played: who comes to stand where, duels, and the hands that win. */
export async function loadScene(): Promise<GameScene> {
  const [frames] = await Promise.all([loadFrames(), cardTexts.load()]);
  return {
    steps: frames.length,
    Scene: ({ step }: SceneProps) => {
      const frame = frames[step];
      return frame ? <TownPicture frame={frame} /> : null;
    },
  };
}
