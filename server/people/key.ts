import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ports } from '../base/ports';

const KEY_BYTES = 32;

/** The key that signs tokens: given by the host, or made once and kept with the data. */
export function signingKey(given: string | undefined, dataDir: string, ports: Ports): Uint8Array {
  return given === undefined ? keptKey('signing.key', dataDir, ports) : Buffer.from(given);
}

/** A key of this name, made once and kept with the data. */
export function keptKey(name: string, dataDir: string, ports: Ports): Uint8Array {
  const file = join(dataDir, name);
  const kept = readKey(file);
  if (kept) return kept;
  const key = ports.randomBytes(KEY_BYTES);
  mkdirSync(dataDir, { recursive: true });
  // A disk that was full at the first start left nothing but a name.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, Buffer.from(key).toString('hex'), { mode: 0o600, flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    // Another process was quicker: its key counts.
    const theirs = readKey(file);
    if (theirs) return theirs;
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw Object.assign(new Error(`${file} is there, but is no key that this user can read.`), {
      code: 'EACCES',
    });
  } finally {
    rmSync(unfinished, { force: true });
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
