// npm test [-- SUITE …]: installs what is missing, then types, lint, format and every suite of test/.
// npm run test:long [-- SUITE …]: the *.long.test.ts files instead.
// SUITE is a folder of test/, or one of: types, lint, format.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runJest } from './lib/jest.mjs';
import { requireNode } from './lib/node.mjs';
import { Report, verdict } from './lib/report.mjs';
import { endChildrenOnSignal, run } from './lib/run.mjs';
import { PRODUCT_SUITES, strayTests, suitesWithTests } from './lib/suites.mjs';
import { ensureTools } from './lib/tools.mjs';

const CHECKS = { types: 'typecheck', lint: 'lint', format: 'format:check' };
const MINUTE = 60_000;

requireNode();
endChildrenOnSignal();
const long = process.argv.includes('--long');
const asked = process.argv.slice(2).filter((arg) => arg !== '--long');
const isCi = ['true', '1'].includes(process.env.CI ?? '');
const timeoutMs = long ? 180 * MINUTE : 40 * MINUTE;

const known = suitesWithTests({ long });
const unknown = asked.filter((name) => !known.includes(name) && !(name in CHECKS));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(', ')}. There are: ${[...Object.keys(CHECKS), ...known].join(', ')}.`,
  );
  process.exit(2);
}
const isWanted = (name) => asked.length === 0 || asked.includes(name);
const suites = known.filter(isWanted);
const checks = Object.keys(CHECKS).filter((name) => (long ? asked.includes(name) : isWanted(name)));

await ensureInstalled();
const { env, missing } = await ensureTools(suites);
const report = new Report();

const strays = strayTests();
if (strays.length > 0) {
  await report.step('stray tests', async (onOutput) => {
    onOutput(`These lie in no suite and would never run: ${strays.join(', ')}\n`);
    return verdict(false);
  });
}

// Two lanes for two cores: checks and build beside the suites that need no product.
const suiteStep = (suite, options) =>
  report.step(suite, (onOutput) => runJest(suite, { long, env, onOutput, timeoutMs }), options);
const needsProduct = suites.some((suite) => PRODUCT_SUITES.has(suite));
let isBuilt = true;
await Promise.all([
  (async () => {
    if (needsProduct) {
      isBuilt = await report.step('build', async (onOutput) =>
        verdict((await ensureBuilt({ onOutput })) === 0),
      );
    }
    for (const name of checks) {
      await report.step(name, async (onOutput) => {
        const { code } = await run('npm', ['run', '--silent', CHECKS[name]], { onOutput, timeoutMs });
        return verdict(code === 0);
      });
    }
  })(),
  (async () => {
    for (const suite of suites.filter((name) => !PRODUCT_SUITES.has(name))) await suiteStep(suite);
  })(),
]);

// Sockets and browsers have the machine to themselves.
for (const suite of suites.filter((name) => PRODUCT_SUITES.has(name))) {
  const tool = missing.get(suite);
  if (tool) {
    const note = `needs ${tool.name}, which this installs: ${tool.install}`;
    report.missing(suite, note, { isFailure: isCi });
  } else if (isBuilt) {
    await suiteStep(suite, { live: true });
  } else {
    report.missing(suite, 'the build failed', { isFailure: true });
  }
}

process.exitCode = report.close();
