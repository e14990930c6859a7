import { pick } from '../../../core';
import { figuresOf } from '../ruleset';
import { betterOrder } from './arrange';
import { sceneOf, type Bot, type Situation } from './bot';
import { actionChoice } from './choices/actions';
import { combatChoice } from './choices/combat';
import { setUpChoice } from './choices/setUp';
import { turnChoice } from './choices/turns';
import { prospectsOf } from './plan/prospects';
import { searchPlans } from './plan/search';

/**
 * Veteran: searches its own programs on a light model of its path, knows what zones, tokens and weapons are
 * worth at this point of the match, and searches combats to their end.
 */
export const veteran: Bot = {
  id: 'veteran',
  think: (situation) => ({
    answer: veteranAnswer(situation),
    arrangement: betterOrder(sceneOf(situation), situation.decision.seat, situation.view.own),
    cutOff: false,
  }),
};

const WIDTH = 140;
const CANDIDATES = 12;
/** Plans so close to the best are as good: choosing among them keeps others guessing. */
const CLOSE = 0.3;

export function veteranAnswer(situation: Situation): unknown {
  const { decision } = situation;
  if (decision.kind === 'program') return program(situation, decision.about.cards);
  return (
    setUpChoice(situation) ??
    turnChoice(situation) ??
    actionChoice(situation) ??
    combatChoice(situation) ?? { answer: decision.fallback }
  ).answer;
}

function program(situation: Situation, cards: Parameters<typeof searchPlans>[1]['cards']): unknown {
  const scene = sceneOf(situation);
  const plans = searchPlans(prospectsOf(scene, situation.decision.seat), {
    cards,
    turns: figuresOf(scene.config).cardsPerRound,
    width: WIDTH,
    plans: CANDIDATES,
  });
  const best = plans[0]?.worth ?? 0;
  const good = plans.filter((plan) => plan.worth >= best - CLOSE);
  return good.length > 0 ? pick(good, situation.random).program : situation.decision.fallback;
}
