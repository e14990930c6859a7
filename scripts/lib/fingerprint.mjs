// "Has anything changed since?": a hash of some files' contents, kept in a stamp file.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { top } from './paths.mjs';

/** A hash over the names and contents of files and whole folders; what does not exist counts as empty. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(path)) {
      hash.update(`${file}\0`);
      hash.update(readFileSync(join(top, file)));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

export function isStamped(stampFile, value) {
  try {
    return readFileSync(join(top, stampFile), 'utf8') === value;
  } catch {
    return false;
  }
}

export function writeStamp(stampFile, value) {
  mkdirSync(dirname(join(top, stampFile)), { recursive: true });
  writeFileSync(join(top, stampFile), value);
}

export function removeStamp(stampFile) {
  rmSync(join(top, stampFile), { force: true });
}

function filesOf(path) {
  const stat = statSync(join(top, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(top, path))
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
