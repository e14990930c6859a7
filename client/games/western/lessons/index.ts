import type { AnyLesson, LessonBook } from '../../../lessons/lesson';
import { lessonsText } from '../texts/pages';
import { buy } from './buy';
import { duel } from './duel';
import { place } from './place';
import { ring } from './ring';
import { showdown } from './showdown';

/** In the order in which they are learnt. */
export const WESTERN_LESSONS = [ring, place, duel, showdown, buy] as const;

export async function westernLessons(): Promise<LessonBook> {
  await lessonsText.load();
  const text = lessonsText.text();
  return {
    lessons: WESTERN_LESSONS as unknown as readonly AnyLesson[],
    text,
    nameOf: () => text.rival,
  };
}
