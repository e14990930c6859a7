import type { Seat } from '../../../core';
import { isSolo, seatState } from '../ring';
import { figuresOf } from '../ruleset';
import { resultOf, scoreOf } from '../score';
import { RIVAL, type Player } from '../state';
import type { Scene } from '../types';
import { othersOf } from '../unseen';
import { Shares } from './industries';
import type { Weights } from './weights';

/** What a win is worth beyond the points that it is won by. */
const VICTORY = 4;

/** How a seat stands against the others between two rounds, in points: what it has, and what that will bring. */
export function standingOf(scene: Scene, seat: Seat, weights: Weights): number {
  const { open } = scene;
  const isOver = open.phase === 'over';
  const worth = (player: Player) =>
    isOver ? scoreOf(scene, player).points : potentialOf(scene, player, weights);
  const others = othersOf({ open, seat }).map(worth);
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  const lead = worth(seat) - 0.5 * Math.max(...others) - 0.5 * mean;
  if (!isOver) return lead;
  const { seats } = resultOf(scene);
  const winners = seats.filter(({ place }) => place === 1).length;
  return lead + (seats[seat]?.place === 1 ? VICTORY / Math.max(1, winners) : 0);
}

function potentialOf(scene: Scene, player: Player, weights: Weights): number {
  const { open, config } = scene;
  const { rounds, wantedGain } = figuresOf(config);
  const toCome = rounds - open.round + 1;
  const { buildings, wanted } = scoreOf(scene, player);
  const stays = weights.wantedStays ** toCome;
  let worth = buildings + new Shares(scene, player, toCome).worth() + wanted * stays;
  if (player === RIVAL) return worth + 3 * toCome * Number(isSolo(open));
  const unit = weights.influence[Math.min(toCome, weights.influence.length - 1)] ?? 0;
  const { influence, third } = seatState(open, player);
  const { law, force, gold } = influence;
  const steps = (count: number) => weights.steps[count] ?? 0;
  worth += unit * (steps(law) + steps(force) + steps(gold));
  if (wanted > 0) worth += unit * wantedGain * 0.7;
  if (third) worth += weights.thirdPosse;
  return worth + weights.porch * toCome * Number(seatState(open, player).buildings.length > 0);
}
