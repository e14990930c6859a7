import { games } from '../../shared/games';
import { mechsKit } from '../../shared/games/mechs/kit';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { mechs } from '../../shared/games/mechs';
import { played } from './support/archives';

const FILE = join(__dirname, 'archive.jsonl');

// After a change of the rules version: UPDATE_ARCHIVE=1 npx jest test/fairness/stillGood.test.ts
if (process.env.UPDATE_ARCHIVE === '1') writeFileSync(FILE, `${JSON.stringify(played(6).archive)}\n`);

test('an archive that was given out once stays good, as long as the rules are the same', () => {
  const archive = archiveFrom(games, JSON.parse(readFileSync(FILE, 'utf8')))!;
  const { rulesVersion } = archive.record;
  if (rulesVersion !== mechs.rulesVersion)
    throw new Error(`It is of rules ${rulesVersion}: make another one.`);
  expect(verify(mechsKit, archive).checks.filter(({ result }) => result === 'failed')).toEqual([]);
});
