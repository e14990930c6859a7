// npm run golden: writes anew what tests hold the present rules against, records, playthroughs and archives. What is of
// earlier versions of the rules stays. Read what has changed before it is kept.
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { bin, run } from './lib/run.mjs';

const TESTS = ['test/games/.*/golden/', 'test/fairness/stillGood'];

requireNode();
await ensureInstalled();
const { code } = await run(process.execPath, [bin('jest', 'bin/jest.js'), ...TESTS], {
  env: { NODE_ENV: 'test', UPDATE_GOLDEN: '1' },
});
process.exit(code);
