import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { GameTypes, MatchRecord } from '../../shared/core';
import { ENGINE_INTERFACE, type AnyKit } from '../../shared/games/kit';
import { mechsKit } from '../../shared/games/mechs/kit';
import { westernKit } from '../../shared/games/western/kit';

const TOP = join(__dirname, '../..');
const FOLDER = join(TOP, 'dist/engines');
const RECORDS = {
  mechs: `test/games/mechs/golden/records-${mechsKit.rules.rulesVersion}.jsonl`,
  western: 'test/games/western/golden/records.jsonl',
};
const KITS: Record<keyof typeof RECORDS, AnyKit> = { mechs: mechsKit, western: westernKit };
const execute = promisify(execFile);

interface Listed {
  readonly game: keyof typeof RECORDS;
  readonly rulesVersion: string;
  readonly interface: number;
  readonly hash: string;
  readonly file: string;
  readonly isNewest: boolean;
}

/** Frozen before a game's rules were corrected: what running matches of the release before name. */
const FROZEN = ['7be5fe767ee4879a89381129c746f6e49bd290993ae2448abbfc2e10aa4bfb6b'];

const list = JSON.parse(readFileSync(join(FOLDER, 'engines.json'), 'utf8')) as Listed[];
const newest = list.filter(({ isNewest }) => isNewest);

async function inNode(program: string): Promise<string> {
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', program], {
    maxBuffer: 2 ** 24,
  });
  return stdout;
}

test('a release has an engine of each game, named by game, rules version and hash', () => {
  const rules = new Map(Object.values(KITS).map((kit) => [kit.rules.id, kit.rules.rulesVersion]));
  expect(new Map(newest.map(({ game, rulesVersion }) => [game as string, rulesVersion]))).toEqual(rules);
  for (const { game, rulesVersion, hash, file } of list) {
    expect(file).toBe(`${game}-${rulesVersion}-${hash}.mjs`);
    expect(
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex'),
    ).toBe(hash);
  }
  for (const engine of newest) expect(engine.interface).toBe(ENGINE_INTERFACE);
  expect(readdirSync(FOLDER).sort()).toEqual([...list.map(({ file }) => file), 'engines.json'].sort());
});

test('a release carries the engines of earlier rules to the byte, and lists them as its own', () => {
  const files = readdirSync(join(TOP, 'engines')).filter((file) => file.endsWith('.mjs'));
  expect(files.map((file) => file.replace(/^.*-|\.mjs$/g, ''))).toEqual(FROZEN);
  for (const file of files) {
    expect(list.find((engine) => engine.file === file)).toMatchObject({ interface: ENGINE_INTERFACE });
    expect(readFileSync(join(FOLDER, file)).equals(readFileSync(join(TOP, 'engines', file)))).toBe(true);
  }
});

test.each(list)('$file imports nothing, and nothing of the framework is in it', ({ file }) => {
  const code = readFileSync(join(FOLDER, file), 'utf8');
  expect(code).not.toMatch(/^\s*import[\s{*]/m);
  expect(code).not.toMatch(/\bimport\(|\brequire\(/);
  expect(code).not.toMatch(/colyseus|preact|node:/i);
});

test('the same sources give the same bytes in another folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-engines-'));
  try {
    const root = join(folder, 'some where', 'else');
    for (const name of ['shared', 'scripts', 'engines', 'package.json', 'tsconfig.json'])
      cpSync(join(TOP, name), join(root, name), { recursive: true });
    symlinkSync(join(TOP, 'node_modules'), join(root, 'node_modules'));
    const builder = pathToFileURL(join(root, 'scripts/lib/engines.mjs')).href;
    const built = await inNode(
      `import { buildEngines } from '${builder}'; console.log(JSON.stringify(await buildEngines()));`,
    );
    expect(JSON.parse(built)).toEqual(list);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(newest)('$game: the file leads the golden records to the very ends of the sources', async (one) => {
  const { rules, runner } = KITS[one.game];
  const golden = join(TOP, RECORDS[one.game]);
  const ends = readFileSync(golden, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { record: MatchRecord<GameTypes> }).record)
    .map((record) => runner.again(rules, record).goTo(Infinity))
    .map(({ state, events }) => ({ state, events }));
  const played = await inNode(`
    import { readFileSync } from 'node:fs';
    import { kit } from '${pathToFileURL(join(FOLDER, one.file)).href}';
    const lines = readFileSync(${JSON.stringify(golden)}, 'utf8').trim().split('\\n');
    const ends = lines.map((line) => kit.runner.again(kit.rules, JSON.parse(line).record).goTo(Infinity));
    process.stdout.write(JSON.stringify(ends.map(({ state, events }) => ({ state, events }))));`);
  expect(ends.length).toBeGreaterThan(5);
  expect(JSON.parse(played)).toEqual(JSON.parse(JSON.stringify(ends)));
});
