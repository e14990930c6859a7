import { connect } from 'node:net';
import type { GuestReply } from '../../../shared/protocol';
import { busySeconds, METRICS_TOKEN } from '../support/busy';
import { ask, type Answer } from '../support/http';
import { Product } from '../support/product';

const ADMIN_TOKEN = 'only-the-host-knows-this-one';
const GUESSES = 10;
const REQUESTS = 40;

/** What the server says to these very bytes, until it ends the connection. */
async function raw(
  { url }: Product,
  lines: readonly string[],
  { breaksOff = false }: { readonly breaksOff?: boolean } = {},
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  // Whoever is hung up on while they still send may hear of a reset.
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  const text = lines.join('\r\n');
  if (breaksOff) socket.end(text);
  else socket.write(`${text}\r\n\r\n`);
  await ended;
  return heard;
}

const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]);
const POST = ['Content-Type: application/json', 'Content-Length: 2', '', '{}'];

describe('what an outsider tries at the real server', () => {
  let product: Product;
  let addresses = 0;
  /** Every test comes from addresses of its own. */
  const elsewhere = () => ({ 'x-forwarded-for': `10.1.0.${++addresses}` });
  beforeAll(async () => {
    product = await Product.start({
      TRUST_PROXY: '1',
      ADMIN_TOKEN,
      METRICS_TOKEN,
      REQUESTS_PER_MINUTE: String(REQUESTS),
      GUESSES_PER_MINUTE: String(GUESSES),
    });
  });
  afterAll(() => product.stop());

  const WRONG: [string, (number: number) => Promise<Answer>][] = [];
  const wrong = (what: string, how: (n: number, headers: Record<string, string>) => Promise<Answer>) => {
    const headers = { 'x-forwarded-for': `10.2.0.${WRONG.length}` };
    WRONG.push([what, (n) => how(n, headers)]);
  };
  const word = (n: number, length: number) =>
    n
      .toString(26)
      .replace(/./g, (c) => String.fromCharCode(65 + parseInt(c, 26)))
      .padStart(length, 'Z');
  wrong('table codes', (n, headers) => ask(product, `/api/tables/${word(n, 6)}`, { headers }));
  wrong('match ids', (n, headers) => ask(product, `/api/matches/none-${n}`, { headers }));
  wrong('codes for another device', (n, headers) =>
    ask(product, '/api/move', { body: { code: word(n, 8) }, headers }),
  );
  wrong('recovery codes', (n, headers) =>
    ask(product, '/api/recover', { body: { code: word(n, 16) }, headers }),
  );

  test.each(WRONG)('of many %s at once only so many are looked up', async (_what, guess) => {
    const replies = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)));
    const answered = replies.filter(({ status }) => status === 404);
    expect(answered.length).toBeGreaterThanOrEqual(GUESSES);
    // One comes back in six seconds.
    expect(answered.length).toBeLessThanOrEqual(GUESSES + 1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30 - answered.length);
  });

  test('those who have the right code all get in, also at once', async () => {
    const { token } = (await ask(product, '/api/guest', { body: { name: 'Ada' }, headers: elsewhere() }))
      .body as unknown as GuestReply;
    const headers = elsewhere();
    const { body } = await ask(product, '/api/tables', { token, body: {}, headers });
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => ask(product, `/api/tables/${String(body.code)}`, { headers })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('wrong codes do not lock the host out, nor wrong tokens of one kind the other', async () => {
    const headers = elsewhere();
    for (let n = 0; n <= GUESSES; n++) await ask(product, `/api/tables/${word(n, 6)}`, { headers });
    expect((await ask(product, '/api/tables/ZZZZZZ', { headers })).status).toBe(429);
    expect((await ask(product, '/api/admin/status', { token: ADMIN_TOKEN, headers })).status).toBe(200);
    for (let n = 0; n <= GUESSES; n++) await ask(product, '/metrics', { token: `wrong${n}`, headers });
    expect((await ask(product, '/api/admin/status', { token: ADMIN_TOKEN, headers })).status).toBe(200);
  });

  test('the right token of the host opens, however many wrong ones came from there', async () => {
    const headers = elsewhere();
    const status = async (token: string) =>
      (await ask(product, '/api/admin/status', { token, headers })).status;
    for (let n = 0; n <= GUESSES; n++) await status(`wrong${n}`);
    expect(await status('wrong')).toBe(429);
    expect(await status(ADMIN_TOKEN)).toBe(200);
  });

  test('one vandal does not lock those out who share the address and have a right code', async () => {
    const headers = elsewhere();
    const guest = async (name: string) =>
      (await ask(product, '/api/guest', { body: { name }, headers })).body as unknown as GuestReply;
    const [vandal, ada] = [await guest('Vandal'), await guest('Ada')];
    const { body } = await ask(product, '/api/tables', { token: ada.token, body: {}, headers });
    const look = async (code: string, { token }: GuestReply) =>
      (await ask(product, `/api/tables/${code}`, { token, headers })).status;
    for (let n = 0; n <= GUESSES; n++) await look(word(n, 6), vandal);
    expect(await look('ZZZZZZ', vandal)).toBe(429);
    expect(await look(String(body.code), ada)).toBe(200);
  });

  // Node answers expectations by itself that nobody listens for, before any gate.
  test.each([[[]], [['Expect: the-unexpected']]])(
    'a heap of requests sent at once on one connection is not worked through %j',
    async (headers) => {
      const request = ['GET /healthz HTTP/1.1', 'Host: arena.test', ...headers];
      const answers = (heard: string) => heard.split(/HTTP\/1\.1 \d/).length - 1;
      const heap = Array.from({ length: 4000 }, () => [...request, '']).flat();
      expect(answers(await raw(product, [...heap, ...request, 'Connection: close']))).toBeLessThan(100);
      const few = [...request, '', ...request, '', ...request, 'Connection: close'];
      expect(answers(await raw(product, few))).toBe(3);
    },
  );

  test('nor read to its end: that takes the server no time', async () => {
    const heap = Array.from({ length: 3000 }, () => ['GET / HTTP/1.1', 'Host:a', '']).flat();
    const host = elsewhere();
    const before = await busySeconds(product, host);
    for (let n = 0; n < 60; n++) await raw(product, heap);
    expect((await busySeconds(product, host)) - before).toBeLessThan(1);
  });

  test.each(['GET /healthz', 'HEAD /', 'GET /api/me', 'POST /api/guest'])(
    '%s takes no body without an end, nor a large one',
    async (asked) => {
      const start = [`${asked} HTTP/1.1`, 'Host: arena.test'];
      const crumbs = await raw(product, [...start, 'Transfer-Encoding: chunked', '', '1', ' ', '1', ' ']);
      expect(statusOf(crumbs)).toBe(413);
      expect(statusOf(await raw(product, [...start, 'Content-Length: 100000', '', '{']))).toBe(413);
    },
  );

  test.each(['/api/server', '/API/server', '/Api/server', '/__healthcheck', '/nothing/here'])(
    'requests for %s count, however they are written',
    async (path) => {
      const headers = elsewhere();
      const statuses = async () => (await ask(product, path, { headers })).status;
      for (let i = 0; i < REQUESTS; i++) expect(await statuses()).not.toBe(429);
      expect(await statuses()).toBe(429);
      const forwarded = `X-Forwarded-For: ${headers['x-forwarded-for']}`;
      for (const target of [`http://arena.test${path}`, `/assets/..${path}`, `/assets/%2e%2e${path}`]) {
        const heard = await raw(product, [
          `GET ${target} HTTP/1.1`,
          'Host: arena.test',
          forwarded,
          'Connection: close',
        ]);
        expect([target, statusOf(heard)]).toEqual([target, 429]);
      }
      // The page, its files and probes are there all the same.
      for (const free of ['/', '/favicon.svg', '/t/ABCDEF', '/healthz', '/readyz'])
        expect([free, (await ask(product, free, { headers })).status]).toEqual([free, 200]);
    },
  );

  test('an address in full is answered like a short one', async () => {
    const heard = await raw(product, [
      'GET http://arena.test/api/server HTTP/1.1',
      'Host: arena.test',
      'Connection: close',
    ]);
    expect(statusOf(heard)).toBe(200);
    expect(heard).toContain('"protocol"');
  });

  const BAD: [string, readonly string[]][] = [
    ['a host that is none', ['Host: a b', 'X-Forwarded-Proto: http']],
    ['a host with a port that is none', ['Host: arena.test:port']],
    ['a host with a name in it', ['Host: me:secret@arena.test']],
    ['a host with a path', ['Host: arena.test/x?y']],
    ['a protocol that is none', ['Host: arena.test', 'X-Forwarded-Proto: no such']],
    ['a protocol unknown here', ['Host: arena.test', 'X-Forwarded-Proto: gopher']],
  ];

  test.each(BAD)('%s is refused, and the connection is ended', async (_what, headers) => {
    const before = faults();
    const forwarded = `X-Forwarded-For: ${elsewhere()['x-forwarded-for']}`;
    for (const start of ['GET /__healthcheck HTTP/1.1', 'POST /matchmake/joinOrCreate/match HTTP/1.1']) {
      const rest = start.startsWith('POST') ? POST : [];
      const heard = await raw(product, [start, ...headers, forwarded, ...rest]);
      expect([start, statusOf(heard)]).toEqual([start, 400]);
      expect(heard).toMatch(/"code":"malformed","message":"[^"]+\."/);
    }
    expect(faults()).toEqual(before);
  });

  test('a join that breaks off or is no JSON is refused, and fills no log', async () => {
    const join = ['POST /matchmake/joinOrCreate/match HTTP/1.1', 'Host: arena.test'];
    for (const [kind, body] of [
      ['application/json', '{"matchId":'],
      ['application/json; charset=none', '{'],
      ['application/pdf; multipart/form-data', '{}'],
      ['text/plain', '{}'],
    ] as const) {
      const rest = [`Content-Type: ${kind}`, `Content-Length: ${body.length}`, 'Connection: close', '', body];
      const heard = await raw(product, [...join, ...rest]);
      expect([kind, statusOf(heard), heard]).toEqual([
        kind,
        400,
        expect.stringContaining('{"code":400,"error":"malformed"}'),
      ]);
    }
    const cut = [...join, 'Content-Type: application/json', 'Content-Length: 100', '', '{"matchId":'];
    await raw(product, cut, { breaksOff: true });
    expect((await ask(product, '/healthz')).status).toBe(200);
    expect(product.output.join('')).not.toMatch(/SERVER_ERROR|\n\s+at /);
  });

  test('an older probe that names no host is answered', async () => {
    expect(statusOf(await raw(product, ['GET /healthz HTTP/1.0']))).toBe(200);
  });

  test.each(['https', 'http', 'https, http', 'wss'])('a proxy may say %s', async (protocol) => {
    const headers = { ...elsewhere(), 'x-forwarded-proto': protocol };
    const joined = await ask(product, '/matchmake/joinOrCreate/match', { body: {}, headers });
    expect(joined.body).toMatchObject({ error: 'malformed' });
    expect((await ask(product, '/__healthcheck', { headers })).status).toBe(200);
  });

  const faults = () =>
    product.output
      .join('')
      .split('\n')
      .filter((line) => line.includes('nobody caught'));
});
