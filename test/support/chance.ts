/**
 * A seed for a test that leaves something to chance. It is told at once, since such a test may also fail by not coming
 * to an end; `TEST_SEED=<seed>` repeats its choices. What processes do meanwhile is no choice of the test's.
 */
export function chanceSeed(): number {
  const given = process.env.TEST_SEED;
  const seed = given === undefined || given === '' ? Math.floor(Math.random() * 2 ** 31) : Number(given);
  const name = expect.getState().currentTestName ?? 'a test';
  process.stderr.write(`TEST_SEED=${seed} (${name})\n`);
  return seed;
}
