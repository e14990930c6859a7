import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './base/config';
import { systemPorts } from './base/ports';
import { fileNameOf, hashOfCode, isSignedBy, macOf } from './engines/engine';
import { releaseIn } from './engines/release';
import { signingKey } from './people/key';
import { OlderSchema } from './store/errors';
import { openStore, SQLITE_FILE } from './store/open';

/** `npm run engines`: what the store keeps; with `trust` and hashes, or `trust all`, signs it with the present key. */
async function main([word, ...named]: readonly string[]): Promise<number> {
  if ((word !== undefined && word !== 'trust') || (word === 'trust' && named.length === 0)) {
    process.stderr.write('Say nothing to see the engines of the store, or: trust <hash> … | trust all\n');
    return 2;
  }
  const config = readConfig(process.env);
  const key = signingKey(config.SIGNING_KEY, config.DATA_DIR, systemPorts);
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, SQLITE_FILE))) throw new OlderSchema();
  const store = await openStore({ dataDir, databaseUrl, isBeside: true });
  const released = new Set(
    releaseIn(join(import.meta.dirname, '..', 'engines'))?.engines.map(({ hash }) => hash),
  );
  let code = 0;
  for (const engine of await store.engines.all()) {
    const text = (await store.engines.code(engine.hash)) ?? '';
    const isWhole = hashOfCode(text) === engine.hash;
    const isWanted = named.includes('all') || named.some((start) => engine.hash.startsWith(start));
    if (word === 'trust' && isWanted && isWhole)
      await store.engines.put({ ...engine, mac: macOf(key, engine) }, text);
    const isTrusted = released.has(engine.hash) || (word === 'trust' && isWanted) || isSignedBy(key, engine);
    const state = !isWhole ? 'TAMPERED WITH' : isTrusted ? 'trusted' : 'NOT TRUSTED';
    if (state !== 'trusted') code = 1;
    process.stdout.write(`${state.padEnd(14)} ${fileNameOf(engine)}\n`);
  }
  await store.close();
  return code;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
