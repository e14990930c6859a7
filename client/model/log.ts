import { signal } from '@preact/signals';
import type { MechsEvent } from '../../shared/games/mechs/events';

/** What has happened in the match, as far as this page knows it. */
export const log = signal<readonly MechsEvent[]>([]);

/** By number. There are holes while a page that came late is still asking for what was before it. */
let known: (MechsEvent | undefined)[] = [];

export function clearLog(): void {
  known = [];
  log.value = [];
}

/** News: what a fault has undone is not part of the match any more. */
export function addNews(from: number, events: readonly MechsEvent[]): void {
  known.length = Math.min(known.length, from);
  fillIn(from, events);
}

export function fillIn(from: number, events: readonly MechsEvent[]): void {
  events.forEach((event, i) => (known[from + i] = event));
  log.value = known.filter((event) => event !== undefined);
}

/** The number of the first event below `end` that this page has not heard of. */
export function firstGap(end: number): number | undefined {
  for (let i = 0; i < end; i++) if (!known[i]) return i;
  return undefined;
}
