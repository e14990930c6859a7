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

export const CLOCKS = ['relaxed', 'standard', 'blitz'] as const;
export type ClockName = (typeof CLOCKS)[number];

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
