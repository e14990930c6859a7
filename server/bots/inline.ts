import { randomFor, thinkSafely } from '../../shared/core';
import { BOTS } from '../../shared/games/mechs/bots';
import { monotonic } from '../monotonic';
import {
  CEILING,
  ceilingFor,
  replyFrom,
  type Ceiling,
  type Thinker,
  type ThinkReply,
  type ThinkRequest,
} from './thinker';

/** Thinks at once, on the thread that asks: for quick bots, and for tests. */
export function thinkInline(request: ThinkRequest, ceiling: Ceiling = CEILING): ThinkReply {
  const { bot, matchKey, config, view, decision, knowledge } = request;
  const end = monotonic() + ceilingFor(decision, ceiling);
  const random = randomFor(matchKey, decision);
  const hasTime = () => monotonic() < end;
  return replyFrom(thinkSafely(BOTS[bot], { config, view, decision, knowledge, random, hasTime }));
}

export const inlineThinker: Thinker = {
  answer: async (request) => thinkInline(request),
  close: async () => {},
};
