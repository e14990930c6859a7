import type { Flow, Game } from '../../core';
import { begin, chooseFirstWeapons, choosePilots, deal, placeBaseMines, placeBases } from './setup';
import { endRound, programRound } from './round';
import { takeTurn } from './execution';
import { outcomeOf } from './scoring';
import { publicAnswer } from './redact';
import { randomAnswer } from './randomAnswer';
import { sample } from './sample';
import { withFittingChance } from './sampleChance';
import type { Phase } from './state';
import type { MechsTable, MechsTypes } from './types';
import { applyArrangement, checkArrangement } from './weapons';

/** How each phase is played to the next boundary. */
const STEPS: Record<Exclude<Phase, 'over'>, (g: MechsTable) => Flow<void>> = {
  deal,
  pilots: choosePilots,
  bases: placeBases,
  baseMines: placeBaseMines,
  firstWeapons: chooseFirstWeapons,
  program: programRound,
  turn: takeTurn,
  roundEnd: endRound,
};

export const mechs: Game<MechsTypes> = {
  id: 'mechs',
  rulesVersion: '2',
  seatsOf: (config) => config.seats,
  begin,
  step(g) {
    if (g.open.phase === 'over') throw new Error('The match is over.');
    return STEPS[g.open.phase](g);
  },
  isOver: (open) => open.phase === 'over',
  outcome: outcomeOf,
  arrange: { check: checkArrangement, apply: applyArrangement },
  publicAnswer,
  sample: (knowledge, random) => withFittingChance(mechs, knowledge, sample(knowledge, random), random),
  randomAnswer,
};

export * from './arena';
export * from './catalog/cards';
export * from './catalog/figures';
export * from './catalog/ids';
export * from './catalog/weapons';
export * from './decisions';
export * from './events';
export * from './ruleset';
export { parseRuleset, RulesetError } from './rulesetForm';
export * from './state';
export * from './types';
