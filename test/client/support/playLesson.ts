import type { GameTypes, View } from '../../../shared/core';
import type { AnyReplayKit } from '../../../shared/games/kit';
import type { AnyLesson, LessonBook } from '../../../client/lessons/lesson';
import { LessonRun } from '../../../client/lessons/lessonRun';

/** Some legal answers to a decision that a lesson does not take. */
const WRONG_ONES = 6;

/** Every lesson of a book is played to its end, right and wrong. */
export function describeLessons(name: string, kit: AnyReplayKit, open: () => Promise<LessonBook>): void {
  describe(`the lessons of ${name}`, () => {
    let book: LessonBook;
    beforeAll(async () => {
      book = await open();
    });

    const each = (test: (lesson: AnyLesson, text: unknown) => void) => () => {
      for (const lesson of book.lessons) test(lesson, book.text);
    };

    it(
      'come to their end by what they ask for, and say something at every step',
      each((lesson, text) => {
        const run = new LessonRun(kit, lesson);
        while (!run.isDone) {
          expect(run.step?.say(text)).toMatch(/\S/);
          const seen = run.view;
          const before = JSON.stringify(seen);
          forward(run);
          // What a page still shows while the lesson goes on.
          expect(JSON.stringify(seen)).toBe(before);
        }
        expect(lesson.title(text)).toMatch(/\S/);
      }),
    );

    it(
      'answer a mistake with what would have happened, and stand where they were',
      each((lesson, text) => {
        const run = new LessonRun(kit, lesson);
        while (!run.isDone) {
          const before = JSON.stringify(run.view);
          for (const wrong of mistakesAt(run)) {
            const became = run.answer(run.view.decision!.id, wrong);
            expect(became.type).toBe('wrong');
            if (became.type === 'wrong') expect(became.say?.(text)).toMatch(/\S/);
            expect(JSON.stringify(run.view)).toBe(before);
          }
          forward(run);
        }
      }),
    );

    it(
      'refuse what the rules do not allow',
      each((lesson) => {
        const run = new LessonRun(kit, lesson);
        while (!run.isDone) {
          const { decision } = run.view;
          if (decision) {
            expect(run.answer(decision.id, { nonsense: true })).toMatchObject({ type: 'refused' });
            expect(run.answer(decision.id + 1, decision.fallback)).toMatchObject({ type: 'refused' });
          }
          forward(run);
        }
      }),
    );

    it(
      'go on where somebody left them, and begin anew where what was kept does not fit',
      each((lesson) => {
        const run = new LessonRun(kit, lesson);
        while (!run.isDone) {
          const again = new LessonRun(kit, lesson, JSON.parse(JSON.stringify(run.saved)) as typeof run.saved);
          expect(again.view).toEqual(run.view);
          expect(again.stepNumber).toBe(run.stepNumber);
          forward(run);
        }
        const nonsense = { step: 3, inputs: [{ type: 'answer', seat: 0, id: 99, answer: 0 }] } as const;
        expect(new LessonRun(kit, lesson, nonsense).stepNumber).toBe(0);
      }),
    );
  });
}

/** A lesson at its end. */
export function played(kit: AnyReplayKit, lesson: AnyLesson): LessonRun {
  const run = new LessonRun(kit, lesson);
  while (!run.isDone) forward(run);
  return run;
}

function forward(run: LessonRun): void {
  const { decision } = run.view;
  if (!run.step?.task) run.goOn();
  else expect(run.answer(decision!.id, run.example())).toEqual({ type: 'right' });
}

/** Legal, and not what the step is about. */
function mistakesAt({ step, view }: LessonRun): unknown[] {
  const task = step?.task;
  if (!task || !('kind' in task)) return [];
  const isRight = (answer: unknown) =>
    task.isRight?.(answer) ?? JSON.stringify(answer) === JSON.stringify(task.answer);
  return optionsOf(view)
    .filter((option) => !isRight(option))
    .slice(0, WRONG_ONES);
}

function optionsOf({ decision }: View<GameTypes>): readonly unknown[] {
  return decision?.options ?? [decision?.fallback];
}
