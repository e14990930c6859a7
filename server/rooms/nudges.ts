import type { Seat } from '../../shared/core';
import type { Cancel, Ports } from '../ports';
import type { Asked } from './clocks';
import { isUpToPerson, type TableState } from './tableState';

export interface NudgeContext {
  readonly ports: Ports;
  readonly state: TableState;
  asked(seat: Seat): Asked | undefined;
  nudged(seat: Seat): void;
}

const IDLE_MS = 3 * 60_000;

/** At a table without clocks: who lets the others wait for three minutes is nudged. */
export class Nudges {
  private readonly waiting: ({ readonly id: number; readonly cancel: Cancel } | undefined)[] = [];

  constructor(private readonly context: NudgeContext) {}

  /** `acted`: a seat that just showed that it is there. */
  update(acted?: Seat): void {
    const { state, ports } = this.context;
    if (state.record.settings.clock !== 'relaxed') return;
    for (const place of state.places) {
      const { seat } = place;
      const id = isUpToPerson(place) && !state.paused ? this.context.asked(seat)?.id : undefined;
      const waiting = this.waiting[seat];
      if (waiting?.id === id && acted !== seat) continue;
      waiting?.cancel();
      place.nudged = false;
      this.waiting[seat] =
        id === undefined
          ? undefined
          : {
              id,
              cancel: ports.setTimer(IDLE_MS, () => {
                place.nudged = true;
                this.context.nudged(seat);
              }),
            };
    }
  }

  stop(): void {
    for (const waiting of this.waiting) waiting?.cancel();
    this.waiting.length = 0;
  }
}
