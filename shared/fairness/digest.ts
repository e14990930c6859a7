import { canonical } from './canonical';
import { RunningHash } from './hash';

/** One hash over events in order, in step with them: whoever saw a stretch of them can check that stretch later. */
export class EventsDigest {
  private readonly hash = new RunningHash('events');
  private count = 0;

  add(event: unknown): void {
    this.hash.add(canonical(event));
    this.count++;
  }

  get hex(): string {
    return this.hash.hex;
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
