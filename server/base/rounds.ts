import type { Cancel, Ports } from './ports';

/** A second is soon enough for what people wait for by hours, and what others write is heard of within half a minute. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 30_000;

export interface Round {
  /** Sees to all that is due now. */
  look(): Promise<void>;
  /** When the next thing is due, by the wall clock; absent while nothing is. */
  next(): Promise<number | undefined>;
  failed(error: unknown): void;
}

/** Looks again and again: when the next thing is due, and now and then for what others have written meanwhile. */
export class Rounds {
  private timer: Cancel | undefined = undefined;
  private wakesAt = Infinity;
  private isStopped = false;

  constructor(
    private readonly ports: Pick<Ports, 'now' | 'setTimer'>,
    private readonly round: Round,
  ) {}

  start(): void {
    this.lookIn(0);
  }

  stop(): void {
    this.isStopped = true;
    this.timer?.();
  }

  /** Something will be due then. */
  by(at: number): void {
    if (at < this.wakesAt) this.lookIn(Math.max(at - this.ports.now(), 0));
  }

  private lookIn(ms: number): void {
    if (this.isStopped) return;
    this.timer?.();
    this.wakesAt = this.ports.now() + ms;
    this.timer = this.ports.setTimer(ms, () => void this.look());
  }

  private async look(): Promise<void> {
    this.wakesAt = Infinity;
    try {
      await this.round.look();
    } catch (error) {
      this.round.failed(error);
    }
    const ms = await this.untilNext().catch(() => LONGEST_MS);
    this.lookIn(Math.max(0, Math.min(ms, this.wakesAt - this.ports.now())));
  }

  private async untilNext(): Promise<number> {
    const next = (await this.round.next()) ?? Infinity;
    return Math.min(Math.max(next - this.ports.now(), SHORTEST_MS), LONGEST_MS);
  }
}
