import { games } from '../../../shared/games';
import { mechsEvents } from '../../../shared/games/mechs/eventFields';
import { mechsKit } from '../../../shared/games/mechs/kit';
import { quickRandom } from '../../../shared/core';
import { eventsDigest, verify, type MatchArchive, type Seen } from '../../../shared/fairness';
import { archiveFrom } from '../../../shared/fairness/archiveForm';
import type { MechsEvent } from '../../../shared/games/mechs';
import { assembleCommitments } from '../../../shared/protocol';
import { describeStores, sqliteDatabase, type TestDatabase } from '../../support/databases';
import { House, type Party } from '../support/house';
import { ask } from '../support/http';
import { playOn } from '../support/play';
import type { Player } from '../support/player';
import { Revival } from '../support/revival';

let database: TestDatabase;
let house: House;
beforeEach(async () => {
  database = sqliteDatabase();
  house = await House.open({ seed: 77, store: await database.open(), env: { BOT_PAUSE_MS: '0' } });
});
afterEach(async () => {
  await house.close();
  await database.dispose();
});

/** What a browser has noted that was there from the first moment. */
function seenBy(player: Player): Seen {
  const events = player.events as MechsEvent[];
  const { seedCommitment, seal, seats } = player.table;
  return {
    seedCommitment,
    contributions: seats.map(({ contribution }) => contribution ?? null),
    ...(player.viewer === 'spectator'
      ? {}
      : { contribution: { seat: player.seat, randomness: player.randomness } }),
    commitments: assembleCommitments(player.room.state),
    events: [{ from: 0, count: events.length, digest: eventsDigest(mechsEvents, events) }],
    seal,
  };
}

async function archiveOf(matchId: string): Promise<MatchArchive> {
  const { status, body } = await ask(house, `/api/matches/${matchId}`);
  expect(status).toBe(200);
  const archive = archiveFrom(games, body);
  expect(archive).toEqual(body);
  return archive!;
}

const PARTIES: Party[] = [{ seats: 2 }, { seats: 3, bots: ['rookie'] }, { seats: 3, solo: true }];

test.each(PARTIES)('what everybody saw of a match at %j is what its archive proves', async (party) => {
  const { matchId } = await house.keptTable(party);
  const watcher = await house.person().join(matchId, { watch: true });
  const players: Player[] = [];
  const people = party.solo ? 1 : party.seats! - (party.bots?.length ?? 0);
  while (players.length < people) players.push(await house.person().join(matchId));
  const all = [...players, watcher];
  for (const player of all) await player.sees(() => player.table.phase === 'playing', 'the start');
  let locked = 0;
  const random = quickRandom(3);
  await playOn(players, random, {
    before: () => {
      // With every lock, and not before, there is a commitment to every program.
      locked = (players[0]!.events as MechsEvent[]).filter(({ type }) => type === 'programsLocked').length;
      const programs = assembleCommitments(players[0]!.room.state).filter(({ id }) =>
        id.startsWith('program/'),
      );
      expect(programs).toHaveLength(locked * (party.solo ? 1 : party.seats!));
    },
  });
  for (const player of all) await player.sees(() => player.table.seal, 'the seal');
  const archive = await archiveOf(matchId);
  for (const player of all) {
    const report = verify(mechsKit, archive, seenBy(player));
    expect(report.checks.filter(({ result }) => result === 'failed')).toEqual([]);
    expect(report.ok).toBe(true);
  }
  expect(archive.proof.contributions).toEqual(
    players[0]!.table.seats.map((_, seat) => players[seat]?.randomness ?? null),
  );
  expect(archive.seats.map(({ name }) => name)).toEqual(
    players[0]!.table.seats.map(({ name }) => name ?? ''),
  );
});

