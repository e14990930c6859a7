import type { TableBasics } from '../basics';
import type { Clocks } from '../clocks';
import type { Fairness } from '../fairness';
import { Attendance } from './attendance';
import { Handover } from './handover';
import { Nudges } from './nudges';
import { StandIns } from './standIns';
import { Stopwatch } from './stopwatch';
import { Waiting } from './waiting';

/** All that happens because somebody is not there, or does not answer: nobody else waits for ever. */
export class Absence {
  /** While a seat is waited for. */
  readonly waiting: Waiting;
  /** To the autopilot and back. */
  readonly handover: Handover;
  /** Who is there. */
  readonly attendance: Attendance;
  readonly stopwatch: Stopwatch;

  constructor(table: TableBasics, clocks: Clocks, fairness: Fairness) {
    const stopwatch = (this.stopwatch = new Stopwatch(table));
    const nudges = new Nudges(table);
    const standIns = new StandIns(table, fairness);
    const waiting = (this.waiting = new Waiting(table, { clocks, nudges, standIns, stopwatch }));
    const handover = (this.handover = new Handover(table, waiting));
    this.attendance = new Attendance(table, { waiting, handover, stopwatch });
  }

  stop(): void {
    this.waiting.stop();
    this.handover.stop();
    this.attendance.stop();
  }
}
