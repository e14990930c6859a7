import { must } from '../../shared/core';
import type { Games } from '../../shared/games';
import type { EngineName } from '../store/engines';
import type { MatchHead } from '../store/store';
import type { LoadedEngine } from './engine';

/** What a match says of the engine that it is played by; before there were engines, matches named none. */
export type EngineWanted = Pick<MatchHead, 'game' | 'rulesVersion' | 'engine'>;

/**
 * Why there is no engine for a match. `outdated`: it cannot be run any more. `newer`: a newer program has begun it.
 * `missing`: it is not here, or what is here is not to be trusted; the match waits for it.
 */
export type EngineTrouble = 'outdated' | 'newer' | 'missing';

/** An engine as the host sees it. */
export interface EngineState extends EngineName {
  readonly state: 'released' | 'kept' | 'refused';
}

/** What matches are played by: each by the engine that it began with, new ones by the newest of their game. */
export interface Engines {
  /** The newest of each game that is at the tables. */
  readonly games: Games;
  newest(game: string): LoadedEngine;
  /** Whether there is one, without loading it. */
  look(wanted: EngineWanted): Promise<'here' | EngineTrouble>;
  /** Loaded once, and only when it is needed. */
  find(wanted: EngineWanted): Promise<LoadedEngine | EngineTrouble>;
  /** Keeps the newest of a game, so that whatever begins under it can go on under it: before a table is opened. */
  keep(game: string): Promise<void>;
  states(): Promise<readonly EngineState[]>;
  /** The text of one that may be run, for pages that show matches of it. */
  code(hash: string): Promise<string | undefined>;
}

/** Of a program that has no engines beside it, such as one that is being worked on: it plays what it is made of. */
export function enginesOfSources(games: Games): Engines {
  const look = ({ game, rulesVersion }: EngineWanted): 'here' | EngineTrouble => {
    const kit = games.named(game);
    if (!kit) return 'newer';
    if (kit.rules.rulesVersion === rulesVersion) return 'here';
    return isLater(rulesVersion, kit.rules.rulesVersion) ? 'newer' : 'outdated';
  };
  const newest = (game: string) => ({ kit: must(games.named(game), `game ${game}`) });
  return {
    games,
    newest,
    look: async (wanted) => look(wanted),
    find: async (wanted) => {
      const found = look(wanted);
      return found === 'here' ? newest(wanted.game) : found;
    },
    keep: async () => undefined,
    states: async () => [],
    code: async () => undefined,
  };
}

export function isLater(version: string, than: string): boolean {
  return Number(version) > Number(than);
}
