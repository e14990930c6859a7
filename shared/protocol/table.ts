import type { BotId, Plain, Seat } from '../core';
import type { Colour } from './colours';
import type { TableSettings } from './settings';

/** What everybody sees of a table besides the game itself. */
export const TABLE_PHASES = ['gathering', 'playing', 'over'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** `finished`: played to the end. The others end unrated. `outdated`: made by other rules. */
export const ENDINGS = ['finished', 'abandoned', 'expired', 'outdated', 'failed'] as const;
export type Ending = (typeof ENDINGS)[number];

/**
 * Why the autopilot plays a seat: its line was down for long, it missed two deadlines in a row, the others handed it
 * over, or its person chose so.
 */
export const AUTOPILOT_REASONS = ['away', 'expired', 'handed', 'left'] as const;
export type AutopilotReason = (typeof AUTOPILOT_REASONS)[number];

export interface SeatInfo {
  readonly seat: Seat;
  /** Absent while the seat is free, and on a robot pilot's seat. */
  readonly name?: string;
  /** The public id of the person who has the seat. */
  readonly person?: string;
  /** What everybody sees the seat in. */
  readonly colour: Colour;
  /** It was wished for, and is nobody else's to have. */
  readonly isWish: boolean;
  /** A bot and a robot are always here. */
  readonly connection: 'here' | 'away';
  /**
   * Who answers for the seat: its person, the autopilot while that person is away, a bot, or for a robot pilot
   * (M13) the rules themselves. A seat that is still free waits for a person.
   */
  readonly control: 'person' | 'autopilot' | 'bot' | 'robot';
  /** Why the autopilot plays; over days also that it played until its person came, who has done nothing since (T17). */
  readonly autopilot?: AutopilotReason;
  /** Its last deadline has passed without an answer: after the next one the autopilot plays (T12). */
  readonly hasMissed?: boolean;
  /** Before the start: it waits for its person to look at the table (T11). */
  readonly isAwaited?: boolean;
  /** After the end: its person was not there any more, and comes last (T14). */
  readonly hasLeft?: boolean;
  /** T18: the clock of this seat stands until then, by the wall clock. */
  readonly holiday?: number;
  /** Whole days off that are left to it in this match. */
  readonly holidayDays?: number;
  /** The strength of the bot that has the seat. */
  readonly bot?: BotId;
  /** Server time at which the clock plays for this seat; absent while it has none or is not asked. */
  readonly deadline?: number;
  /** Idle for long at a table without clocks: any other seat may hand it to the autopilot. */
  readonly nudged: boolean;
  readonly wantsAbandon: boolean;
  readonly wantsRematch: boolean;
  /** What the seat added to the seed of the match, from the start on; absent if it added nothing. */
  readonly contribution?: string;
}

/** Whether somebody can still take this seat. */
export function isFree({ name, control }: Pick<SeatInfo, 'name' | 'control'>): boolean {
  return name === undefined && control === 'person';
}

export interface TableInfo {
  readonly matchId: string;
  /** Six letters to join by. */
  readonly code: string;
  readonly phase: TablePhase;
  readonly ending?: Ending;
  /** Nobody is connected, or everybody is idle: the match stands still (T13). */
  readonly paused: boolean;
  /** The table is full and asks whether everybody looks at it (T11). */
  readonly isChecking?: boolean;
  /** Server time at which the match begins, once everybody does. */
  readonly startsAt?: number;
  /** Whoever reads a channel elsewhere is told of turns and of the end. */
  readonly hasWebhook?: boolean;
  readonly owner?: Seat;
  readonly settings: TableSettings;
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  readonly chat: boolean;
  /** Where the same people play again. */
  readonly rematch?: { readonly matchId: string; readonly code: string };
  /** The host's house values, where this match is played with others than the published ones. */
  readonly ruleset?: Plain;
  /** The server's commitment to its share of the seed. */
  readonly seedCommitment?: string;
  /** The hash of the engine that the table is played by. */
  readonly engine?: string;
  /** Once the end of the match is kept: what its archive must fit. */
  readonly seal?: string;
}

/** The own draft of an answer, and whether it is what the clock would play. */
export interface DraftInfo {
  readonly id: number;
  readonly draft: unknown;
  /** A legal answer as it stands: on expiry it is played instead of the fallback. */
  readonly complete: boolean;
}
