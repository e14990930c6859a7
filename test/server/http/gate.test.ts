import { get } from 'node:http';
import { PROTOCOL_VERSION, QUEUE_ROOM } from '../../../shared/protocol';
import { countedAddress, isEncrypted, senderOf } from '../../../server/base/address';
import { unready } from '../../../server/base/readiness';
import { House } from '../support/house';
import { ask } from '../support/http';

const heard = (list: string | undefined, remoteAddress = '10.0.0.1') =>
  ({ headers: { 'x-forwarded-for': list }, socket: { remoteAddress } }) as never;

describe('who sent a request', () => {
  test.each([
    [undefined, 0, '10.0.0.1'],
    ['1.1.1.1', 0, '10.0.0.1'],
    ['1.1.1.1', 1, '1.1.1.1'],
    // What somebody claims to be stands before what the proxy has heard.
    ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
    ['1.1.1.1', 2, '1.1.1.1'],
    [undefined, 1, '10.0.0.1'],
    // Some proxies add the port, another one for each connection.
    ['1.1.1.1:4567', 1, '1.1.1.1'],
    ['[2001:db8::1]:4567', 1, '2001:db8::1'],
    ['[2001:db8::1]', 1, '2001:db8::1'],
    ['6.6.6.6, 1.1.1.1:4567, 2.2.2.2:80', 2, '1.1.1.1'],
    // What is no address is as good as none: it counts as the proxy that said it.
    ['unknown', 1, '10.0.0.1'],
    ['6.6.6.6,', 1, '10.0.0.1'],
    ['a stranger, 2.2.2.2', 2, '2.2.2.2'],
  ])('by %p and %i trusted proxies it is %s', (list, proxies, sender) =>
    expect(senderOf(heard(list), proxies)).toBe(sender),
  );

  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:0001:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('limits count %p as %p', (address, counted) => expect(countedAddress(address)).toBe(counted));

  test('that a connection is encrypted is believed of a declared proxy alone', () => {
    const request = { headers: { 'x-forwarded-proto': 'https' } };
    expect(isEncrypted(request, 1)).toBe(true);
    expect(isEncrypted(request, 0)).toBe(false);
    expect(isEncrypted({ headers: {} }, 1)).toBe(false);
  });
});

