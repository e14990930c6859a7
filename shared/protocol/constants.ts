/** What a page needs of the protocol without the parser that comes with the schemas. */

export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'ouch',
  'thinking',
  'thanks',
  'sorry',
  'hurry',
  'goodGame',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const CHAT_LENGTH = 200;
export const NAME_LENGTH = 20;

/** Of tables that people sit at together. */
export const CLOCKS = ['relaxed', 'standard', 'blitz'] as const;

const HOUR = 3600;
/** Of tables over days (T17): how many seconds there are for every decision. */
export const DAYS_SECONDS = {
  '12h': 12 * HOUR,
  '1d': 24 * HOUR,
  '2d': 48 * HOUR,
  '3d': 72 * HOUR,
  '7d': 168 * HOUR,
} as const;
export type DaysClock = keyof typeof DAYS_SECONDS;
export const DAYS_CLOCKS = Object.keys(DAYS_SECONDS) as DaysClock[];

export const ALL_CLOCKS = [...CLOCKS, ...DAYS_CLOCKS] as const;
export type ClockName = (typeof ALL_CLOCKS)[number];

/** T18: so many days each person may take off in a match over days. */
export const HOLIDAY_DAYS = 14;

/** T17: a table that is played a move at a time, by people who need not be there together. */
export function isOverDays(clock: ClockName): clock is DaysClock {
  return clock in DAYS_SECONDS;
}

/** How many events one answer to `history` holds at most. */
export const HISTORY_PAGE = 200;

export const QUEUE_ROOM = 'queue';
export const LOBBY_ROOM = 'lobby';

export const REPORT_REASONS = ['language', 'name', 'cheating', 'spoiling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why a rated match weighs less than others. */
export const RATING_DOUBTS = ['address', 'newcomer', 'again', 'short'] as const;
export type RatingDoubt = (typeof RATING_DOUBTS)[number];
/** A rating is provisional until its matches weigh as much as so many in full. */
export const SURE_FROM = 10;
