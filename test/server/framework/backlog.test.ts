import { matchMaker } from '@colyseus/core';
import { quickRandom } from '../../../shared/core';
import {
  CLOSE,
  LOBBY_ROOM,
  PROTOCOL_VERSION,
  QUEUE_ROOM,
  ROOM_NAME,
  type TableRow,
} from '../../../shared/protocol';
import { House } from '../support/house';
import { BareSocket } from '../support/bareSocket';
import { Browser } from '../support/browser';
import { playOn } from '../support/play';
import { settle, until } from '../support/testPorts';

let house: House;
const bare: BareSocket[] = [];
beforeAll(async () => void (house = await House.open({ seed: 16 })));
afterEach(() => bare.splice(0).forEach((socket) => socket.end()));
afterAll(() => house.close());

async function open(room: string, options: object): Promise<BareSocket> {
  const { token } = house.person();
  const socket = await BareSocket.open(house.url, room, { token, version: PROTOCOL_VERSION, ...options });
  bare.push(socket);
  return socket;
}

const roomsOf = async (name: string) => (await matchMaker.query({ name })).map(({ clients }) => clients);

/** Says things until the server has had enough; far more than the machine itself holds back for a socket. */
async function untilCut(name: string, say: () => Promise<unknown>, most: number): Promise<number> {
  for (let times = 1; times <= most; times++) {
    await say();
    if ((await roomsOf(name)).every((clients) => clients === 0)) return times;
  }
  throw new Error(`Nobody was cut off after ${most} times.`);
}

describe('replies that nobody reads', () => {
  test.each([
    [ROOM_NAME, () => ({ matchId: house.table({ seats: 2 }).matchId })],
    [LOBBY_ROOM, () => ({ filter: {} })],
    [QUEUE_ROOM, () => ({ wish: {} })],
  ])('cost the connection its place in a room of kind %s', async (room, options) => {
    const deaf = await open(room, options());
    deaf.join();
    deaf.stopReading();
    await untilCut(
      room,
      async () => {
        for (let i = 0; i < 2000; i++) deaf.ping();
        await deaf.said();
        await settle();
      },
      150,
    );
    expect(house.logLines.filter((line) => line.includes('reads nothing')).length).toBeGreaterThan(0);
  });

  test('do so at a table as well, and nobody else there notices', async () => {
    const { matchId, players } = await house.started({ seats: 2 });
    await playOn(players, quickRandom(1), { answers: 120 });
    const deaf = await open(ROOM_NAME, { matchId, watch: true });
    deaf.join();
    deaf.stopReading();
    await players[0]!.sees(() => players[0]!.table.spectators === 1, 'the spectator');
    for (let asked = 0; players[0]!.table.spectators === 1; asked++) {
      if (asked > 20_000) throw new Error('Nobody was cut off.');
      deaf.request('history', { from: 0 });
      if (asked % 100 === 0) await settle();
    }
    expect(await players[0]!.request('history', { from: 0 })).toMatchObject({ ok: true });
    await playOn(players, quickRandom(2), { answers: 4 });
    expect(players.map(({ closed }) => closed)).toEqual([undefined, undefined]);
    for (const player of players) await player.leave();
  });
});

describe('who has not said that they are in', () => {
  test('is not listened to', async () => {
    const early = await open(LOBBY_ROOM, { filter: {} });
    early.request('filter', {});
    await until(() => early.closed !== undefined, 'the end');
    expect(early.closed).toBe(CLOSE.misbehaved);
    expect(early.frames).toHaveLength(1);
  });

  test('is not kept messages for without end', async () => {
    for (let i = 0; i < 200; i++) house.table({ public: true });
    const silent = await open(LOBBY_ROOM, { filter: {} });
    const { directory } = house.services;
    let watching = 0;
    const rounds = await untilCut(
      LOBBY_ROOM,
      async () => {
        watching++;
        for (const record of directory.all()) {
          record.spectators = watching;
          directory.touch(record.matchId);
        }
        await house.ports.advance(250);
      },
      100,
    );
    // Those who only take their time are not cut off.
    expect(rounds).toBeGreaterThan(5);
    await until(() => silent.closed !== undefined, 'the end');
  });
});

describe('a filter', () => {
  test('brings a whole list once a second at most, the last one in any case', async () => {
    const list = await new Browser(house.person()).open();
    await until(() => list.messages === 1, 'the first list');
    const lists: TableRow[][] = [];
    list.room.onMessage('tables', ({ tables }: { tables: TableRow[] }) => lists.push(tables));
    const { matchId } = house.table({ public: true, seats: 4 });
    await house.ports.advance(1000);
    // The first one is there at once.
    expect(await list.filter({ seats: 3 })).toEqual({ ok: true });
    await until(() => lists.length === 1, 'the list of threes');
    for (let i = 0; i < 20; i++) expect(await list.filter({ seats: i === 19 ? 4 : 2 })).toEqual({ ok: true });
    await settle(10);
    expect(lists).toHaveLength(1);
    await house.ports.advance(1000);
    await until(() => lists.length === 2, 'the list of fours');
    expect(lists[1]!.map((row) => row.matchId)).toEqual([matchId]);
    await house.ports.advance(5000);
    expect(lists).toHaveLength(2);
    // Whoever goes takes the rest along.
    await list.filter({ seats: 3 });
    await list.filter({ seats: 2 });
    await list.room.leave();
    await house.ports.advance(5000);
  });
});
