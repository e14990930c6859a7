import { useEffect } from 'preact/hooks';
import { playback } from '../model/playback';
import { goTo, replay, stride, toggle } from './player';
import { asking } from './whatIf';

/** Keys for those who do not want to aim. While a choice is made anew, the keys are the prompt's. */
export function useReplayKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const isElsewhere = target?.closest('select, textarea, dialog, input:not([type=range])');
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere || asking.peek()) return;
      if (event.key === ' ' && target?.closest('button, a, [role=button], summary')) return;
      const act = ACTS[event.key];
      if (!act) return;
      event.preventDefault();
      act(event.shiftKey);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

const ACTS: Partial<Record<string, (isShifted: boolean) => void>> = {
  ' ': toggle,
  Escape: playback.skip,
  ArrowLeft: (isShifted) => stride(isShifted ? 'turn' : 'step', -1),
  ArrowRight: (isShifted) => stride(isShifted ? 'turn' : 'step', 1),
  PageUp: () => stride('round', -1),
  PageDown: () => stride('round', 1),
  Home: () => goTo(0),
  End: () => goTo(replay.peek()?.last ?? 0),
};