describe('at the gate', () => {
  let house: House;
  afterEach(() => house.close());
  const open = async (env: Record<string, string> = {}) => (house = await House.open({ env }));

  test('every answer carries the headers that browsers heed, also those of the framework', async () => {
    await open({ TRUST_PROXY: '1' });
    for (const path of ['/', '/api/server', '/healthz', '/matchmake/joinOrCreate/match']) {
      const method = path.startsWith('/matchmake') ? 'POST' : 'GET';
      const { headers } = await fetch(house.url + path, { method });
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
    const { headers } = await fetch(house.url, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  const DYNAMIC = ['/api/server', '/api/tables', '/api/leaderboard', '/api/people/x', '/api/queue?seats=2'];

  test.each(DYNAMIC)(
    'one address asks only so often, also for %s, and others are not hindered',
    async (path) => {
      await open({ REQUESTS_PER_MINUTE: '5', TRUST_PROXY: '1' });
      const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
      for (let i = 0; i < 5; i++) expect((await ask(house, path, from('1.1.1.1'))).status).not.toBe(429);
      expect(await ask(house, path, from('1.1.1.1'))).toEqual({
        status: 429,
        body: { code: 'rate-limited' },
      });
      // Claiming to be somebody else does not help: the proxy adds the true one.
      expect((await ask(house, path, from('9.9.9.9, 1.1.1.1'))).status).toBe(429);
      expect((await ask(house, path, from('2.2.2.2'))).status).not.toBe(429);
      expect((await ask(house, '/healthz', from('1.1.1.1'))).status).toBe(200);
      await house.ports.advance(12_000);
      expect((await ask(house, path, from('1.1.1.1'))).status).not.toBe(429);
    },
  );

  test('one person asks only so often, whatever address they come from', async () => {
    await open({ REQUESTS_PER_MINUTE: '5', TRUST_PROXY: '1' });
    const { token } = house.person();
    const from = (host: number) => ({ token, headers: { 'x-forwarded-for': `1.1.1.${host}` } });
    for (let i = 0; i < 5; i++) expect((await ask(house, '/api/me', from(i))).status).toBe(200);
    expect(await ask(house, '/api/blocks', from(9))).toEqual({ status: 429, body: { code: 'rate-limited' } });
    const other = { ...from(9), token: house.person().token };
    expect((await ask(house, '/api/me', other)).status).toBe(200);
  });

  test('joins and sockets count, too', async () => {
    await open({ REQUESTS_PER_MINUTE: '4' });
    const { matchId } = house.table();
    const join = () =>
      ask(house, '/matchmake/joinOrCreate/match', {
        body: { matchId, token: 'no.body', version: PROTOCOL_VERSION },
      });
    for (let i = 0; i < 3; i++) expect((await join()).body).toMatchObject({ error: 'bad-token' });
    expect(await knock(house.url)).not.toBe(429);
    expect((await join()).body).toEqual({ code: 'rate-limited' });
    expect(await knock(house.url)).toBe(429);
  });

  test('sockets are for rooms by ids as the framework makes them, not for what every object has', async () => {
    await open();
    const ids = ['__proto__', 'constructor', 'toString', 'valueOf', 'room', 'a/../__proto__', '%5f_proto__'];
    const senseless = [...ids.map((id) => `/process/${id}`), '/process/__proto__#/p/abcdefghi', '/', '//a'];
    for (const path of senseless) expect([path, await knock(house.url, path)]).toEqual([path, 400]);
    for (const path of ['/process/abc_EFG-9', '/p/abc_EFG-9?sessionId=__proto__'])
      expect([path, await knock(house.url, path)]).toEqual([path, 101]);
  });

  test.each(['multipart/form-data; boundary=x', 'Multipart/Form-Data'])(
    'forms with files are refused in words: %s',
    async (type) => {
      await open();
      for (const path of ['/matchmake/joinOrCreate/match', '/api/guest'])
        expect(await ask(house, path, { body: '--x\n', headers: { 'content-type': type } })).toEqual({
          status: 415,
          body: { code: 'malformed', message: expect.stringContaining('JSON') as string },
        });
    },
  );

  test('a proxy that was not declared is told of once', async () => {
    await open();
    for (let i = 0; i < 3; i++)
      await ask(house, '/api/server', { headers: { 'x-forwarded-for': '1.1.1.1' } });
    expect(house.logLines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
  });
});

/** The status of the reply to whoever asks for a socket, in whatever words. */
function knock(url: string, path = '/process/room_id-1'): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const { hostname, port } = new URL(url);
    get({ hostname, port, path, headers })
      .on('response', (response) => resolve(response.statusCode))
      .on('upgrade', (_response, socket) => {
        socket.destroy();
        resolve(101);
      })
      .on('error', () => resolve(undefined));
  });
}

describe('a node that is drained', () => {
  test('opens no tables, lets matches go on, and says that nobody should be sent to it', async () => {
    const house = await House.open();
    try {
      const { matchId, players } = await house.started();
      const [a] = players;
      house.services.closing.isDraining = true;
      expect(await ask(house, '/readyz')).toEqual({
        status: 503,
        body: { code: 'draining', failed: ['draining'] },
      });
      expect((await ask(house, '/healthz')).status).toBe(200);
      const opened = await ask(house, '/api/tables', { token: a!.token, body: {} });
      expect(opened).toEqual({ status: 503, body: { code: 'draining' } });
      const queued = await ask(house, `/matchmake/joinOrCreate/${QUEUE_ROOM}`, {
        body: { token: a!.token, version: PROTOCOL_VERSION, wish: { seats: 2 } },
      });
      expect(queued.body).toMatchObject({ error: 'draining' });
      a!.disconnect();
      await house.again(a!).join(matchId);
      house.services.closing.isDraining = false;
      expect((await ask(house, '/readyz')).status).toBe(200);
    } finally {
      await house.close();
    }
  });
});

test('a check that never answers counts as failed, and the others are told of as well', async () => {
  jest.useFakeTimers();
  const asked = unready([
    { name: 'well', code: 'busy', run: () => undefined },
    { name: 'silent', code: 'storage-failed', run: () => new Promise(() => undefined) },
    { name: 'broken', code: 'busy', run: () => Promise.reject(new Error('no')) },
  ]);
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
  expect(await asked).toEqual({ code: 'storage-failed', failed: ['silent', 'broken'] });
});
