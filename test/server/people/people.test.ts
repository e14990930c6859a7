import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLOSE, PROTOCOL_VERSION, type GuestReply } from '../../../shared/protocol';
import { lookOf } from '../../../server/people/looks';
import { distinctName, NameRules } from '../../../server/people/names';
import { StoreFull } from '../../../server/store/errors';
import type { Store } from '../../../server/store/store';
import { sqliteDatabase, type TestDatabase } from '../../support/databases';
import { BareSocket } from '../support/bareSocket';
import { House } from '../support/house';
import { ask } from '../support/http';
import type { Player } from '../support/player';
import { until } from '../support/testPorts';

const ADMIN = 'the host alone knows this one';

let database: TestDatabase;
let house: House;
beforeEach(async () => {
  database = sqliteDatabase();
  house = await House.open({ store: await database.open(), env: { ADMIN_TOKEN: ADMIN.replace(/ /g, '-') } });
});
afterEach(async () => {
  await house.close();
  await database.dispose();
});

const admin = ADMIN.replace(/ /g, '-');

async function guest(name: string, token?: string): Promise<GuestReply> {
  const { body } = await ask(house, '/api/guest', { body: { name }, token });
  return body as unknown as GuestReply;
}

describe('tokens', () => {
  test('one that is forged, altered, of another key or too old opens nothing', async () => {
    const { token } = await guest('Ann');
    const [body, signature] = token.split('.') as [string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const forge = (more: object) =>
      `${Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url')}.${signature}`;
    const forged = [
      forge({ id: 'another' }),
      forge({ until: Number.MAX_SAFE_INTEGER }),
      forge({ rating: 3000 }),
      `${body}.${signature.slice(0, -2)}AA`,
      `${body}.${signature}.x`,
      body,
      'eyJhbGciOiJub25lIn0.e30.',
    ];
    for (const bad of forged) {
      for (const [path, request] of [
        ['/api/me', {}],
        ['/api/tables', { body: {} }],
        ['/api/recovery', { method: 'POST' }],
        ['/api/blocks', {}],
        ['/api/guest', { body: { name: 'Eve' } }],
      ] as const)
        expect(await ask(house, path, { ...request, token: bad })).toMatchObject({
          status: 401,
          body: { code: 'bad-token' },
        });
    }
    expect((await ask(house, '/api/me', { token })).status).toBe(200);
    house.ports.leap(400 * 24 * 60 * 60 * 1000);
    expect(await ask(house, '/api/me', { token })).toMatchObject({ status: 401 });
  });

  test('a visit gives a fresh one, so that whoever comes back is never forgotten', async () => {
    const { token, person } = await guest('Ann');
    house.ports.leap(300 * 24 * 60 * 60 * 1000);
    const me = await ask(house, '/api/me', { token });
    expect(me.body).toMatchObject({
      person,
      rating: { points: 1000, provisional: true, matches: 0 },
      played: 0,
    });
    house.ports.leap(300 * 24 * 60 * 60 * 1000);
    expect((await ask(house, '/api/me', { token: String(me.body.token) })).body).toMatchObject({ person });
  });

  test('one from before a new name brings the old name back nowhere', async () => {
    const { token: old, person } = await guest('Ann');
    const { token: fresh } = await guest('Bea', old);
    const named = { person: { id: person.id, name: 'Bea' } };
    for (const token of [old, fresh, old])
      expect((await ask(house, '/api/me', { token })).body).toMatchObject(named);
    const { body } = await ask(house, '/api/tables', { body: {}, token: old });
    const seated = await house.person().join(String(body.matchId), { token: old });
    expect(seated.table.seats[0]).toMatchObject({ name: 'Bea', person: person.id });
  });
});

describe('a recovery code', () => {
  test('makes somebody themselves on another device, until there is a new one', async () => {
    const { token, person } = await guest('Ann');
    const first = await ask(house, '/api/recovery', { method: 'POST', token });
    expect(first.body.code).toMatch(/^[A-Z]{4}(-[A-Z]{4}){3}$/);
    const code = String(first.body.code);
    const moved = await ask(house, '/api/recover', {
      body: { code: code.toLowerCase().replaceAll('-', ' ') },
    });
    expect(moved.body).toMatchObject({ person });
    expect((await ask(house, '/api/me', { token: String(moved.body.token) })).body).toMatchObject({ person });
    await ask(house, '/api/recovery', { method: 'POST', token });
    expect(await ask(house, '/api/recover', { body: { code } })).toMatchObject({
      status: 404,
      body: { code: 'unknown-code' },
    });
  });

  test('is nowhere to be read, neither in the database nor in the log', async () => {
    const { token } = await guest('Ann');
    const { body } = await ask(house, '/api/recovery', { method: 'POST', token });
    await ask(house, '/api/recover', { body });
    const code = String(body.code).replaceAll('-', '');
    const rows = JSON.stringify(await database.raw('SELECT * FROM recovery_codes'));
    expect(rows).not.toContain(code);
    expect(rows).toContain('hash');
    const log = house.logLines.join('');
    for (const secret of [code, String(body.code), token]) expect(log).not.toContain(secret);
  });

  test('cannot be guessed: after a few tries the door stays shut for a while', async () => {
    const codes: unknown[] = [];
    for (let tries = 0; tries < 12; tries++)
      codes.push((await ask(house, '/api/recover', { body: { code: 'AAAA-AAAA-AAAA-AAAA' } })).body.code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'unknown-code'));
    expect(codes.slice(10)).toEqual(['rate-limited', 'rate-limited']);
  });
});

