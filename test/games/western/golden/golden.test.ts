import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '../../../../shared/core';
import { western, type WesternConfig } from '../../../../shared/games/western';
import { anyPlayer, keenPlayer, playMatch, type WesternMatch } from '../support/play';
import { tellMatch } from '../support/tell';

/**
 * Records of matches that were played once. If the same record is played differently now, the version of the rules must
 * change: stored matches would be misplayed otherwise. After raising it (or before a first release),
 * `npm run golden` writes new ones: read what has changed.
 */
interface GoldenRecord {
  readonly record: ReturnType<WesternMatch['record']>;
  readonly digest: string;
}

const FILE = join(__dirname, 'records.jsonl');
const TABLES: readonly WesternConfig[] = [
  ...([2, 3, 4] as const).map((seats) => ({ seats })),
  { seats: 1, difficulty: 'hard' },
  { seats: 4, bosses: 'random' },
];
const isUpdate = process.env.UPDATE_GOLDEN === '1';

/** Everything that was asked, what happened, and what it came to. */
function digestOf({ config, seed, inputs }: GoldenRecord['record']): string {
  const match = Match.create(western, config, seed);
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const seat of match.waitingFor()) {
      const { id, kind, options, fallback } = match.decision(seat)!;
      hash.update(JSON.stringify([seat, id, kind, options, fallback]));
    }
    if (!match.submit(input).ok) return 'refused';
  }
  return hash
    .update(JSON.stringify([match.events, match.outcome]))
    .digest('hex')
    .slice(0, 16);
}

function makeRecords(): GoldenRecord[] {
  return TABLES.flatMap((config, i) =>
    [keenPlayer, anyPlayer].map((player, j) => {
      const record = playMatch({ config, seed: 4000 + 10 * i + j, player }).record();
      return { record, digest: digestOf(record) };
    }),
  );
}

test('stored records are played as they were', () => {
  if (isUpdate)
    writeFileSync(
      FILE,
      makeRecords()
        .map((golden) => `${JSON.stringify(golden)}\n`)
        .join(''),
    );
  const stored = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GoldenRecord);
  expect(stored).toHaveLength(2 * TABLES.length);
  for (const { record, digest } of stored) {
    expect(record.rulesVersion).toBe(western.rulesVersion);
    expect(digestOf(record)).toBe(digest); // else raise `rulesVersion` in shared/games/western/index.ts
  }
});

test.each([
  ['three-seats', { seats: 3 }],
  ['solo', { seats: 1, difficulty: 'beginner' }],
] as [string, WesternConfig][])('the playthrough of %s reads as it did', (name, config) => {
  const file = join(__dirname, `${name}.txt`);
  const told = tellMatch(playMatch({ config, seed: 77 }));
  if (isUpdate) writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});
