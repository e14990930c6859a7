import type { QuietHours } from '../../shared/protocol';

const DAY = 24 * 60;
const MINUTE_MS = 60_000;

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** When the quiet hours end that a device has at this moment; absent when it has none. */
export function quietUntil(
  { quiet, zone }: { readonly quiet?: QuietHours | undefined; readonly zone: string },
  at: number,
): number | undefined {
  if (!quiet) return undefined;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  const gone = (minuteOfDay(zone, at) - quiet.from + DAY) % DAY;
  if (gone >= length) return undefined;
  return Math.floor(at / MINUTE_MS) * MINUTE_MS + (length - gone) * MINUTE_MS;
}

function minuteOfDay(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}
