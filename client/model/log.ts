import { signal } from '@preact/signals';
import type { GameTypes } from '../../shared/core';
import { ui } from '../games/current';

/** A public fact of whatever game is on the table. */
export type TableEvent = GameTypes['event'];

/** What has happened in the match, as far as this page knows it. */
export const log = signal<readonly TableEvent[]>([]);

/** By number. There are holes while a page that came late is still asking for what was before it. */
let known: (TableEvent | undefined)[] = [];

export function clearLog(): void {
  known = [];
  log.value = [];
}

/** News: what a fault has undone is not part of the match any more. */
export function addNews(from: number, events: readonly TableEvent[]): void {
  known.length = Math.min(known.length, from);
  fillIn(from, events);
}

export function fillIn(from: number, events: readonly TableEvent[]): void {
  events.forEach((event, i) => (known[from + i] = event));
  log.value = known.filter((event) => event !== undefined);
}

/** The number of the first event below `end` that this page has not heard of. */
export function firstGap(end: number): number | undefined {
  for (let i = 0; i < end; i++) if (!known[i]) return i;
  return undefined;
}

/** All that the page makes of an event. One that it does not know is not told of. */
export function rowOf(event: TableEvent) {
  return ui().events[event.type] ?? {};
}

export function lineOf(event: TableEvent): string | undefined {
  return rowOf(event).line?.(event);
}
