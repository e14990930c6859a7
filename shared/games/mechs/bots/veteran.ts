import { must, pick } from '../../../core';
import { figuresOf } from '../ruleset';
import type { CardId } from '../state';
import { betterOrder } from './arrange';
import { sceneOf, type MechsBot, type MechsSituation } from './bot';
import { actionChoice } from './choices/actions';
import { combatChoice } from './choices/combat';
import { setUpChoice } from './choices/setUp';
import { turnChoice } from './choices/turns';
import { prospectsOf } from './plan/prospects';
import { searchPlans } from './plan/search';
import { WEIGHTS, type Weights } from './plan/weights';

/**
 * Veteran: searches its own programs on a light model of its path, knows what zones, tokens and weapons are
 * worth at this point of the match, and searches combats to their end.
 */
export function veteranWith(weights: Weights): MechsBot {
  return {
    id: 'veteran',
    isQuick: false,
    imagines: false,
    think: (situation) => ({
      answer: veteranAnswer(situation, weights),
      arrangement: betterOrder(situation),
      cutOff: false,
    }),
  };
}

export const veteran = veteranWith(WEIGHTS);

const WIDTH = 140;
const CANDIDATES = 12;
/** Plans so close to the best are as good: choosing among them keeps others guessing. */
const CLOSE = 0.3;

export function veteranAnswer(situation: MechsSituation, weights: Weights): unknown {
  const { decision } = situation;
  if (decision.kind === 'program') return program(situation, decision.about.cards, weights);
  return (
    setUpChoice(situation) ??
    turnChoice(situation, weights) ??
    actionChoice(situation, weights) ??
    combatChoice(situation) ?? { answer: decision.fallback }
  ).answer;
}

function program(situation: MechsSituation, cards: readonly CardId[], weights: Weights): unknown {
  const scene = sceneOf(situation);
  const plans = searchPlans(prospectsOf(scene, situation.decision.seat, weights), {
    cards,
    turns: figuresOf(scene.config).cardsPerRound,
    width: WIDTH,
    plans: CANDIDATES,
  });
  const best = must(plans[0], 'plan').worth;
  const good = plans.filter((plan) => plan.worth >= best - CLOSE);
  return pick(good, situation.random).program;
}
