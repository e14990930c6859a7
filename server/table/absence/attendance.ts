import type { Seat } from '../../../shared/core';
import type { Cancel, Pacing } from '../../base/ports';
import { isSomebodyHere, type Place, type TableState } from '../tableState';

export interface PresenceContext {
  readonly ports: Pacing;
  readonly state: TableState;
  readonly abandonMs: number;
  /** A minute without the seat's owner has passed. */
  goneLong(place: Place): void;
  paused(): void;
  resumed(): void;
  /** Nobody came back in time. */
  abandoned(): void;
}

export const AWAY_MS = 60_000;

/** Who is there. Seats are kept; only the game's pace depends on it. */
export class Presence {
  private readonly away = new Map<Seat, Cancel>();
  private abandon: Cancel | undefined = undefined;

  constructor(private readonly context: PresenceContext) {}

  arrived(place: Place): void {
    place.here = true;
    this.forget(place.seat);
    const { state } = this.context;
    if (!state.paused) return;
    state.paused = false;
    this.abandon?.();
    this.abandon = undefined;
    // Those who are still away get their minute from now on.
    for (const other of state.places) if (other.person && !other.here) this.expect(other);
    this.context.resumed();
  }

  left(place: Place): void {
    place.here = false;
    this.expect(place);
    this.pauseIfEmpty();
  }

  /** Waits for a seat's owner to appear. */
  expect(place: Place): void {
    this.forget(place.seat);
    this.away.set(
      place.seat,
      this.context.ports.setTimer(AWAY_MS, () => {
        this.away.delete(place.seat);
        this.context.goneLong(place);
      }),
    );
  }

  /** With no person connected the match stands still. */
  pauseIfEmpty(): void {
    const { state, ports, abandonMs } = this.context;
    if (state.phase !== 'playing' || state.paused || isSomebodyHere(state)) return;
    state.paused = true;
    for (const seat of [...this.away.keys()]) this.forget(seat);
    this.abandon = ports.setTimer(abandonMs, () => this.context.abandoned());
    this.context.paused();
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
}
