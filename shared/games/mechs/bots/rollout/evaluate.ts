import { must, type Seat } from '../../../../core';
import { seatState, zoneAt } from '../../arena';
import { figuresOf } from '../../ruleset';
import type { Scene } from '../../types';
import { firepowerOf } from '../plan/firepower';
import { held, purseOf, scoringsFrom } from '../plan/economy';
import { WEIGHTS, type Weights } from '../plan/weights';

const VICTORY = 12;

/** How a seat stands against the others, in points: what it has, and what that will bring. */
export function standingOf(scene: Scene, seat: Seat, weights: Weights = WEIGHTS): number {
  const { open } = scene;
  const all = open.seats.map((_, one) => potentialOf(scene, one, weights));
  const others = all.filter((_, one) => one !== seat);
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  const victory = open.winners?.includes(seat) ? VICTORY / open.winners.length : 0;
  return must(all[seat], 'such seat') - 0.5 * Math.max(...others) - 0.5 * mean + victory;
}

/** Points to come are reckoned at the start of a round. */
function potentialOf(scene: Scene, seat: Seat, weights: Weights): number {
  const { open } = scene;
  const state = seatState(open, seat);
  if (open.phase === 'over') return state.vp;
  const figures = figuresOf(scene.config);
  const roundsLeft = figures.rounds - open.round + 1;
  const scorings = scoringsFrom(open.round, figures.rounds, weights.tokenSurvival);
  const purse = purseOf(figures.trackMaximum, weights.resource, roundsLeft);
  let worth = state.vp + held(purse, state.energy) + held(purse, state.credits) + state.hp * weights.health;
  for (const token of open.tokens) {
    if (token.seat !== seat) continue;
    const zone = zoneAt(open, token.zone);
    worth += (token.kind === 'turret' ? 2 : 1) * zone.value * scorings;
    worth += zone.gives.length * weights.income * roundsLeft;
  }
  for (const { id, purchased } of state.weapons) {
    if (purchased) worth += figures.weapons[id].vp;
    worth += firepowerOf(scene, id) * weights.firepower * roundsLeft * 0.7;
  }
  if (state.status !== 'pilot') worth += (weights.armor * roundsLeft) / figures.rounds;
  if (open.mech.holder === seat)
    worth += figures.holdMechPoints * scoringsFrom(open.round, figures.rounds, weights.mechSurvival);
  return worth;
}
