import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { playback } from '../model/playback';
import { isForFocus } from './keyTargets';

const DIRECTIONS: Partial<Record<string, string>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/**
 * Every prompt by keys: digits pick what is offered, arrows a direction, Enter does it, 0 declines, Backspace
 * changes a choice that is held, Escape ends the showing. A prompt may have keys of its own.
 */
export function useOptionKeys(dock: RefObject<HTMLElement | null>): void {
  // Before anything of it is seen: whoever is quick is heard.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isForFocus(event)) return;
      // French keyboards have their digits above Shift.
      if (event.shiftKey && !/^\d$/.test(event.key)) return;
      // A key that is held down picks, but does not send as well.
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
      else if (event.key === 'Escape' && playback.isPlaying.value) playback.skip();
      else if (!dock.current || !press(dock.current, event)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function press(dock: HTMLElement, event: KeyboardEvent): boolean {
  const wanted = buttonFor(dock, event.key);
  // From the board the focus comes along: Enter is to send what was picked, not to press what had the focus there.
  if (document.activeElement?.closest('.match-board')) wanted?.focus({ preventScroll: true });
  wanted?.click();
  return wanted !== undefined;
}

function buttonFor(dock: HTMLElement, key: string): HTMLElement | undefined {
  const all = (selector: string) => [...dock.querySelectorAll<HTMLElement>(selector)];
  // A key that was meant for the last card must not begin another match.
  if (dock.querySelector('[data-keys=own], .results')) return undefined;
  if (/^[1-9]$/.test(key)) {
    // What has a number of its own is chosen by it, also where some before it are gone.
    if (all('[data-key]').length > 0) return all(`[data-key="${key}"]`)[0];
    return all('.options button:not(:disabled)')[Number(key) - 1];
  }
  const direction = DIRECTIONS[key];
  if (direction) return all(`[data-direction=${direction}]`)[0] ?? turned(all('[data-direction]'), direction);
  if (key === '0') return all('.confirm .button:not(.primary)')[0];
  if (key === 'Backspace') return all('.dock-unlock')[0];
  if (key === 'Enter') return all('.button.primary:not(:disabled)')[0];
  return undefined;
}

/** Diagonals have no arrow of their own: the arrows go round among them. */
function turned(ways: readonly HTMLElement[], arrow: string): HTMLElement | undefined {
  const now = ways.findIndex((way) => way.getAttribute('aria-pressed') === 'true');
  const by = arrow === 'east' || arrow === 'south' ? 1 : -1;
  return now < 0 ? ways[0] : ways[(now + by + ways.length) % ways.length];
}
