import './support/wire';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '../../shared/core';
import { CLOSE, type GuestReply, type TableReply } from '../../shared/protocol';
import { ask } from './support/http';
import { playOn } from './support/play';
import { Player } from './support/player';
import { Product } from './support/product';

async function guest(product: Product, name: string): Promise<Player> {
  const { body } = await ask(product, '/api/guest', { body: { name } });
  const { token, person } = body as unknown as GuestReply;
  return new Player(product.url, person, token);
}

describe('the built server', () => {
  test('serves a match from first name to last point, and stops cleanly when asked', async () => {
    const product = await Product.start({ INTENTS_PER_SECOND: '10000' });
    const [a, b] = [await guest(product, 'Ada'), await guest(product, 'Bob')];
    const made = await ask(product, '/api/tables', { token: a.token, body: { clock: 'relaxed' } });
    const { matchId } = made.body as unknown as TableReply;
    await a.join(matchId);
    await b.join(matchId);
    await playOn([a, b], quickRandom(6));
    expect(a.table.ending).toBe('finished');
    const code = await product.stop();
    expect(code).toBe(0);
    await a.sees(() => a.closed, 'the farewell');
    expect(a.closed).toBe(CLOSE.stopping);
    expect(a.notices).toContainEqual({ kind: 'stopping' });
    for (const secret of [a.token, b.token]) expect(product.output.join('')).not.toContain(secret);
    expect(product.output.join('')).not.toMatch(/[0-9a-f]{64}/);
  });

  test('a page that sends too fast is slowed down, one that does not stop is cut off', async () => {
    const product = await Product.start({ INTENTS_PER_SECOND: '5' });
    const [a, b] = [await guest(product, 'Ada'), await guest(product, 'Bob')];
    const { body } = await ask(product, '/api/tables', { token: a.token, body: {} });
    const { matchId } = body as unknown as TableReply;
    await a.join(matchId);
    await b.join(matchId);
    // What the page adds to the seed is an intent, too: a flood before it would hold the start up.
    for (const player of [a, b]) await player.sees(() => player.table.phase === 'playing', 'the start');
    const replies = await Promise.all(Array.from({ length: 30 }, () => a.request('resume', {})));
    expect(replies.filter((reply) => !reply.ok && reply.code === 'rate-limited').length).toBeGreaterThan(10);
    for (let i = 0; i < 500; i++) a.room.send('resume' as never, {} as never);
    await a.sees(() => a.closed, 'the end of patience');
    expect(a.closed).toBe(CLOSE.misbehaved);
    expect(await b.request('resume', {})).toEqual({ ok: true });
    await product.stop();
  });

  test('a host who wants no worker has it taken away, wherever there is one', async () => {
    const product = await Product.start({ SERVICE_WORKER: 'off' });
    try {
      const worker = await fetch(`${product.url}/sw.js`);
      // That this one goes, with all that was kept, is seen in a browser (test/e2e/app.test.ts).
      expect(await worker.text()).toBe(readFileSync('dist/client/sw-removal.js', 'utf8'));
      expect(worker.headers.get('cache-control')).toBe('no-store');
      expect((await fetch(product.url)).status).toBe(200);
    } finally {
      await product.stop();
    }
  });

  test('an environment that makes no sense is explained', async () => {
    await expect(Product.start({ PORT: 'many', ABANDON_HOURS: '-1' })).rejects.toThrow(
      /PORT: must be a number\n.*ABANDON_HOURS/,
    );
  });

  test('what keeps it from starting is said in a sentence, and it ends', async () => {
    const product = await Product.start();
    const { port } = new URL(product.url);
    await expect(Product.start({ PORT: port })).rejects.toThrow(
      new RegExp(`with 1: [^]*Port ${port} is in use already`),
    );
    await product.stop();
    const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-'));
    mkdirSync(join(dataDir, 'pocket-arena.sqlite'));
    await expect(Product.start({ DATA_DIR: dataDir })).rejects.toThrow(
      /with 1: The database .* in DATA_DIR\.\n$/,
    );
    rmSync(dataDir, { recursive: true });
    const nowhere = 'postgres://nobody@127.0.0.1:1/none';
    await expect(Product.start({ DATABASE_URL: nowhere })).rejects.toThrow(
      /ECONNREFUSED.* Look at DATABASE_URL\.\n$/,
    );
  });
});
