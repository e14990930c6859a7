import { contest, Match, must, type Position } from '../../../core';
import { western } from '..';
import type { WesternDecision, WesternTypes } from '../types';
import { Beliefs } from './beliefs';
import { optionsOf, outlookOf, type WesternBot, type WesternSituation, type WesternThought } from './bot';
import { bestAnswer, quickAnswer, worthOf } from './choices';
import { byEvidence } from './imagine';
import { standingOf } from './standing';
import { WEIGHTS, type Weights } from './weights';

/** Play-outs for one decision. The clock may end the thinking sooner, and then says so. */
export interface Budget {
  readonly place: number;
  readonly other: number;
}

export const ACE_BUDGET: Budget = { place: 64, other: 32 };

/** Options that are tried out, and how much Veteran's reckoning of them counts beside the play-outs. */
const OPTIONS = 8;
/** Play-outs that an option should get, or fewer are tried. */
const FEWEST_TRIALS = 4;
const TRUST = 0.5;

/** Decisions that show their worth in the course of the round; the others Veteran's reckoning settles. */
const TRIED: ReadonlySet<WesternDecision['kind']> = new Set([
  'keep',
  'place',
  'buy',
  'leftover',
  'pot',
  'hall',
  'relocate',
] as const);

/**
 * Ace: imagines what others hold, by what they did, and tries its best answers in play-outs of the real rules, in
 * which everybody plays on as Veteran would, to the end of the round.
 */
export function aceWith(budget: Budget, weights: Weights = WEIGHTS): WesternBot {
  return {
    id: 'ace',
    isQuick: false,
    imagines: true,
    think: (situation) => choose(situation, budget, weights),
  };
}

export const ace = aceWith(ACE_BUDGET);

function choose(situation: WesternSituation, budget: Budget, weights: Weights): WesternThought {
  const { decision, random, hasTime, config } = situation;
  const outlook = outlookOf(situation);
  const usual = bestAnswer(outlook, decision, weights);
  if (!TRIED.has(decision.kind)) return { answer: usual, cutOff: false };
  const trials = decision.kind === 'place' ? budget.place : budget.other;
  const worth = worthOf(outlook, decision, weights);
  const ranked = optionsOf<unknown>(decision)
    .map((option) => ({ option, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.min(OPTIONS, Math.max(2, Math.floor(trials / FEWEST_TRIALS))));
  const [first] = ranked;
  if (!first || ranked.length === 1) return { answer: usual, cutOff: false };
  try {
    const knowledge = situation.knowledge();
    const beliefs = new Beliefs(outlook, weights.evidence);
    const { best, cutOff } = contest({
      options: ranked.map(({ option }) => option),
      favour: ranked.map((one) => TRUST * (one.worth - first.worth)),
      budget: trials,
      random,
      hasTime,
      imagine: () => byEvidence(western.sample(knowledge, random), outlook, beliefs, random),
      trial: (world, option) => playOut(config, world, decision.seat, option, weights),
    });
    return { answer: best, cutOff };
  } catch (failure) {
    return { answer: usual, cutOff: false, failure };
  }
}

/** Plays an imagined match from the present to the end of the round, and says how the seat stands then. */
function playOut(
  config: WesternTypes['config'],
  position: Position<WesternTypes>,
  seat: number,
  answer: unknown,
  weights: Weights,
): number {
  const match = Match.resume(western, config, position);
  const { open, secrets } = match.state;
  const { round } = open;
  const give = (decision: WesternDecision, given: unknown) => {
    const verdict = match.submit({ type: 'answer', seat: decision.seat, id: decision.id, answer: given });
    if (!verdict.ok) throw new Error(`A play-out answered ${decision.kind} wrongly: ${verdict.code}.`);
  };
  give(must(match.decision(seat), 'decision of this seat'), answer);
  while (!match.isOver && open.round === round) {
    const next = must(match.waitingFor()[0], 'seat to wait for');
    const decision = must(match.decision(next), 'decision of this seat');
    const outlook = { config, open, seat: next, own: must(secrets[next], 'secret of this seat') };
    give(decision, quickAnswer(outlook, decision, weights));
  }
  return standingOf({ config, open }, seat, weights);
}
