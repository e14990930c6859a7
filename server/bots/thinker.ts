import type { LoadedEngine } from '../engines/engine';
import type { BotId, DecisionOf, GameTypes, Knowledge, Thought, View } from '../../shared/core';

/** A decision that a bot is to answer, with what its seat may know. */
export interface ThinkRequest {
  /** The id of the game whose bots they are. */
  readonly game: string;
  /** What the match is played by; absent: the newest of the game. */
  readonly engine?: LoadedEngine;
  readonly matchId: string;
  /**
   * Where nobody looks at the table: what stands for whoever opened it. They open as many as they like and go, and bots
   * play on without a pause; so all of those have one turn together, and whoever looks at a table comes first.
   */
  readonly unseenOf?: string | undefined;
  readonly bot: BotId;
  /** What the bot draws from: secret until the end of the match, and never its seed (docs/bots.md). */
  readonly matchKey: string;
  readonly config: GameTypes['config'];
  readonly view: View<GameTypes>;
  readonly decision: DecisionOf<GameTypes>;
  /** Called only for bots that imagine what they cannot see. */
  readonly knowledge: () => Knowledge<GameTypes>;
}

export interface ThinkReply {
  readonly answer: unknown;
  /** A better standing order, to be submitted before the answer. */
  readonly arrangement?: unknown;
  /** The clock ended the thinking before its budget was used up. */
  readonly cutOff: boolean;
  /** Why the decision's fallback is answered instead of a bot's own choice. */
  readonly failure?: string;
}

/** Players that answer decisions, wherever they think. An answer always comes: it never rejects. */
export interface Thinker {
  answer(request: ThinkRequest): Promise<ThinkReply>;
  close(): Promise<void>;
}

/** Milliseconds that a bot may think: a ceiling, not a pace. */
export interface Ceiling {
  /** For a decision whose pace is long. */
  readonly long: number;
  readonly other: number;
}

export const CEILING: Ceiling = { long: 1500, other: 300 };

export function ceilingFor({ pace }: Pick<DecisionOf<GameTypes>, 'pace'>, ceiling: Ceiling): number {
  return ceiling[pace ?? 'other'];
}

export function replyFrom({ answer, arrangement, cutOff, failure }: Thought<GameTypes>): ThinkReply {
  return {
    answer,
    arrangement,
    cutOff,
    failure: failure === undefined ? undefined : describe(failure),
  };
}

export function describe(failure: unknown): string {
  return failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
}
