import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import type { CardKind } from '../../../../shared/games/mechs/catalog/ids';
import type { MechsDecisions } from '../../../../shared/games/mechs/decisions';
import {
  drawnPosition,
  type PositionOptions,
  type SeatSetups,
} from '../../../../shared/games/mechs/drawn/position';
import type { Direction, ProgrammedCard } from '../../../../shared/games/mechs/state';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import type { Lesson, Mistake, Step } from '../../../lessons/lesson';
import type { LessonsText } from '../../../i18n/en/mechs/lessons';

export type MechsLesson = Lesson<MechsTypes, LessonsText>;
export type MechsStep = Step<MechsTypes, LessonsText>;

type Said = (text: LessonsText) => string;

/** Where a lesson begins, as a drawing. */
export function startsFrom(
  drawing: string,
  setups?: SeatSetups,
  options?: PositionOptions,
): Pick<MechsLesson, 'config' | 'start'> {
  return {
    config: drawnPosition(drawing, setups, options).config,
    start: () => drawnPosition(drawing, setups, options).position,
  };
}

export function read(say: Said, more: Pick<MechsStep, 'spot' | 'after'> = {}): MechsStep {
  return { say, ...more };
}

type Answer<K extends keyof MechsDecisions> = MechsDecisions[K]['answer'];

/** A card in a direction, chosen when its turn comes. */
export function playCard(
  say: Said,
  kind: CardKind,
  direction: Direction,
  otherwise: Said,
  spot?: string,
): MechsStep {
  const answer: ProgrammedCard = { card: kind, direction };
  const isRight = (given: Answer<'adHocCard'>) =>
    kindOf(given.card) === kind && given.direction === direction;
  return { say, spot, task: { kind: 'adHocCard', answer, isRight, mistakes: [{ say: otherwise }] } };
}

/** Something is offered, and to be taken. */
export function accept<K extends 'deployTurret' | 'deployMine' | 'powerUp' | 'purchase' | 'takeMech'>(
  kind: K,
  say: Said,
  answer: Answer<K>,
  otherwise: Said,
  isRight?: (given: Answer<K>) => boolean,
): MechsStep {
  const mistakes: readonly Mistake<Answer<K>, LessonsText>[] = [{ say: otherwise }];
  return { say, task: { kind, answer, isRight, mistakes } as MechsStep['task'] };
}

/** Pip stays at the eastern wall and does nothing of note. */
export const idlePip: NonNullable<MechsLesson['reply']> = (asked) => {
  if (asked.kind === 'adHocCard') return { card: 'powerUp', direction: 'east' };
  // What a Collect of one's own gives is taken: only a full track would make a choice of it.
  return asked.kind === 'collect' && asked.seat === 0 ? true : undefined;
};
