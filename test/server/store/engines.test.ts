import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { engineIn, hashOfCode, macOf } from '../../../server/engines/engine';
import { KeptEngines } from '../../../server/engines';
import type { Release } from '../../../server/engines/release';
import type { KeptEngine } from '../../../server/store/engines';
import { OlderSchema } from '../../../server/store/errors';
import { openStore } from '../../../server/store/open';
import { ENGINE_INTERFACE, games } from '../../../shared/games';
import { describeStores } from '../../support/databases';
import { enginesIn, newestIn } from '../../support/releases';
import { oldDataFolder } from '../../support/dataFolder';
import { headOf } from '../../support/storeData';

const KEY = Buffer.from('a key for tests, long enough for hmac');
const FOLDER = join(__dirname, '../../../dist/engines');
const codeOf = ({ file }: { readonly file: string }) => readFileSync(join(FOLDER, file), 'utf8');

/** What this program could run, and a store that it keeps engines in. */
const release: Release = { engines: enginesIn(), codeOf: async (engine) => codeOf(engine) };
const mechs = newestIn(undefined, 'mechs');

/** The same rules in other bytes, as an earlier release had built them. */
function earlier(change = '', about: Partial<KeptEngine> = {}): { engine: KeptEngine; code: string } {
  const code = `// earlier\n${change}${codeOf(mechs)}`;
  const { game, rulesVersion } = mechs;
  const name = { game, rulesVersion, interface: ENGINE_INTERFACE, hash: hashOfCode(code), ...about };
  return { engine: { mac: macOf(KEY, name), keptAt: 1, ...name }, code };
}

