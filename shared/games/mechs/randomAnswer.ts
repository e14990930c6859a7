import { pick, shuffled, type Question, type Random } from '../../core';
import { directionsOf, kindOf } from './catalog/cards';
import type { MechsDecisions } from './decisions';

type Asked = Pick<Question, 'about' | 'options'>;

const PROGRAM_LENGTH = 4;

/** Any legal answer: for tests, play-outs and benchmarks. */
export function randomAnswer(decision: Asked, random: Random): unknown {
  if (decision.options) return pick(decision.options, random);
  const { cards } = decision.about as MechsDecisions['program']['about'];
  return shuffled(cards, random)
    .slice(0, PROGRAM_LENGTH)
    .map((card) => ({ card, direction: pick(directionsOf(kindOf(card)), random) }));
}
