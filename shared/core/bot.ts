import type { GameTypes, Knowledge, View } from './game';
import type { Match } from './match';
import { quickRandom, type Random } from './random';

/**
 * Players that answer decisions. A bot is a pure function of what its seat may know: it is handed the same
 * redacted view as a remote client, randomness that is fixed by match and decision, and a clock that only
 * ever says "stop". The same situation always gets the same answer.
 */
export interface Bot<T extends GameTypes> {
  readonly id: BotId;
  /** It answers in well under a millisecond: there is no need to think elsewhere. */
  readonly isQuick: boolean;
  /** It asks for `knowledge`, not for its view alone. */
  readonly imagines: boolean;
  think(situation: Situation<T>): Thought<T>;
}

/** How strong a bot plays; every game has one of each. */
export const BOT_IDS = ['rookie', 'veteran', 'ace'] as const;
export type BotId = (typeof BOT_IDS)[number];

export function isBotId(value: unknown): value is BotId {
  return (BOT_IDS as readonly unknown[]).includes(value);
}

/** One decision as its seat sees it. */
export interface Situation<T extends GameTypes> {
  readonly config: T['config'];
  readonly view: View<T>;
  readonly decision: T['decision'];
  /** The view with its past, for players that imagine what they cannot see. Made on demand: it costs a replay. */
  readonly knowledge: () => Knowledge<T>;
  readonly random: Random;
  /** False once the time for this decision is used up. */
  readonly hasTime: () => boolean;
}

export interface Thought<T extends GameTypes> {
  readonly answer: unknown;
  /** A better standing order, to be given before the answer; only in a game that has them. */
  readonly arrangement?: T['arrangement'];
  /** The clock ended the thinking before its budget was used: the answer may differ on a faster machine. */
  readonly cutOff: boolean;
  /** What went wrong on the way; the answer is what was thought best before. */
  readonly failure?: unknown;
}

/**
 * Randomness of one decision. `matchKey` is never the match's seed: whoever knows it learns what a bot would choose,
 * not what is hidden.
 */
export function randomFor(
  matchKey: string,
  decision: { readonly seat: number; readonly id: number },
): Random {
  let hash = 0x811c9dc5;
  const text = `${matchKey}/${decision.seat}/${decision.id}`;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return quickRandom(hash);
}

/** What a decision of a match looks like to its seat. */
export function situationFrom<T extends GameTypes>(
  match: Match<T>,
  decision: T['decision'],
  thinking: Pick<Situation<T>, 'random' | 'hasTime'>,
): Situation<T> {
  const { seat } = decision;
  return {
    config: match.config,
    view: match.view(seat),
    decision,
    knowledge: () => match.knowledge(seat),
    ...thinking,
  };
}

/** A bot never stops a match: if it fails, its seat plays what anybody's would when time runs out. */
export function thinkSafely<T extends GameTypes>(
  bot: Pick<Bot<T>, 'think'>,
  situation: Situation<T>,
): Thought<T> {
  try {
    return bot.think(situation);
  } catch (failure) {
    return { answer: situation.decision.fallback, cutOff: false, failure };
  }
}
