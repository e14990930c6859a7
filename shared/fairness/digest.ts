import type { EventRows } from '../core';
import { hashOfLines, RunningHash } from './hash';

type Packing<Event extends { readonly type: string }> = Pick<EventRows<Event>, 'pack'>;

/** One hash over events in order, in step with them: whoever saw a stretch of them can check that stretch later. */
export class EventsDigest<Event extends { readonly type: string }> {
  private readonly hash = new RunningHash('events');
  private count = 0;

  constructor(private readonly rows: Packing<Event>) {}

  add(event: Event): void {
    this.hash.add(lineOf(this.rows, event));
    this.count++;
  }

  get hex(): string {
    return this.hash.hex;
  }

  get length(): number {
    return this.count;
  }
}

export function eventsDigest<Event extends { readonly type: string }>(
  rows: Packing<Event>,
  events: readonly Event[],
): string {
  return hashOfLines(
    'events',
    events.map((event) => lineOf(rows, event)),
  );
}

/** The row that crossed the wire: its fields have one order everywhere. */
function lineOf<Event extends { readonly type: string }>(rows: Packing<Event>, event: Event): string {
  return JSON.stringify(rows.pack(event));
}
