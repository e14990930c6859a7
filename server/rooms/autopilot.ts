import type { Thinker, ThinkReply, ThinkRequest } from '../bots';

export type AutopilotRequest = Omit<ThinkRequest, 'bot'>;
export type AutopilotReply = Pick<ThinkReply, 'answer' | 'arrangement'>;

/** Plays a seat whose owner is not there, knowing only what that seat may know. */
export interface Autopilot {
  answer(request: AutopilotRequest): AutopilotReply | Promise<AutopilotReply>;
}

/** The answer that every decision carries with it. */
export const fallbackAutopilot: Autopilot = { answer: ({ decision }) => ({ answer: decision.fallback }) };

export function rookieAutopilot(thinker: Thinker): Autopilot {
  return { answer: (request) => thinker.answer({ ...request, bot: 'rookie' }) };
}
