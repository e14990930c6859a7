import type { Ending, IntentName, RefusalReason } from '../../shared/protocol';
import type { AutopilotReason } from '../store/autopilotReason';
import type { Author } from '../store/store';

/**
 * What the server tells about its own life, in numbers over all tables. Nothing here names a match, a seat or a person,
 * and what a table mate cannot see happen (a draft, a new order of weapons) is not counted at all: on a quiet server
 * a counter that moves would say whose it was.
 */
export interface Telemetry {
  /** An intent has got its reply, after so many milliseconds. */
  replied(intent: IntentName, ms: number): void;
  /** In a reply, at a door or at the gate. */
  refused(code: RefusalReason): void;
  /** An input of the match was taken. */
  accepted(author: Author): void;
  /** What an input waited for the store. */
  appended(ms: number): void;
  /** How long a person took for a decision whose pace is long. */
  thoughtLong(game: string, ms: number): void;
  matchStarted(game: string): void;
  matchOver(game: string, ending: Ending): void;
  /** A room has brought an interrupted match back. */
  matchRestored(): void;
  tookOver(reason: AutopilotReason): void;
  /** Somebody lost the connection in a match and was back in time, was given up after a minute, or came back later. */
  reconnected(outcome: 'in-time' | 'given-up' | 'late'): void;
  /** Somebody who waited for strangers has a table. */
  queued(game: string, ms: number): void;
}

const ignore = (): void => undefined;

/** Nobody listens. */
export const silence: Telemetry = {
  replied: ignore,
  refused: ignore,
  accepted: ignore,
  appended: ignore,
  thoughtLong: ignore,
  matchStarted: ignore,
  matchOver: ignore,
  matchRestored: ignore,
  tookOver: ignore,
  reconnected: ignore,
  queued: ignore,
};

/** Whether everybody at the table can see that it was done. An intent that is not listed does not compile. */
export const IS_SEEN: Readonly<Record<IntentName, boolean>> = {
  answer: true,
  retract: true,
  look: true,
  takeSeat: true,
  leaveSeat: true,
  wishColour: true,
  addBot: true,
  removeBot: true,
  kick: true,
  chat: true,
  rematch: true,
  abandon: true,
  handOver: true,
  holiday: true,
  webhook: true,
  contribute: false,
  draft: false,
  arrange: false,
  mute: false,
  block: false,
  habits: false,
  demand: false,
  resume: false,
  history: false,
  moveCode: false,
};
