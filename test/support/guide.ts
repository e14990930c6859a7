import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from './postgres';

const TOP = join(__dirname, '../..');
const GUIDE = readFileSync(join(TOP, 'docs/hosting.md'), 'utf8');

/** The guide's own line that begins so: what people will type is what is tried. */
export function lineOfGuide(start: string): string {
  const line = GUIDE.split('\n').find((text) => text.startsWith(start));
  if (!line) throw new Error(`docs/hosting.md has no line that begins with ${start}`);
  return line;
}

export async function shell(command: string, env: NodeJS.ProcessEnv): Promise<void> {
  const path = `${findPostgres() ?? ''}:${process.env.PATH}`;
  const child = spawn('sh', ['-ec', command], {
    cwd: TOP,
    env: { ...process.env, PATH: path, ...env },
    stdio: 'inherit',
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
}
