import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../ports';

const KEY_BYTES = 32;

/** The key that signs tokens: given by the host, or made once and kept with the data. */
export function signingKey(given: string | undefined, dataDir: string, ports: Ports): Uint8Array {
  if (given !== undefined) return Buffer.from(given);
  const file = join(dataDir, 'signing.key');
  const kept = readKey(file);
  if (kept) return kept;
  const key = ports.randomBytes(KEY_BYTES);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, Buffer.from(key).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process was quicker: its key counts.
    const theirs = readKey(file);
    if (theirs) return theirs;
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw Object.assign(new Error(`${file} is there, but is no key that this user can read.`), {
      code: 'EACCES',
    });
  }
  return key;
}

function readKey(file: string): Uint8Array | undefined {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
    return key.length === KEY_BYTES ? key : undefined;
  } catch {
    return undefined;
  }
}
