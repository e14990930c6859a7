// Builds each game into one file that needs nothing else: dist/engines/<game>-<rules version>-<SHA-256>.mjs, and a list
// of all that this release can run: those, and the ones of earlier rules that the folder engines/ keeps.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { top } from './paths.mjs';

const LIST = 'engines.json';
const NAME = /^([a-z]+)-([\w.]+)-([0-9a-f]{64})\.mjs$/;

/** What the packages inside ask of whoever passes them on. */
const NOTICE = `/*!
 * Pocket Arena, an engine: the rules of one game, its bots and what runs them. MIT License.
 * Inside: zod (c) 2025 Colin McDonnell, @noble/ciphers and @noble/hashes (c) 2022-2025 Paul Miller, all MIT License:
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice
 * and this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS
 * PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
 * MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT
 * HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
 * ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
`;

/** Games that have an engine: every folder with an entry for one. */
export function gamesIn(root = top) {
  return readdirSync(join(root, 'shared/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(entryOf(root, entry.name)))
    .map(({ name }) => name)
    .sort();
}

/** Writes engines and list, and gives the list back. */
export async function buildEngines({ root = top, outDir = join(top, 'dist/engines') } = {}) {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const list = [];
  for (const { file, code } of frozen(root)) list.push(await put(outDir, code, { isNewest: false, file }));
  for (const game of gamesIn(root)) {
    const code = NOTICE + (await bundled(root, entryOf(root, game)));
    const built = await put(outDir, code, { isNewest: true });
    const twin = list.findIndex(({ hash }) => hash === built.hash);
    if (twin >= 0) list.splice(twin, 1);
    list.push(built);
  }
  writeFileSync(join(outDir, LIST), `${JSON.stringify(list, undefined, 2)}\n`);
  return list;
}

/** One module and all that it imports, as text. The same sources give the same bytes, wherever they lie. */
export async function bundled(root, entry) {
  const { build } = await import('vite');
  const environment = process.env.NODE_ENV;
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      target: 'es2022',
      // Whoever wants to check what was played can read it.
      minify: false,
      lib: { entry, formats: ['es'] },
      // No paths in it: they are another's on another machine.
      rolldownOptions: { experimental: { attachDebugInfo: 'none' }, output: { codeSplitting: false } },
    },
  });
  // Vite sets it for the whole process.
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  const [chunk, ...more] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (more.length > 0 || chunk?.type !== 'chunk' || chunk.imports.length + chunk.dynamicImports.length > 0)
    throw new Error(`${entry} is not one file without imports.`);
  return chunk.code;
}

/**
 * @param {string} outDir
 * @param {string} code
 * @param {{ isNewest: boolean, file?: string }} about
 */
async function put(outDir, code, { isNewest, file }) {
  const hash = createHash('sha256').update(code).digest('hex');
  const engine = await describe(code);
  const name = `${engine.game}-${engine.rulesVersion}-${hash}.mjs`;
  if (!NAME.test(name)) throw new Error(`${name} is no name of an engine.`);
  if (file !== undefined && file !== name) throw new Error(`engines/${file} is ${name} by what is in it.`);
  writeFileSync(join(outDir, name), code);
  return { ...engine, hash, file: name, isNewest };
}

/** The engine says itself what it is. */
async function describe(code) {
  const folder = mkdtempSync(join(tmpdir(), 'pocket-arena-engine-'));
  try {
    const file = join(folder, 'engine.mjs');
    writeFileSync(file, code);
    const { kit, engineInterface } = await import(pathToFileURL(file).href);
    return { game: kit.rules.id, rulesVersion: kit.rules.rulesVersion, interface: engineInterface };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Engines of earlier rules, as they were built then. */
function frozen(root) {
  const folder = join(root, 'engines');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .sort()
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));
}

function entryOf(root, game) {
  return join(root, 'shared/games', game, 'engine.ts');
}
