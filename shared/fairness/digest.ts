import { canonical } from './canonical';
import { hashOf } from './hash';

/** A hash chain over events, in step with them: whoever saw a stretch of them can check that stretch later. */
export class EventsDigest {
  private last = hashOf('events');
  private count = 0;

  add(event: unknown): void {
    this.last = hashOf('events', this.last, canonical(event));
    this.count++;
  }

  get hex(): string {
    return this.last;
  }

  get length(): number {
    return this.count;
  }
}

export function eventsDigest(events: readonly unknown[]): string {
  const digest = new EventsDigest();
  for (const event of events) digest.add(event);
  return digest.hex;
}
