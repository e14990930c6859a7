import { SharedTables } from '../../../server/cluster/sharedTables';
import { News, type NewsItem } from '../../../server/base/news';
import type { Store } from '../../../server/store/store';
import { Directory } from '../../../server/tables/directory';
import { games } from '../../../shared/games';
import { PROTOCOL_VERSION } from '../../../shared/protocol';
import { settingsOf } from '../../support/settings';
import { sqliteDatabase, type TestDatabase } from '../../support/databases';
import { BareSocket } from '../support/bareSocket';
import { House } from '../support/house';
import { ask } from '../support/http';
import { TestPorts } from '../support/testPorts';

const CASTLE = '203.0.113.7';
const HOME = '198.51.100.4';

describe('tables from one address', () => {
  let database: TestDatabase;
  let house: House;
  let store: Store;
  const opened = async (address: string, body: object = {}) => {
    const { token } = house.person();
    const headers = { 'x-forwarded-for': address };
    const reply = await ask(house, '/api/tables', { body, token, headers });
    return reply.body as { code: string; matchId?: string };
  };
  const many = async (count: number, address: string, body?: object) => {
    const replies = [];
    for (let number = 0; number < count; number++) replies.push(await opened(address, body));
    return replies;
  };
  const refusals = (replies: readonly { code: string }[]) =>
    replies.filter(({ code }) => code === 'too-many-tables').length;

  beforeEach(async () => {
    database = sqliteDatabase();
    const env = { TRUST_PROXY: '1', MAX_TABLES: '50', TABLES_PER_ADDRESS: '4', TABLES_PER_PERSON: '3' };
    store = await database.open();
    house = await House.open({ store, env });
  });
  afterEach(async () => {
    await house.close();
    await database.dispose();
  });

  test('somebody with ever new identities does not take them all: others still get one', async () => {
    const replies = await many(60, CASTLE);
    expect(refusals(replies)).toBe(56);
    expect(await opened(HOME)).toHaveProperty('matchId');
    expect(await many(3, '2001:db8::1')).not.toContainEqual({ code: 'too-many-tables' });
    expect(refusals(await many(3, '2001:db8::2:2'))).toBe(2);
  });

  test('nor by matches against bots that begin and are left alone', async () => {
    const replies = [];
    for (let number = 0; number < 7; number++) {
      const player = house.person();
      const { body } = await ask(house, '/api/tables', {
        body: { seats: 2, bots: ['rookie'] },
        token: player.token,
        headers: { 'x-forwarded-for': CASTLE },
      });
      replies.push(body.code === 'too-many-tables');
      if (body.code === 'too-many-tables') continue;
      await player.join(String(body.matchId));
      await player.sees(() => player.table.phase === 'playing', 'the start');
    }
    // A tenth of all tables.
    expect(replies).toEqual([false, false, false, false, false, true, true]);
    expect(await opened(HOME)).toHaveProperty('matchId');
  });

  test('nor by matches that are ended as soon as they begin', async () => {
    const replies = [];
    for (let number = 0; number < 7; number++) {
      const player = house.person();
      const { body } = await ask(house, '/api/tables', {
        body: { solo: true },
        token: player.token,
        headers: { 'x-forwarded-for': CASTLE },
      });
      replies.push(body.code === 'too-many-tables');
      if (body.code === 'too-many-tables') continue;
      await player.join(String(body.matchId));
      await player.sees(() => player.table.phase === 'playing', 'the start');
      await player.request('abandon', { on: true });
      await player.sees(() => player.table.phase === 'over', 'the end');
    }
    expect(replies).toEqual([false, false, false, false, false, true, true]);
    expect(await opened(HOME)).toHaveProperty('matchId');
  });

  test('nor those over days, which stay for weeks', async () => {
    expect(refusals(await many(7, CASTLE, { clock: '7d' }))).toBe(3);
    expect(await opened(HOME, { clock: '7d' })).toHaveProperty('matchId');
    expect(await opened(CASTLE)).toHaveProperty('matchId');
  });

  test('of few tables one address has half at most', () => {
    const limits = {
      tables: 6,
      tablesPerPerson: 20,
      tablesPerAddress: 100,
      daysTables: 9,
      daysTablesPerPerson: 9,
      unvisitedMs: 60_000,
    };
    const directory = new Directory(new TestPorts(1), limits, games);
    const create = (from: string) => directory.create({ id: 'ada', name: 'Ada', from }, settingsOf());
    expect(Array.from({ length: 4 }, () => create('castle')).map((made) => typeof made)).toEqual([
      'object',
      'object',
      'object',
      'string',
    ]);
    expect(create('home')).toHaveProperty('matchId');
  });

  test('a table is there again for the address when one has gone: nobody came to it for a minute', async () => {
    const [table] = await many(4, CASTLE);
    const visited = await house.person().join(table!.matchId!);
    expect(await opened(CASTLE)).toEqual({ code: 'too-many-tables' });
    await house.ports.advance(59_999);
    expect(await opened(CASTLE)).toEqual({ code: 'too-many-tables' });
    await house.ports.advance(1);
    expect(refusals(await many(4, CASTLE))).toBe(1);
    expect(visited.table.phase).toBe('gathering');
    expect(house.services.directory.find(table!.matchId!)).toBeDefined();
  });

  test('nobody sits down at all tables of the others, in whatever way; they may watch', async () => {
    const tables: string[] = [];
    for (let number = 0; number < 5; number++) tables.push((await house.keptTable({ seats: 3 })).matchId);
    const eve = house.person();
    const join = (at: number, watch = false) => house.again(eve).join(tables[at]!, { watch });
    const { token } = eve;
    const options = { matchId: tables[4], token, version: PROTOCOL_VERSION };
    const ticket = await BareSocket.ticket(house.url, 'match', options);
    const first = await join(0);
    for (const at of [1, 2]) await join(at);
    await expect(join(3)).rejects.toThrow('too-many-tables');
    await expect(BareSocket.enter(ticket)).rejects.toThrow('There was no seat');
    const watching = await join(3, true);
    expect(await watching.request('takeSeat', {})).toEqual({ ok: false, code: 'too-many-tables' });
    // What is hers stays hers, and makes room when she gets up.
    await join(1);
    await first.request('leaveSeat', {});
    expect(await watching.request('takeSeat', {})).toEqual({ ok: true });
  });

  test('nobody takes them by looking back at matches that are over, of which there are more', async () => {
    const { directory } = house.services;
    const past: string[] = [];
    for (let number = 0; number < 55; number++) {
      const { matchId } = await opened(`198.51.100.${number}`);
      await store.finishMatch(matchId!, { status: 'ended-unrated', result: { ending: 'abandoned' }, at: 5 });
      directory.remove(matchId!);
      past.push(matchId!);
    }
    const { token } = house.person();
    const replies = await Promise.all(
      past.map((matchId) =>
        ask(house, '/matchmake/joinOrCreate/match', {
          body: { matchId, token, version: PROTOCOL_VERSION, watch: true },
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200).length).toBe(50);
    expect(replies.filter(({ status }) => status === 503).length).toBe(5);
    expect(directory.size).toBe(50);
    expect(await opened(HOME)).toHaveProperty('matchId');
    // Nobody came after all.
    await house.ports.advance(25_000);
    expect(directory.size).toBe(1);
  });

  test('a rematch counts where whoever opens it is, and not where somebody was who has gone', async () => {
    const { directory } = house.services;
    const fromOf = (matchId: string) => directory.find(matchId)?.from;
    const home = fromOf((await opened(HOME)).matchId!);
    const eve = Object.assign(house.person(), { address: HOME });
    const playedAt = async (matchId: string) => {
      await eve.join(matchId);
      await eve.request('addBot', { bot: 'rookie' });
      await eve.sees(() => eve.table.phase === 'playing', 'the start');
      await eve.request('abandon', { on: true });
      await eve.sees(() => eve.table.phase === 'over', 'the end');
    };
    const again = async () => {
      expect(await eve.request('rematch', { on: true })).toEqual({ ok: true });
      return (await eve.sees(() => eve.table.rematch, 'the next table')).matchId;
    };
    const [one, two] = await many(2, CASTLE);
    await playedAt(one!.matchId!);
    const next = await again();
    expect(fromOf(next)).toBe(home);
    await playedAt(next);
    expect(fromOf(await again())).toBe(home);
    await playedAt(two!.matchId!);
    await eve.leave();
    // It is in the store alone, and looked back at.
    await house.ports.advance(11 * 60_000);
    expect(directory.find(two!.matchId!)).toBeUndefined();
    await eve.join(two!.matchId!);
    expect(fromOf(await again())).toBe(home);
  });

  test('the address itself is neither kept nor told', async () => {
    const table = await opened(CASTLE);
    const record = house.services.directory.find(table.matchId!);
    const rows = JSON.stringify(await database.raw('SELECT * FROM matches'));
    for (const text of [JSON.stringify(record), rows, house.logLines.join('')])
      expect(text).not.toContain(CASTLE);
    expect(record!.from).toBeDefined();
    expect(rows).toContain(table.matchId);
    expect(rows).not.toContain(record!.from);
    const summary = await ask(house, `/api/tables/${table.code}`);
    expect(summary.body).not.toHaveProperty('from');
  });
});

test('several nodes count together, a moment late', async () => {
  const ports = new TestPorts();
  const limits = {
    tables: 50,
    tablesPerPerson: 50,
    tablesPerAddress: 4,
    daysTables: 9,
    daysTablesPerPerson: 9,
    unvisitedMs: 60_000,
  };
  const nodes = Array.from({ length: 3 }, () => ({
    directory: new Directory(ports, limits, games),
    news: new News(),
  }));
  for (const { directory, news } of nodes) {
    new SharedTables({
      games,
      directory,
      news,
      ports,
      patience: { playingMs: 1e7, otherMs: 1e6 },
      isHeld: () => true,
    });
    // As it travels.
    news.carry = (item) => {
      for (const other of nodes)
        if (other.news !== news) other.news.hear(JSON.parse(JSON.stringify(item)) as NewsItem);
    };
  }
  const replies = [];
  for (let number = 0; number < 12; number++) {
    const guest = { id: `guest ${number}`, name: 'Guest', from: 'castle' };
    replies.push(nodes[number % 3]!.directory.create(guest, settingsOf()));
    await ports.advance(200);
  }
  expect(replies.map((reply) => reply === 'too-many-tables').indexOf(true)).toBe(4);
  expect(nodes.map(({ directory }) => directory.size)).toEqual([4, 4, 4]);
});
