import { readFileSync } from 'node:fs';
import { parseRuleset, RulesetError, type Ruleset } from '../shared/games/mechs/rulesetForm';
import { ConfigError } from './config';

/** The host's ruleset (docs/rules/mechs-cards.md): read once at start, and in every new match's record. */
export function readRuleset(file: string | undefined): Ruleset | undefined {
  if (file === undefined) return undefined;
  try {
    return parseRuleset(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof RulesetError) throw new ConfigError(`RULESET_FILE ${file}: ${error.message}`);
    if (error instanceof SyntaxError)
      throw new ConfigError(`RULESET_FILE ${file} is not JSON: ${error.message}`);
    throw new ConfigError(`RULESET_FILE ${file} cannot be read. Check its path and rights.`);
  }
}
