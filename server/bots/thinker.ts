import type { BotId, Knowledge } from '../../shared/core';
import type { MechsThought } from '../../shared/games/mechs/bots';
import type { WeaponPlace } from '../../shared/games/mechs/state';
import type { MechsDecision, MechsTypes, MechsView } from '../../shared/games/mechs/types';

/** A decision that a bot is to answer, with what its seat may know. */
export interface ThinkRequest {
  readonly bot: BotId;
  /** Anything public that names the match; never its seed. */
  readonly matchKey: string;
  readonly config: MechsTypes['config'];
  readonly view: MechsView;
  readonly decision: MechsDecision;
  /** Called only for bots that imagine what they cannot see. */
  readonly knowledge: () => Knowledge<MechsTypes>;
}

export interface ThinkReply {
  readonly answer: unknown;
  /** A better standing order of weapons, to be submitted before the answer. */
  readonly arrangement?: readonly WeaponPlace[];
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

export function ceilingFor({ pace }: Pick<MechsDecision, 'pace'>, ceiling: Ceiling): number {
  return ceiling[pace ?? 'other'];
}

export function replyFrom({ answer, arrangement, cutOff, failure }: MechsThought): ThinkReply {
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
