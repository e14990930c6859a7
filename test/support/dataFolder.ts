import { chmodSync, copyFileSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Identity, type Person } from '../../server/people/identity';
import oneGame from '../fixtures/one-game/about.json';
import rulesOne from '../fixtures/rules-1/about.json';

const FIXTURES = join(__dirname, '../fixtures');
const ABOUT = { 'one-game': oneGame, 'rules-1': rulesOne };

/** A copy of the data folder that a server of a version before left when it was killed, and what is in it. */
export function oldDataFolder<Name extends keyof typeof ABOUT>(
  name: Name,
): {
  readonly dir: string;
  readonly about: (typeof ABOUT)[Name];
  token(person: Person): string;
} {
  const kept = join(FIXTURES, name);
  const dir = mkdtempSync(join(tmpdir(), 'pocket-arena-old-'));
  for (const file of readdirSync(kept).filter((one) => one.endsWith('.gz')))
    writeFileSync(join(dir, file.slice(0, -'.gz'.length)), gunzipSync(readFileSync(join(kept, file))));
  copyFileSync(join(kept, 'signing.key'), join(dir, 'signing.key'));
  chmodSync(join(dir, 'signing.key'), 0o600);
  const key = Buffer.from(readFileSync(join(dir, 'signing.key'), 'utf8').trim(), 'hex');
  const identity = new Identity(key);
  return { dir, about: ABOUT[name], token: (person) => identity.issue(person) };
}
