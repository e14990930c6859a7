/** Where keys are typed, or steer something of their own. */
const OWN_KEYS = 'input, textarea, select, .match-board, .menu';
/** What arrows scroll. */
const SCROLLED = '.words-list, [role=dialog]';

/** An option that was pressed, with a pointer as well: the focus is still on it. */
const CHOSEN = '.dock:not(:has([data-keys=own])) [aria-pressed=true]';

/** Whether a key is for what has the focus, and not for the prompt. */
export function isForFocus({ key, target }: KeyboardEvent): boolean {
  const focused = target as HTMLElement;
  if (focused.closest(OWN_KEYS)) return true;
  if (key.startsWith('Arrow')) return focused.closest(SCROLLED) !== null;
  if (key !== 'Enter') return false;
  // What is chosen already has nothing to do with Enter, either: it goes to the button that sends it.
  if (focused.closest(CHOSEN)) return false;
  const control = focused.closest('button, a');
  // A tab that is open already has nothing to do with Enter.
  return control !== null && control.getAttribute('aria-selected') !== 'true';
}
