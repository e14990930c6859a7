import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TOP = join(__dirname, '../..');

test('npm ci takes the lock file: it has the binaries of every platform, not of this one alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-lock-'));
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(TOP, name), join(folder, name));
    const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--loglevel=error'];
    const { stdout } = await promisify(execFile)('npm', args, {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    expect(stdout).toMatch(/^add express /m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the lock file names no registry: it installs from whichever the reader uses', () => {
  expect(readFileSync(join(TOP, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved"|https?:\/\/registry/);
});
