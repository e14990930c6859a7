import type { BotId } from '../../shared/core';
import type { Games } from '../../shared/games';
import { botsOf } from './inline';
import type { Thinker, ThinkReply, ThinkRequest } from './thinker';

export type AutopilotRequest = Omit<ThinkRequest, 'bot'>;
export type AutopilotReply = Pick<ThinkReply, 'answer' | 'arrangement'> & Partial<ThinkReply>;

/** Plays a seat for which no person answers, knowing only what that seat may know. */
export interface Autopilot {
  answer(request: AutopilotRequest): AutopilotReply | Promise<AutopilotReply>;
}

/** The answer that every decision carries with it. */
export const fallbackAutopilot: Autopilot = { answer: ({ decision }) => ({ answer: decision.fallback }) };

export function botAutopilot(thinker: Thinker, bot: BotId): Autopilot {
  return { answer: (request) => thinker.answer({ ...request, bot }) };
}

/** Whom a game lets play for those who are away. */
export function gameAutopilot(games: Games, thinker: Thinker): Autopilot {
  return {
    answer(request) {
      return thinker.answer({ ...request, bot: botsOf(games, request).autopilot });
    },
  };
}
