import { batch, signal } from '@preact/signals';
import type { AnyReplayKit } from '../../shared/games/kit';
import type { Reply } from '../../shared/protocol/refusals';
import { ui } from '../games/current';
import type { GameCard } from '../games/card';
import { addNews, clearLog } from '../model/log';
import { isCoached } from '../model/hints';
import { playback } from '../model/playback';
import { quietTable } from '../model/quietTable';
import { adoptTable, closeTable, info, status, view, viewer, type Line } from '../model/table';
import { LEARNER, type AnyLesson, type LessonBook } from './lesson';
import { LessonRun } from './lessonRun';
import { keep, keepDone, savedOf } from './progress';

/**
 * Drives the table of this page from a lesson instead of a connection: it fills the same signals, so the same board,
 * prompts and playback teach that will be played with.
 */
export const step = signal(0);
/** Why what was just shown was not it; while it is there, the learner looks at what would have been. */
export const mistake = signal<{ readonly words: string | undefined } | undefined>(undefined);

interface Class {
  readonly game: GameCard;
  readonly book: LessonBook;
  readonly lesson: AnyLesson;
  readonly kit: AnyReplayKit;
  run: LessonRun;
}
let now: Class | undefined;

export function openLesson(
  game: GameCard,
  kit: AnyReplayKit,
  book: LessonBook,
  lesson: AnyLesson,
  you: string,
): void {
  adoptTable(line);
  now = { game, kit, book, lesson, run: new LessonRun(kit, lesson, savedOf(game.id, lesson.id)) };
  const seats = kit.rules.seatsOf(lesson.config);
  batch(() => {
    status.value = 'connected';
    info.value = quietTable({
      matchId: `lesson ${lesson.id}`,
      game: game.id,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === LEARNER
          ? { name: you }
          : {
              name: book.nameOf(seat),
              bot: 'rookie',
              isAutomatic: kit.table.isAutomatic(lesson.config, seat),
            },
      ),
    });
  });
  begin();
}

export function closeLesson(): void {
  now = undefined;
  isCoached.value = false;
  closeTable();
}

export function startOver(): void {
  if (!now) return;
  now.run = new LessonRun(now.kit, now.lesson);
  begin();
}

/** The table as the lesson has it, without the way there. */
function begin(): void {
  const run = now?.run;
  if (!run) return;
  ui().forgetDraft?.();
  clearLog();
  playback.reset();
  batch(() => {
    mistake.value = undefined;
    step.value = run.stepNumber;
    isCoached.value = isToldWhat(run);
    viewer.value = LEARNER;
    view.value = run.view;
    addNews(0, run.events);
    playback.follow(run.view.open, []);
  });
}

/** Past something to read; or past what would have been, to try again. */
export function goOn(): void {
  if (!now) return;
  if (mistake.peek()) return begin();
  const told = now.run.events.length;
  now.run.goOn();
  show(told);
}

export function showMe(): void {
  const asked = now?.run.view.decision;
  if (now && asked) void line.request('answer', { id: asked.id, answer: now.run.example() as never });
}

function show(told: number): void {
  if (!now) return;
  const { game, lesson, run } = now;
  const news = run.events.slice(told);
  batch(() => {
    step.value = run.stepNumber;
    isCoached.value = isToldWhat(run);
    view.value = run.view;
    addNews(told, news);
    playback.follow(run.view.open, news);
  });
  if (run.isDone) keepDone(game.id, lesson.id);
  else keep(game.id, lesson.id, run.saved);
}

/** Where the learner is free to choose, hints are as welcome as in a match. */
function isToldWhat({ step: now }: LessonRun): boolean {
  return !now?.task || 'kind' in now.task;
}

const OK: Reply = { ok: true };

const line: Line = {
  async request(name, intent) {
    if (!now || mistake.peek()) return { ok: false, code: 'no-decision' };
    const { run, book } = now;
    if (name === 'draft') return OK;
    if (name === 'arrange') {
      const isTaken = run.arrange((intent as { readonly arrangement: unknown }).arrangement);
      if (!isTaken) return { ok: false, code: 'illegal' };
      view.value = run.view;
      return OK;
    }
    if (name !== 'answer') return { ok: false, code: 'not-allowed' };
    const told = run.events.length;
    const { id, answer } = intent as { readonly id: number; readonly answer: unknown };
    const became = run.answer(id, answer);
    if (became.type === 'refused') return { ok: false, code: became.code };
    if (became.type === 'right') {
      show(told);
      return OK;
    }
    const { say, view: seen, events } = became;
    batch(() => {
      mistake.value = { words: say?.(book.text) };
      view.value = seen;
      addNews(told, events);
      playback.follow(seen.open, events);
    });
    return OK;
  },
  close() {},
};
