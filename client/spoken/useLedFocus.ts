import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from '../games/ui';
import { narrator } from './narrator';

/** Where somebody writes, or has opened something over the table, nobody takes the focus from them. */
const BUSY = 'input:not([type=radio]), textarea, select, dialog, .menu, .explanation';

/** To what is asked, and what is chosen there. */
export function focusPrompt(): void {
  const dock = document.querySelector<HTMLElement>('.dock');
  const target = dock?.querySelector<HTMLElement>('h2') ?? dock;
  if (!target) return;
  target.tabIndex = -1;
  target.focus();
}

/** Once something is chosen on the board: to the button that sends it. */
export function focusConfirm(): void {
  // The prompt draws what was chosen first.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('.dock .confirm .primary:not(:disabled)')?.focus(),
  );
}

/**
 * The focus is led to each question once all that led to it has been said, and after the answer back to where it was;
 * it is never lost with a button that has gone.
 */
export function useLedFocus({ table, view }: Shown): void {
  const before = useRef<HTMLElement | undefined>(undefined);
  const led = useRef('');
  const isTelling = narrator.isTelling.value;
  const isAsked = view.decision !== undefined || table.phase === 'over';
  const topic = `${view.decision?.id} ${table.phase}`;
  useEffect(() => {
    const focused = document.activeElement;
    if (isTelling || focused?.closest(BUSY)) return;
    if (isAsked) {
      // Once for each question: whoever has begun to answer is left in peace.
      if (led.current === topic) return;
      led.current = topic;
      if (focused instanceof HTMLElement && focused.closest('.spoken')) before.current = focused;
      focusPrompt();
      return;
    }
    if (focused && focused !== document.body) return;
    const back = before.current;
    before.current = undefined;
    if (back?.isConnected) back.focus();
    else focusPrompt();
  }, [topic, isTelling]);
}
