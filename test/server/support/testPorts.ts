import { quickRandom } from '../../../shared/core';
import type { Cancel, Ports } from '../../../server/base/ports';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Time that stands still until it is moved, and chance that repeats. */
export class TestPorts implements Ports {
  private time = 1_700_000_000_000;
  private shift = 0;
  private readonly timers = new Set<Timer>();
  private count = 0;
  private readonly random;

  constructor(seed = 1) {
    this.random = quickRandom(seed);
  }

  now(): number {
    return this.time + this.shift;
  }

  steady(): number {
    return this.time;
  }

  setTimer(ms: number, run: () => void): Cancel {
    const timer = { at: this.time + Math.max(0, ms), order: this.count++, run };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }

  randomBytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.random.below(256));
  }

  get pendingTimers(): number {
    return this.timers.size;
  }

  /** As if the server had slept: time is later, and nothing that became due has happened. */
  leap(ms: number): void {
    this.time += ms;
  }

  /** As if somebody had set the machine's clock so far ahead, or back. */
  setClock(shift: number): void {
    this.shift = shift;
  }

  /** Moves time on. What becomes due runs in order, each with time for its consequences. */
  async advance(ms: number): Promise<void> {
    const until = this.time + ms;
    for (;;) {
      const next = [...this.timers].sort((a, b) => a.at - b.at || a.order - b.order)[0];
      if (!next || next.at > until) break;
      this.timers.delete(next);
      this.time = Math.max(this.time, next.at);
      next.run();
      await settle();
    }
    this.time = until;
    await settle();
  }
}

/** Lets sockets and promises come to rest for a moment. */
export async function settle(turns = 4): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** Waits for something that comes over a socket: soon, or not at all. */
export async function until<T>(look: () => T | undefined | false, what = 'something'): Promise<T> {
  const deadline = Date.now() + 8000;
  for (;;) {
    const found = look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
