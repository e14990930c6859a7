import type { Flow, Game } from '../../core';
import { buyBuildings } from './buy';
import { deal, keepCards } from './deal';
import { startPlacement, takeTurn } from './placement';
import { randomAnswer } from './randomAnswer';
import { publicAnswer } from './redact';
import { resolve, reveal } from './resolution';
import { rivalPlaces } from './rival';
import { endRound } from './roundEnd';
import { sample } from './sample';
import { begin, chooseBosses, setUp } from './setup';
import type { Phase } from './state';
import type { WesternTable, WesternTypes } from './types';

/** How each phase is played to the next boundary. */
const STEPS: Record<Exclude<Phase, 'over'>, (g: WesternTable) => Flow<void>> = {
  setUp,
  bosses: chooseBosses,
  deal,
  keep: keepCards,
  hire: startPlacement,
  place: takeTurn,
  rival: rivalPlaces,
  reveal,
  resolution: resolve,
  buy: buyBuildings,
  roundEnd: endRound,
};

export const western: Game<WesternTypes> = {
  id: 'western',
  rulesVersion: '1',
  seatsOf: (config) => config.seats,
  begin,
  step(g) {
    if (g.open.phase === 'over') throw new Error('The match is over.');
    return STEPS[g.open.phase](g);
  },
  isOver: (open) => open.phase === 'over',
  outcome: (open) => open.outcome,
  publicAnswer,
  sample,
  randomAnswer,
};

export * from './catalog/bosses';
export * from './catalog/buildings';
export * from './catalog/cards';
export * from './catalog/effects';
export * from './catalog/figures';
export * from './catalog/ids';
export * from './catalog/mats';
export * from './decisions';
export * from './events';
export * from './hand';
export * from './refusals';
export * from './ring';
export * from './ruleset';
export { parseRuleset, RulesetError } from './rulesetForm';
export { resultOf, scoreOf } from './score';
export { answerForAbsent } from './standIn';
export * from './state';
export * from './types';
export { look } from './witness';
