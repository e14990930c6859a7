import type { Seat } from '../../../shared/core';
import type { Cancel, Pacing } from '../../base/ports';
import type { Asked } from '../clocks';
import { isUpToPerson, type Place, type TableState } from '../tableState';

export interface NudgeContext {
  readonly ports: Pacing;
  readonly state: TableState;
  asked(seat: Seat): Asked | undefined;
  nudged(seat: Seat): void;
}

const IDLE_MS = 3 * 60_000;

/** At a table without clocks: who lets the others wait for three minutes is nudged. */
export class Nudges {
  /** Since when each seat has let the others wait, and for which answer. */
  private readonly waiting: ({ readonly id: number; readonly since: number } | undefined)[] = [];
  /** One for each seat; it looks when it goes off, so that nobody's answer has to wind it up again. */
  private readonly timers: (Cancel | undefined)[] = [];

  constructor(private readonly context: NudgeContext) {}

  /** `acted`: a seat that just showed that it is there. */
  update(acted?: Seat): void {
    const { state, ports } = this.context;
    if (state.record.settings.clock !== 'relaxed') return;
    for (const place of state.places) {
      const { seat } = place;
      const id = isUpToPerson(place) && !state.paused ? this.context.asked(seat)?.id : undefined;
      if (this.waiting[seat]?.id === id && acted !== seat) continue;
      place.nudged = false;
      this.waiting[seat] = id === undefined ? undefined : { id, since: ports.steady() };
      if (id !== undefined && !this.timers[seat]) this.lookIn(IDLE_MS, place);
    }
  }

  stop(): void {
    for (const cancel of this.timers) cancel?.();
    this.timers.length = this.waiting.length = 0;
  }

  private lookIn(ms: number, place: Place): void {
    this.timers[place.seat] = this.context.ports.setTimer(ms, () => this.look(place));
  }

  private look(place: Place): void {
    const { seat } = place;
    this.timers[seat] = undefined;
    const waiting = this.waiting[seat];
    if (!waiting) return;
    const left = waiting.since + IDLE_MS - this.context.ports.steady();
    if (left > 0) return this.lookIn(left, place);
    place.nudged = true;
    this.context.nudged(seat);
  }
}
