import type { Seat } from '../core';
import type { WireItem, WireMap } from '../wire';

/**
 * The state as it crosses the wire, field by field: what server/sync/schema.ts declares and what a page holds
 * after decoding. Flat on purpose: what is private sits on an item of a map at the root, and nothing private has
 * children. -1 stands for no seat, the empty string for nothing chosen.
 */
export interface WireState {
  readonly table: WireTable;
  readonly places: WireMap<WirePlace>;
  readonly match: WireMatch;
  /** Hashes of what is hidden, by a public name: docs/fairness.md. */
  readonly commitments: WireMap<string>;
  /** Each item is visible to its seat alone. */
  readonly secrets: WireMap<WireSecret & WireItem>;
  /** What everybody sees of the game: the `open` fields of the game's own table, shared/games/<name>/wire.ts. */
  readonly game: WireItem;
}

/** The table around the game. */
export interface WireTable {
  readonly matchId: string;
  readonly code: string;
  readonly phase: string;
  readonly ending: string;
  readonly paused: boolean;
  readonly owner: number;
  readonly seats: number;
  readonly clock: string;
  readonly spectatorsAllowed: boolean;
  readonly game: string;
  /** The game's own options as JSON. */
  readonly options: string;
  readonly isPublic: boolean;
  readonly rated: boolean;
  readonly waits: boolean;
  readonly spectators: number;
  readonly chat: boolean;
  readonly rematchId: string;
  readonly rematchCode: string;
  readonly ruleset: string;
  /** The server's commitment to its share of the seed; empty for a match that has no proof. */
  readonly seedCommitment: string;
  readonly engine: string;
  /** Once the end of the match is kept: what its archive must fit. */
  readonly seal: string;
  /** T11: a full table asks whether everybody looks at it; then the time at which it begins, 0 for none. */
  readonly checking: boolean;
  readonly startsAt: number;
  /** Somebody outside is told of turns and of the end. */
  readonly webhook: boolean;
}

/** One seat of the table: who sits there, not what the pilot does. */
export interface WirePlace {
  readonly name: string;
  readonly here: boolean;
  readonly autopilot: boolean;
  /** The bot that has the seat; empty for a person's or a free one. */
  readonly bot: string;
  readonly deadline: number;
  readonly nudged: boolean;
  readonly wantsAbandon: boolean;
  readonly wantsRematch: boolean;
  /** What the seat added to the seed, from the start on; empty for nothing. */
  readonly contribution: string;
  /** The public id of the person who has the seat; empty for a bot's or a free one. */
  readonly person: string;
  /** The rules play it, and nobody can sit there. */
  readonly automatic: boolean;
  /** The colour that was wished for; empty for none. */
  readonly colour: string;
  /** Why the autopilot plays; empty while it does not. */
  readonly reason: string;
  /** T12: its last deadline has passed without an answer. */
  readonly missed: boolean;
  /** T11: its person does not look at the table yet. */
  readonly awaited: boolean;
  /** T14: its person was not there at the end. */
  readonly left: boolean;
  /** T18: until when its clock stands, by the wall clock, 0 for none; and how many whole days off are left. */
  readonly holiday: number;
  readonly holidayDays: number;
}

/** The match as far as it is the same for every game. */
export interface WireMatch {
  readonly started: boolean;
  /** Whose answer it waits for: one bit for each seat. */
  readonly waitingFor: number;
  /** How many events have led here: a page that has not been told of all of them waits before it draws. */
  readonly events: number;
}

/** What the house keeps for a seat alone; the game's `secret` fields are on the same item. */
export interface WireSecret {
  /** Ids of the question that fits this state and of the answer that is held; 0: none. */
  readonly askedId: number;
  readonly heldId: number;
  readonly draftId: number;
  /** JSON; empty while there is none. */
  readonly draft: string;
  readonly draftComplete: boolean;
}

export function seatsMask(seats: readonly Seat[]): number {
  let mask = 0;
  for (const seat of seats) mask |= 1 << seat;
  return mask;
}

export function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}
