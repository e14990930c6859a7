import type { Pace, Seat } from '../../shared/core';
import { DAYS_SECONDS, isOverDays } from '../../shared/protocol';
import type { Cancel } from '../base/ports';
import type { Kept, SavedClock } from '../match/kept';
import type { TableBasics } from './basics';
import { holidayLeft } from './holiday';
import { clocksFrom } from './restore';
import { isPlayedOverDays, isUpToPerson, type Place } from './tableState';

interface Running {
  id: number;
  deadline: number;
  /** What was left when the clocks were stopped. */
  left?: number;
  cancel?: Cancel;
  /** Its time is up, and what follows from that is under way: it is told of once. */
  isUp?: boolean;
}

/** One countdown for each seat that is asked. A clock goes on during a drop, and stands while nobody is there. */
export class Clocks {
  private readonly running: (Running | undefined)[] = [];

  /** For a decision, by its pace; absent where nobody is hurried. */
  private readonly seconds: Readonly<Record<Pace | 'other', number>> | undefined;

  constructor(private readonly table: TableBasics) {
    const { clock } = table.state.record.settings;
    this.seconds = isOverDays(clock)
      ? { long: DAYS_SECONDS[clock], other: DAYS_SECONDS[clock] }
      : table.kit.table.seconds[clock];
  }

  private get isUsed(): boolean {
    return this.seconds !== undefined;
  }

  /**
   * Starts clocks for new decisions and stops those of answered ones. A seat that took its answer back goes on
   * with the time it had, and so does one that let others answer and is there again: neither wins any.
   */
  update(retracted?: Seat): void {
    if (!this.isUsed) return;
    for (const place of this.table.state.places) {
      const { seat } = place;
      const asked = isUpToPerson(place) ? this.table.current.asked(seat) : undefined;
      const running = this.running[seat];
      if (!asked) {
        this.stop(place);
        if (!this.isStillOpen(seat)) this.running[seat] = undefined;
      } else if (running && (running.id === asked.id || retracted === seat)) {
        running.id = asked.id;
        this.run(place, running);
      } else {
        this.stop(place);
        const { ports } = this.table.services;
        const allowed = (this.allowed(asked.pace) ?? 0) + holidayLeft(place, ports.now());
        const fresh = { id: asked.id, deadline: ports.steady() + allowed };
        this.running[seat] = fresh;
        this.run(place, fresh);
      }
    }
  }

  /** Whether its person may still have the question that its clock was for: taken back, or from whoever plays for them. */
  private isStillOpen(seat: Seat): boolean {
    const { current } = this.table;
    return current.heldBy(seat) !== undefined || current.open(seat)?.id === this.running[seat]?.id;
  }

  /** Whether a seat may still take its answer back. */
  hasTime(seat: Seat): boolean {
    const running = this.running[seat];
    return (
      running === undefined ||
      running.left !== undefined ||
      running.deadline > this.table.services.ports.steady()
    );
  }

  /** T18: there is so much more time, or less. */
  prolong(place: Place, ms: number): void {
    const running = this.running[place.seat];
    if (!running) return;
    this.stop(place);
    running.deadline += ms;
    this.update();
  }

  pause(): void {
    const now = this.table.services.ports.steady();
    for (const place of this.table.state.places) {
      const running = this.running[place.seat];
      if (running && running.left === undefined) running.left = Math.max(0, running.deadline - now);
      this.stop(place);
    }
  }

  resume(): void {
    const now = this.table.services.ports.steady();
    for (const running of this.running) {
      if (running?.left === undefined) continue;
      running.deadline = now + running.left;
      running.left = undefined;
    }
    this.update();
  }

  /** Where every clock stands, to be kept by one who writes `at` as the time; `undefined` at a table without. */
  save(at: number): (SavedClock | null)[] | undefined {
    if (!this.isUsed) return undefined;
    const now = this.table.services.ports.steady();
    return this.table.state.places.map(({ seat }) => {
      const running = this.running[seat];
      if (!running) return null;
      const { id, left } = running;
      const deadline = at + running.deadline - now;
      return left === undefined ? { id, deadline } : { id, deadline, left };
    });
  }

  /** Takes clocks up as they stood when a server last ran the match: the time since then is given back. */
  restore(kept: Kept): void {
    const clocks = clocksFrom(kept, this.table.current.running().match, (pace) => this.allowed(pace));
    const at = isPlayedOverDays(this.table.state) ? this.table.services.ports.now() : kept.aliveAt;
    const now = this.table.services.ports.steady();
    for (const place of this.table.state.places) {
      const { seat } = place;
      const saved = clocks[seat];
      if (!saved) continue;
      // The clock that it was written by may have been set since.
      const left =
        saved.left ?? Math.min(Math.max(0, saved.deadline - at), this.longest + holidayLeft(place, at));
      // Over days deadlines run with nobody there, and without a server, too.
      this.running[seat] = {
        id: saved.id,
        deadline: now + left,
        left: isPlayedOverDays(this.table.state) ? undefined : left,
      };
    }
    this.update();
  }

  /** How long somebody may think about a decision; `undefined` where nobody is hurried. */
  private allowed(pace: Pace | undefined): number | undefined {
    const { seconds } = this;
    return seconds && seconds[pace ?? 'other'] * 1000;
  }

  private get longest(): number {
    const { seconds } = this;
    return Math.max(0, ...Object.values(seconds ?? {})) * 1000;
  }

  /** The first deadline that runs, by the wall clock; absent while none does. */
  get firstDeadline(): number | undefined {
    const { ports } = this.table.services;
    const deadlines = this.table.state.places.flatMap(({ deadline }) => deadline ?? []);
    return deadlines.length === 0 ? undefined : Math.min(...deadlines) - ports.steady() + ports.now();
  }

  stopAll(): void {
    for (const place of this.table.state.places) this.stop(place);
    this.running.length = 0;
  }

  private run(place: Place, running: Running): void {
    if (running.cancel || running.isUp) return;
    if (this.table.state.paused) {
      running.left ??= Math.max(0, running.deadline - this.table.services.ports.steady());
      return;
    }
    place.deadline = running.deadline;
    running.cancel = this.table.services.ports.setTimer(
      running.deadline - this.table.services.ports.steady(),
      () => {
        running.cancel = undefined;
        running.isUp = true;
        this.table.happened.tell('expired', place.seat, running.id);
      },
    );
  }

  private stop(place: Place): void {
    place.deadline = undefined;
    const running = this.running[place.seat];
    running?.cancel?.();
    if (running) running.cancel = undefined;
  }
}
