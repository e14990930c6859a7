import type { EventRows, PackedEvent } from '../core';
import { hashOfLines, RunningHash } from './hash';

type Packing<Event extends { readonly type: string }> = Pick<EventRows<Event>, 'pack'>;

/**
 * One hash over the rows of events in order, in step with them: whoever saw a stretch of them can check that stretch later.
 * It takes rows as they crossed the wire, so that nobody has to know the rules that made them.
 */
export class EventsDigest {
  private readonly hash = new RunningHash('events');
  private count = 0;

  add(row: PackedEvent): void {
    this.hash.add(JSON.stringify(row));
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
    events.map((event) => JSON.stringify(rows.pack(event))),
  );
}
