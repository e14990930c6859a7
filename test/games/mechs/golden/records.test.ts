import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mechs } from '../../../../shared/games/mechs';
import { mechsKitOf } from '../../../support/frozenEngines';
import { digestOf, makeRecords, type GoldenRecord } from './records';

/**
 * Records of matches that were played once, a file for each version of the rules. If the same record is played
 * differently now, the version must change: stored matches would be misplayed otherwise (docs/engine.md). Records of
 * earlier versions are played by their own engines and never written again. `npm run golden` writes those of the present
 * version, which is right as long as nobody has played by it.
 */
const NAME = /^records-(.+)\.jsonl$/;
const fileOf = (version: string) => join(__dirname, `records-${version}.jsonl`);

if (process.env.UPDATE_GOLDEN === '1') {
  const lines = makeRecords().map((golden) => `${JSON.stringify(golden)}\n`);
  writeFileSync(fileOf(mechs.rulesVersion), lines.join(''));
}

const versions = readdirSync(__dirname).flatMap((name) => NAME.exec(name)?.[1] ?? []);

function stored(version: string): GoldenRecord[] {
  const lines = readFileSync(fileOf(version), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as GoldenRecord);
}

function replayed(version: string, { record, digest }: GoldenRecord): string {
  try {
    return digestOf(mechsKitOf(version), record) === digest ? 'as it was' : 'differently';
  } catch (error) {
    return `not at all (${error instanceof Error ? error.message : 'unknown'})`;
  }
}

test('there are records of every version of the rules, the present one too', () => {
  const upToNow = Array.from({ length: Number(mechs.rulesVersion) }, (_, i) => String(i + 1));
  expect(versions.sort()).toEqual(upToNow);
});

test.each(versions)(
  'records of rules %s are played as they were, by the engine of those rules',
  (version) => {
    const records = stored(version);
    expect(records.length).toBeGreaterThanOrEqual(20);
    expect(new Set(records.map(({ record }) => record.rulesVersion))).toEqual(new Set([version]));
    records.forEach((golden, i) => {
      const result = replayed(version, golden);
      if (result !== 'as it was')
        throw new Error(
          `Stored record ${i + 1} is played ${result}: freeze the engine and raise \`rulesVersion\` in shared/games/mechs/index.ts.`,
        );
    });
  },
);