describe('what people add to the seed', () => {
  test('is waited for by a full table, but not for long', async () => {
    const { matchId } = await house.keptTable({ seats: 2 });
    const a = await house.person().join(matchId);
    const b = house.person();
    b.contributes = false;
    await b.join(matchId);
    expect(await a.contributed).toEqual({ ok: true });
    await house.ports.advance(1900);
    expect(b.table.phase).toBe('gathering');
    await house.ports.advance(200);
    await b.sees(() => b.table.phase === 'playing', 'the start');
    expect(b.table.seats.map(({ contribution }) => contribution)).toEqual([a.randomness, undefined]);
    const late = { commitment: b.table.seedCommitment!, randomness: b.randomness };
    expect(await b.request('contribute', late)).toEqual({ ok: false, code: 'already-started' });
  });

  test('counts once for everybody who sits down, under the commitment they have seen, and is shown at the start', async () => {
    const { matchId } = await house.keptTable({ seats: 3 });
    const a = await house.person().join(matchId);
    const b = house.person();
    b.contributes = false;
    await b.join(matchId);
    const watcher = await house.person().join(matchId, { watch: true });
    const commitment = b.table.seedCommitment!;
    const { randomness } = b;
    const other = 'ab'.repeat(32);
    const add = (player: Player, intent: { commitment: string; randomness: string }) =>
      player.request('contribute', intent);
    expect(await add(b, { commitment: other, randomness })).toEqual({ ok: false, code: 'stale' });
    expect(await add(b, { commitment, randomness: 'AB'.repeat(32) })).toEqual({
      ok: false,
      code: 'malformed',
    });
    expect(await add(b, { commitment, randomness: 'ab' })).toEqual({ ok: false, code: 'malformed' });
    expect(await add(watcher, { commitment, randomness })).toEqual({ ok: false, code: 'not-seated' });
    expect(await add(b, { commitment, randomness })).toEqual({ ok: true });
    expect(await add(b, { commitment, randomness })).toEqual({ ok: true, repeat: true });
    expect(await add(b, { commitment, randomness: other })).toEqual({ ok: false, code: 'not-allowed' });
    for (const player of [a, b, watcher])
      expect(player.table.seats.map(({ contribution }) => contribution)).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    await house.person().join(matchId);
    await watcher.sees(() => watcher.table.phase === 'playing', 'the start');
    expect(watcher.table.seats[1]?.contribution).toBe(randomness);
    expect(watcher.table.seedCommitment).toBe(commitment);
  });

  test('goes with whoever leaves the seat', async () => {
    const { matchId } = await house.keptTable({ seats: 2 });
    const a = await house.person().join(matchId);
    expect(await a.contributed).toEqual({ ok: true });
    await a.request('leaveSeat', {});
    const [b, c] = [house.person(), house.person()];
    b.contributes = false;
    await b.join(matchId);
    await c.join(matchId);
    expect(await c.contributed).toEqual({ ok: true });
    await house.ports.advance(2100);
    await c.sees(() => c.table.phase === 'playing', 'the start');
    expect(c.table.seats.map(({ contribution }) => contribution)).toEqual([undefined, c.randomness]);
  });

  test('that cannot be kept is not said to be, and the match begins without it', async () => {
    const own = await House.open({
      seed: 3,
      journal: {
        append: ({ entries = [] }) =>
          entries.some(({ type }) => type === 'contribution')
            ? Promise.reject(new Error('The disk is full.'))
            : Promise.resolve(),
        finish: () => Promise.resolve(undefined),
      },
    });
    try {
      const { matchId } = own.table({ seats: 2 });
      const a = await own.person().join(matchId);
      const b = own.person();
      b.contributes = false;
      await b.join(matchId);
      const intent = { commitment: b.table.seedCommitment!, randomness: b.randomness };
      expect(await b.request('contribute', intent)).toEqual({ ok: false, code: 'storage-failed' });
      await own.ports.advance(2100);
      await a.sees(() => a.table.phase === 'playing', 'the start');
      expect(a.table.seats.map(({ contribution }) => contribution)).toEqual([undefined, undefined]);
    } finally {
      await own.close();
    }
  });
});

