interface Waiting<Item> {
  readonly item: Item;
  readonly round: number;
  readonly isDeep: boolean;
  readonly since: number;
}

/** Who asks, and when. */
export interface Asked {
  readonly table: string;
  /** It uses up whatever time it is given: within a round it comes after those who do not. */
  readonly isDeep: boolean;
  readonly now: number;
}

/** How long anybody is to wait for their turn to think, however many do. */
const PATIENCE_MS = 2000;

/**
 * Those who wait to think, fair by table: in every round each table has one turn, so whoever opens a hundred seats waits
 * for themselves. The longer the queue, the shorter each may think.
 */
export class FairQueue<Item> {
  /** In the order of their turns. */
  private readonly waiting: Waiting<Item>[] = [];
  /** The latest round in which a table has a turn, of those that are not past. */
  private readonly lastRounds = new Map<string, number>();
  private round = 0;

  get length(): number {
    return this.waiting.length;
  }

  add(item: Item, { table, isDeep, now }: Asked): void {
    const round = Math.max(this.round, (this.lastRounds.get(table) ?? -1) + 1);
    this.lastRounds.set(table, round);
    const isLater = (other: Waiting<Item>) =>
      other.round > round || (other.round === round && other.isDeep && !isDeep);
    const index = this.waiting.findIndex(isLater);
    const place = index < 0 ? this.waiting.length : index;
    this.waiting.splice(place, 0, { item, round, isDeep, since: now });
  }

  take(): Item | undefined {
    const next = this.waiting.shift();
    if (next && next.round > this.round) this.enter(next.round);
    return next?.item;
  }

  /** Milliseconds that each may think by now, for the one who waits longest to be served in time. */
  share(now: number, threads: number): number {
    if (this.waiting.length === 0) return Infinity;
    const oldest = this.waiting.reduce((least, { since }) => Math.min(least, since), now);
    return Math.max(0, ((oldest + PATIENCE_MS - now) * threads) / this.waiting.length);
  }

  private enter(round: number): void {
    this.round = round;
    for (const [table, last] of this.lastRounds) if (last < round) this.lastRounds.delete(table);
  }
}
