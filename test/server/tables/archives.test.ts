import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mechsWith } from '../../support/games';
import { games } from '../../../shared/games';
import { mechsKit } from '../../../shared/games/mechs/kit';
import { quickRandom } from '../../../shared/core';
import { verify, type MatchArchive } from '../../../shared/fairness';
import { archiveFrom } from '../../../shared/fairness/archiveForm';
import { enginesOfSources } from '../../../server/engines';
import { DELETED_NAME, type Store } from '../../../server/store/store';
import { KeptArchives } from '../../../server/tables/archives';
import { describeStores } from '../../support/databases';
import { House } from '../support/house';
import { ask } from '../support/http';
import { playOn } from '../support/play';
import type { Player } from '../support/player';
import { Revival } from '../support/revival';

/** As docs/api.md shows them, one of each kind. */
const COMMITMENTS_OF_PAGE = readFileSync(join(__dirname, '../../../docs/api.md'), 'utf8')
  .match(/^ {4}\{ "kind": [^}]*\}/gm)!
  .map((example) => JSON.parse(example) as object);

/** The names of the fields by kind. */
const formsOf = (commitments: readonly object[]) =>
  new Map(commitments.map((one) => [(one as { kind?: string }).kind, Object.keys(one).sort()]));

describeStores('GET /api/matches/:id', (database) => {
  let store: Store;
  let house: House;
  beforeEach(async () => {
    store = await database().open();
    house = await House.open({ seed: 21, store, env: { GUESSES_PER_MINUTE: '10' } });
  });
  afterEach(() => house.close());

  const get = (matchId: string, at = house) => ask(at, `/api/matches/${matchId}`);

  async function abandoned(): Promise<{ matchId: string; players: Player[] }> {
    const { matchId, players } = await house.started({ seats: 2 });
    await playOn(players, quickRandom(1), { answers: 20 });
    for (const player of players) await player.request('abandon', { on: true });
    for (const player of players) await player.sees(() => player.table.seal, 'the seal');
    return { matchId, players };
  }

  /** A match whose weapons were put in order for ever. */
  async function overlong(times: number): Promise<{ matchId: string }> {
    const { matchId, players } = await house.started({ seats: 2 });
    while (players[0]!.view!.open.phase !== 'program') await playOn(players, quickRandom(1), { answers: 1 });
    const arrangement = players[0]!.view!.own!.order.map(({ weapon }) => ({ weapon, stowed: true }));
    await players[0]!.request('arrange', { arrangement });
    const { head, entries } = (await store.openMatch(matchId))!;
    const journal = await store.createMatch({ ...head, id: 'overlong', code: 'LONGER' });
    const last = entries.findLast((entry) => entry.type === 'input' && entry.input.type === 'arrange')!;
    await journal.append({ entries: [...entries, ...Array.from({ length: times }, () => last)] });
    await store.finishMatch('overlong', {
      status: 'ended-unrated',
      result: { ending: 'abandoned' },
      at: house.ports.now(),
    });
    return { matchId: 'overlong' };
  }

  test('T10 shows seats in the colours that they had wished for, and a rematch goes on with them', async () => {
    const { matchId } = await house.keptTable({ seats: 3 });
    const [a, b, c] = [house.person(), house.person(), house.person()];
    for (const player of [a, b]) await player.join(matchId);
    for (const [player, colour] of [
      [a, 'yellow'],
      [b, 'coral'],
    ] as const)
      expect(await player.request('wishColour', { colour })).toEqual({ ok: true });
    await c.join(matchId);
    const all = [a, b, c];
    for (const player of all) await player.sees(() => player.table.phase === 'playing', 'the start');
    for (const player of all) await player.request('abandon', { on: true });
    for (const player of all) await player.sees(() => player.table.seal, 'the seal');
    const archive = archiveFrom(games, (await get(matchId)).body)!;
    expect(archive.seats.map(({ colour }) => colour)).toEqual(['yellow', 'coral', undefined]);
    expect(verify(mechsKit, archive, { seal: a.table.seal }).ok).toBe(true);
    for (const player of all) await player.request('rematch', { on: true });
    const next = await a.sees(() => a.table.rematch, 'the next table');
    for (const player of all) await player.join(next.matchId);
    await a.sees(() => a.table.phase === 'playing', 'the next match');
    // Everybody has moved on by one seat.
    expect(a.table.seats.map(({ colour, isWish }) => [colour, isWish])).toEqual([
      ['coral', true],
      ['teal', false],
      ['yellow', true],
    ]);
  });

  test('gives out a match that is over, to anybody, and says how long it is good for', async () => {
    const { matchId, players } = await abandoned();
    const response = await fetch(`${house.url}/api/matches/${matchId}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    const archive = archiveFrom(games, await response.json())!;
    expect(archive).toMatchObject({ matchId, ending: 'abandoned', seal: players[0]!.table.seal });
    expect(archive.seats).toEqual(players.map(({ person }) => ({ name: person.name })));
    expect(verify(mechsKit, archive).ok).toBe(true);
    expect(response.headers.get('etag')).toBeTruthy();
  });

  test('has every answer that was taken, and takes none after the match was given up', async () => {
    const { matchId, players } = await house.started({ seats: 2 });
    const [a, b] = players as [Player, Player];
    const late = (await b.asks()).fallback;
    const id = b.decision!.id;
    await a.request('abandon', { on: true });
    // On its way when the last vote comes.
    const [onItsWay] = await Promise.all([
      a.answerAnyhow(quickRandom(1)),
      b.request('abandon', { on: true }),
    ]);
    await a.sees(() => a.table.seal, 'the seal');
    expect(await b.answer(late, id)).toEqual({ ok: false, code: 'over' });
    expect(await b.request('arrange', { arrangement: [] })).toEqual({ ok: false, code: 'over' });
    const archive = archiveFrom(games, (await get(matchId)).body)!;
    expect(archive.record.inputs).toHaveLength(onItsWay.ok ? 1 : 0);
    expect(verify(mechsKit, archive, { seal: a.table.seal }).ok).toBe(true);
  });

  test('says of one that is not over that and nothing else, whatever goes on at the table', async () => {
    const gathering = await house.keptTable({ seats: 3 });
    const { matchId: running, players } = await house.started({ seats: 2 });
    const before = await fetch(`${house.url}/api/matches/${running}`);
    await playOn(players, quickRandom(1), { answers: 10 });
    const after = await fetch(`${house.url}/api/matches/${running}`);
    const other = await fetch(`${house.url}/api/matches/${gathering.matchId}`);
    const told = await Promise.all(
      [before, after, other].map(async (response) => ({
        status: response.status,
        body: await response.text(),
        cache: response.headers.get('cache-control'),
      })),
    );
    for (const one of told)
      expect(one).toEqual({ status: 409, body: '{"code":"not-over"}', cache: 'no-store' });
  });

  test('knows nothing of a match that never was, or of a table that never got going', async () => {
    const unknown = { status: 404, body: { code: 'unknown-table' } };
    const { matchId } = await house.keptTable({ seats: 2 });
    await store.finishMatch(matchId, { status: 'ended-unrated', result: { ending: 'expired' }, at: 5 });
    for (const id of [matchId, 'nothing', 'x'.repeat(500), '%2e%2e%2f'])
      expect(await get(id)).toEqual(unknown);
    // Whoever guesses is kept out after some wrong ones.
    for (let i = 0; i < 6; i++) await get(`guess-${i}`);
    expect(await get(matchId)).toEqual({ status: 429, body: { code: 'rate-limited' } });
  });

  test('gives out so many a minute to an address', async () => {
    const { matchId } = await abandoned();
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await get(matchId)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    await house.ports.advance(2000);
    expect((await get(matchId)).status).toBe(200);
  });

  test.each(['', '/log'])(
    'is made once, however many ask for it, and is the same again: %j',
    async (kind) => {
      const { matchId } = await abandoned();
      const open = jest.spyOn(store, 'openMatch');
      const text = async () => (await fetch(`${house.url}/api/matches/${matchId}${kind}`)).text();
      const first = await Promise.all(Array.from({ length: 12 }, text));
      first.push(await text());
      expect(open).toHaveBeenCalledTimes(1);
      expect(new Set(first).size).toBe(1);
      if (kind === '') expect(verify(mechsKit, archiveFrom(games, JSON.parse(first[0]!))!).ok).toBe(true);
    },
  );

  test('keeps nobody waiting who plays, be it as long as it was before there were limits', async () => {
    const { matchId } = await overlong(12_000);
    // With a store that has read everything already, whatever takes time is the making.
    const [found, match] = await Promise.all([store.findMatch({ id: matchId }), store.openMatch(matchId)]);
    const read = { findMatch: async () => found, openMatch: async () => match, people: async () => [] };
    const archives = new KeptArchives({
      store: read as unknown as Store,
      engines: enginesOfSources(games),
      log: house.services.log,
    });
    let turns = 0;
    let turn = setImmediate(function next() {
      turns++;
      turn = setImmediate(next);
    });
    const archive = await archives.find(matchId);
    clearImmediate(turn);
    expect(turns).toBeGreaterThan(4);
    const { record } = JSON.parse(archive.toString()) as MatchArchive;
    expect(record.inputs.length).toBeGreaterThan(12_000);
  });

  test('a name that was deleted is gone from it, and it is proven as before', async () => {
    const { matchId, players } = await abandoned();
    await ask(house, '/api/guest', { method: 'DELETE', token: players[1]!.token });
    const archive = archiveFrom(games, (await get(matchId)).body)!;
    expect(archive.seats.map(({ name }) => name)).toEqual([players[0]!.person.name, DELETED_NAME]);
    expect(verify(mechsKit, archive, { seal: players[0]!.table.seal }).ok).toBe(true);
  });

  test('of other rules, damaged, or not kept any longer: each with its word', async () => {
    const { matchId, players } = await abandoned();
    const finished = await house.started({ seats: 2 });
    await playOn(finished.players, quickRandom(3));
    await finished.players[0]!.sees(() => finished.players[0]!.table.seal, 'the seal');
    const { matchId: running } = await house.started({ seats: 2 });
    expect(await get(`${running}/log`)).toEqual({ status: 409, body: { code: 'not-over' } });
    const next = await House.open({ store, services: { games: mechsWith({ rulesVersion: 'next' }) } });
    expect(await get(matchId, next)).toEqual({ status: 410, body: { code: 'rules-changed' } });
    // What everybody answered can be told without the rules.
    const { entries } = (await store.openMatch(matchId))!;
    const { status, body } = await get(`${matchId}/log`, next);
    expect(status).toBe(200);
    expect(body).toMatchObject({ matchId, game: 'mechs', rulesVersion: mechsKit.rules.rulesVersion });
    expect(body.seats).toEqual(players.map(({ person }) => ({ name: person.name })));
    expect(body.inputs).toEqual(entries.flatMap((entry) => (entry.type === 'input' ? [entry.input] : [])));
    await next.close();

    await database().raw(
      `UPDATE journal SET body = REPLACE(body, '"by":"person"', '"by":"clock"') WHERE match_id = $1`,
      [matchId],
    );
    expect(await get(matchId)).toEqual({ status: 410, body: { code: 'journal-damaged' } });

    await store.prune(house.ports.now() + 1);
    // The result of one that was played to its end is still in people's records.
    expect(await get(finished.matchId)).toEqual({ status: 410, body: { code: 'not-kept' } });
    expect(await get(matchId)).toEqual({ status: 404, body: { code: 'unknown-table' } });
  });

  test('one that was begun before there were proofs can be played on, but has none', async () => {
    const { matchId, players } = await house.started({ seats: 2 });
    await playOn(players, quickRandom(1), { answers: 6 });
    await house.close();
    const match = (await store.openMatch(matchId))!;
    const { share: _share, ...head } = { ...match.head, id: 'older', code: 'OLDERS' };
    const journal = await store.createMatch(head);
    const entries = match.entries.map((entry) => {
      if (entry.type !== 'start') return entry;
      const { origin: _origin, ...start } = entry;
      return start;
    });
    await journal.append({ entries: entries.filter(({ type }) => type !== 'contribution') });
    house = await House.open({ seed: 22, store });
    const back = players.map((player) => house.again(player));
    for (const player of back) await player.join('older');
    expect(back[0]!.table.seedCommitment).toBeUndefined();
    await playOn(back, quickRandom(2), { answers: 10 });
    expect(back[0]!.room.state.commitments.size).toBe(0);
    for (const player of back) await player.request('abandon', { on: true });
    await back[0]!.sees(() => back[0]!.table.ending, 'the end');
    let reply = await get('older');
    // Its end is shown before it is kept, and there is no seal to wait for.
    while (reply.body.code === 'not-over') reply = await get('older');
    expect(reply).toEqual({ status: 410, body: { code: 'not-kept' } });
    expect(house.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describeStores('a match whose end was not kept before a crash', (database) => {
  test('is ended afterwards, and its archive is proven', async () => {
    const server = await Revival.open(database(), { seed: 45 });
    const { matchId, players } = await server.house.started({ seats: 2 });
    server.holdEnds();
    await playOn(players, quickRandom(6));
    // What is not kept is not sealed.
    expect(players[0]!.table).toMatchObject({ phase: 'over', seal: undefined });
    const commitments = players[0]!.room.state.commitments.size;
    await server.crash();
    const [back] = await server.back(players, matchId);
    await back!.sees(() => back!.table.seal, 'the seal');
    const archive = archiveFrom(games, (await ask(server.house, `/api/matches/${matchId}`)).body)!;
    expect(archive.proof.commitments).toHaveLength(commitments);
    expect(verify(mechsKit, archive, { seal: back!.table.seal }).ok).toBe(true);
    await server.close();
    expect(formsOf(archive.proof.commitments)).toEqual(formsOf(COMMITMENTS_OF_PAGE));
  });
});
