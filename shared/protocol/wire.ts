/**
 * The state as it crosses the wire, field by field: what server/sync/schema.ts declares and what a page holds
 * after decoding. Flat on purpose: what is private sits on an item of a map at the root, and nothing private has
 * children. -1 stands for no seat and no zone, the empty string for nothing chosen.
 */
export interface WireMap<Item> {
  readonly size: number;
  get(key: string): Item | undefined;
  forEach(each: (item: Item, key: string) => void): void;
}

export interface WireArray<Item> extends Iterable<Item> {
  readonly length: number;
}

export interface WireState {
  readonly table: WireTable;
  readonly places: WireMap<WirePlace>;
  readonly game: WireGame;
  readonly zones: WireArray<string>;
  readonly tokens: WireMap<WireToken>;
  readonly seats: WireMap<WireSeat>;
  readonly combat: WireCombat;
  /** Hashes of what is hidden, by a public name: docs/fairness.md. */
  readonly commitments: WireMap<string>;
  /** Each item is visible to its seat alone. */
  readonly secrets: WireMap<WireSecret>;
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
  readonly spectators: number;
  readonly chat: boolean;
  readonly rematchId: string;
  readonly rematchCode: string;
  readonly ruleset: string;
  /** The server's commitment to its share of the seed; empty for a match that has no proof. */
  readonly seedCommitment: string;
  /** Once the end of the match is kept: what its archive must fit. */
  readonly seal: string;
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
}

export interface WireGame {
  /** Empty until the match has started. */
  readonly phase: string;
  readonly round: number;
  readonly turn: number;
  readonly starter: number;
  readonly active: number;
  readonly tokensPlaced: number;
  readonly mechZone: number;
  readonly mechHolder: number;
  readonly row: string;
  readonly deckCount: number;
  readonly piles: string;
  readonly winners: string;
  readonly waitingFor: string;
  /** How many events have led here: a page that has not been told of all of them waits before it draws. */
  readonly events: number;
}

export interface WireToken {
  readonly kind: string;
  readonly seat: number;
  readonly zone: number;
}

export interface WireSeat {
  readonly pilot: string;
  readonly base: number;
  readonly zone: number;
  readonly status: string;
  readonly side: string;
  readonly hp: number;
  readonly energy: number;
  readonly credits: number;
  readonly mines: number;
  readonly turrets: number;
  readonly weapons: string;
  readonly equipped: string;
  readonly revealed: string;
  readonly adHoc: string;
  readonly vp: number;
  /** Only robot pilots (M13) face somewhere and have a stack; empty on other seats. */
  readonly facing: string;
  readonly stack: number;
  /** Rows of one number for each source, one row for each round. */
  readonly scores: WireArray<number>;
}

export interface WireCombat {
  /** -1: no combat. */
  readonly zone: number;
  readonly turn: number;
  readonly jumped: boolean;
  readonly dragged: boolean;
  readonly attacker: WireFighter;
  readonly defender: WireFighter;
}

export interface WireFighter {
  readonly seat: number;
  readonly exhausted: string;
  readonly used: string;
  readonly keepsFirst: boolean;
  readonly shieldOffered: boolean;
}

export interface WireSecret {
  readonly dealt: string;
  readonly supply: string;
  readonly placed: string;
  readonly program: string;
  readonly order: string;
  /** Ids of the question that fits this state and of the answer that is held; 0: none. */
  readonly askedId: number;
  readonly heldId: number;
  readonly draftId: number;
  /** JSON; empty while there is none. */
  readonly draft: string;
  readonly draftComplete: boolean;
}
