// Installs the npm packages when they are missing or the lock file has changed since.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs';
import { top } from './paths.mjs';
import { run } from './run.mjs';

const STAMP = 'node_modules/.pocket-arena-install';

export async function ensureInstalled() {
  if (existsSync(join(top, 'node_modules')) && isStamped(STAMP, wanted())) return;
  console.error('Installing packages (only when they have changed) …');
  // Not `npm ci`: it refuses a lock file that lacks the binaries of other platforms. --no-save leaves the lock as it is.
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // What a command says is its own: npm speaks elsewhere.
  const { code } = await run('npm', args, { onOutput: (text) => process.stderr.write(text) });
  if (code !== 0) {
    console.error('npm install failed; see its message above.');
    process.exit(code);
  }
  writeStamp(STAMP, wanted());
}

function wanted() {
  return `${process.platform}-${process.arch} ${fingerprint(['package.json', 'package-lock.json'])}`;
}
