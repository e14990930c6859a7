import type { Seat } from '../../../shared/core';
import type { Cancel } from '../../base/ports';
import type { TableBasics } from '../basics';
import { isUpToPerson, type Place } from '../tableState';

const IDLE_MS = 3 * 60_000;
/** For so long acts that are no answer keep the nudge away: else whoever is about to lose would never let the match end. */
const LONGEST_MS = 12 * 60_000;

/** At a table without clocks: who lets the others wait for three minutes is nudged. */
export class Nudges {
  /** Since when each seat has let the others wait, and for which answer. */
  private readonly waiting: ({ readonly id: number; readonly since: number } | undefined)[] = [];
  /** What is open for each seat, and since when, whoever played it meanwhile. */
  private readonly asked: ({ readonly id: number; readonly at: number } | undefined)[] = [];
  /** One for each seat; it looks when it goes off, so that nobody's answer has to wind it up again. */
  private readonly timers: (Cancel | undefined)[] = [];

  constructor(private readonly table: TableBasics) {}

  /** `acted`: a seat that just showed that it is there. */
  update(acted?: Seat): void {
    const { state, services, current } = this.table;
    if (state.record.settings.clock !== 'relaxed') return;
    for (const place of state.places) {
      const { seat } = place;
      const id = isUpToPerson(place) && !state.paused ? current.asked(seat)?.id : undefined;
      const now = services.ports.steady();
      const since = Math.min(now, this.askedAt(seat, now) + LONGEST_MS);
      const isPutOff = acted === seat && since === now;
      if (this.waiting[seat]?.id === id && !isPutOff) continue;
      place.nudged = false;
      this.waiting[seat] = id === undefined ? undefined : { id, since };
      if (id !== undefined && !this.timers[seat]) this.lookIn(Math.max(0, since + IDLE_MS - now), place);
    }
  }

  stop(): void {
    for (const cancel of this.timers) cancel?.();
    this.timers.length = this.waiting.length = this.asked.length = 0;
  }

  private askedAt(seat: Seat, now: number): number {
    const { state, current } = this.table;
    const id = state.paused ? undefined : current.open(seat)?.id;
    if (this.asked[seat]?.id !== id) this.asked[seat] = id === undefined ? undefined : { id, at: now };
    return this.asked[seat]?.at ?? now;
  }

  private lookIn(ms: number, place: Place): void {
    this.timers[place.seat] = this.table.services.ports.setTimer(ms, () => this.look(place));
  }

  private look(place: Place): void {
    const { seat } = place;
    this.timers[seat] = undefined;
    const waiting = this.waiting[seat];
    if (!waiting) return;
    const left = waiting.since + IDLE_MS - this.table.services.ports.steady();
    if (left > 0) return this.lookIn(left, place);
    place.nudged = true;
    const { happened, audience } = this.table;
    happened.tell('changed');
    audience.broadcast('notice', { kind: 'nudged', seat });
  }
}
