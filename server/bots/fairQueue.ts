interface Waiting<Item> {
  readonly item: Item;
  readonly round: number;
  /** Within a round the lowest comes first. */
  readonly rank: number;
  readonly isUnseen: boolean;
  readonly since: number;
}

/** Who asks, and when. */
export interface Asked {
  readonly table: string;
  /** It uses up whatever time it is given: within a round it comes after those who do not. */
  readonly isDeep: boolean;
  /** Nobody looks at the table: within a round it comes last, and nobody thinks for a shorter time because of it. */
  readonly isUnseen?: boolean;
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

  add(item: Item, { table, isDeep, isUnseen = false, now }: Asked): void {
    const round = Math.max(this.round, (this.lastRounds.get(table) ?? -1) + 1);
    this.lastRounds.set(table, round);
    const rank = isUnseen ? 2 : isDeep ? 1 : 0;
    const isLater = (other: Waiting<Item>) =>
      other.round > round || (other.round === round && other.rank > rank);
    const index = this.waiting.findIndex(isLater);
    const place = index < 0 ? this.waiting.length : index;
    this.waiting.splice(place, 0, { item, round, rank, isUnseen, since: now });
  }

  take(): Item | undefined {
    const next = this.waiting.shift();
    if (next && next.round > this.round) this.enter(next.round);
    return next?.item;
  }

  /** Milliseconds that each may think by now, for the one who waits longest before somebody's eyes to be served in time. */
  share(now: number, threads: number): number {
    let oldest = now;
    let seen = 0;
    for (const { isUnseen, since } of this.waiting) {
      if (isUnseen) continue;
      seen++;
      oldest = Math.min(oldest, since);
    }
    return seen === 0 ? Infinity : Math.max(0, ((oldest + PATIENCE_MS - now) * threads) / seen);
  }

  private enter(round: number): void {
    this.round = round;
    for (const [table, last] of this.lastRounds) if (last < round) this.lastRounds.delete(table);
  }
}
