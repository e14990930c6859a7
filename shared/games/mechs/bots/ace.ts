import { contest, isSame, must, shuffled } from '../../../core';
import { mechs } from '..';
import { figuresOf } from '../ruleset';
import type { CardId, ProgrammedCard } from '../state';
import type { MechsDecision } from '../types';
import { betterOrder } from './arrange';
import { sceneOf, type MechsBot, type MechsSituation, type MechsThought } from './bot';
import { purchasesOf } from './choices/actions';
import { optionsOf } from './choices/choice';
import { prospectsOf } from './plan/prospects';
import { searchPlans, type Plan } from './plan/search';
import { WEIGHTS } from './plan/weights';
import { imagine, playOut } from './rollout/playOut';
import { guessOthers, withGuesses, type Guess } from './rollout/predict';
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
const OPTIONS = 8;
const FAVOUR = 0.25;

/**
 * Ace: guesses what the others have programmed by planning in their place, imagines mines and the deck as they
 * may be, and tries its best plans in play-outs of the real rules.
 */
export function aceWith(budget: Budget): MechsBot {
  return {
    id: 'ace',
    isQuick: false,
    imagines: true,
    think(situation) {
      const arrangement = betterOrder(situation);
      return { ...choose(situation, budget), arrangement };
    },
  };
}

export const ace = aceWith(ACE_BUDGET);

function choose(situation: MechsSituation, budget: Budget): MechsThought {
  const { decision } = situation;
  if (decision.kind === 'program') return program(situation, decision.about.cards, budget.program);
  const usual = veteranAnswer(situation, WEIGHTS);
  if (!TRIED.has(decision.kind)) return { answer: usual, cutOff: false };
  const open =
    decision.kind === 'purchase' ? purchasesOf(sceneOf(situation), decision) : optionsOf<unknown>(decision);
  const others = open.filter((option) => !isSame(option, usual));
  const guesses = guessOthers(sceneOf(situation), decision.seat);
  const tried = shuffled(others, situation.random).slice(0, OPTIONS - 1);
  return tryOut(situation, { options: [usual, ...tried], guesses, budget: budget.other });
}

/** Decisions that show their worth in the course of the round; the others Veteran's reckoning settles. */
const TRIED: ReadonlySet<MechsDecision['kind']> = new Set([
  'adHocCard',
  'impulse',
  'gyroscope',
  'rocketCharge',
  'purchase',
  'deployMine',
  'deployTurret',
  'powerUp',
  'refuge',
  'takeMech',
  'freeTurret',
] as const);

function program(situation: MechsSituation, cards: readonly CardId[], budget: number): MechsThought {
  const { seat } = situation.decision;
  const scene = sceneOf(situation);
  const guesses = guessOthers(scene, seat);
  const plans = searchPlans(withGuesses(prospectsOf(scene, seat), guesses), {
    cards,
    turns: figuresOf(scene.config).cardsPerRound,
    width: WIDTH,
    plans: PLANS,
  });
  const [best, ...others] = various(plans, CANDIDATES).map((plan) => plan.program);
  return tryOut(situation, { options: [must(best, 'plan'), ...others], guesses, budget });
}

interface Trial {
  /** What is thought best comes first. */
  readonly options: readonly [unknown, ...unknown[]];
  readonly guesses: readonly Guess[];
  readonly budget: number;
}

/** Plays the options out on imagined truths; the first is taken unless another fares clearly better. */
function tryOut(situation: MechsSituation, { options, guesses, budget }: Trial): MechsThought {
  const { decision, config, random, hasTime } = situation;
  const [first] = options;
  try {
    const knowledge = situation.knowledge();
    const { best, cutOff } = contest({
      options,
      favour: FAVOUR,
      budget,
      random,
      hasTime,
      imagine: () => imagine(mechs.sample(knowledge, random), guesses, random),
      trial: (world, option) => playOut(config, world, decision.seat, option),
    });
    return { answer: best, cutOff };
  } catch (failure) {
    return { answer: first, cutOff: false, failure };
  }
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
