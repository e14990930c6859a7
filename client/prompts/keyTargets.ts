/** Where keys are typed, or steer something of their own. */
const OWN_KEYS = 'input, textarea, select, .menu';
/** The board goes by arrows, and Enter or Space picks there: digits are the prompt's, wherever the focus was left. */
const BOARD = '.match-board';
const BOARD_KEYS = /^(?:Arrow.*|Enter| )$/;
/** What arrows scroll. */
const SCROLLED = '.words-list, [role=dialog]';

/** An option that was pressed, with a pointer as well: the focus is still on it. */
const CHOSEN = '.dock:not(:has([data-keys=own])) [aria-pressed=true]';

/** A zone that was picked: pressing it once more would pick it again, and no more. */
const PICKED = '.match-board [data-picked]';

const READY = '.dock .button.primary:not(:disabled)';

/** Whether a key is for what has the focus, and not for the prompt. */
export function isForFocus({ key, target }: KeyboardEvent): boolean {
  const focused = target as HTMLElement;
  if (focused.closest(OWN_KEYS)) return true;
  if (focused.closest(BOARD)) return BOARD_KEYS.test(key) && !(key === 'Enter' && isSent(focused, PICKED));
  if (key.startsWith('Arrow')) return focused.closest(SCROLLED) !== null;
  if (key !== 'Enter') return false;
  // What is chosen already has nothing to do with Enter, either: it goes to the button that sends it, unless that still
  // waits for more, which may be the same once more.
  if (isSent(focused, CHOSEN)) return false;
  const control = focused.closest('button, a');
  // A tab that is open already has nothing to do with Enter.
  return control !== null && control.getAttribute('aria-selected') !== 'true';
}

function isSent(focused: HTMLElement, chosen: string): boolean {
  return focused.closest(chosen) !== null && document.querySelector(READY) !== null;
}
