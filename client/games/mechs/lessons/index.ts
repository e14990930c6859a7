import type { AnyLesson, LessonBook } from '../../../lessons/lesson';
import { lessonsText } from '../texts/pages';
import { fight } from './fight';
import { gear } from './gear';
import { move } from './move';
import { program } from './program';
import { round } from './round';
import { traps } from './traps';

/** In the order in which they are learnt. */
export const MECHS_LESSONS = [move, traps, fight, gear, program, round] as const;

export async function mechsLessons(): Promise<LessonBook> {
  await lessonsText.load();
  const text = lessonsText.text();
  return {
    lessons: MECHS_LESSONS as unknown as readonly AnyLesson[],
    text,
    nameOf: () => text.rival,
  };
}
