import { readFileSync } from 'node:fs';
import type { Plain } from '../shared/core';
import type { AnyKit } from '../shared/games';
import { ConfigError } from './base/config';

/** The host's house values (docs/rules/mechs-cards.md): read once at start, and in every new match's record. */
export function readHouseRules({ table }: AnyKit, file: string | undefined): Plain {
  if (file === undefined) return undefined;
  const json = jsonIn(file);
  try {
    return table.houseRulesFrom?.(json);
  } catch (error) {
    throw new ConfigError(`RULESET_FILE ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
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
