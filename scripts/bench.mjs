// npm run bench [-- NAME … --option …]: builds and runs test/bench/NAME.ts, all of them when none is named.
// Options go through to the benchmark as they are.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, viteBuild } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { top } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

requireNode();
const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const asked = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);

const known = benchmarks();
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0 || known.length === 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are: ${known.join(', ') || 'none yet'}.`);
  process.exit(2);
}

await ensureInstalled();
const buildCode = await ensureBuilt();
if (buildCode !== 0) process.exit(buildCode);

let failures = 0;
for (const name of asked.length > 0 ? asked : known) {
  console.error(`\n──── ${name}`); // standard output is for figures alone
  const outDir = `dist/bench/${name}`;
  const build = await viteBuild(['--ssr', `test/bench/${name}.ts`, '--outDir', outDir]);
  const { code } =
    build.code === 0
      ? await run(
          process.execPath,
          ['--enable-source-maps', '--expose-gc', `${outDir}/${name}.js`, ...options],
          {
            env: { NODE_ENV: 'production' },
          },
        )
      : build;
  if (code !== 0) {
    console.error(`${name} ended with code ${code}.`);
    failures += 1;
  }
}
process.exitCode = failures > 0 ? 1 : 0;

/** Every TypeScript file directly in test/bench; what they share lies in folders below it. */
function benchmarks() {
  try {
    return readdirSync(join(top, 'test/bench'))
      .filter((file) => /^[\w-]+\.ts$/.test(file))
      .map((file) => file.slice(0, -'.ts'.length))
      .sort();
  } catch {
    return [];
  }
}
