import { must, randomFor, thinkSafely, type Bot, type GameTypes } from '../../shared/core';
import type { AnyKit, Games } from '../../shared/games';
import { monotonic } from '../base/monotonic';
import {
  CEILING,
  ceilingFor,
  replyFrom,
  type Ceiling,
  type Thinker,
  type ThinkReply,
  type ThinkRequest,
} from './thinker';

export function botOf(games: Games, request: Pick<ThinkRequest, 'engine' | 'game' | 'bot'>): Bot<GameTypes> {
  return botsOf(games, request).byId[request.bot];
}

export function botsOf(
  games: Games,
  { engine, game }: Pick<ThinkRequest, 'engine' | 'game'>,
): AnyKit['bots'] {
  return (engine?.kit ?? must(games.named(game), `game ${game}`)).bots;
}

/** Thinks at once, on the thread that asks: for quick bots, and for tests. */
export function thinkInline(games: Games, request: ThinkRequest, ceiling: Ceiling = CEILING): ThinkReply {
  const { matchKey, config, view, decision, knowledge } = request;
  const end = monotonic() + ceilingFor(decision, ceiling);
  const random = randomFor(matchKey, decision);
  const hasTime = () => monotonic() < end;
  const situation = { config, view, decision, knowledge, random, hasTime };
  return replyFrom(thinkSafely(botOf(games, request), situation));
}

export function inlineThinker(games: Games): Thinker {
  return {
    answer: async (request) => thinkInline(games, request),
    close: async () => {},
  };
}
