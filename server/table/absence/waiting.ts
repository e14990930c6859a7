import type { Seat } from '../../../shared/core';
import type { TableBasics } from '../basics';
import type { Clocks } from '../clocks';
import type { Nudges } from './nudges';
import type { StandIns } from './standIns';
import type { Stopwatch } from './stopwatch';

/** What goes on while a seat is waited for: its clock, a nudge, and the answer of whoever plays for it. */
export class Waiting {
  constructor(
    private readonly table: TableBasics,
    private readonly parts: {
      readonly clocks: Clocks;
      readonly nudges: Nudges;
      readonly standIns: StandIns;
      readonly stopwatch: Stopwatch;
    },
  ) {}

  /** Clocks and nudges follow the match, everybody sees it, and bots begin to think: nobody waits for that. */
  update(acted?: Seat, retracted?: Seat): void {
    const { state, current, happened } = this.table;
    const { clocks, nudges, standIns, stopwatch } = this.parts;
    if (state.phase === 'playing') {
      clocks.update(retracted);
      for (const { seat } of state.places) stopwatch.asked(seat, current.asked(seat));
      nudges.update(acted);
    }
    happened.tell('changed');
    if (state.phase === 'playing') standIns.update();
  }

  /** A seat showed that it is there: whoever waits for it waits anew. */
  attended(seat: Seat): void {
    this.parts.nudges.update(seat);
  }

  /** Somebody's answer is on its way. */
  get isBusy(): boolean {
    return this.parts.standIns.isBusy;
  }

  /** Nobody thinks here any more, until something changes. */
  rest(): void {
    this.parts.standIns.stop();
  }

  standStill(): void {
    const { clocks, nudges, standIns } = this.parts;
    clocks.pause();
    nudges.update();
    standIns.update();
    this.table.log.info('nobody follows the match: it stands still');
  }

  goOn(): void {
    this.parts.clocks.resume();
  }

  stop(): void {
    const { clocks, nudges, standIns } = this.parts;
    clocks.stopAll();
    standIns.stop();
    nudges.stop();
  }
}
