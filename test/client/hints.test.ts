import { MECHS_LESSONS } from '../../client/games/mechs/lessons';
import { hints as mechsEn } from '../../client/i18n/en/mechs/hints';
import { hints as mechsFr } from '../../client/i18n/fr/mechs/hints';
import { WESTERN_LESSONS } from '../../client/games/western/lessons';
import { hints as westernEn } from '../../client/i18n/en/western/hints';
import { hints as westernFr } from '../../client/i18n/fr/western/hints';
import { hintAt, type HintTexts } from '../../client/help/hintAt';
import type { AnyLesson } from '../../client/lessons/lesson';

const games: readonly [string, readonly unknown[], readonly HintTexts[]][] = [
  ['Mechs', MECHS_LESSONS, [mechsEn, mechsFr]],
  ['Western', WESTERN_LESSONS, [westernEn, westernFr]],
];

/** Said without a question, in a fight that goes by itself; and questions that a lesson speaks of without asking them. */
const SPOKEN_OF = ['fight', 'collect', 'firstWeapon', 'refuge', 'pot', 'leftover', 'wild'];

test.each(games)('hints of %s stand under the lesson that teaches them', (_name, all, languages) => {
  const lessons = all as readonly AnyLesson[];
  for (const hints of languages) {
    expect(Object.keys(hints.lessons)).toEqual(lessons.map(({ id }) => id));
    for (const lesson of lessons) {
      const asked = kindsIn(lesson);
      for (const kind of Object.keys(hints.lessons[lesson.id]!)) {
        expect([...asked, ...SPOKEN_OF]).toContain(kind);
        expect(hintAt(hints, kind)).toMatchObject({ lesson: lesson.id });
      }
    }
    expect(hintAt(hints, 'nothing')).toBeUndefined();
  }
});

function kindsIn({ steps }: AnyLesson): string[] {
  return steps.flatMap(({ task }) => (task && 'kind' in task ? [task.kind] : []));
}
