import { figuresOf } from './ruleset';
import type { Player } from './state';
import type { Scene, WesternTable } from './types';

/** W7.1: the winner of every duel takes the Wanted card, or keeps it. */
export function takeWanted(g: WesternTable, player: Player): void {
  if (g.open.wanted === player) return;
  g.open.wanted = player;
  g.emit({ type: 'wantedTaken', player });
}

/** W7.2: what its holder gains at the start of each Resolution. */
export function wantedGain(g: Scene, player: Player): number {
  return g.open.wanted === player ? figuresOf(g.config).wantedGain : 0;
}

/** W7.2, W14.6: what it scores at the end of the game. */
export function wantedPoints(g: Scene, player: Player): number {
  return g.open.wanted === player ? figuresOf(g.config).wantedPoints : 0;
}