test('nothing of the seed leaves the server before the match is over', async () => {
  const { matchId, players } = await house.started({ seats: 2 });
  const watcher = await house.person().join(matchId, { watch: true });
  await playOn(players, quickRandom(2), { answers: 30 });
  const [row] = await database.raw('SELECT head FROM matches WHERE id = $1', [matchId]);
  const [start] = await database.raw(
    `SELECT body FROM journal WHERE match_id = $1 AND body LIKE '%"start"%'`,
    [matchId],
  );
  const { share } = JSON.parse(String(row!.head)) as { share: { serverSeed: string; salt: string } };
  const { seed } = JSON.parse(String(start!.body)) as { seed: string };
  const secrets = [share.serverSeed, share.salt, seed];
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  const hidden = secrets.flatMap((secret) => [
    secret,
    Buffer.from(secret, 'hex').toString('latin1'),
    Buffer.from(secret, 'hex').toString('base64').slice(0, 40),
  ]);
  const { code } = players[0]!.table;
  const replies = await Promise.all(
    [`/api/tables/${code}`, `/api/matches/${matchId}`, '/api/tables'].map((path) => ask(house, path)),
  );
  const heard = [
    ...[...players, watcher].map(({ frames }) => Buffer.concat(frames).toString('latin1')),
    JSON.stringify(replies),
    house.logLines.join(''),
  ];
  for (const text of heard) for (const secret of hidden) expect(text).not.toContain(secret);
  // The same search finds what is there.
  expect(heard[0]).toContain(players[0]!.table.seedCommitment!);
});

test('a rematch has a seed of its own', async () => {
  const { players } = await house.started({ seats: 2 });
  const [a, b] = players as [Player, Player];
  const first = a.table.seedCommitment;
  for (const player of players) await player.request('abandon', { on: true });
  await a.sees(() => a.table.seal, 'the seal');
  for (const player of players) await player.request('rematch', { on: true });
  const { matchId } = await a.sees(() => a.table.rematch, 'the next table');
  for (const player of [a, b]) await player.join(matchId);
  await a.sees(() => a.table.phase === 'playing', 'the start');
  expect(a.table.seedCommitment).not.toBe(first);
  expect(a.table.seats.every(({ contribution }) => contribution !== undefined)).toBe(true);
});

describeStores('after a crash', (theirs) => {
  let server: Revival;
  beforeEach(async () => void (server = await Revival.open(theirs(), { seed: 43 })));
  afterEach(() => server.close());

  test('the commitment to the seed and what was added are the same, and so is everything committed to later', async () => {
    const { matchId } = await server.house.keptTable({ seats: 2 });
    const a = await server.house.person().join(matchId);
    const { seedCommitment } = a.table;
    expect(await a.contributed).toEqual({ ok: true });
    await server.crash();
    const again = server.house.again(a);
    again.contributes = false;
    await again.join(matchId);
    expect(again.table.seedCommitment).toBe(seedCommitment);
    const b = await server.house.person().join(matchId);
    await b.sees(() => b.table.phase === 'playing', 'the start');
    expect(b.table.seats.map(({ contribution }) => contribution)).toEqual([a.randomness, b.randomness]);

    const players = [again, b];
    await playOn(players, quickRandom(4), { answers: 40 });
    const before = assembleCommitments(b.room.state);
    expect(before.length).toBeGreaterThan(3);
    await server.crash();
    const back = await server.back(players, matchId);
    expect(assembleCommitments(back[0]!.room.state)).toEqual(before);
    expect(back[0]!.table).toMatchObject({ seedCommitment });
    await playOn(back, quickRandom(5));
    await back[0]!.sees(() => back[0]!.table.seal, 'the seal');
    const { body } = await ask(server.house, `/api/matches/${matchId}`);
    const { seal } = back[0]!.table;
    const report = verify(mechsKit, archiveFrom(games, body)!, { seal, seedCommitment, commitments: before });
    expect(report.checks.filter(({ result }) => result === 'failed')).toEqual([]);
    // Whoever comes back after the end is shown the same seal, also by another process.
    await server.crash();
    const [late] = await server.back([b], matchId);
    expect(late!.table.seal).toBe(seal);
  });
});
