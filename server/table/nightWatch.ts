import { Places } from '../base/limits';
import { Rounds } from '../base/rounds';
import type { Services } from '../services';
import type { Wakes } from '../store/wakes';
import type { TableRecord } from '../tables/directory';
import { AWAKE_MS } from '../tables/patience';
import { NoEntry } from '../tables/tables';
import type { Audience } from './audience';
import { Table } from './table';

/** What cannot be opened here now is tried again. */
const AGAIN_MS = 30_000;
const AT_ONCE = 64;
/** Where nobody but bots is left a match is played to its end, which takes minutes: others are woken meanwhile. */
const MOST_AWAKE = 1000;
/** Of those opened from one address: whoever leaves thousands to bots keeps nobody else's from being woken. */
const MOST_AWAKE_OF_ONE = MOST_AWAKE / 10;

/**
 * T17: opens tables over days that nobody looks at when they are due, lets happen what is to happen, and lets them sleep
 * again. Of several nodes one does it: who has the lease of the match.
 */
export class NightWatch {
  private readonly rounds: Rounds;
  private isStopped = false;
  /** Tables on their way back to sleep. */
  private readonly under = new Set<Promise<void>>();
  private readonly places = new Places(MOST_AWAKE_OF_ONE);
  private readonly awake = new Map<string, { readonly table: Table; readonly asleep: Promise<void> }>();

  constructor(
    private readonly services: Services,
    private readonly wakes: Wakes,
  ) {
    this.rounds = new Rounds(services.ports, {
      look: () => this.rouse(),
      next: () => wakes.next(),
      failed: (error) => services.log.warn({ err: error }, 'the night watch did not see well'),
    });
  }

  start(): void {
    this.rounds.start();
  }

  /** Sees to all that is due now; resolves when it sleeps again. */
  async look(): Promise<void> {
    await this.rouse();
    await Promise.all(this.under);
  }

  /** The same; resolves when all of it is awake. */
  private async rouse(): Promise<void> {
    const { ports, standing, closing } = this.services;
    if (this.isStopped || closing.isStopping || !standing.isHeld()) return;
    const room = Math.min(AT_ONCE, MOST_AWAKE - this.under.size);
    if (room <= 0) return;
    const due = await this.wakes.due(ports.now(), room);
    await Promise.all(due.map((matchId) => this.wake(matchId)));
  }

  /** Nothing happens by itself any more; what is not asleep yet is due, and found again. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.rounds.stop();
    for (const { table } of this.awake.values()) {
      await table.conclusion.stop();
      table.conclusion.giveWay('the server stops');
    }
    await Promise.all(this.under);
  }

  private async wake(matchId: string): Promise<void> {
    const { tables, ports } = this.services;
    const again = () => this.wakes.set(matchId, ports.now() + AWAKE_MS);
    try {
      if (this.awake.has(matchId)) return await again();
      const record = await tables.find(matchId);
      if (record === 'busy' || record === 'engine-missing' || record === 'unknown-game')
        return await this.wakes.set(matchId, ports.now() + AGAIN_MS);
      if (typeof record === 'string' || record.phase === 'over') return await this.wakes.forget(matchId);
      const leave = record.isOpen ? undefined : this.places.take(record.from ?? record.creator);
      if (!record.isOpen && !leave) return await this.wakes.set(matchId, ports.now() + AGAIN_MS);
      // Its room meets the deadlines; should it be killed, the next one to look is soon.
      await again().catch((error: unknown) => {
        leave?.();
        throw error;
      });
      if (!leave) return;
      if (record.isOpen) return leave();
      const run = this.run(record)
        .catch((error: unknown) => this.notWoken(matchId, error))
        .finally(() => {
          leave();
          this.under.delete(run);
        });
      this.under.add(run);
    } catch (error) {
      this.notWoken(matchId, error);
    }
  }

  private notWoken(matchId: string, error: unknown): void {
    // Another node has it open, and sees to it.
    if (error instanceof NoEntry) return;
    this.services.log.warn({ err: error, matchId }, 'a table could not be woken');
  }

  private async run(record: TableRecord): Promise<void> {
    const { services } = this;
    const { matchId } = record;
    record.isOpen = true;
    let asleep = (): void => undefined;
    const sleeping = new Promise<void>((resolve) => (asleep = resolve));
    let release = (): void => undefined;
    try {
      const { journal, kept, engine, ...held } = await services.tables.enter(record);
      release = held.release;
      if (this.isStopped) return;
      record.isElsewhere = false;
      const used = engine ?? services.engines.newest(record.settings.game);
      const table = new Table(services, record, journal, nobody(asleep), used);
      this.awake.set(matchId, { table, asleep: sleeping });
      const unlisten = services.standing.onLapse(() => table.conclusion.giveWay('this node has lost touch'));
      if (kept) table.restore(kept);
      if (kept?.ending) {
        await this.wakes.forget(matchId);
        asleep();
      } else table.slumber.byNight();
      await sleeping;
      unlisten();
      table.conclusion.stopTimers();
    } finally {
      this.awake.delete(matchId);
      record.isOpen = false;
      record.standing = record.turnOf = record.isHere = record.webhookGone = undefined;
      release();
      services.directory.touch(matchId);
    }
  }
}

/** Nobody looks on, and the table says when it goes. */
function nobody(gone: () => void): Audience {
  const ignore = (): void => undefined;
  return { publish: ignore, send: ignore, broadcast: ignore, showOut: ignore, close: gone, dismiss: gone };
}
