import { canMeet, poolOf } from './ticket';
import type { Wish } from '../../shared/protocol';

interface Wait {
  readonly wish: Wish;
  readonly ms: number;
  readonly at: number;
}

const REMEMBERED = 200;
const RECENT_MS = 15 * 60_000;
const LOOKED_AT = 20;

/** How long people waited lately. */
export class Waits {
  private readonly waits: Wait[] = [];
  /** What was found for each wish at one moment: everybody who waits is told it in that moment. */
  private readonly found = new Map<string, number | undefined>();
  private foundAt = -Infinity;

  note(wait: Wait): void {
    this.found.clear();
    this.waits.push(wait);
    if (this.waits.length > REMEMBERED) this.waits.shift();
  }

  /** The median of the last waits for something alike. */
  expectedMs(wish: Wish, now: number): number | undefined {
    if (this.foundAt !== now) this.found.clear();
    this.foundAt = now;
    const key = `${poolOf(wish)}/${wish.seats}`;
    if (!this.found.has(key)) this.found.set(key, this.look(wish, now));
    return this.found.get(key);
  }

  private look(wish: Wish, now: number): number | undefined {
    const alike = this.waits.filter((wait) => now - wait.at <= RECENT_MS && canMeet(wait.wish, wish));
    const sorted = alike
      .slice(-LOOKED_AT)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  }
}
