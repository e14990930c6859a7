import { must, shuffled, type Seat } from '../../core';
import { robotOf } from './arena';
import { kindOf, programCards } from './catalog/cards';
import { WEAPONS, type CardKind } from './catalog/ids';
import { figuresOf } from './ruleset';
import type { RobotPiles } from './state';
import type { MechsTable } from './types';

/** The face-down piles of the robot pilots (M13.2, M13.10). */
export function pilesOf(g: MechsTable, seat: Seat): RobotPiles {
  const piles = g.hidden.robots.find((robot) => robot.seat === seat);
  return must(piles, 'robot in this seat');
}

export function freshPiles(seat: Seat): RobotPiles {
  return { seat, stack: [], played: [], orders: [] };
}

/** M13.2: all eight cards, at the start and whole after every round. */
export function shuffleStack(g: MechsTable, piles: RobotPiles): void {
  const cards = programCards(figuresOf(g.config).doubledCard).map(kindOf);
  piles.stack = shuffled(cards, g.random.stream('robotCards'));
  piles.played = [];
  showStack(g, piles);
}

/** The top card; an empty stack is refilled from the played cards (R60). */
export function flipCard(g: MechsTable, seat: Seat): CardKind {
  const piles = pilesOf(g, seat);
  if (piles.stack.length === 0) {
    piles.stack = shuffled(piles.played, g.random.stream('robotCards'));
    piles.played = [];
  }
  const card = must(piles.stack.pop(), 'card of this robot');
  piles.played.push(card);
  showStack(g, piles);
  return card;
}

function showStack(g: MechsTable, { seat, stack }: RobotPiles): void {
  robotOf(g.open, seat).stack = stack.length;
}

/** M13.10: one shuffle of its weapons is an order of all there are; those it carries come up by it. */
export function shuffledWeapons(g: MechsTable): RobotPiles['orders'][number] {
  return shuffled(WEAPONS, g.random.stream('robotWeapons'));
}
