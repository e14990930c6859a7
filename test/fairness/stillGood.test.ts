import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { games } from '../../shared/games';
import { mechs } from '../../shared/games/mechs';
import { mechsKitOf } from '../support/frozenEngines';
import { played } from './support/archives';

const NAME = /^archive-(.+)\.jsonl$/;
const fileOf = (version: string) => join(__dirname, `archive-${version}.jsonl`);

// `npm run golden`: as long as nobody has played by the present version of the rules.
if (process.env.UPDATE_GOLDEN === '1')
  writeFileSync(fileOf(mechs.rulesVersion), `${JSON.stringify(played(6).archive)}\n`);

const versions = readdirSync(__dirname).flatMap((name) => NAME.exec(name)?.[1] ?? []);

test.each(versions)('an archive of rules %s that was given out once stays good', (version) => {
  const archive = archiveFrom(games, JSON.parse(readFileSync(fileOf(version), 'utf8')))!;
  expect(archive.record.rulesVersion).toBe(version);
  const { ok, checks } = verify(mechsKitOf(version), archive);
  expect(checks.filter(({ result }) => result === 'failed')).toEqual([]);
  expect(ok).toBe(true);
});

test('there is one of the present rules', () => {
  expect(versions).toContain(mechs.rulesVersion);
});
