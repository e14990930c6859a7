import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '../../../shared/core';
import { openStore } from '../../../server/store/open';
import { DELETED_NAME, type Store } from '../../../server/store/store';
import { headOf, inputOf } from '../../support/storeData';
import { House } from '../support/house';
import { ask } from '../support/http';
import { inStep, playOn } from '../support/play';
import type { Player } from '../support/player';

describe('a server with a store', () => {
  let dataDir: string;
  let store: Store;
  let house: House;
  const open = async (options: { maxPages?: number } = {}) => {
    store = await openStore({ dataDir, maxPages: options.maxPages });
    house = await House.open({ seed: 51, store });
  };
  beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'arena-kept-'))));
  afterEach(async () => {
    await house.close();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('a full disk refuses inputs with a code, keeps the match, and is forgotten when there is room', async () => {
    await open({ maxPages: 150 });
    const old = await store.createMatch(headOf(2));
    await old.append({ entries: [inputOf(1, 'y'.repeat(200_000))] });
    await store.finishMatch(old.matchId, { status: 'finished', result: 1, at: 1 });
    const { matchId, players } = await house.started({ seats: 2, clock: 'standard' });
    const [a, b] = players as [Player, Player];
    await playOn(players, quickRandom(1), { answers: 10 });
    // Somebody else's match takes all the room that is left.
    const other = await store.createMatch(headOf(1));
    for (let size = 100_000; size > 10; size = Math.floor(size / 2))
      while (await fits(() => other.append({ entries: [inputOf(1, 'x'.repeat(size))] }))) continue;
    const mover = a.decision ? a : b;
    const { id, fallback } = mover.decision!;
    const before = players.map(({ view }) => view);
    expect(await mover.answer(fallback, id)).toEqual({ ok: false, code: 'storage-failed' });
    expect(players.map(({ view }) => view)).toEqual(before);
    // A few heads of tables still fit between the others; then none does.
    const opened = () => ask(house, '/api/tables', { token: a.token, body: {} });
    let last = await opened();
    for (let i = 0; i < 200 && last.status === 201; i++) last = await opened();
    expect(last).toEqual({ status: 503, body: { code: 'storage-failed' } });
    // Whoever leaves can still come back.
    b.disconnect();
    await b.join(matchId);
    expect(b.view).toEqual(before[1]);

    expect(await store.prune(2)).toBe(1);
    await inStep(players);
    expect(await mover.answer(fallback, id)).toEqual({ ok: true });
    await playOn(players, quickRandom(3));
    expect(a.table.ending).toBe('finished');
  });

  test('a deleted identity loses its name everywhere at once and cannot be used again; the match goes on', async () => {
    await open();
    const { matchId, players } = await house.started({ seats: 2 });
    const [a, b] = players as [Player, Player];
    await a.request('chat', { text: 'hello' });
    const waiting = await house.keptTable({ seats: 2 });
    const elsewhere = await house.again(a).join(waiting.matchId);
    expect((await ask(house, '/api/guest', { method: 'DELETE' })).status).toBe(401);
    expect((await ask(house, '/api/guest', { method: 'DELETE', token: a.token })).status).toBe(204);

    await b.sees(() => b.table.seats[0]?.name === DELETED_NAME, 'the name to go');
    await a.sees(() => a.closed, 'the line to be cut');
    await elsewhere.sees(() => elsewhere.closed, 'the other line to be cut');
    expect((await ask(house, `/api/tables/${waiting.code}`)).body.names).toEqual([null, null]);
    expect((await ask(house, `/api/tables/${b.table.code}`)).body.names).toEqual([
      DELETED_NAME,
      b.person.name,
    ]);
    await expect(house.again(a).join(matchId)).rejects.toThrow('bad-token');
    expect((await ask(house, '/api/tables', { token: a.token, body: {} })).status).toBe(401);
    expect((await ask(house, '/api/guest', { token: a.token, body: { name: 'Me' } })).status).toBe(401);
    const late = await house.person().join(matchId, { watch: true });
    expect(late.chat).toMatchObject([{ name: DELETED_NAME, text: 'hello' }]);
    expect(await store.person(a.person.id)).toMatchObject({ name: DELETED_NAME });
  });

  test('readiness says no while the server stops, and while nothing can be kept', async () => {
    await open();
    house.services.closing.isStopping = true;
    expect(await ask(house, '/readyz')).toEqual({
      status: 503,
      body: { code: 'stopping', failed: ['stopping'] },
    });
    const { token } = house.person();
    expect((await ask(house, '/api/tables', { token, body: {} })).body).toEqual({ code: 'stopping' });
    await house.close();
    await store.close();
    await open();
    expect(await ask(house, '/readyz')).toEqual({ status: 200, body: { ok: true } });
    await store.close();
    expect(await ask(house, '/readyz')).toEqual({
      status: 503,
      body: { code: 'storage-failed', failed: ['store'] },
    });
  });

  test('a table that nobody comes to is gone for good', async () => {
    await open();
    const { matchId } = await house.keptTable();
    await house.ports.advance(10 * 60_000);
    for (let i = 0; i < 3; i++) await store.check();
    expect((await store.findMatch({ id: matchId }))?.status).toBe('ended-unrated');
    expect(await store.unfinishedMatches()).toEqual([]);
  });
});

async function fits(write: () => Promise<void>): Promise<boolean> {
  return write().then(
    () => true,
    () => false,
  );
}
