import { games } from '../../../shared/games';
import { CODE_LENGTH, PROTOCOL_VERSION, type GuestReply, type TableReply } from '../../../shared/protocol';
import { House } from '../support/house';
import { ask } from '../support/http';

describe('people and the door', () => {
  let house: House;
  beforeEach(
    async () => (house = await House.open({ env: { GUESSES_PER_MINUTE: '5', GUESTS_PER_MINUTE: '20' } })),
  );
  afterEach(() => house.close());

  const guest = async (name: string, token?: string) => ask(house, '/api/guest', { body: { name }, token });

  test('a guest gets a token in one request, and a table with it', async () => {
    const { status, body } = await guest('  Ada   Lovelace ');
    const { token, person } = body as unknown as GuestReply;
    expect([status, person.name]).toEqual([200, 'Ada Lovelace']);
    const made = await ask(house, '/api/tables', { token, body: { seats: 3, clock: 'blitz' } });
    expect(made.status).toBe(201);
    const { matchId, code } = made.body as unknown as TableReply;
    expect(code).toHaveLength(CODE_LENGTH);
    const found = await ask(house, `/api/tables/${code.toLowerCase()}`);
    expect(found.body).toEqual({
      matchId,
      code,
      phase: 'gathering',
      isSeated: false,
      settings: {
        game: 'mechs',
        options: { solo: false },
        seats: 3,
        clock: 'blitz',
        waits: false,
        spectators: true,
        public: false,
        rated: false,
      },
      names: [null, null, null],
      people: [null, null, null],
    });
  });

  test('a person who shows their token keeps their id under a new name', async () => {
    const { token, person } = (await guest('Ada')).body as unknown as GuestReply;
    const again = (await guest('Countess', token)).body as unknown as GuestReply;
    expect(again.person).toEqual({ id: person.id, name: 'Countess' });
    expect((await guest('Eve', `${token}x`)).body).toEqual({ code: 'bad-token' });
  });

  test.each(['', '   ', '\u200b\u200b', 'x'.repeat(21), 7, null, undefined])(
    'the name %p is refused',
    async (name) => {
      expect(await guest(name as string)).toEqual({ status: 400, body: { code: 'bad-name' } });
    },
  );

  test('settings that make no sense are refused', async () => {
    const { token } = (await guest('Ada')).body as unknown as GuestReply;
    for (const body of [{ seats: 5 }, { clock: 'slow' }, { spectators: 'yes' }, { extra: 1 }]) {
      expect(await ask(house, '/api/tables', { token, body })).toEqual({
        status: 400,
        body: { code: 'bad-settings' },
      });
    }
    expect((await ask(house, '/api/tables', { body: {} })).body).toEqual({ code: 'bad-token' });
    expect((await ask(house, '/api/tables', { token, body: '{"seats":' })).body).toEqual({
      code: 'malformed',
    });
    expect((await ask(house, '/api/tables', { token, body: { pad: 'x'.repeat(9000) } })).status).toBe(413);
    expect((await ask(house, '/api/nothing', { token, body: {} })).status).toBe(404);
  });

  test('codes can be guessed only so often, and those who know one are not hindered', async () => {
    for (let i = 0; i < 5; i++)
      expect((await ask(house, '/api/tables/ZZZZZZ')).body).toEqual({ code: 'unknown-code' });
    expect(await ask(house, '/api/tables/ZZZZZY')).toEqual({ status: 429, body: { code: 'rate-limited' } });
    await house.ports.advance(60_000);
    const { code } = house.table();
    for (let i = 0; i < 30; i++) expect((await ask(house, `/api/tables/${code}`)).status).toBe(200);
  });

  test('many guests from one address are slowed down', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => guest('Ada')));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('pages of other sites are refused, for the API, for joining and for sockets', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    expect(await ask(house, '/api/guest', { body: { name: 'Eve' }, headers })).toEqual({
      status: 403,
      body: { code: 'foreign-origin' },
    });
    const { matchId } = house.table();
    const { token } = house.person();
    const joined = await ask(house, '/matchmake/joinOrCreate/match', {
      body: { matchId, token, version: PROTOCOL_VERSION },
      headers,
    });
    expect(joined.body).toEqual({ code: 'foreign-origin' });
    const upgrade = await new Promise<number | undefined>((resolve) => {
      void import('node:http').then(({ get }) => {
        const request = get(`${house.url}/process/room`, {
          headers: {
            ...headers,
            connection: 'Upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
          },
        });
        request.on('response', (response) => resolve(response.statusCode)).on('upgrade', () => resolve(101));
        request.on('error', () => resolve(undefined));
      });
    });
    expect(upgrade).toBe(403);
    const own = await ask(house, '/api/guest', { body: { name: 'Ada' }, headers: { origin: house.url } });
    expect(own.status).toBe(200);
  });

  test('a room cannot be made for a table that is not listed, nor by another method', async () => {
    const { token } = house.person();
    const options = { matchId: 'made-up', token, version: PROTOCOL_VERSION };
    const matchmake = (method: string, body: object) => ask(house, `/matchmake/${method}/match`, { body });
    expect((await matchmake('joinOrCreate', options)).body).toMatchObject({ error: 'unknown-table' });
    const { matchId } = house.table();
    for (const method of ['create', 'join', 'joinById', 'reconnect']) {
      expect(await matchmake(method, { ...options, matchId })).toMatchObject({
        status: 404,
        body: { error: 'unknown-intent' },
      });
    }
    expect(await ask(house, '/matchmake/joinOrCreate/cellar', { body: options })).toMatchObject({
      status: 404,
      body: { error: 'unknown-intent' },
    });
    expect((await matchmake('joinOrCreate', { ...options, matchId, token: 'x.y' })).body).toMatchObject({
      error: 'bad-token',
    });
    expect((await matchmake('joinOrCreate', { ...options, matchId: 5 })).body).toMatchObject({
      error: 'malformed',
    });
    expect((await matchmake('joinOrCreate', {})).body).toMatchObject({ error: 'malformed' });
  });

  test('nobody comes in more often than a page can be refreshed', async () => {
    await house.close();
    house = await House.open({ env: { JOINS_PER_MINUTE: '3' } });
    const { matchId } = house.table();
    const eager = house.person();
    for (let i = 0; i < 3; i++) await eager.join(matchId);
    await expect(eager.join(matchId)).rejects.toThrow('rate-limited');
    await house.ports.advance(20_000);
    await eager.join(matchId);
  });

  test('an old page is told so before anything else', async () => {
    const { matchId } = house.table();
    await expect(house.person().join(matchId, { version: PROTOCOL_VERSION - 1 })).rejects.toThrow('outdated');
    expect((await ask(house, '/api/server')).body).toEqual({
      protocol: PROTOCOL_VERSION,
      games: games.all.map(({ rules: { id, rulesVersion } }) => ({ id, rules: rulesVersion })),
      chat: true,
    });
  });

  test('it is healthy, and says nothing of secrets in its log', async () => {
    const { players } = await house.started();
    await players[0]!.asks('pilot');
    expect((await ask(house, '/healthz')).body).toMatchObject({ ok: true });
    const log = house.logLines.join('');
    expect(log).toContain('match started');
    expect(log).not.toContain(players[0]!.token);
    expect(log).not.toMatch(/[0-9a-f]{64}/);
  });
});
