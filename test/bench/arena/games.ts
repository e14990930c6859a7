import type { GameTypes } from '../../../shared/core';
import type { ArenaGame } from './arenaGame';
import { mechsArena } from './mechs';
import { westernArena } from './western';

const ARENA_GAMES = { mechs: mechsArena, western: westernArena } as const;

export type ArenaGameId = keyof typeof ARENA_GAMES;
export const ARENA_GAME_IDS = Object.keys(ARENA_GAMES) as ArenaGameId[];

/** The arena handles every game alike: what it plays and counts is the game's own business. */
export function arenaGame(id: ArenaGameId): ArenaGame<GameTypes> {
  return ARENA_GAMES[id];
}
