import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mechs } from '../../../../shared/games/mechs';
import { digestOf, makeRecords, type GoldenRecord } from './records';

/**
 * Records of matches that were played once. If the same record is played differently now, the version of
 * the rules must change: stored matches would be misplayed otherwise. After raising it,
 * `UPDATE_GOLDEN=1 npx jest --selectProjects golden` writes new records.
 */
const file = join(__dirname, 'records.jsonl');
const where = '`rulesVersion` in shared/games/mechs/index.ts';

function stored(): GoldenRecord[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as GoldenRecord);
}

function replayed({ record, digest }: GoldenRecord): string {
  try {
    return digestOf(record) === digest ? 'as it was' : 'differently';
  } catch (error) {
    return `not at all (${error instanceof Error ? error.message : 'unknown'})`;
  }
}

function checkVersion(): void {
  const records = stored();
  if (records[0]?.record.rulesVersion !== mechs.rulesVersion) return;
  records.forEach((golden, i) => {
    const result = replayed(golden);
    if (result !== 'as it was')
      throw new Error(`Stored record ${i + 1} is played ${result}: raise ${where}.`);
  });
}

test('the version of the rules changes when a stored record would be played differently', () => {
  checkVersion();
});

test('the stored records are of the present version of the rules', () => {
  if (process.env.UPDATE_GOLDEN === '1') {
    checkVersion();
    const lines = makeRecords().map((golden) => `${JSON.stringify(golden)}\n`);
    writeFileSync(file, lines.join(''));
  }
  const versions = new Set(stored().map(({ record }) => record.rulesVersion));
  if (versions.has(mechs.rulesVersion) && versions.size === 1) return;
  throw new Error(
    `The stored records are of rules ${[...versions].join()}: write new ones with UPDATE_GOLDEN=1.`,
  );
});

test('there are twenty records, six of them of whole matches', () => {
  expect(stored()).toHaveLength(20);
});
