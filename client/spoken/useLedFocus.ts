import { useEffect, useRef } from 'preact/hooks';
import type { Shown } from '../games/ui';
import { isForFocus } from '../prompts/keyTargets';
import { narrator } from './narrator';
import { describeOffered } from './offered';

/** Where somebody writes, or has opened something over the table, nobody takes the focus from them. */
const BUSY = 'input:not([type=radio]), textarea, select, dialog, .menu, .explanation';

/** The place of a prompt that is on its way. */
const FETCHED = '.dock > .options:empty';
const FRAME_MS = 16;
const MOST_MS = 1500;

/** To what is asked, and what is chosen there. Says nothing where the focus was there already: gives what was not said. */
export function focusPrompt(): HTMLElement | undefined {
  const dock = document.querySelector<HTMLElement>('.dock');
  const target = dock?.querySelector<HTMLElement>('h2') ?? dock;
  if (!target) return undefined;
  if (target === document.activeElement) return target;
  target.tabIndex = -1;
  if (dock?.querySelector(FETCHED)) void focusOnceDrawn(target);
  else focusOn(target);
  return undefined;
}

function focusOn(question: HTMLElement): void {
  describeOffered(question);
  question.focus();
}

/** What a question offers may be fetched still: it is part of what is said. */
async function focusOnceDrawn(question: HTMLElement): Promise<void> {
  const before = document.activeElement;
  for (let waited = 0; question.isConnected && waited < MOST_MS; waited += FRAME_MS) {
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    if (!document.querySelector(FETCHED)) break;
  }
  // Whoever went somewhere meanwhile is left there.
  if (question.isConnected && (document.activeElement === before || isLost())) focusOn(question);
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
      if (focused instanceof HTMLElement && focused.closest('.spoken-place')) before.current = focused;
      focusPrompt();
      return;
    }
    if (!isLost()) return;
    const back = before.current;
    before.current = undefined;
    if (back?.isConnected) back.focus();
    else focusPrompt();
  }, [topic, isTelling]);
  // Nobody answers what they have not heard: the first key has all the rest said, and leads there.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isAsked || led.current === topic || !narrator.isTelling.peek()) return;
      if (!/^(?:\d|Enter)$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isForFocus(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      narrator.hasten();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [topic, isAsked]);
  useKeptFocus();
}

function isLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.matches(':disabled');
}

/** A button that goes with what it did, or can be pressed no more, takes no focus with it. */
function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    const onFocus = ({ target }: FocusEvent) => (last = target instanceof Element ? target : undefined);
    const mend = () => {
      if (!isLost()) return;
      const next = last?.isConnected ? buttonAfter(last) : undefined;
      if (next) next.focus();
      // What is told is no question yet: that comes when all has been said.
      else if (narrator.isTelling.peek()) document.querySelector<HTMLElement>('.spoken-lines')?.focus();
      else focusPrompt();
    };
    // A browser lets go of what is disabled when it draws.
    const observer = new MutationObserver(() => requestAnimationFrame(mend));
    const side = document.querySelector('.match-side');
    if (side) observer.observe(side, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    addEventListener('focusin', onFocus);
    requestAnimationFrame(mend);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', onFocus);
    };
  }, []);
}

/** The next one that can be pressed, else the last before it. */
function buttonAfter(gone: Element): HTMLElement | undefined {
  const all = [...(gone.closest('.dock')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const at = all.findIndex((button) => button === gone);
  const isReady = (button: HTMLElement) => !button.matches(':disabled');
  return all.slice(at + 1).find(isReady) ?? all.slice(0, Math.max(0, at)).findLast(isReady);
}