describe('names', () => {
  test.each([
    'Admin',
    'a d m i n',
    '4dm1n',
    'Ádmin',
    'the HOST',
    'Server Admin',
    'Rookie',
    'The Rival',
    'Pocket Arena',
    'F.u.c.k',
  ])('%s is not allowed', (name) =>
    expect(new NameRules().check(name)).toEqual({ code: 'name-not-allowed' }),
  );

  test.each(['Ann', 'Hostess', 'Grace', 'Scunthorpe', 'Modesty', 'Łukasz', '李雷', 'Åsa 77', 'Palace'])(
    '%s is fine',
    (name) => expect(new NameRules().check(name)).toEqual({ name }),
  );

  test('too long, empty, and made of nothing but signs are bad names', () => {
    for (const name of ['', '   ', '!?…', '\u200b', 'x'.repeat(21)])
      expect(new NameRules().check(name)).toEqual({ code: 'bad-name' });
  });

  test('what cannot be seen is no name, and no part of one', async () => {
    const named = async (name: string) => {
      const { body } = await ask(house, '/api/guest', { body: { name } });
      return body.code ?? (body.person as { name: string }).name;
    };
    const invisible = [
      '\u3164',
      '\u115f',
      '\uffa0',
      '\u17b4',
      '\u2800',
      '\ufffc',
      '\ufe0f',
      '\u{e0100}',
      '\ud800',
      '\u{13441}',
    ];
    for (const letter of invisible) {
      expect([letter, await named(letter)]).toEqual([letter, 'bad-name']);
      expect(await named(`A${letter}nn${letter}`)).toBe('Ann');
    }
  });

  test('marks upon marks do not grow over the lines of others', async () => {
    const piles = {
      [`Z${'\u0301\u0302'.repeat(9)}oe`]: '\u0179\u0302\u0301\u0302oe',
      [`ก${'\u0e47'.repeat(18)}`]: 'ก\u0e47\u0e47\u0e47',
      'a\u20dd\u0489b': 'ab',
      '\u0301\u0302Ann': 'Ann',
      [`Ann ${'\u0e47'.repeat(3)}Bo`]: 'Ann Bo',
    };
    for (const [name, kept] of Object.entries(piles))
      expect((await ask(house, '/api/guest', { body: { name } })).body).toMatchObject({
        person: { name: kept },
      });
    // As they are written: with vowels and tones, points and stacked letters.
    for (const name of ['Nguyễn', 'สุธี', 'क्षितिज', 'שָׁלוֹם', 'བསྒྲུབས', 'Ǫ̂'])
      expect((await ask(house, '/api/guest', { body: { name } })).body).toMatchObject({
        person: { name: name.normalize('NFC') },
      });
  });

  test('letters of any alphabet that look like a word of the server are that word', async () => {
    const spoofs = [
      'admın',
      'ɑdmin',
      'аdmіn',
      'ADΜIN',
      'ᴀᴅᴍɪɴ',
      'ａｄｍｉｎ',
      '𝔞𝔡𝔪𝔦𝔫',
      'ⓐdmin',
      '🅰dmin',
      'αđmin',
      'adrnin',
    ];
    for (const name of spoofs)
      expect([name, (await ask(house, '/api/guest', { body: { name } })).body]).toEqual([
        name,
        { code: 'name-not-allowed' },
      ]);
  });

  test('names of all alphabets are kept as they are written', async () => {
    const names = [
      'Анна',
      'Ελένη',
      'Νίκος',
      'محمد',
      'نور',
      '王小明',
      'さくら',
      'ボブ',
      '김민준',
      'राम',
      'தமிழ்',
      'Ольга 2',
      'Łukasz',
    ];
    for (const name of names)
      expect((await ask(house, '/api/guest', { body: { name } })).body).toMatchObject({ person: { name } });
  });

  test('two at a table never look the same, not even with a name from before', async () => {
    const { matchId } = await house.keptTable({ seats: 4 });
    const people = ['Ann', 'Ann\u3164', 'Αnn', '\u115f'].map((name) => house.person(name));
    for (const person of people) await person.join(matchId);
    const seen = people[0]!;
    await seen.sees(() => seen.table.phase === 'playing', 'the start');
    expect(seen.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', 'Αnn 3', 'Someone']);
  });

  test('the host adds words by a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arena-words-'));
    const file = join(folder, 'words.txt');
    writeFileSync(file, '# ours\nturnip\n*potato*\n\n');
    const other = await House.open({ env: { NAME_WORDS_FILE: file } });
    try {
      const codes = [];
      for (const name of ['Turnip', 'Mr Turnip', 'Turnips', 'HotPotatoes'])
        codes.push((await ask(other, '/api/guest', { body: { name } })).body.code);
      expect(codes).toEqual(['name-not-allowed', 'name-not-allowed', undefined, 'name-not-allowed']);
    } finally {
      await other.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('what looks alike is alike', () => {
    expect(lookOf('Аda')).toBe(lookOf('ada'));
    expect(lookOf('B0b')).toBe(lookOf('bob'));
    expect(lookOf('Bill')).toBe(lookOf('BiII'));
    expect(distinctName('Ann', ['Bob'])).toBe('Ann');
    expect(distinctName('Ann', ['ann', 'Ann 2'])).toBe('Ann 3');
    expect([...distinctName('x'.repeat(20), ['X'.repeat(20)])]).toHaveLength(20);
  });
});

describe('keeping away from people', () => {
  test('a block lasts, also over a restart', async () => {
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    const path = `/api/blocks/${bob.person.id}`;
    expect((await ask(house, path, { method: 'PUT', token: ann.token })).status).toBe(204);
    await house.close();
    house = await House.open({ store: await database.open() });
    expect((await ask(house, '/api/blocks', { token: ann.token })).body).toEqual({ people: [bob.person] });
    expect(house.services.blocks.areApart(bob.person.id, ann.person.id)).toBe(true);
    expect((await ask(house, path, { method: 'DELETE', token: ann.token })).status).toBe(204);
    expect((await ask(house, '/api/blocks', { token: ann.token })).body).toEqual({ people: [] });
    const self = `/api/blocks/${ann.person.id}`;
    expect((await ask(house, self, { method: 'PUT', token: ann.token })).body).toEqual({
      code: 'not-allowed',
    });
    expect((await ask(house, '/api/blocks/nobody', { method: 'PUT', token: ann.token })).status).toBe(404);
  });

  test('nobody blocks the whole world, nor all at once', async () => {
    const ann = await guest('Ann');
    const { blocks } = house.services;
    const put = async (token: string) => {
      const { person } = await guest('Bob');
      return ask(house, `/api/blocks/${person.id}`, { method: 'PUT', token });
    };
    const replies = await Promise.all(Array.from({ length: 25 }, () => put(ann.token)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(20);
    expect(replies.filter(({ body }) => body.code === 'rate-limited')).toHaveLength(5);
    const eve = await guest('Eve');
    for (let n = 0; n < 500; n++) expect(await blocks.set(eve.person.id, `pest${n}`, true)).toBe(true);
    expect(await put(eve.token)).toEqual({ status: 429, body: { code: 'too-many-blocks' } });
    expect(await blocks.set(eve.person.id, 'pest7', true)).toBe(true);
    await blocks.set(eve.person.id, 'pest7', false);
    expect((await put(eve.token)).status).toBe(204);
  });

  test('nor does one address, however many people it makes: all blocks are in memory, for ever', async () => {
    const pests = await Promise.all(Array.from({ length: 20 }, () => guest('Pest')));
    const codes: unknown[] = [];
    for (let people = 0; people < 12; people++) {
      const { token } = await guest(`Vandal ${people}`);
      for (const { person } of pests)
        codes.push(
          (await ask(house, `/api/blocks/${person.id}`, { method: 'PUT', token })).body.code ?? 'kept',
        );
    }
    expect(codes.filter((code) => code === 'kept')).toHaveLength(200);
    expect(codes.filter((code) => code === 'too-many-blocks')).toHaveLength(40);
    const { token } = await guest('Ann');
    const [pest] = pests;
    const block = () => ask(house, `/api/blocks/${pest!.person.id}`, { method: 'PUT', token });
    expect((await block()).status).toBe(429);
    await house.ports.advance(6000);
    expect((await block()).status).toBe(204);
  });

  test('one address reports only so often, however many people it makes', async () => {
    const { person } = await guest('Bob');
    const statuses: number[] = [];
    for (let people = 0; people < 5; people++) {
      const { token } = await guest(`Vandal ${people}`);
      for (let times = 0; times < 5; times++)
        statuses.push(
          (await ask(house, '/api/reports', { body: { person: person.id, reason: 'other' }, token })).status,
        );
    }
    expect(statuses).toEqual([...Array<number>(20).fill(204), ...Array<number>(5).fill(429)]);
  });

  test('a report reaches the host, of a person or of whoever sits in a seat', async () => {
    const { matchId, players } = await house.started();
    const [ann, bob] = players;
    const report = (body: object, token = ann!.token) => ask(house, '/api/reports', { body, token });
    expect((await report({ matchId, seat: 1, reason: 'language', words: ' rude ' })).status).toBe(204);
    house.ports.leap(1);
    expect((await report({ person: bob!.person.id, reason: 'name' })).status).toBe(204);
    expect((await report({ matchId, seat: 0, reason: 'other' })).body).toEqual({ code: 'not-allowed' });
    expect((await report({ matchId, reason: 'other' })).body).toEqual({ code: 'malformed' });
    expect((await report({ person: 'nobody', reason: 'other' })).body).toEqual({ code: 'unknown-person' });
    expect((await report({ person: 'nobody', reason: 'other' })).body).toEqual({ code: 'rate-limited' });
    const { body } = await ask(house, '/api/admin/reports', { token: admin });
    expect(body.reports).toMatchObject([
      { by: ann!.person, whom: bob!.person, reason: 'name' },
      { by: ann!.person, whom: bob!.person, matchId, reason: 'language', words: 'rude' },
    ]);
  });
});

describe('the host', () => {
  test('needs the token, and without one set there is no host', async () => {
    for (const token of [undefined, 'wrong', `${admin}x`, (await guest('Ann')).token])
      expect(await ask(house, '/api/admin/reports', { token })).toMatchObject({
        status: 401,
        body: { code: 'not-admin' },
      });
    const open = await House.open();
    try {
      for (const token of ['', 'undefined', admin])
        expect((await ask(open, '/api/admin/reports', { token })).status).toBe(401);
    } finally {
      await open.close();
    }
  });

  test('bans somebody: out at once, not let in anywhere, and back when it is over', async () => {
    const { matchId, players } = await house.started();
    const [ann, bob] = players;
    const ban = (hours?: number) =>
      ask(house, '/api/admin/bans', { token: admin, body: { person: ann!.person.id, hours } });
    expect((await ban(2)).status).toBe(204);
    await until(() => ann!.closed !== undefined, 'the door');
    expect(ann!.closed).toBe(CLOSE.again);
    await bob!.sees(() => bob!.table.seats[0]?.connection === 'away', 'that she is away');
    await expect(house.again(ann!).join(matchId)).rejects.toThrow('banned');
    expect(await ask(house, '/api/me', { token: ann!.token })).toMatchObject({
      status: 403,
      body: { code: 'banned' },
    });
    expect((await ask(house, '/api/tables', { token: ann!.token, body: {} })).status).toBe(403);
    await house.ports.advance(2 * 60 * 60 * 1000);
    expect((await ask(house, '/api/me', { token: ann!.token })).status).toBe(200);
    expect((await ban()).status).toBe(204);
    house.ports.leap(10 * 365 * 24 * 60 * 60 * 1000);
    const fresh = house.services.identity.issue(ann!.person);
    expect((await ask(house, '/api/me', { token: fresh })).status).toBe(403);
    const lift = `/api/admin/bans/${ann!.person.id}`;
    expect((await ask(house, lift, { method: 'DELETE', token: admin })).status).toBe(204);
    expect((await ask(house, '/api/me', { token: fresh })).status).toBe(200);
    expect((await ask(house, '/api/admin/bans', { token: admin, body: { person: 'nobody' } })).status).toBe(
      404,
    );
  });

  test.each(['match', 'lobby', 'queue'])(
    'whoever is banned or deleted between the door and the socket does not come into a %s',
    async (room) => {
      const { matchId } = await house.keptTable({ seats: 3 });
      const ticket = async ({ token }: GuestReply) => {
        const options = { matchId: room === 'match' ? matchId : undefined, token, version: PROTOCOL_VERSION };
        return BareSocket.ticket(house.url, room, options);
      };
      const [ann, bob] = [await guest('Ann'), await guest('Bob')];
      const [annsTicket, bobsTicket] = [await ticket(ann), await ticket(bob)];
      const ban = { token: admin, body: { person: ann.person.id, hours: 1 } };
      expect((await ask(house, '/api/admin/bans', ban)).status).toBe(204);
      expect((await ask(house, '/api/guest', { method: 'DELETE', token: bob.token })).status).toBe(204);
      for (const late of [annsTicket, bobsTicket])
        await expect(BareSocket.enter(late)).rejects.toThrow('There was no seat');
      const lift = `/api/admin/bans/${ann.person.id}`;
      expect((await ask(house, lift, { method: 'DELETE', token: admin })).status).toBe(204);
      (await BareSocket.enter(await ticket(ann))).end();
    },
  );

  test('whoever is banned is not heard any more, also when they do not hang up', async () => {
    const { matchId, players } = await house.started();
    const [ann, bob] = players as [Player, Player];
    const options = { matchId, token: bob.token, version: PROTOCOL_VERSION };
    const deaf = await BareSocket.open(house.url, 'match', options);
    deaf.join();
    deaf.request('chat', { text: 'before' });
    await ann.sees(() => ann.chat.length === 1, 'what was said before');
    deaf.stopReading();
    await ask(house, '/api/admin/bans', { token: admin, body: { person: bob.person.id } });
    deaf.request('chat', { text: 'after' });
    await deaf.said();
    for (let times = 0; times < 20; times++) await ann.request('history', { from: 0 });
    expect(ann.chat).toMatchObject([{ text: 'before' }]);
    deaf.end();
  });

  test('removes somebody for good', async () => {
    const { token, person } = await guest('Rude Word');
    expect(
      (await ask(house, `/api/admin/people/${person.id}`, { method: 'DELETE', token: admin })).status,
    ).toBe(204);
    expect((await ask(house, '/api/me', { token })).status).toBe(401);
    expect((await ask(house, `/api/people/${person.id}`)).status).toBe(404);
  });
});

test('where nothing can be kept any more nobody is told that something was, and what held before holds', async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  await house.close();
  const full = () => Promise.reject(new StoreFull());
  const kept = await database.open();
  const community = Object.assign(Object.create(kept.community) as Store['community'], {
    block: full,
    saveRecoveryCode: full,
  });
  const store = Object.assign(Object.create(kept) as Store, { savePerson: full });
  house = await House.open({ store: Object.defineProperty(store, 'community', { value: community }) });
  const failed = { status: 503, body: { code: 'storage-failed' } };
  const requests: [string, { method?: string; body?: object; token?: string }][] = [
    ['/api/guest', { body: { name: 'Cat' } }],
    ['/api/guest', { body: { name: 'Anna' }, token: ann.token }],
    ['/api/recovery', { method: 'POST', token: ann.token }],
    [`/api/blocks/${bob.person.id}`, { method: 'PUT', token: ann.token }],
  ];
  for (const [path, request] of requests)
    expect({ path, ...(await ask(house, path, request)) }).toEqual({ path, ...failed });
  expect((await ask(house, '/api/me', { token: ann.token })).body).toMatchObject({ person: { name: 'Ann' } });
  expect(house.services.blocks.has(ann.person.id, bob.person.id)).toBe(false);
});
