// Builds the product into dist/, each half only when its sources have changed since.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildEngines } from './engines.mjs';
import { fingerprint, isStamped, removeStamp, writeStamp } from './fingerprint.mjs';
import { top } from './paths.mjs';
import { bin, run } from './run.mjs';

const COMMON = ['shared', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

const TARGETS = [
  // First: the server plays by them.
  {
    name: 'engines',
    output: 'dist/engines/engines.json',
    sources: ['engines', 'scripts/lib/engines.mjs', ...COMMON],
    build: buildEngines,
  },
  // The page knows the engines that were made of the same sources.
  {
    name: 'client',
    output: 'dist/client/index.html',
    sources: ['client', 'engines', 'scripts/lib/engines.mjs', 'scripts/lib/appShell.ts', ...COMMON],
    args: [],
  },
  {
    name: 'admin',
    output: 'dist/admin/index.html',
    sources: ['client', ...COMMON],
    args: ['--mode', 'admin'],
  },
  {
    name: 'server',
    output: 'dist/server/index.js',
    sources: ['server', ...COMMON],
    args: ['--ssr', 'server/index.ts'],
  },
];

/**
 * Resolves with the exit code of the first build that fails, else 0.
 *
 * @param {{ onOutput?: (text: string) => void, only?: string[] }} options
 */
export async function ensureBuilt({ onOutput, only } = {}) {
  for (const target of TARGETS.filter(({ name }) => only?.includes(name) ?? true)) {
    const stamp = `dist/${target.name}.stamp`;
    const wanted = fingerprint(target.sources);
    if (existsSync(join(top, target.output)) && isStamped(stamp, wanted)) continue;
    (onOutput ?? console.error)(`Building the ${target.name} …${onOutput ? '\n' : ''}`);
    // Without its stamp an interrupted build counts as stale.
    removeStamp(stamp);
    const code = await built(target, onOutput);
    if (code !== 0) return code;
    writeStamp(stamp, wanted);
  }
  return 0;
}

/** @param {{ args?: string[], build?: () => Promise<unknown> }} target */
async function built({ args = [], build }, onOutput) {
  if (!build) return (await viteBuild(args, { onOutput })).code;
  try {
    await build();
    return 0;
  } catch (error) {
    (onOutput ?? console.error)(`${error instanceof Error ? error.stack : error}\n`);
    return 1;
  }
}

export function viteBuild(args, { onOutput = undefined } = {}) {
  return run(process.execPath, [bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn', ...args], {
    onOutput,
    env: { NODE_ENV: 'production' },
  });
}
