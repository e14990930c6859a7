import { signal, type Signal } from '@preact/signals';

/** Seats, board and prompt beside each other; else they are one above the other. The same number is in the style sheets. */
export const isWide = fits('(min-width: 1080px)');
/** Room for what lies beside the board, besides prompt and log. This, too, is in the style sheets. */
export const isRoomy = fits('(min-width: 1600px) and (min-height: 1000px)');

function fits(condition: string): Signal<boolean> {
  const query = matchMedia(condition);
  const isMet = signal(query.matches);
  query.addEventListener('change', () => (isMet.value = query.matches));
  return isMet;
}
