import type { MechsEvent } from '../games/mechs/events';
import { packEvent } from '../protocol/packedEvents';
import { hashOfLines, RunningHash } from './hash';

/** One hash over events in order, in step with them: whoever saw a stretch of them can check that stretch later. */
export class EventsDigest {
  private readonly hash = new RunningHash('events');
  private count = 0;

  add(event: MechsEvent): void {
    this.hash.add(lineOf(event));
    this.count++;
  }

  get hex(): string {
    return this.hash.hex;
  }

  get length(): number {
    return this.count;
  }
}

export function eventsDigest(events: readonly MechsEvent[]): string {
  return hashOfLines('events', events.map(lineOf));
}

/** The row that crossed the wire: its fields have one order everywhere. */
function lineOf(event: MechsEvent): string {
  return JSON.stringify(packEvent(event));
}
