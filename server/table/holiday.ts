import { HOLIDAY_DAYS, type RefusalReason } from '../../shared/protocol';
import type { TableBasics } from './basics';
import type { Clocks } from './clocks';
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
  constructor(
    private readonly table: TableBasics,
    private readonly clocks: Clocks,
  ) {}

  /** From now on so many days, in place of what is left of another one; none ends it. */
  take(place: Place, days: number): RefusalReason | undefined {
    const { state, services } = this.table;
    if (!isPlayedOverDays(state) || !isUpToPerson(place)) return 'not-allowed';
    const now = services.ports.now();
    const left = holidayLeft(place, now);
    const used = place.holidayUsed - left;
    const wanted = days * DAY_MS;
    if (used + wanted > HOLIDAY_DAYS * DAY_MS) return 'holiday-over';
    place.holidayUsed = used + wanted;
    place.holidayUntil = days > 0 ? now + wanted : undefined;
    this.clocks.prolong(place, wanted - left);
    return undefined;
  }
}
