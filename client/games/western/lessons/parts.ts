import type { WesternDecisions } from '../../../../shared/games/western/decisions';
import { drawnPosition, readSpot, type Setup } from '../../../../shared/games/western/drawn/position';
import type { Place } from '../../../../shared/games/western/state';
import type { WesternTypes } from '../../../../shared/games/western/types';
import type { Lesson, Mistake, Step } from '../../../lessons/lesson';
import type { LessonsText } from '../../../i18n/en/western/lessons';

export type WesternLesson = Lesson<WesternTypes, LessonsText>;
export type WesternStep = Step<WesternTypes, LessonsText>;

type Said = (text: LessonsText) => string;
type Answer<K extends keyof WesternDecisions> = WesternDecisions[K]['answer'];

export function startsFrom(setup: Setup): Pick<WesternLesson, 'config' | 'start'> {
  return { config: drawnPosition(setup).config, start: () => drawnPosition(setup).position };
}

/** What shows a place: its mat, or the small one of a phone. */
export function matOf(place: Place): string {
  return `.mat[data-place="${place}"], .mini-${place}`;
}

export function read(say: Said, more: Pick<WesternStep, 'spot' | 'after'> = {}): WesternStep {
  return { say, ...more };
}

/** One answer to a question of a kind. */
export function choose<K extends keyof WesternDecisions>(
  kind: K,
  say: Said,
  answer: Answer<K>,
  mistakes: readonly Mistake<Answer<K>, LessonsText>[],
  spot?: string,
): WesternStep {
  return { say, spot, task: { kind, answer, mistakes } as WesternStep['task'] };
}

/** Any answer will do. */
export function chooseFreely<K extends keyof WesternDecisions>(
  kind: K,
  say: Said,
  answer: Answer<K>,
): WesternStep {
  return { say, task: { kind, answer, isRight: () => true, mistakes: [] } as WesternStep['task'] };
}

/** A posse on a spot: "2 porch". */
export function place(
  say: Said,
  spot: string,
  mistakes: readonly Mistake<Answer<'place'>, LessonsText>[],
  ring: string,
): WesternStep {
  const { side, ...where } = readSpot(spot);
  return choose('place', say, side ? { ...where, side } : where, mistakes, ring);
}
