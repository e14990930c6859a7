import { pick, type Flow, type QuestionOf } from '../../core';
import { isRobot } from './arena';
import { ask, type DecisionKind, type MechsDecisions } from './decisions';
import type { MechsTable } from './types';

/** What a robot declines wherever it may (M13.10, R55). */
const DECLINED_BY_ROBOTS: readonly DecisionKind[] = ['readyWeapon', 'freeTurret'];

/** Puts a question that a card asks; a robot pilot takes what it must, at random (R55). */
export function* decide<K extends DecisionKind>(
  g: MechsTable,
  question: QuestionOf<MechsDecisions, K> & Required<Pick<QuestionOf<MechsDecisions, K>, 'options'>>,
): Flow<MechsDecisions[K]['answer']> {
  if (!isRobot(g.open, question.seat)) return yield* ask<K>(question);
  const wanted = question.options.filter((option) => option !== null);
  const isDeclined = DECLINED_BY_ROBOTS.includes(question.kind) || wanted.length === 0;
  return isDeclined ? null : pick(wanted, g.random.stream('robotChoice'));
}
