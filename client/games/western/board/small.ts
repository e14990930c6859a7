import { signal } from '@preact/signals';

/** Where six whole mats have no room beside each other. */
const narrow = matchMedia('(max-width: 700px), (max-width: 1079px) and (max-height: 560px)');

export const isSmall = signal(narrow.matches);
narrow.addEventListener('change', () => (isSmall.value = narrow.matches));
