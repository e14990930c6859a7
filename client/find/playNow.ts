import type { TableOrder } from '../../shared/protocol/settings';
import type { GameCard } from '../games/card';
import { hasBegun } from '../lessons/progress';
import { lastTable, type Route } from '../model/route';
import { hints } from '../model/settings';
import { stored } from '../model/storage';

/** What Play now is for this person: the first lesson, a first match against a bot, or people to play with. */
export type FirstSteps = 'lesson' | 'match' | undefined;

/** Undefined: they have sat at a table with this browser, or have said that they need no hints. */
export function firstSteps(): FirstSteps {
  const hasPlayed =
    lastTable.wasThereOne() || lastTable.get() !== undefined || stored.text('hintsSeen') !== undefined;
  if (hasPlayed || hints.value === 'off') return undefined;
  return hasBegun() ? 'match' : 'lesson';
}

export async function firstLesson(game: GameCard): Promise<Route> {
  const { lessons } = await game.lessons();
  return { screen: 'learn', game: game.id, lesson: lessons[0]?.id };
}

/** Without a clock. */
export function firstMatch(): TableOrder {
  return { bots: ['rookie'], clock: 'relaxed' };
}
