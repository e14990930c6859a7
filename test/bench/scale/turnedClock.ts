import { randomBytes } from 'node:crypto';
import type { Cancel, Ports } from '../../../server/base/ports';

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  isCancelled: boolean;
}

/**
 * Time that goes from one thing that is due to the next, as soon as all that came of the last one is done: what is
 * asked of Redis and of the database takes no time by this clock.
 */
export class TurnedClock implements Ports {
  private time = Date.UTC(2026, 0, 1);
  private readonly heap: Timer[] = [];
  private count = 0;
  private asked = 0;
  private answered: (() => void) | undefined;

  now(): number {
    return this.time;
  }

  steady(): number {
    return this.time;
  }

  setTimer(ms: number, run: () => void): Cancel {
    const timer = {
      at: this.time + Math.max(0, Math.ceil(ms)),
      order: this.count++,
      run,
      isCancelled: false,
    };
    this.push(timer);
    return () => void (timer.isCancelled = true);
  }

  randomBytes(count: number): Uint8Array {
    return randomBytes(count);
  }

  /** Time stands still until there is an answer. */
  async while<Value>(asking: Promise<Value>): Promise<Value> {
    this.asked++;
    try {
      return await asking;
    } finally {
      if (--this.asked === 0) this.answered?.();
    }
  }

  async advance(ms: number): Promise<void> {
    const until = this.time + ms;
    await this.settle();
    for (let next = this.heap[0]; next && next.at <= until; next = this.heap[0]) {
      this.time = Math.max(this.time, next.at);
      // All that is due in the same millisecond.
      for (let due = this.heap[0]; due && due.at <= this.time; due = this.heap[0]) {
        this.pop();
        if (!due.isCancelled) due.run();
      }
      await this.settle();
    }
    this.time = until;
  }

  private async settle(): Promise<void> {
    do {
      if (this.asked > 0) await new Promise<void>((resolve) => (this.answered = resolve));
      await new Promise((resolve) => setImmediate(resolve));
    } while (this.asked > 0);
  }

  private push(timer: Timer): void {
    const { heap } = this;
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.swapIfEarlier(at, parent)) return;
      at = parent;
    }
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    heap[0] = last;
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      if (left >= heap.length) return;
      const right = left + 1;
      const child = right < heap.length && this.isEarlier(right, left) ? right : left;
      if (!this.swapIfEarlier(child, at)) return;
      at = child;
    }
  }

  private swapIfEarlier(child: number, parent: number): boolean {
    const { heap } = this;
    const [below, above] = [heap[child], heap[parent]];
    if (!below || !above || !this.isEarlier(child, parent)) return false;
    heap[child] = above;
    heap[parent] = below;
    return true;
  }

  private isEarlier(a: number, b: number): boolean {
    const [one, other] = [this.heap[a], this.heap[b]];
    if (!one || !other) return false;
    return one.at - other.at < 0 || (one.at === other.at && one.order < other.order);
  }
}
