import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_STATUS } from '../../../server/http/door';
import { sqliteDatabase, type TestDatabase } from '../../support/databases';
import { House } from '../support/house';
import { ask } from '../support/http';

const PAGE = readFileSync(join(__dirname, '../../../docs/api.md'), 'utf8');
const ADMIN_TOKEN = 'only-for-the-examples-of-the-page';

interface Example {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly body: string | undefined;
  readonly status: number;
  readonly reply: string;
}

const examples = [...PAGE.matchAll(/```http\n([^]*?)```/g)].map(([, text = '']): Example => {
  const [request = '', answer = ''] = text.split('\n\n');
  const [first = '', ...rest] = request.split('\n');
  const [method = '', path = ''] = first.split(' ');
  const token = rest.find((line) => line.startsWith('Authorization: Bearer '))?.split(' ')[2];
  const body = rest.filter((line) => !line.startsWith('Authorization')).join('\n');
  const [status = '', ...reply] = answer.split('\n');
  return { method, path, token, body: body || undefined, status: Number(status), reply: reply.join('\n') };
});

let database: TestDatabase;
let house: House;
/** What earlier replies gave, by the name that the page gives it. */
const given = new Map<string, string>([['$admin', ADMIN_TOKEN]]);

beforeAll(async () => {
  database = sqliteDatabase();
  house = await House.open({ store: await database.open(), env: { ADMIN_TOKEN } });
  given.set('$played', await playedByCleo());
});
afterAll(async () => {
  await house.close();
  await database.dispose();
});

test.each(Object.entries(API_STATUS))('the page says that %s comes with %i', (code, status) =>
  expect(PAGE).toMatch(new RegExp(`^\\| ${status} +\\|.*\`${code}\``, 'm')),
);

test('the page has examples', () => expect(examples.length).toBeGreaterThan(20));

// One after the other, as somebody would who reads the page.
test.each(
  examples.map((example, index) => [`${index + 1}. ${example.method} ${example.path}`, example] as const),
)('%s', async (_name, { method, path, token, body, status, reply }) => {
  const answer = await ask(house, filled(path), {
    method,
    token: token === undefined ? undefined : filled(token),
    body: body === undefined ? undefined : filled(body),
  });
  expect(answer.status).toBe(status);
  if (reply.trim() === '') expect(answer.body).toEqual({ text: '' });
  else expect(answer.body).toEqual(learn(JSON.parse(reply), answer.body));
});

/** A match that is over: sockets are none of that page's business. */
async function playedByCleo(): Promise<string> {
  const { matchId } = await house.keptTable({ seats: 2, bots: ['rookie'] });
  const cleo = await house.person('Cleo').join(matchId);
  await cleo.asks('pilot');
  await cleo.request('abandon', { on: true });
  await cleo.sees(() => cleo.table.seal, 'the seal');
  return matchId;
}

function filled(text: string): string {
  return text.replace(/\$[a-zA-Z]+/g, (name) => given.get(name) ?? name);
}

/** The expected reply with what the page leaves open taken from the real one; new names are noted. */
function learn(expected: unknown, real: unknown): unknown {
  if (expected === '…') return real === undefined ? 'something' : real;
  if (typeof expected === 'string' && expected.startsWith('$')) {
    if (!given.has(expected)) given.set(expected, String(real));
    return given.get(expected);
  }
  if (Array.isArray(expected))
    return expected.map((item, index) => learn(item, (real as unknown[] | undefined)?.[index]));
  if (typeof expected !== 'object' || expected === null) return expected;
  return Object.fromEntries(
    Object.entries(expected).map(([key, value]) => [
      key,
      learn(value, (real as Record<string, unknown> | undefined)?.[key]),
    ]),
  );
}
