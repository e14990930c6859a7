import { quickRandom } from '../../../shared/core';
import { CLOSE, LOBBY_ROOM, PROTOCOL_VERSION, ROOM_NAME, type Reply } from '../../../shared/protocol';
import { sqliteDatabase } from '../../support/databases';
import { House } from '../support/house';
import { BareSocket } from '../support/bareSocket';
import { Browser } from '../support/browser';
import { playOn } from '../support/play';
import type { Player } from '../support/player';
import { Revival } from '../support/revival';
import { until } from '../support/testPorts';

describe('what a person may send', () => {
  let house: House;
  // Time stands still: what is used up does not come back.
  beforeAll(async () => void (house = await House.open({ env: { INTENTS_PER_SECOND: '20' } })));
  afterAll(() => house.close());

  test('to a match is counted over all connections, from whatever device', async () => {
    const { matchId, players } = await house.started({ seats: 2 });
    const [pest, other] = players;
    let taken = 0;
    for (let connection = 0; connection < 4; connection++) {
      const again = connection === 0 ? pest! : await house.again(pest!).join(matchId);
      for (let i = 0; i < 15; i++) if ((await again.request('resume', {})).ok) taken++;
    }
    // One of the 40 went into the seed.
    expect(taken).toBe(39);
    expect(await other!.request('resume', {})).toEqual({ ok: true });
    await house.ports.advance(1000);
    expect(await (await house.again(pest!).join(matchId)).request('resume', {})).toEqual({ ok: true });
  });

  test('is fewer where it is written down each time that somebody comes or goes', async () => {
    const { players } = await house.started({ seats: 2 });
    const [restless] = players as [Player];
    const replies: boolean[] = [];
    for (let i = 0; i < 21; i++) replies.push((await restless.request('leaveSeat', {})).ok);
    expect(replies.filter(Boolean)).toHaveLength(20);
    expect(await restless.request('resume', {})).toEqual({ ok: true });
  });

  test('is fewer for bots that come and go, too', async () => {
    const { matchId } = house.table({ seats: 4 });
    const restless = await house.person().join(matchId);
    const replies: boolean[] = [];
    for (let i = 0; i < 21; i++) {
      // Of intents there are more again after so little time.
      await house.ports.advance(20);
      expect(await restless.request('addBot', { bot: 'rookie', seat: 3 })).toEqual({ ok: true });
      replies.push((await restless.request('removeBot', { seat: 3 })).ok);
    }
    expect(replies.filter(Boolean)).toHaveLength(20);
  });

  test('to the list of tables as well', async () => {
    const person = house.person();
    // The room stays open as long as somebody is there.
    await new Browser(house.person()).open();
    let taken = 0;
    for (let connection = 0; connection < 3; connection++) {
      const list = await new Browser(person).open();
      for (let i = 0; i < 20; i++) if ((await list.filter({})).ok) taken++;
      await list.room.leave();
    }
    expect(taken).toBe(40);
  });
});

describe('what makes no sense', () => {
  let house: House;
  beforeAll(async () => void (house = await House.open({ env: { INTENTS_PER_SECOND: '5' } })));
  afterAll(() => house.close());

  async function opened(room: string): Promise<BareSocket> {
    const { token } = house.person();
    const { matchId } = house.table();
    const socket = await BareSocket.open(house.url, room, { matchId, token, version: PROTOCOL_VERSION });
    socket.join();
    return socket;
  }

  test.each([
    [ROOM_NAME, 'answer'],
    [LOBBY_ROOM, 'filter'],
  ])(
    'and cannot be read ends the connection to %s, without a line in the log or a word of ours',
    async (room, name) => {
      const socket = await opened(room);
      for (let i = 0; i < 5; i++) socket.requestRaw(name, Uint8Array.of(0xdd, 1, 1, 1, 1));
      await until(() => socket.closed, 'the end');
      expect(socket.closed).toBe(CLOSE.misbehaved);
      expect(house.logLines.filter((line) => /Error|framework|sense/.test(line))).toEqual([]);
      expect(socket.frames.map((frame) => frame.toString('latin1')).join('')).not.toContain('Error');
    },
  );

  test.each([ROOM_NAME, LOBBY_ROOM])(
    'and has no name that is known to %s counts like everything else',
    async (room) => {
      const socket = await opened(room);
      for (let i = 0; i < 10; i++) socket.request('nothing', {});
      await until(
        () => socket.frames.filter((frame) => frame.includes('no_handler')).length === 10,
        'ten replies',
      );
      expect(socket.closed).toBeUndefined();
      socket.request('nothing', {});
      await until(() => socket.closed, 'the end');
      expect(socket.closed).toBe(CLOSE.misbehaved);
    },
  );
});

test('what a seat may do without end by the rules is taken so often in a match, and the match goes on', async () => {
  const database = sqliteDatabase();
  const server = await Revival.open(database, { seed: 31 });
  const { matchId, players } = await server.house.started({ seats: 2 });
  const isProgramming = () => players[0]!.view!.open.phase === 'program';
  while (!isProgramming()) await playOn(players, quickRandom(1), { answers: 1 });

  const [busy, other] = players as [Player, Player];
  let retracted = 0;
  for (let code = 'none'; code === 'none' && retracted < 300; retracted++) {
    await busy.answerAnyhow(quickRandom(retracted));
    const { id } = await until(() => busy.asked.held, 'the held answer');
    const reply = await busy.request('retract', { id });
    if (!reply.ok) ({ code } = reply);
    else await busy.asks('program');
  }
  expect(retracted - 1).toBe(250);
  expect(await busy.request('retract', { id: busy.asked.held!.id })).toEqual(USED_UP);
  for (let i = 0; i < 499; i++) expect(await arrange(busy)).toEqual({ ok: true });
  await server.flushed();

  // Who comes back after a restart goes on where they were.
  await server.crash();
  const [again, friend] = (await server.back([busy, other], matchId)) as [Player, Player];
  expect(await arrange(again)).toEqual({ ok: true });
  expect(await arrange(again)).toEqual(USED_UP);
  expect(await arrange(friend)).toEqual({ ok: true });
  await playOn([again, friend], quickRandom(3), { answers: 10 });
  await server.close();
  await database.dispose();
}, 60_000);

const USED_UP = { ok: false, code: 'used-up' };

function arrange(player: Player): Promise<Reply<unknown>> {
  const arrangement = player.view!.own!.order.map(({ weapon }) => ({ weapon, stowed: true }));
  return player.request('arrange', { arrangement });
}
