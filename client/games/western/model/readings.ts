import { computed, signal } from '@preact/signals';
import { PLACES, TOWN_HALL } from '../../../../shared/games/western/state';
import { readingAt, type Reading, type Supposed } from './reading';
import { isOfNow } from './revealed';
import { outlookOf } from './scene';
import { shown, view } from './table';

/** What the viewer is trying out at this moment: the card to keep, or what a number or suit spot makes of it. */
export const supposed = signal<Supposed | undefined>(undefined);

/** By place, the Town Hall first; undefined for spectators, and before a card was kept or is tried out. */
export const readings = computed((): readonly (Reading | undefined)[] => {
  const open = shown.value;
  if (!view.value || !open || !isOfNow(view.value, open)) return [];
  const outlook = outlookOf(view.value, open);
  if (!outlook) return [];
  return [TOWN_HALL, ...PLACES].map((place) => readingAt(outlook, place, supposed.value));
});
