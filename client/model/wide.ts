import { signal } from '@preact/signals';

/** Seats, board and prompt beside each other; else they are one above the other. The same number is in the style sheets. */
const query = matchMedia('(min-width: 1080px)');

export const isWide = signal(query.matches);
query.addEventListener('change', () => (isWide.value = query.matches));
