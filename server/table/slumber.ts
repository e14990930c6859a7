import { must } from '../../shared/core';
import type { Cancel } from '../base/ports';
import { RETRY_MS } from '../base/retry';
import { AWAKE_MS, GATHERING_MS } from '../tables/patience';
import type { Absence } from './absence';
import type { TableBasics } from './basics';
import type { Clocks } from './clocks';
import type { Scribe } from './scribe';
import { isFullHouse, isPlayedOverDays, isWatched } from './tableState';
import type { TurnsNote } from './turnsNote';

/** What is under way takes a moment. */
const AGAIN_MS = 100;
/** Bots that go on for longer are left to the night watch: of tables in rooms there may be any number at a time. */
const MOMENT_MS = 5000;

/**
 * T17: a table over days that nobody looks at needs no room. As soon as nothing is under way it writes down when it is due
 * and goes; whoever comes finds it in the store, and the night watch opens it when its time has come.
 */
export class Slumber {
  private timer: Cancel | undefined = undefined;
  private isByNight = false;
  private busySince: number | undefined = undefined;

  constructor(
    private readonly table: TableBasics,
    private readonly parts: {
      readonly clocks: Clocks;
      readonly scribe: Scribe;
      readonly absence: Absence;
      readonly turns: TurnsNote;
    },
  ) {}

  /** Whether this table sleeps at all. */
  get isPossible(): boolean {
    const { state, services } = this.table;
    return services.wakes !== undefined && isPlayedOverDays(state) && state.phase !== 'over';
  }

  /** Woken by the night watch, which sees to it until nothing is under way any more. */
  byNight(): void {
    this.isByNight = true;
    this.soon(0);
  }

  /** Nobody looks any more: unless somebody comes it sleeps after so long. */
  soon(ms: number): void {
    this.timer?.();
    this.timer = this.table.services.ports.setTimer(ms, () => {
      this.timer = undefined;
      this.sleep().catch((error: unknown) => {
        this.table.log.warn({ err: error }, 'when the table is due was not kept');
        this.soon(RETRY_MS);
      });
    });
  }

  stop(): void {
    this.timer?.();
    this.timer = undefined;
    this.busySince = undefined;
  }

  private async sleep(): Promise<void> {
    const { state, services, current, audience, log, happened } = this.table;
    const wakes = must(services.wakes, 'wakes');
    const { matchId } = state.record;
    await current.referee?.settled();
    await this.parts.scribe.settled();
    await this.parts.scribe.keep();
    await this.parts.turns.settled();
    if (!this.isPossible || isWatched(state)) return;
    if (this.isPatienceOver) return happened.tell('ended', 'expired');
    const isUnfinished = this.isBusy;
    if (isUnfinished && !this.isForNight()) return this.soon(AGAIN_MS);
    const { waiting } = this.parts.absence;
    if (isUnfinished) waiting.rest();
    await wakes.set(matchId, isUnfinished ? services.ports.now() : this.dueAt).catch((error: unknown) => {
      if (isUnfinished) waiting.update();
      throw error;
    });
    // While it was written somebody may have come, or a clock run out.
    if (isWatched(state) || this.isBusy) {
      if (isUnfinished) waiting.update();
      await wakes.set(matchId, services.ports.now() + AWAKE_MS);
      if (!isWatched(state)) this.soon(AGAIN_MS);
      return;
    }
    log.info('nobody looks at the table: it sleeps');
    audience.dismiss();
  }

  private get isBusy(): boolean {
    const { state, services } = this.table;
    if (state.phase === 'gathering') return isFullHouse(state);
    const { absence, clocks } = this.parts;
    return absence.waiting.isBusy || (clocks.firstDeadline ?? Infinity) <= services.ports.now();
  }

  /** Whether bots have been at it for so long that the night watch takes over. */
  private isForNight(): boolean {
    const { state, services } = this.table;
    const now = services.ports.steady();
    this.busySince ??= now;
    const isLong = now - this.busySince >= MOMENT_MS;
    return isLong && !this.isByNight && state.phase === 'playing' && this.parts.absence.waiting.isBusy;
  }

  private get isPatienceOver(): boolean {
    const { state, services } = this.table;
    return state.phase === 'gathering' && this.gatheringUntil <= services.ports.now();
  }

  private get gatheringUntil(): number {
    return (this.table.state.record.createdAt ?? 0) + GATHERING_MS;
  }

  private get dueAt(): number {
    const { state, services } = this.table;
    if (state.phase === 'gathering') return this.gatheringUntil;
    return this.parts.clocks.firstDeadline ?? services.ports.now() + AWAKE_MS;
  }
}
