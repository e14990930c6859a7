import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { playback } from '../model/playback';

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How many of these moments have passed since it is on the screen; all at once where nothing is to move. */
export function useSteps(moments: readonly number[]): number {
  const isAtOnce = playback.tempo.value === 0 || wantsStillness();
  const passed = useSignal(isAtOnce ? moments.length : 0);
  useEffect(() => {
    if (passed.value === moments.length) return undefined;
    const tempo = playback.tempo.value;
    const timers = moments.map((ms, i) => setTimeout(() => (passed.value = i + 1), ms * tempo));
    return () => timers.forEach(clearTimeout);
  }, []);
  return passed.value;
}

const COUNT_STEPS = 20;

/** A number that rises to what it is; a screen reader is told the end alone. */
export function useCountUp(to: number, { after = 0, ms = 600, from = 0 } = {}): number {
  const steps = useSteps(Array.from({ length: COUNT_STEPS }, (_, i) => after + (ms * (i + 1)) / COUNT_STEPS));
  // Fast first, then slower: the end is what is read.
  const share = 1 - (1 - steps / COUNT_STEPS) ** 2;
  return Math.round(from + (to - from) * share);
}
