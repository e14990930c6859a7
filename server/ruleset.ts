import { readFileSync } from 'node:fs';
import type { Plain } from '../shared/core';
import type { Games } from '../shared/games';
import { ConfigError } from './base/config';

/**
 * The host's house values by game (docs/hosting.md): read once at start, and in every new match's record. The file has
 * an item for each game that it concerns, or all of it is for the first game.
 */
export function readHouseRules(games: Games, file: string | undefined): Map<string, Plain> {
  const rules = new Map<string, Plain>();
  if (file === undefined) return rules;
  const json = jsonIn(file);
  try {
    for (const [game, values] of byGame(games, json))
      rules.set(game, games.named(game)?.table.houseRulesFrom?.(values));
  } catch (error) {
    throw new ConfigError(`RULESET_FILE ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return rules;
}

function byGame(games: Games, json: unknown): [game: string, values: unknown][] {
  const items = typeof json === 'object' && json !== null ? Object.entries(json) : [];
  const isByGame = items.length > 0 && items.every(([game]) => games.named(game));
  return isByGame ? items : [[games.standard.rules.id, json]];
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new ConfigError(`RULESET_FILE ${file} is not JSON: ${error.message}`);
    throw new ConfigError(`RULESET_FILE ${file} cannot be read. Check its path and rights.`);
  }
}
