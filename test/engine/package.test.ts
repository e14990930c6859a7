import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TOP = join(__dirname, '../..');
const execute = promisify(execFile);
const MINUTES = 60_000;

const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('There is no python3 here: the player in Python is not driven.');

describe('the package of the engines', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arena-package-'));
    const shell = process.platform === 'win32';
    await execute('npm', ['pack', './packages/engine', '--pack-destination', folder, '--silent'], {
      cwd: TOP,
      shell,
    });
    const [tarball] = readdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    const install = ['install', '--offline', '--no-audit', '--no-fund', '--silent', `./${tarball}`];
    await execute('npm', install, { cwd: folder, shell });
  }, 4 * MINUTES);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('needs no other package', () => {
    const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['pocket-arena-engine']);
  });

  test(
    'types and all: a tournament in thirty lines compiles strictly, and is played',
    async () => {
      const source = readFileSync(join(TOP, 'examples/engine/tournament.ts'), 'utf8');
      expect(source.split('\n').filter((line) => line !== '' && !line.startsWith('//')).length).toBeLessThan(
        32,
      );
      cpSync(join(TOP, 'examples/engine/tournament.ts'), join(folder, 'tournament.ts'));
      const options = ['--strict', '--target', 'es2022', '--module', 'nodenext'];
      // Only for `process` and `console`: the package's own types need none.
      const types = ['--types', 'node', '--typeRoots', join(TOP, 'node_modules/@types')];
      await execute(
        process.execPath,
        [join(TOP, 'node_modules/typescript/bin/tsc'), 'tournament.ts', ...options, ...types],
        { cwd: folder },
      );
      const { stdout } = await execute(process.execPath, ['tournament.js', '1'], { cwd: folder });
      const wins = new Map([...stdout.matchAll(/^(\w+) (\d+)$/gm)].map(([, bot, won]) => [bot, Number(won)]));
      expect([...wins.keys()]).toEqual(['rookie', 'veteran', 'ace']);
      expect([...wins.values()].reduce((sum, won) => sum + won, 0)).toBeGreaterThanOrEqual(6);
    },
    2 * MINUTES,
  );

  (hasPython ? test : test.skip).each(['mechs', 'western'])(
    'a player of %s in Python drives the command to the end of a match',
    async (game) => {
      const command = [process.execPath, 'node_modules/pocket-arena-engine/command.mjs', '--game', game];
      const { stdout } = await execute('python3', [join(TOP, 'examples/engine/player.py'), ...command], {
        cwd: folder,
      });
      expect(stdout).toMatch(new RegExp(`^${game}: -?\\d+ to -?\\d+ after \\d+ answers\\n$`));
    },
  );

  test('the command names the games where it is asked for none, or for one that there is not', () => {
    for (const args of [[], ['--game', 'chess'], ['--seats', '2']]) {
      const file = join(folder, 'node_modules/pocket-arena-engine/command.mjs');
      const { status, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
      expect(status).toBe(2);
      expect(stderr).toMatch(/--game mechs or --game western/);
    }
  });
});