describeStores('engines that are kept', (database) => {
  async function open(key: Uint8Array = KEY) {
    const store = await database().open();
    const lines: string[] = [];
    const log = pino({ level: 'info', base: undefined }, { write: (line: string) => lines.push(line) });
    const ports = { now: () => 7 };
    const engines = await KeptEngines.open({ release, shelf: store.engines, key, ports, log }, games);
    return { store, shelf: store.engines, engines, lines };
  }

  test('are there whole, each once, with what shows who put them there', async () => {
    const { shelf, engines } = await open();
    await Promise.all([engines.keep('mechs'), engines.keep('mechs')]);
    await engines.keep('mechs');
    const kept = await shelf.all();
    expect(kept).toEqual([
      {
        game: 'mechs',
        rulesVersion: mechs.rulesVersion,
        interface: ENGINE_INTERFACE,
        hash: mechs.hash,
        mac: macOf(KEY, mechs),
        keptAt: 7,
      },
    ]);
    expect(await shelf.code(mechs.hash)).toBe(codeOf(mechs));
    expect(await shelf.code('no such')).toBeUndefined();
  });

  test('one that only the store has is loaded once, when it is needed', async () => {
    const { shelf, engines, lines } = await open();
    const { engine, code } = earlier();
    await shelf.put(engine, code);
    const wanted = { game: 'mechs', rulesVersion: mechs.rulesVersion, engine: engine.hash };
    expect(await engines.look(wanted)).toBe('here');
    expect(lines).toEqual([]);
    const [one, two] = await Promise.all([engines.find(wanted), engines.find(wanted)]);
    expect(one).toBe(two);
    expect(one).toMatchObject({ file: { hash: engine.hash } });
    expect(one).not.toBe(engines.newest('mechs'));
    expect(lines.filter((line) => line.includes('loaded'))).toHaveLength(1);
    expect(await engines.code(engine.hash)).toBe(code);
  });

  test('one without the right MAC is not run, not even looked into, and is named', async () => {
    const { shelf, engines, lines } = await open(Buffer.from('another key, long enough for hmac, too'));
    const { engine, code } = earlier('globalThis.wasRun = true;\n');
    await shelf.put(engine, code);
    const wanted = { game: 'mechs', rulesVersion: mechs.rulesVersion, engine: engine.hash };
    expect(await engines.find(wanted)).toBe('missing');
    expect(await engines.find(wanted)).toBe('missing');
    expect('wasRun' in globalThis).toBe(false);
    expect(lines.filter((line) => line.includes(engine.hash))).toHaveLength(1);
    expect(await engines.states()).toContainEqual(
      expect.objectContaining({ state: 'refused', hash: engine.hash }),
    );
    expect(await engines.code(engine.hash)).toBeUndefined();
  });

  test('one that the host trusts again is not called refused any more, loaded or not', async () => {
    const other = Buffer.from('another key, long enough for hmac, too');
    const { shelf, engines } = await open(other);
    const { engine, code } = earlier();
    await shelf.put(engine, code);
    const wanted = { game: 'mechs', rulesVersion: mechs.rulesVersion, engine: engine.hash };
    expect(await engines.find(wanted)).toBe('missing');
    await shelf.put({ ...engine, mac: macOf(other, engine) }, code);
    expect(await engines.states()).toContainEqual(
      expect.objectContaining({ state: 'kept', hash: engine.hash }),
    );
  });

  test('go when no match names them, or could be adopted by them, and none was opened for long', async () => {
    const { store, shelf } = await open();
    const kept = Object.fromEntries(
      ['named', 'adopting', 'idle', 'fresh'].map((name, i) => [
        name,
        earlier(`// ${name}\n`, { rulesVersion: `${i}`, keptAt: name === 'fresh' ? 100 : 1 }),
      ]),
    );
    for (const { engine, code } of Object.values(kept)) await shelf.put(engine, code);
    const head = headOf(1, { rulesVersion: '0', engine: kept.named!.engine.hash });
    await store.createMatch(head);
    await store.createMatch(headOf(2, { rulesVersion: '1', engine: undefined }));
    await store.prune(50);
    const left = (await shelf.all()).map(({ hash }) => hash).sort();
    expect(left).toEqual([kept.named!, kept.adopting!, kept.fresh!].map(({ engine }) => engine.hash).sort());
  });

  test('one that is not what its row says, be it signed, is not run', async () => {
    const { shelf, engines } = await open();
    const { engine, code } = earlier('', { rulesVersion: '7' });
    await shelf.put(engine, code);
    expect(await engines.find({ game: 'mechs', rulesVersion: '7', engine: engine.hash })).toBe('missing');
  });

  test('one of another interface cannot go on; of a later one it is left alone', async () => {
    const { shelf, engines } = await open();
    for (const [form, found] of [
      [ENGINE_INTERFACE - 1, 'outdated'],
      [ENGINE_INTERFACE + 1, 'newer'],
    ] as const) {
      const { engine, code } = earlier(`// ${form}\n`, { interface: form });
      await shelf.put(engine, code);
      const wanted = { game: 'mechs', rulesVersion: mechs.rulesVersion, engine: engine.hash };
      expect(await engines.look(wanted)).toBe(found);
    }
  });

  test('a match that names none is adopted by the engine of its game and rules', async () => {
    const { shelf, engines } = await open();
    expect(await engines.find({ game: 'mechs', rulesVersion: mechs.rulesVersion })).toBe(
      engines.newest('mechs'),
    );
    expect(await engines.look({ game: 'mechs', rulesVersion: '0' })).toBe('outdated');
    expect(await engines.look({ game: 'mechs', rulesVersion: '99' })).toBe('newer');
    const frozen = '7be5fe767ee4879a89381129c746f6e49bd290993ae2448abbfc2e10aa4bfb6b';
    expect(await engines.find({ game: 'mechs', rulesVersion: '1' })).toMatchObject({
      file: { hash: frozen },
    });
    const code = codeOf(mechs).replace(`rulesVersion: "${mechs.rulesVersion}"`, 'rulesVersion: "0"');
    const { engine } = earlier('', { rulesVersion: '0', hash: hashOfCode(code) });
    await shelf.put(engine, code);
    expect(await engines.find({ game: 'mechs', rulesVersion: '0' })).toMatchObject({
      file: { hash: engine.hash },
    });
  });
});

test('whoever looks at the data beside a server does not bring it up to date', async () => {
  const { dir } = oldDataFolder('one-game');
  try {
    await expect(openStore({ dataDir: dir, isBeside: true })).rejects.toThrow(OlderSchema);
    await (await openStore({ dataDir: dir })).close();
    await (await openStore({ dataDir: dir, isBeside: true })).close();
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

test('an engine is run from its text alone, and tells where it fails', () => {
  const { kit } = engineIn(codeOf(mechs), mechs.file);
  expect(kit.rules.id).toBe('mechs');
  expect(() => engineIn('export const kit = 1;', 'x.mjs')).toThrow('x.mjs is no engine');
  const failing =
    'function f() { throw new Error("no"); }\nconst a = 1;\nexport { f as kit, a as engineInterface };\n';
  const broken = engineIn(failing, 'broken.mjs').kit as unknown as () => void;
  expect(broken).toThrow('no');
  expect(traceOf(broken)).toContain('broken.mjs:1');
});

function traceOf(run: () => void): string | undefined {
  try {
    run();
  } catch (error) {
    return (error as Error).stack;
  }
  return undefined;
}
