import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FolderInUse, StoreUnavailable } from './errors';

/** Everything but what the owner may do. */
const OTHERS = 0o077;
const OURS = /^(pocket-arena.*|(signing|push)\.key)$/;
const LOCK_FILE = 'pocket-arena.lock';
/** A server that was asked to stop may still be on its way out. */
const LOCK_PATIENCE_MS = 2000;

/**
 * Makes the folder if it is not there, and keeps everybody but this user out of what is in it. Throws when nothing
 * can be written there; says what belongs to others and had to be left as it was.
 */
export function openFolder(dir: string): readonly string[] {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  accessSync(dir, constants.R_OK | constants.W_OK | constants.X_OK);
  const names = readdirSync(dir);
  const ours = names.filter((name) => OURS.test(name)).map((name) => join(dir, name));
  // Where other things are kept as well, others may have business there.
  const isOursAlone = ours.length === names.length;
  return (isOursAlone ? [dir, ...ours] : ours).filter((path) => !isPrivate(path));
}

function isPrivate(path: string): boolean {
  const { mode } = statSync(path);
  if ((mode & OTHERS) === 0) return true;
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
    return true;
  } catch {
    return false;
  }
}

interface Connection {
  exec(sql: string): void;
}

/** Held as long as the process lives, so that nothing else need refer to it. */
const held: Connection[] = [];

/**
 * Two servers on one folder would take each other's tables away. The lock is the operating system's, by way of an empty
 * database: it ends with the process, however that ends.
 */
export function lockFolder(dir: string): void {
  const Driver = createRequire(import.meta.url)('libsql') as new (
    file: string,
    options: { readonly timeout: number },
  ) => Connection;
  try {
    const connection = new Driver(join(dir, LOCK_FILE), { timeout: LOCK_PATIENCE_MS });
    // No second file beside it, and nothing to write: a full disk is for the database to tell of.
    connection.exec('PRAGMA journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE');
    held.push(connection);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    throw code.startsWith('SQLITE_BUSY') ? new FolderInUse(dir) : new StoreUnavailable({ cause: error });
  }
}
