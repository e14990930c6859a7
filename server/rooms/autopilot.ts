import type { BotId } from '../../shared/core';
import type { Thinker, ThinkReply, ThinkRequest } from '../bots';

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

/** Who plays for those who are away. */
export function rookieAutopilot(thinker: Thinker): Autopilot {
  return botAutopilot(thinker, 'rookie');
}
