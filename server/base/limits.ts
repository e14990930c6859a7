import type { Pacing } from './ports';

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export function perMinute(count: number): Rate {
  return { perSecond: count / 60, burst: count };
}

/** Lets `burst` things through at once and `perSecond` on average. */
export class Allowance {
  private tokens: number;
  private last: number;

  constructor(
    private readonly ports: Pick<Pacing, 'steady'>,
    private readonly rate: Rate,
  ) {
    this.tokens = rate.burst;
    this.last = ports.steady();
  }

  take(count = 1): boolean {
    const now = this.ports.steady();
    this.tokens = Math.min(this.rate.burst, this.tokens + ((now - this.last) / 1000) * this.rate.perSecond);
    this.last = now;
    if (this.tokens < count) return false;
    this.tokens -= count;
    return true;
  }

  /** What was taken did not count after all. */
  giveBack(): void {
    this.tokens = Math.min(this.rate.burst, this.tokens + 1);
  }

  get isFull(): boolean {
    return this.tokens + ((this.ports.steady() - this.last) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

const MOST_KEPT = 10_000;

/** One allowance for each key, such as an address. Forgets those that are whole again. */
export class Allowances {
  private readonly byKey = new Map<string, Allowance>();

  constructor(
    private readonly ports: Pick<Pacing, 'steady'>,
    private readonly rate: Rate,
  ) {}

  of(key: string): Allowance {
    let allowance = this.byKey.get(key);
    if (!allowance) {
      if (this.byKey.size >= MOST_KEPT) this.forget();
      allowance = new Allowance(this.ports, this.rate);
      this.byKey.set(key, allowance);
    }
    return allowance;
  }

  private forget(): void {
    for (const [key, allowance] of this.byKey) if (allowance.isFull) this.byKey.delete(key);
    // Under a flood from many addresses memory stays bounded all the same.
    if (this.byKey.size >= MOST_KEPT) this.byKey.clear();
  }
}

/** How many there are for each key at the same time, such as connections of an address. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  isAnyTaken(key: string): boolean {
    return this.taken.has(key);
  }

  areTaken(key: string): boolean {
    return (this.taken.get(key) ?? 0) >= this.most;
  }

  /** Takes a place and says how to give it back; `undefined` when all are taken. */
  take(key: string): (() => void) | undefined {
    if (this.areTaken(key)) return undefined;
    const count = this.taken.get(key) ?? 0;
    this.taken.set(key, count + 1);
    return () => {
      const left = (this.taken.get(key) ?? 1) - 1;
      if (left > 0) this.taken.set(key, left);
      else this.taken.delete(key);
    };
  }
}
