import { signal } from '@preact/signals';
import type { GameTypes } from '../../shared/core';
import { ui } from '../games/current';
import type { EventRow } from '../games/ui';
import { plainEvent } from './plainWords';

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

/** How many events this page has been told of, those included that it still asks for. */
export function toldCount(): number {
  return known.length;
}

/** All from that number on; nothing while one of them is missing. */
export function eventsSince(from: number): readonly TableEvent[] | undefined {
  const events = known.slice(from).filter((event) => event !== undefined);
  return events.length > 0 && events.length === known.length - from ? events : undefined;
}

/** The number of the first event below `end` that this page has not heard of. */
export function firstGap(end: number): number | undefined {
  for (let i = 0; i < end; i++) if (!known[i]) return i;
  return undefined;
}

/** What was told up to an event, it included: from the beginning of the match, or from the last hole on. */
export function toldUntil(event: TableEvent): readonly TableEvent[] {
  // A replay has no holes, and puts its events into the log itself.
  const all = known.length > 0 ? known : log.peek();
  const at = all.lastIndexOf(event);
  if (at < 0) return [event];
  let from = at;
  while (from > 0 && all[from - 1]) from--;
  return all.slice(from, at + 1).filter((one) => one !== undefined);
}

/** An event of rules that this page has no texts for is told in plain words, and given a moment of its own. */
const UNKNOWN: EventRow<TableEvent> = { line: plainEvent, beat: 400 };

/** All that the page makes of an event. */
export function rowOf(event: TableEvent): EventRow<TableEvent> {
  return ui().events[event.type] ?? UNKNOWN;
}

/** Milliseconds that it deserves, if it is shown by itself. */
export function beatOf(event: TableEvent): number | undefined {
  const { beat } = rowOf(event);
  return typeof beat === 'function' ? beat(event) : beat;
}

/** Whether the page knows what an event changes on the table. */
export function isKnown(event: TableEvent): boolean {
  return ui().events[event.type] !== undefined;
}

export function lineOf(event: TableEvent): string | undefined {
  try {
    return rowOf(event).line?.(event);
  } catch {
    // Of other rules, and without something that the texts of these speak of.
    return plainEvent(event);
  }
}
