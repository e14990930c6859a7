import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameScene } from '../games/card';
import { game } from '../model/game';
import './Scene.css';

/** How long a step of the match is to be seen. */
const STEP_MS = 900;

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

/** The chosen game as it is played, behind everything: fetched when the page is there, and at rest while nobody looks. */
export function Scene() {
  const { id } = game.value;
  const scene = useSignal<{ readonly game: string; readonly of: GameScene } | undefined>(undefined);
  const step = useSignal(0);
  useEffect(() => {
    let isWanted = true;
    const fetchIt = () =>
      void game.value.scene?.().then(
        (found) => {
          if (!isWanted) return;
          step.value = 0;
          scene.value = { game: id, of: found };
        },
        // The page is whole without it.
        () => undefined,
      );
    // What one presses comes first.
    const timer = setTimeout(fetchIt);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden || isStill.matches || !scene.value) return;
      step.value = (step.value + 1) % scene.value.of.steps;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, []);
  const shown = scene.value?.game === id ? scene.value.of : undefined;
  return (
    <div class={`home-scene scene-${id}${shown ? ' scene-live' : ''}`} aria-hidden="true">
      {shown && (
        <div class="scene-board">
          <shown.Scene step={step.value} />
        </div>
      )}
    </div>
  );
}
