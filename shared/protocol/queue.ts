import { z } from 'zod';
import type { TableReply } from './http';
import type { RefusalReason } from './refusals';
import type { Games } from '../games/games';
import { CLOCKS, type ClockName } from './constants';
import { gameId, seatCount } from './settings';

/** Quick play: `joinOrCreate('queue', QueueOptions)`, then messages both ways until there is a table. */

const wishForm = z.strictObject({
  game: gameId.optional(),
  seats: z.union([seatCount, z.literal('any')]).default('any'),
  clock: z.enum(CLOCKS).default('standard'),
  rated: z.boolean().default(true),
});

/** What somebody waits for: one game, with as many as they say. */
export interface Wish {
  readonly game: string;
  readonly seats: number | 'any';
  readonly clock: ClockName;
  readonly rated: boolean;
}

/** A wish without a game is for the first one; undefined for what these games cannot fulfil. */
export function wishFrom(games: Games, json: unknown): Wish | undefined {
  const { data } = wishForm.safeParse(json);
  if (!data) return undefined;
  const { game, seats, ...rest } = data;
  const kit = game === undefined ? games.standard : games.named(game);
  if (!kit || (seats !== 'any' && !kit.table.sizes.includes(seats))) return undefined;
  return { game: kit.rules.id, seats, ...rest };
}

/** Who asks is said by the token; a rating or id that a page sends along is not even read. */
export const queueOptions = z.object({
  token: z.string().min(1).max(600),
  version: z.number(),
  wish: wishForm.prefault({}),
});
export type QueueOptions = z.input<typeof queueOptions>;

/** What a page may ask of the queue; `room.request(name, payload)` gives a Reply. */
export const queueIntents = {
  /** Still there, and ready to play what was proposed. */
  confirm: z.strictObject({ proposal: z.int().positive() }),
  /** Does not want to wait any longer: bots take the seats that are missing. Only once it was offered. */
  fillWithBots: z.strictObject({}),
  /** Out of the queue; the socket is closed with `CLOSE.left`. */
  cancel: z.strictObject({}),
} as const;
export type QueueIntentName = keyof typeof queueIntents;
export const QUEUE_INTENT_NAMES = Object.keys(queueIntents) as QueueIntentName[];

/** What the queue sends. */
export interface QueueMessages {
  /** After joining, and every second while it changes. */
  queue: QueueStatus;
  /** A match is at hand: confirm before `until`, at once when the page is in sight. */
  proposal: ProposalMessage;
  /** Somebody else did not confirm or went away: waiting again, in front of everybody. */
  again: { readonly proposal: number };
  /** The seat is kept for a minute: `joinOrCreate('match', { matchId, … })`. The socket is closed with `CLOSE.left`. */
  table: TableReply;
  /** Out of the queue: `unconfirmed`, or why no table could be opened. */
  out: { readonly code: RefusalReason };
}
export type QueueMessageName = keyof QueueMessages;

export interface QueueStatus {
  readonly wish: Wish;
  /** People who wait for something that fits, this one included. */
  readonly waiting: number;
  readonly waitedSeconds: number;
  /** How much longer it took others lately; absent while nobody can say. */
  readonly expectedSeconds?: number;
  /** How far away, in points, an opponent's rating may be by now; absent: as far as it likes. */
  readonly window?: number;
  /** It has taken a while: `fillWithBots` is allowed. */
  readonly offersBots: boolean;
}

export interface ProposalMessage {
  readonly proposal: number;
  readonly game: string;
  readonly seats: number;
  readonly clock: ClockName;
  readonly rated: boolean;
  /** Server time; `now` is what it was when this was sent. */
  readonly until: number;
  readonly now: number;
}

/** GET /api/queue?game=<id>&seats=2&clock=blitz&rated=true → how it looks for such a wish before one joins. */
export type QueueOutlook = Pick<QueueStatus, 'wish' | 'waiting' | 'expectedSeconds'>;
