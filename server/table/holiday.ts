import { HOLIDAY_DAYS, type RefusalReason } from '../../shared/protocol';
import type { TableBasics } from './basics';
import type { Clocks } from './clocks';
import type { Scribe } from './scribe';
import { isPlayedOverDays, isUpToPerson, type Place } from './tableState';

export const DAY_MS = 24 * 60 * 60_000;

/** What is left of a holiday at a moment of the wall clock. */
export function holidayLeft({ holidayUntil }: Pick<Place, 'holidayUntil'>, at: number): number {
  return Math.max(0, (holidayUntil ?? 0) - at);
}

/** Whole days that somebody may still take. */
export function holidayDaysLeft({ holidayUsed }: Pick<Place, 'holidayUsed'>): number {
  return Math.max(0, Math.floor((HOLIDAY_DAYS * DAY_MS - holidayUsed) / DAY_MS));
}

/** T18: at a table over days a clock may stand for a while, for each person and match so many days in all. */
export class Holiday {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly table: TableBasics,
    private readonly clocks: Clocks,
    private readonly scribe: Scribe,
  ) {}

  /** From now on so many days, in place of what is left of another one; none ends it. One after the other. */
  take(place: Place, days: number): Promise<RefusalReason | undefined> {
    const taken = this.last.then(() => this.takeNow(place, days));
    this.last = taken.catch(() => undefined);
    return taken;
  }

  private async takeNow(place: Place, days: number): Promise<RefusalReason | undefined> {
    const { state, services, log } = this.table;
    if (!isPlayedOverDays(state) || !isUpToPerson(place)) return 'not-allowed';
    const now = services.ports.now();
    const left = holidayLeft(place, now);
    const { holidayUsed, holidayUntil } = place;
    // A clock that was set back leaves more than was ever taken.
    const used = Math.max(0, holidayUsed - left);
    const wanted = days * DAY_MS;
    if (used + wanted > HOLIDAY_DAYS * DAY_MS) return 'holiday-over';
    place.holidayUsed = used + wanted;
    place.holidayUntil = days > 0 ? now + wanted : undefined;
    this.clocks.prolong(place, wanted - left);
    try {
      await this.scribe.keep();
      return undefined;
    } catch (error) {
      log.warn({ err: error }, 'days off were not kept');
      place.holidayUsed = holidayUsed;
      place.holidayUntil = holidayUntil;
      this.clocks.prolong(place, left - wanted);
      return 'storage-failed';
    }
  }
}
