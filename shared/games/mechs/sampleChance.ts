import {
  isSame,
  Match,
  seedFrom,
  startRandom,
  type Game,
  type Knowledge,
  type Position,
  type Random,
} from '../../core';
import type { MechsEvent } from './events';
import type { MechsTypes } from './types';

/** Robots draw seldom between two boundaries: where they did, a few seeds are mostly enough, and some dozens at worst. */
const MOST_SEEDS = 1000;

/**
 * Robots arm themselves by chance (M13.9). What they drew since the boundary is known by what
 * came of it, so only a seed fits with which they draw the same again.
 */
export function withFittingChance(
  game: Game<MechsTypes>,
  { config, events, eventsAtBoundary }: Knowledge<MechsTypes>,
  position: Position<MechsTypes>,
  random: Random,
): Position<MechsTypes> {
  if (!config.solo) return position;
  const seen = events.slice(eventsAtBoundary);
  for (let seeds = 0; seeds < MOST_SEEDS && !leadsTo(seen, game, config, position); seeds++) {
    const state = { ...position.state, random: startRandom(seedFrom(random)) };
    position = { ...position, state };
  }
  return position;
}

function leadsTo(
  seen: readonly MechsEvent[],
  game: Game<MechsTypes>,
  config: MechsTypes['config'],
  position: Position<MechsTypes>,
): boolean {
  try {
    return isSame(Match.resume(game, config, position).events, seen);
  } catch {
    return false; // what a robot drew has made one of the answers illegal
  }
}
