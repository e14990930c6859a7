import type { Logger } from 'pino';
import { every, pause, systemPorts, type Cancel, type Ports } from '../base/ports';
import { HeldElsewhere } from './errors';
import type { Hold, Leases } from './leases';
import { LEASE_MS } from './open';
import type { HeldRole } from './store';

/**
 * Whether this node may act on what it holds. It may until some time before the others believe it gone, by its own
 * clock from the moment at which it last began to say that it is there; so nobody else has begun to play a match when
 * this node stops, also when it was asleep or cannot reach the database.
 */
export interface Standing {
  isHeld(): boolean;
  /** Whether the other nodes can be reached: without them nobody is let in. */
  isInTouch(): boolean;
  /** Everything held is given up: called once each time that happens. Returns how to stop it. */
  onLapse(listen: () => void): () => void;
  /** Takes a match, or a job. Rejects with `HeldElsewhere` while another node has it. */
  hold(matchId: string): Promise<HeldMatch>;
  holdRole(role: string): Promise<HeldJob>;
}

export interface HeldMatch extends Partial<Hold> {
  /** Whether it has been held without a break, and is at this moment. */
  readonly isHeld: () => boolean;
  readonly release: () => void;
}

export interface HeldJob {
  /** Absent where there is nobody to share with. */
  readonly under?: HeldRole;
  readonly release: () => void;
}

/** For a server that is the only one: what it has is its own. */
export const alone: Standing = {
  isHeld: () => true,
  isInTouch: () => true,
  onLapse: () => () => undefined,
  hold: () => Promise.resolve({ isHeld: () => true, release: () => undefined }),
  holdRole: () => Promise.resolve({ release: () => undefined }),
};

const RENEW_MS = 500;
/** Of the time that others wait: the rest is for clocks that do not run alike. */
const TRUSTED_MS = LEASE_MS * 0.9;
/** A node that was killed is waited for by the next one of its name; one that lives on is a mistake. */
const PATIENCE_MS = LEASE_MS * 3;

/** Longer than pages wait between two tries, shorter than nodes wait for each other's answer (`framework/swiftPresence.ts`). */
export const WORTH_WAITING_MS = 600;

export interface StandingContext {
  readonly leases: Leases;
  readonly name: string;
  readonly log: Logger;
  readonly newId: () => string;
  /** Whether the other nodes can be reached: without them nobody new finds the way to a table here. */
  readonly isInTouch: () => boolean;
  /** Whether others can reach the node that holds things under this id. */
  readonly canReach: (hold: string) => Promise<boolean>;
  /** Others look for a table that is here, and did not find it. */
  readonly missed: () => void;
  /** It takes part again, after it had given up everything. */
  readonly began: () => void;
  readonly ports?: Pick<Ports, 'now' | 'steady' | 'setTimer'>;
}

export class NodeStanding implements Standing {
  private id = '';
  private until: Moment | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly timers: Cancel[] = [];
  private readonly ports: Pick<Ports, 'now' | 'steady' | 'setTimer'>;
  private isBeginning = false;

  constructor(private readonly context: StandingContext) {
    this.ports = context.ports ?? systemPorts;
  }

  /** Resolves when this node counts among the others. */
  async start(): Promise<void> {
    const giveUpAt = this.ports.steady() + PATIENCE_MS;
    while (!(await this.begin())) {
      if (this.ports.steady() > giveUpAt)
        throw new Error(`Another process runs as node ${this.context.name}: give each its own NODE_ID.`);
      await pause(this.ports, RENEW_MS / 2);
    }
    this.timers.push(
      every(this.ports, RENEW_MS, () => void this.renew()),
      every(this.ports, RENEW_MS / 5, () => this.look()),
    );
  }

  /** The id that everything is held under now; another one after each lapse. */
  get current(): string {
    return this.id;
  }

  isHeld(): boolean {
    return this.until !== undefined && this.isAhead(this.until);
  }

  isInTouch(): boolean {
    return this.context.isInTouch();
  }

  onLapse(listen: () => void): () => void {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  }

  async hold(matchId: string): Promise<HeldMatch> {
    const { leases } = this.context;
    const id = this.idToHoldWith(matchId);
    const hold = await this.taken(() => leases.hold(matchId, id));
    return {
      isHeld: () => this.id === id && this.isHeld(),
      release: this.once(id, () => leases.release(matchId, hold.fence)),
      ...hold,
    };
  }

