// Fills packages/engine with what it passes on: each game's engine, what comes with them, and their types.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { bundled } from './engines.mjs';
import { fingerprint, isStamped, removeStamp, writeStamp } from './fingerprint.mjs';
import { top } from './paths.mjs';
import { bin, run } from './run.mjs';

const OUT = join(top, 'packages/engine/dist');
const STAMP = 'dist/engine-package.stamp';
const TYPES_STAMP = 'dist/engine-package-types.stamp';
const SOURCES = ['shared', 'engines', 'package-lock.json', 'packages/engine/tsconfig.json', 'scripts/lib'];

/** Resolves with an exit code. Types take a while, and only those who pass the package on need them. */
export async function ensureEnginePackage({ withTypes = false } = {}) {
  const stamp = withTypes ? TYPES_STAMP : STAMP;
  const wanted = fingerprint(SOURCES);
  const isFresh = isStamped(TYPES_STAMP, wanted) || (!withTypes && isStamped(STAMP, wanted));
  if (existsSync(join(OUT, 'index.js')) && isFresh) return 0;
  console.error('Building the package of the engines …');
  removeStamp(stamp);
  const code = await ensureBuilt({ only: ['engines'] });
  if (code !== 0) return code;
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, 'index.js'), await bundled(top, join(top, 'shared/engine/index.ts')));
  const list = JSON.parse(readFileSync(join(top, 'dist/engines/engines.json'), 'utf8'));
  for (const { game, file, isNewest } of list)
    if (isNewest) writeFileSync(join(OUT, `${game}.js`), readFileSync(join(top, 'dist/engines', file)));
  if (withTypes && (await emitTypes()) !== 0) return 1;
  writeStamp(stamp, wanted);
  return 0;
}

async function emitTypes() {
  const types = join(OUT, 'types');
  rmSync(types, { recursive: true, force: true });
  const { code } = await run(process.execPath, [bin('typescript', 'bin/tsc'), '-p', 'packages/engine']);
  if (code !== 0) return code;
  for (const file of filesIn(types)) writeFileSync(file, withExtensions(file));
  return 0;
}

/** Node wants to know which file is meant; bundlers do not mind. */
function withExtensions(file) {
  return readFileSync(file, 'utf8').replace(
    /(from |import\()(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g,
    (_, before, _quote, path) => {
      const target = resolve(dirname(file), path);
      const isFolder =
        statSync(target, { throwIfNoEntry: false })?.isDirectory() && !existsSync(`${target}.d.ts`);
      return `${before}'${path}${isFolder ? '/index' : ''}.js'`;
    },
  );
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => path.endsWith('.d.ts'));
}
