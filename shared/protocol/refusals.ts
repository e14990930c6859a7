import { REFUSALS } from '../core';

/**
 * Why something was not done. A refusal is a value, always sent back, never silence; the client's message
 * catalogue has one sentence for each code.
 */
export const REFUSAL_CODES = [
  // from the rules: no-decision, stale, illegal, malformed, over
  ...REFUSALS,
  // at the table
  'unknown-intent',
  'rate-limited',
  // as often as one match allows
  'used-up',
  'not-seated',
  'not-owner',
  'not-started',
  'already-started',
  'already-seated',
  'seat-taken',
  'colour-taken',
  'kicked',
  'table-full',
  'not-allowed',
  'holiday-over',
  'bad-address',
  'push-off',
  'chat-off',
  'storage-failed',
  'internal',
  // at the door
  'bad-name',
  'bad-token',
  'bad-settings',
  'outdated',
  'unknown-table',
  'unknown-code',
  'spectators-off',
  'too-many-tables',
  // keeps away from as many people as one may
  'too-many-blocks',
  'foreign-origin',
  'banned',
  'name-not-allowed',
  'unknown-person',
  'not-admin',
  'too-large',
  'stopping',
  'draining',
  // nothing can be kept at the moment, or the table is being opened this very moment: try again
  'busy',
  // in the queue: did not say in time that they are ready
  'unconfirmed',
  // a match that cannot go on, and has ended unrated
  'rules-changed',
  'journal-damaged',
  // a match of a game, or with rules or settings, that this server does not know: a newer one has begun it
  'unknown-game',
  // a match whose engine is not here: it waits for it
  'engine-missing',
  // a match that is to be seen again: it is still on, or what is left of it is its result
  'not-over',
  'not-kept',
] as const;

export type RefusalReason = (typeof REFUSAL_CODES)[number];

export function isRefusalReason(value: unknown): value is RefusalReason {
  return (REFUSAL_CODES as readonly unknown[]).includes(value);
}

/** The reply to every intent. `repeat`: the very same answer had been taken before. */
export type Reply<Result = undefined> =
  { readonly ok: true; readonly repeat?: boolean; readonly result?: Result } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalReason;
  /** The number of the rule that it went against, where the game says which. */
  readonly rule?: string;
}

/** Close codes of the socket that mean something to the page. */
export const CLOSE = {
  /** The person left on purpose. */
  left: 4000,
  /** The server stops; try again soon. */
  stopping: 4001,
  /** The socket sent what no page of ours sends. */
  misbehaved: 4002,
  /** This room has gone: join again. */
  again: 4003,
  /** The same person opened the table elsewhere: this tab stays quiet. */
  elsewhere: 4100,
  /** The table is gone. */
  closed: 4101,
  /** The owner of the table sent this person away. */
  kicked: 4102,
} as const;