  async holdRole(role: string): Promise<HeldJob> {
    const { leases } = this.context;
    const id = this.idToHoldWith(role);
    const fence = await this.taken(() => leases.holdRole(role, id));
    return { under: { role, fence }, release: this.once(id, () => leases.releaseRole(role, fence)) };
  }

  /** Gives everything up by itself: it cannot do its part any more. */
  lapse(why: string): void {
    if (this.until === undefined) return;
    this.until = undefined;
    const { log, leases } = this.context;
    log.warn({ why }, 'this node gives up everything it holds');
    for (const listen of [...this.listeners]) listen();
    // Where the database can be reached nobody has to wait.
    leases.end(this.id).catch(() => undefined);
  }

  /** Everything is free for the others at once. */
  async stop(): Promise<void> {
    for (const cancel of this.timers) cancel();
    this.until = undefined;
    const { leases } = this.context;
    await leases.end(this.id).catch(() => undefined);
    await leases.close().catch(() => undefined);
  }

  private idToHoldWith(what: string): string {
    if (!this.isHeld()) throw new HeldElsewhere(what, 'nobody: this node is out of touch');
    return this.id;
  }

  /**
   * Who is there for the database alone is asked to look: nobody new can get to what it holds. If it is gone its time
   * runs out, and who comes in the last moments of it waits instead of being sent away.
   */
  private async taken<Held>(take: () => Promise<Held>): Promise<Held> {
    const { id } = this;
    try {
      return await take();
    } catch (error) {
      const { leases, canReach } = this.context;
      if (!(error instanceof HeldElsewhere) || error.node === id || (await canReach(error.node))) throw error;
      await leases.recall(error.node).catch(() => undefined);
      if (error.leftMs > WORTH_WAITING_MS) throw error;
      await pause(this.ports, error.leftMs + 1);
      if (this.id !== id || !this.isHeld()) throw error;
      return take();
    }
  }

  /** What was held under an id that is over is free already; and what is not released runs out. */
  private once(id: string, release: () => Promise<void>): () => void {
    let isReleased = false;
    return () => {
      if (isReleased || this.id !== id || !this.isHeld()) return;
      isReleased = true;
      release().catch((error: unknown) => this.context.log.warn({ err: error }, 'a lease was not released'));
    };
  }

  private look(): void {
    if (this.until !== undefined && !this.isAhead(this.until)) this.lapse('the database was out of reach');
  }

  private async begin(): Promise<boolean> {
    const { leases, name, newId } = this.context;
    const begun = this.fromNow();
    const id = newId();
    // What was held under the last one is nobody's.
    if (this.id !== '') await leases.end(this.id);
    if (!(await leases.begin({ id, name }))) return false;
    this.id = id;
    this.until = begun;
    return true;
  }

  private async renew(): Promise<void> {
    const { leases, log, isInTouch, missed } = this.context;
    try {
      if (this.until === undefined) {
        await this.beginAgain();
        return;
      }
      const { id } = this;
      const next = this.fromNow();
      const found = await leases.renew(id);
      // An answer to a question of long ago.
      if (this.until === undefined || this.id !== id) return;
      if (found === 'lost') return this.lapse('it was not heard of in time');
      if (found === 'recalled') {
        if (!isInTouch()) return this.lapse('the other nodes are out of reach');
        missed();
      }
      if (this.isAhead(next) && next.steady > this.until.steady) this.until = next;
    } catch (error) {
      log.debug({ err: error }, 'the database did not answer in time');
    }
  }

  private async beginAgain(): Promise<void> {
    if (this.isBeginning || !this.context.isInTouch()) return;
    this.isBeginning = true;
    try {
      if (!(await this.begin())) return;
      this.context.log.info('this node takes part again');
      this.context.began();
    } finally {
      this.isBeginning = false;
    }
  }

  private fromNow(): Moment {
    return { steady: this.ports.steady() + TRUSTED_MS, wall: this.ports.now() + TRUSTED_MS };
  }

  private isAhead({ steady, wall }: Moment): boolean {
    return this.ports.steady() < steady && this.ports.now() < wall;
  }
}

/** By both clocks: one stands still while a machine sleeps, the other can be set. */
interface Moment {
  readonly steady: number;
  readonly wall: number;
}
