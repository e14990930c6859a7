import type { Seat } from '../../../shared/core';
import type { Cancel } from '../../base/ports';
import type { TableBasics } from '../basics';
import { isPlayedOverDays, isSomebodyFollowing, type Place } from '../tableState';
import type { Handover } from './handover';
import type { Stopwatch } from './stopwatch';
import type { Waiting } from './waiting';

export const AWAY_MS = 60_000;

/** Who is there. Seats are kept; only the game's pace depends on it. */
export class Attendance {
  private readonly away = new Map<Seat, Cancel>();
  private abandon: Cancel | undefined = undefined;

  constructor(
    private readonly table: TableBasics,
    private readonly parts: {
      readonly waiting: Waiting;
      readonly handover: Handover;
      readonly stopwatch: Stopwatch;
    },
  ) {}

  arrived(place: Place): void {
    place.here = true;
    this.forget(place.seat);
    this.look();
  }

  left(place: Place): void {
    place.here = false;
    this.expect(place);
    this.look();
  }

  /** Waits for a seat's owner to appear. */
  expect(place: Place): void {
    this.forget(place.seat);
    this.away.set(
      place.seat,
      this.table.services.ports.setTimer(AWAY_MS, () => {
        this.away.delete(place.seat);
        this.goneLong(place);
      }),
    );
  }

  /** T13: while no person follows the match it stands still, and goes on with the first who does. Says whether that is new. */
  look(): boolean {
    const { state } = this.table;
    if (state.phase !== 'playing' || state.paused !== isSomebodyFollowing(state)) return false;
    if (state.paused) this.goOn();
    else this.standStill();
    return true;
  }

  private standStill(): void {
    const { state, services, happened } = this.table;
    const abandonMs = services.config.ABANDON_HOURS * 3_600_000;
    state.paused = true;
    for (const seat of [...this.away.keys()]) this.forget(seat);
    this.abandon = services.ports.setTimer(abandonMs, () => happened.tell('ended', 'expired'));
    this.parts.waiting.standStill();
  }

  private goOn(): void {
    const { state } = this.table;
    state.paused = false;
    this.abandon?.();
    this.abandon = undefined;
    // Those who are still away get their minute from now on.
    for (const other of state.places) if (other.person && !other.here) this.expect(other);
    this.parts.waiting.goOn();
  }

  forget(seat: Seat): void {
    this.away.get(seat)?.();
    this.away.delete(seat);
  }

  stop(): void {
    for (const seat of [...this.away.keys()]) this.forget(seat);
    this.abandon?.();
    this.abandon = undefined;
  }

  /** A minute has passed. Before the start the seat is free again; then it is played for them, or waited for (T9); after the
   * end nobody waits for what they want any more. */
  private goneLong(place: Place): void {
    const { state, happened } = this.table;
    const { handover, stopwatch } = this.parts;
    // T17: being away is normal there.
    if (isPlayedOverDays(state) && state.phase !== 'over') return;
    if (state.phase !== 'playing') happened.tell('stayedAway', place);
    else {
      stopwatch.givenUp(place.seat);
      if (!place.autopilot && !state.record.settings.waits) handover.toAutopilot(place, 'away');
    }
  }
}
