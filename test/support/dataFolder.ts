import { chmodSync, copyFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Identity, type Person } from '../../server/people/identity';
import about from '../fixtures/one-game/about.json';

const KEPT = join(__dirname, '../fixtures/one-game');

/** A copy of the data folder that a server of the version before left when it was killed, and what is in it. */
export function oldDataFolder(): {
  readonly dir: string;
  readonly about: typeof about;
  token(person: Person): string;
} {
  const dir = mkdtempSync(join(tmpdir(), 'pocket-arena-old-'));
  const database = gunzipSync(readFileSync(join(KEPT, 'pocket-arena.sqlite.gz')));
  writeFileSync(join(dir, 'pocket-arena.sqlite'), database);
  copyFileSync(join(KEPT, 'signing.key'), join(dir, 'signing.key'));
  chmodSync(join(dir, 'signing.key'), 0o600);
  const key = Buffer.from(readFileSync(join(dir, 'signing.key'), 'utf8').trim(), 'hex');
  const identity = new Identity(key);
  return { dir, about, token: (person) => identity.issue(person) };
}
