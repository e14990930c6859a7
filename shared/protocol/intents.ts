import { z } from 'zod';
import { COLOURS } from './colours';
import { CHAT_LENGTH, HOLIDAY_DAYS, PHRASES } from './constants';
import { decisionKind, habitsForm } from './habitsForm';
import { legible } from './ids';
import { webhookForm } from './push';
import { INVISIBLE, withoutPiles } from './marks';
import { plainData } from './plainData';
import { botId, seatNumber as seat } from './settings';

/** What a page may ask of a match room. Each is a request: `room.request(name, payload)` gives a Reply. */

const id = z.int().positive();
const on = z.boolean();
/** What turns the direction of writing, for whatever follows it. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A line as others see it: in one row, and within it. */
function spoken(text: string): string {
  return withoutPiles(
    legible(text)
      .replace(TURNS, '')
      .replace(/[\p{Cc}\u2028\u2029]+/gu, ' '),
  );
}

function canBeSeen(text: string): boolean {
  return text.replace(INVISIBLE, '').trim() !== '';
}

/** 32 bytes. */
const bytes = z.string().regex(/^[0-9a-f]{64}$/);

export const intents = {
  /** Answers the decision with this id. The same answer again is acknowledged; another one is `stale`. */
  answer: z.strictObject({ id, answer: plainData }),
  /** Takes a simultaneous answer back while others still think; the decision comes again under a new id. */
  retract: z.strictObject({ id }),
  /** An answer in the making, kept by the room: refresh, another device and the clock honour it. */
  draft: z.strictObject({ id, draft: plainData }),
  /** The standing order of weapons (M6.2). */
  arrange: z.strictObject({ arrangement: plainData }),
  /**
   * Before the start, once: what this seat adds to the seed of the match, under the commitment of the server that it
   * has seen. A page does it by itself; the start waits for it for a moment.
   */
  contribute: z.strictObject({ commitment: bytes, randomness: bytes }),
  /**
   * Before the start: whether this page shows the table and its person is ready (T11). Whoever has joined counts as
   * ready until the page says something else.
   */
  look: z.strictObject({ on }),
  takeSeat: z.strictObject({ seat: seat.optional() }),
  leaveSeat: z.strictObject({}),
  /** Before the start: the colour that the own seat is to have, if nobody wished for it before; without one, any. */
  wishColour: z.strictObject({ colour: z.enum(COLOURS).optional() }),
  /** Before the start, by the owner: a bot takes this free seat, or the first one. The table starts when it is full. */
  addBot: z.strictObject({ bot: botId, seat: seat.optional() }),
  /** Before the start, by the owner: the bot in this seat leaves it to somebody else. */
  removeBot: z.strictObject({ seat }),
  /** Before the start, by the owner: the person in this seat is sent away, and does not come back to this table. */
  kick: z.strictObject({ seat }),
  /** One of both: own words, or a canned phrase that every page shows in its own language. */
  chat: z.union([
    z.strictObject({ text: z.string().overwrite(spoken).trim().max(CHAT_LENGTH).refine(canBeSeen) }),
    z.strictObject({ phrase: z.enum(PHRASES) }),
  ]),
  /** Hides what a seat says, for the rest of this match. */
  mute: z.strictObject({ seat, on }),
  /** Hides what the person in that seat says, at every table. */
  block: z.strictObject({ seat, on }),
  /** After the end: ready to play again. When all people are, `table.rematch` says where. */
  rematch: z.strictObject({ on }),
  /** A vote to abandon the match; when all seats that people play have voted, it ends unrated. */
  abandon: z.strictObject({ on }),
  /** Hands an idle seat of a table without clocks to the autopilot, once it was nudged. */
  handOver: z.strictObject({ seat }),
  /** What the person wants to be asked at this table (T16); it lasts until they say otherwise. */
  habits: habitsForm,
  /** To be asked the next decision of that kind, once, although it would be answered by habit. */
  demand: z.strictObject({ kind: decisionKind, on }),
  /** T18, at a table over days: from now on the own clock stands for so many days; 0 ends it. */
  holiday: z.strictObject({ days: z.int().min(0).max(HOLIDAY_DAYS) }),
  /** By the owner of a table over days: where it tells of turns and of its end; without an address nowhere any more. */
  webhook: webhookForm,
  /** Takes the own seat back from the autopilot. */
  resume: z.strictObject({}),
  /** What has happened from this event on, a page at a time: the log of somebody who comes anew. For spectators too. */
  history: z.strictObject({ from: z.int().min(0) }),
  /** A code that moves this person to another device, once, within minutes. */
  moveCode: z.strictObject({}),
} as const;

export type IntentName = keyof typeof intents;
export type Intent<Name extends IntentName> = z.infer<(typeof intents)[Name]>;

export const INTENT_NAMES = Object.keys(intents) as IntentName[];
