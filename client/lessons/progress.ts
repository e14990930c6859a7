import { signal } from '@preact/signals';
import { stored } from '../model/storage';
import type { Saved } from './lessonRun';

/** How far this browser has come in the lessons: done, or where to go on. */
const KEY = 'lessons';

type Progress = Readonly<Record<string, Saved | 'done'>>;

export const progress = signal<Progress>(read());

function read(): Progress {
  try {
    return (JSON.parse(stored.text(KEY) ?? '{}') ?? {}) as Progress;
  } catch {
    return {};
  }
}

function write(next: Progress): void {
  progress.value = next;
  stored.setText(KEY, JSON.stringify(next));
}

const nameOf = (game: string, lesson: string) => `${game}.${lesson}`;

export function isLearnt(game: string, lesson: string): boolean {
  return progress.value[nameOf(game, lesson)] === 'done';
}

export function savedOf(game: string, lesson: string): Saved | undefined {
  const kept = progress.value[nameOf(game, lesson)];
  return kept === 'done' ? undefined : kept;
}

/** What is done stays done, also while it is repeated. */
export function keep(game: string, lesson: string, saved: Saved): void {
  if (!isLearnt(game, lesson)) write({ ...progress.value, [nameOf(game, lesson)]: saved });
}

export function keepDone(game: string, lesson: string): void {
  write({ ...progress.value, [nameOf(game, lesson)]: 'done' });
}

/** Whether somebody has begun any lesson of a game. */
export function hasBegun(game: string): boolean {
  return Object.keys(progress.value).some((name) => name.startsWith(nameOf(game, '')));
}
