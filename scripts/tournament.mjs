// npm run tournament -- --seats ace,veteran,veteran,rookie --games 200 [--json]: bots against bots, many games.
import { viteBuild } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const OUT_DIR = 'dist/tournament';
const build = await viteBuild(['--ssr', 'test/bench/tournament/main.ts', '--outDir', OUT_DIR]);
if (build.code !== 0) process.exit(build.code);
const { code } = await run(
  process.execPath,
  ['--enable-source-maps', `${OUT_DIR}/main.js`, ...process.argv.slice(2)],
  { env: { NODE_ENV: 'production' } },
);
process.exitCode = code;
