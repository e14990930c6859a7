import { useEffect } from 'preact/hooks';
import type { Open } from '../../../../shared/games/mechs/state';
import { isPlaying } from '../../../model/motion';
import type { GameScene, SceneProps } from '../../card';
import { ArenaPicture } from '../board/ArenaPicture';
import { loadFrames } from './frames';

/** The arena of a match that was played; from step to step the pieces walk. */
function Step({ open }: { open: Open }) {
  useEffect(() => {
    isPlaying.value = true;
    return () => {
      isPlaying.value = false;
    };
  }, []);
  return <ArenaPicture open={open} />;
}

export async function loadScene(): Promise<GameScene> {
  const frames = await loadFrames();
  return {
    steps: frames.length,
    Scene: ({ step }: SceneProps) => {
      const open = frames[step];
      return open ? <Step open={open} /> : null;
    },
  };
}
