import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from './run.mjs';

/** Servers and browsers wait as much as they work: three at once keep two cores busy. */
const WORKERS = { server: 3, e2e: 3 };

const ALL_FAILED = { passed: 0, failed: 1, skipped: 0 };

/** Runs one suite and resolves with how many of its tests passed, failed and were skipped. */
export async function runJest(suite, { long, env, onOutput, timeoutMs }) {
  const folder = mkdtempSync(join(tmpdir(), 'pocket-arena-jest-'));
  const results = join(folder, 'results.json');
  try {
    const args = [
      bin('jest', 'bin/jest.js'),
      '--selectProjects',
      suite,
      `--maxWorkers=${long ? 1 : (WORKERS[suite] ?? 2)}`,
      '--json',
      `--outputFile=${results}`,
    ];
    const { code, timedOut } = await run(process.execPath, args, {
      env: { ...env, NODE_ENV: 'test', ...(long ? { TEST_LONG: '1' } : {}) },
      onOutput,
      timeoutMs,
    });
    if (timedOut) onOutput(`\nStopped: the suite was still running after ${timeoutMs / 1000} s.\n`);
    return count(results, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function count(file, code) {
  let results;
  try {
    results = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return ALL_FAILED; // jest itself did not get to the end
  }
  const passed = results.numPassedTests;
  const skipped = results.numPendingTests + results.numTodoTests;
  // A file that crashes before its first test has no failed test to show.
  const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
  return { passed, skipped, failed: failed === 0 && code !== 0 ? 1 : failed };
}
