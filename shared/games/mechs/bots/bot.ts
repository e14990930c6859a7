import { quickRandom, type Knowledge, type Random } from '../../../core';
import type { WeaponPlace } from '../state';
import type { MechsDecision, MechsTypes, MechsView, Scene } from '../types';

/**
 * Players that answer decisions. A bot is a pure function of what its seat may know: it is handed the same
 * redacted view as a remote client, randomness that is fixed by match and decision, and a clock that only
 * ever says "stop". The same situation always gets the same answer.
 */
export const BOT_IDS = ['rookie', 'veteran', 'ace'] as const;
export type BotId = (typeof BOT_IDS)[number];

/** One decision as its seat sees it. */
export interface Situation {
  readonly config: MechsTypes['config'];
  readonly view: MechsView;
  readonly decision: MechsDecision;
  /** The view with its past, for players that imagine what they cannot see. Made on demand: it costs a replay. */
  readonly knowledge: () => Knowledge<MechsTypes>;
  readonly random: Random;
  /** False once the time for this decision is used up. */
  readonly hasTime: () => boolean;
}

export interface Thought {
  readonly answer: unknown;
  /** A better standing order of weapons (M6.2), to be sent before the answer. */
  readonly arrangement?: readonly WeaponPlace[];
  /** The clock ended the thinking before its budget was used: the answer may differ on a faster machine. */
  readonly cutOff: boolean;
  /** What went wrong on the way; the answer is what was thought best before. */
  readonly failure?: unknown;
}

export interface Bot {
  readonly id: BotId;
  /** It answers in well under a millisecond: there is no need to think elsewhere. */
  readonly isQuick: boolean;
  /** It asks for `knowledge`, not for its view alone. */
  readonly imagines: boolean;
  think(situation: Situation): Thought;
}

/**
 * Randomness of one decision. `matchKey` is anything public that names the match, never its seed: whoever
 * knows it learns what a bot would choose, not what is hidden.
 */
export function randomFor(matchKey: string, decision: Pick<MechsDecision, 'seat' | 'id'>): Random {
  let hash = 0x811c9dc5;
  const text = `${matchKey}/${decision.seat}/${decision.id}`;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return quickRandom(hash);
}

/** What the pure rules need to look at a situation. */
export function sceneOf({ config, view }: Pick<Situation, 'config' | 'view'>): Scene {
  return { config, open: view.open };
}

/** A situation from full knowledge: what a worker or a room has at hand. */
export function situationFrom(
  knowledge: Knowledge<MechsTypes>,
  decision: MechsDecision,
  thinking: Pick<Situation, 'random' | 'hasTime'>,
): Situation {
  return {
    config: knowledge.config,
    view: knowledge.now,
    decision,
    knowledge: () => knowledge,
    ...thinking,
  };
}

/** A bot never stops a match: if it fails, its seat plays what anybody's would when time runs out. */
export function thinkSafely(bot: Pick<Bot, 'think'>, situation: Situation): Thought {
  try {
    return bot.think(situation);
  } catch (failure) {
    return { answer: situation.decision.fallback, cutOff: false, failure };
  }
}
