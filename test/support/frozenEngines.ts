import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { engineIn } from '../../server/engines';
import type { AnyKit, GameKit } from '../../shared/games';
import type { MechsTypes } from '../../shared/games/mechs';
import { mechsKit } from '../../shared/games/mechs/kit';

const FOLDER = join(__dirname, '../../engines');
const loaded = new Map<string, AnyKit>();

/** The kit of earlier rules, as it was built then: out of the file that the repository keeps. */
export function frozenKit(game: string, rulesVersion: string): AnyKit {
  const file = readdirSync(FOLDER).find((name) => name.startsWith(`${game}-${rulesVersion}-`));
  if (file === undefined) throw new Error(`There is no engine of ${game} ${rulesVersion} in engines/.`);
  const kit = loaded.get(file) ?? engineIn(readFileSync(join(FOLDER, file), 'utf8'), file).kit;
  loaded.set(file, kit);
  return kit;
}

/** Those of all earlier rules. */
export function frozenKits(): AnyKit[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.mjs'));
  return files.map((file) => frozenKit(...(file.split('-') as [string, string])));
}

/** What plays a match of Mechs by the rules of that version: today's sources, or an engine of earlier rules. */
export function mechsKitOf(rulesVersion: string): GameKit<MechsTypes> {
  if (rulesVersion === mechsKit.rules.rulesVersion) return mechsKit;
  return frozenKit('mechs', rulesVersion) as unknown as GameKit<MechsTypes>;
}
