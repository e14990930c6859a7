import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOP = join(__dirname, '../..');

interface Planted {
  /** A file that is there, as if it had that text. */
  readonly file: string;
  readonly text: string;
  readonly found: RegExp;
}

const imports = (file: string, path: string, found: RegExp): Planted => ({
  file,
  text: `import '${path}';\n`,
  found,
});

const PLANTED: readonly Planted[] = [
  // Layers of the server
  imports('server/base/ports.ts', '../store/open', /server\/base knows only the layers below it/),
  imports('server/store/store.ts', '../people/names', /server\/store knows only the layers below it/),
  imports('server/tables/directory.ts', '../table/tableState', /server\/tables knows only/),
  imports('server/tables/directory.ts', '../services', /server\/tables knows only/),
  imports('server/services.ts', './table/tableState', /server\/services.ts knows only/),
  imports('server/table/tableState.ts', '../rooms/MatchRoom', /server\/table knows only/),
  imports('server/rooms/MatchRoom.ts', '../http/site', /server\/rooms knows only/),
  imports('server/http/site.ts', '../app', /server\/http knows only/),
  // Sides of the house
  imports('client/main.tsx', '../server/base/ports', /The client knows the server only through/),
  imports('server/base/ports.ts', '../../client/games/card', /The server knows the client only through/),
  imports('shared/core/index.ts', '../../server/base/ports', /shared\/ imports nothing of the other/),
  imports('server/base/ports.ts', '../../test/support/chance', /The product never imports its tests/),
  // Games
  imports('shared/core/index.ts', '../games/kit', /The core knows no game and no wire/),
  imports('shared/games/mechs/kit.ts', '../western/kit', /A game imports the core/),
  imports('shared/fairness/index.ts', '../games/mechs', /Games are known by their kit/),
  imports('server/tables/directory.ts', '../../shared/games/mechs', /The server takes games from the list/),
  imports('client/games/ui.ts', './mechs/ui', /A game is fetched by client\/games\/index.ts/),
  imports('client/games/ui.ts', '../../shared/games/mechs', /The frame knows games by/),
  imports('client/games/mechs/ui.ts', '../../../shared/games/western', /knows its own rules alone/),
  // What shared/ may not touch, and clocks
  { file: 'shared/core/index.ts', text: 'export const now = Date;\n', found: /shared\/ is pure/ },
  { file: 'shared/core/index.ts', text: 'export const roll = Math.random();\n', found: /shared\/ is pure/ },
  imports('shared/core/index.ts', 'node:fs', /shared\/ runs anywhere/),
  { file: 'server/tables/directory.ts', text: 'export const now = Date.now();\n', found: /How long: Ports/ },
];

test('every rule of who may import whom finds what is planted', () => {
  const input = JSON.stringify(PLANTED.map(({ file, text }) => ({ file: join(TOP, file), text })));
  const { stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'support/lint.mjs')], {
    cwd: TOP,
    input,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const found = JSON.parse(stdout) as string[][];
  const missed = PLANTED.filter(({ found: wanted }, i) => !found[i]?.some((message) => wanted.test(message)));
  expect(missed.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('ARCHITECTURE.md lists the layers of the server in their order', () => {
  const source = readFileSync(join(TOP, 'scripts/lib/layers.mjs'), 'utf8');
  const [, list = ''] = /SERVER_LAYERS = \[([^]*?)\n\];/.exec(source) ?? [];
  const layers = [...list.matchAll(/'([\w.]+)'/g)].map(([, name = '']) => name);
  const page = readFileSync(join(TOP, 'ARCHITECTURE.md'), 'utf8');
  const [, map = ''] = /\n {4}server\/ ([^]*?)\n {4}client\//.exec(page) ?? [];
  const listed = [...map.matchAll(/\n {6}([\w.]+)/g)].map(([, name = '']) => name);
  expect(layers.length).toBeGreaterThan(10);
  expect(listed).toEqual([...layers, 'index.ts']);
});
