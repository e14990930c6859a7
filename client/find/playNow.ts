import type { TableOrder } from '../../shared/protocol/settings';
import type { GameCard } from '../games/card';
import { hasBegun } from '../lessons/progress';
import { lastTable, type Route } from '../model/route';

/** What Play now is for this person: the first lesson, a first match against a bot, or people to play with. */
export type FirstSteps = 'lesson' | 'match' | undefined;

/** Undefined: they have sat at a table of this game with this browser. Each game is new to whoever knows others. */
export function firstSteps(game: string): FirstSteps {
  if (lastTable.wasThereOneOf(game)) return undefined;
  return hasBegun(game) ? 'match' : 'lesson';
}

export async function firstLesson(game: GameCard): Promise<Route> {
  const { lessons } = await game.lessons();
  return { screen: 'learn', game: game.id, lesson: lessons[0]?.id };
}

/** Without a clock. */
export function firstMatch(): TableOrder {
  return { bots: ['rookie'], clock: 'relaxed' };
}
