import { mechs } from '..';
import { figuresOf } from '../ruleset';
import type { CardId, ProgrammedCard } from '../state';
import { betterOrder } from './arrange';
import { sceneOf, type Bot, type Situation, type Thought } from './bot';
import { prospectsOf } from './plan/prospects';
import { searchPlans, type Plan } from './plan/search';
import { WEIGHTS } from './plan/weights';
import { contest } from './rollout/contest';
import { imagine, playOut } from './rollout/playOut';
import { guessPrograms, withGuesses } from './rollout/predict';
import { veteranAnswer } from './veteran';

/** Play-outs for one decision. The clock may end the thinking sooner, and then says so. */
export interface Budget {
  readonly program: number;
  readonly other: number;
}

export const ACE_BUDGET: Budget = { program: 480, other: 96 };

const WIDTH = 160;
const PLANS = 300;
const CANDIDATES = 20;

/**
 * Ace: guesses what the others have programmed by planning in their place, imagines mines and the deck as they
 * may be, and tries its best plans in play-outs of the real rules.
 */
export function aceWith(budget: Budget): Bot {
  return {
    id: 'ace',
    isQuick: false,
    imagines: true,
    think(situation) {
      const arrangement = betterOrder(sceneOf(situation), situation.decision.seat, situation.view.own);
      return { ...choose(situation, budget), arrangement };
    },
  };
}

export const ace = aceWith(ACE_BUDGET);

function choose(situation: Situation, budget: Budget): Thought {
  const { decision } = situation;
  if (decision.kind === 'program') return program(situation, decision.about.cards, budget.program);
  return { answer: veteranAnswer(situation, WEIGHTS), cutOff: false };
}

function program(situation: Situation, cards: readonly CardId[], budget: number): Thought {
  const { decision, config, random, hasTime } = situation;
  const { seat } = decision;
  const scene = sceneOf(situation);
  const guesses = scene.open.seats.flatMap((state, other) =>
    other === seat || state.zone === undefined ? [] : [guessPrograms(scene, other)],
  );
  const plans = searchPlans(withGuesses(prospectsOf(scene, seat), guesses), {
    cards,
    turns: figuresOf(config).cardsPerRound,
    width: WIDTH,
    plans: PLANS,
  });
  const knowledge = situation.knowledge();
  const { best, cutOff } = contest({
    options: various(plans, CANDIDATES).map((plan) => plan.program),
    budget,
    random,
    hasTime,
    imagine: () => imagine(mechs.sample(knowledge, random), guesses, random),
    trial: (world, option) => playOut(config, world, seat, option),
  });
  return { answer: best ?? decision.fallback, cutOff };
}

/** The best plans that differ in more than the order of their last turns. */
function various(plans: readonly Plan[], count: number): Plan[] {
  const seen = new Set<string>();
  const chosen: Plan[] = [];
  for (const plan of plans) {
    const key = plan.program
      .slice(0, 3)
      .map(({ card, direction }: ProgrammedCard) => `${card} ${direction}`)
      .join();
    if (seen.has(key)) continue;
    seen.add(key);
    chosen.push(plan);
    if (chosen.length === count) break;
  }
  return chosen;
}
