import { pick, shuffled, type Random } from '../../core';
import { directionsOf, kindOf } from './catalog/cards';
import type { MechsDecision } from './types';

const PROGRAM_LENGTH = 4;

/** Any legal answer: for tests, play-outs and benchmarks. */
export function randomAnswer(decision: MechsDecision, random: Random): unknown {
  if (decision.options) return pick<unknown>(decision.options, random);
  if (decision.kind !== 'program') return decision.fallback;
  return shuffled(decision.about.cards, random)
    .slice(0, PROGRAM_LENGTH)
    .map((card) => ({ card, direction: pick(directionsOf(kindOf(card)), random) }));
}
