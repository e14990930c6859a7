import '../support/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '../../../shared/core';
import { mechs } from '../../../shared/games/mechs';
import type { GuestReply, TableReply } from '../../../shared/protocol';
import { openStore } from '../../../server/store/open';
import { Discretion } from '../support/discretion';
import { ask } from '../support/http';
import { playOn } from '../support/play';
import { Player } from '../support/player';
import { Product } from '../support/product';

jest.setTimeout(120_000);

const ADMIN_TOKEN = 'admin-token-of-this-very-test';
const METRICS_TOKEN = 'metrics-token-of-this-test';
const SIGNING_KEY = 'a signing key that nobody should ever read in a log';
const SAID = 'I lay my mine where you will step';

/** Choices of which others must not learn, at least for now. */
const HIDDEN = ['program', 'baseMine', 'deployMine', 'scareTactics', 'pilot'];

let dataDir: string;
let product: Product;
const discretion = new Discretion();
const scrapes: string[] = [];

async function guest(name: string): Promise<Player> {
  const { body } = await ask(product, '/api/guest', { body: { name } });
  const { token, person } = body as unknown as GuestReply;
  discretion.keep(`the token of ${name}`, token);
  const { body: recovery } = await ask(product, '/api/recovery', { method: 'POST', token });
  discretion.keep(`the recovery code of ${name}`, String(recovery.code));
  return new Player(product.url, person, token);
}

async function table(owner: Player, order: object): Promise<string> {
  const made = await ask(product, '/api/tables', { token: owner.token, body: order });
  return (made.body as unknown as TableReply).matchId;
}

/** Notes what a seat chooses in secret, drafts it first, and says something. */
async function lookBefore(players: readonly Player[], count: number): Promise<void> {
  for (const player of players) {
    const { decision } = player;
    if (!decision || !HIDDEN.includes(decision.kind)) continue;
    for (const option of decision.options ?? [])
      discretion.keepValue(`an option of ${decision.kind}`, option);
    const draft = mechs.randomAnswer(decision, quickRandom(count));
    discretion.keepValue(`a draft of ${decision.kind}`, draft);
    if (decision.kind === 'program')
      for (const card of draft as readonly unknown[]) discretion.keepValue('a card of a program', card);
    await player.request('draft', { id: decision.id, draft: draft as never });
  }
  if (count % 40 !== 0) return;
  for (const player of players) {
    await player.request('chat', { text: SAID });
    const moved = await player.request('moveCode', {});
    if (moved.ok) discretion.keep('a code for moving', String((moved.result as { code: string }).code));
    await player.answer('nonsense', 99_999);
  }
  const { body } = await ask(product, '/metrics', { token: METRICS_TOKEN });
  scrapes.push(String(body.text));
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'arena-discreet-'));
  const env = { ADMIN_TOKEN, METRICS_TOKEN, SIGNING_KEY, DATA_DIR: dataDir };
  product = await Product.start({
    ...env,
    LOG_LEVEL: 'trace',
    INTENTS_PER_SECOND: '10000',
    GUESSES_PER_MINUTE: '100000',
    BOT_PAUSE_MS: '0',
  });
  for (const [what, secret] of Object.entries(env)) if (what !== 'DATA_DIR') discretion.keep(what, secret);
  discretion.keep('what was said', SAID);
});
afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('no secret of whole matches is in log, metrics or errors', async () => {
  const [a, b, c] = [await guest('Ada'), await guest('Bob'), await guest('Cleo')];
  const matches: string[] = [];
  for (const order of [{ clock: 'relaxed' }, { seats: 3, bots: ['rookie'], clock: 'standard' }]) {
    const matchId = await table(a, order);
    matches.push(matchId);
    await a.join(matchId);
    await b.join(matchId);
    const watcher = await c.join(matchId, { watch: true });
    const random = quickRandom(matches.length);
    await playOn([a, b], random, { before: (count) => lookBefore([a, b], count) });
    expect(a.table.ending).toBe('finished');
    // Somebody who misbehaves, and lines that break.
    watcher.sendRaw(Buffer.from(`\xff${c.token}`));
    a.disconnect();
    await b.leave();
  }
  for (const found of await refusals(a, matches[0]!)) discretionHolds(found);
  for (const path of ['/api/admin/status', '/api/admin/reports', '/api/admin/bans']) {
    const { status, body } = await ask(product, path, { token: ADMIN_TOKEN });
    expect(status).toBe(200);
    expect(discretion.in(JSON.stringify(body))).toEqual([]);
  }
  expect(await product.stop()).toBe(0);
  await keepSeeds(matches);
  const log = product.output.join('');
  expect(log).toContain('match over');
  expect(log).toContain(matches[0]);
  expect(scrapes.length).toBeGreaterThan(2);
  expect(discretion.size).toBeGreaterThan(150);
  expect(discretion.inLog(log)).toEqual([]);
  for (const scrape of scrapes) expect(discretion.in(scrape)).toEqual([]);
});

interface Refusal {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

function discretionHolds({ status, body }: Refusal): void {
  expect(discretion.inRefusal(status, body)).toEqual([]);
}

/** Requests that fail in every way we know, with secrets in them that must not come back. */
async function refusals({ token }: Player, matchId: string): Promise<Refusal[]> {
  const join = (options: object, method = 'joinOrCreate') =>
    ask(product, `/matchmake/${method}/match`, { body: options });
  return Promise.all([
    ask(product, '/api/guest', { body: `{ "name": "${token}` }),
    ask(product, '/api/guest', { body: { name: token } }),
    ask(product, '/api/guest', { body: { name: 'Eve' }, token: `${token}x` }),
    ask(product, '/api/guest', { body: { name: 'Eve' }, headers: { origin: 'https://elsewhere.example' } }),
    ask(product, '/api/guest', { body: { name: 'x'.repeat(9000) } }),
    ask(product, '/api/tables', { token, body: { seats: token } }),
    ask(product, `/api/tables/${encodeURIComponent(SIGNING_KEY)}`),
    ask(product, `/api/people/${token}`),
    ask(product, '/api/move', { body: { code: token } }),
    ask(product, '/api/recover', { body: { code: token } }),
    ask(product, '/api/leaderboard?limit=' + token),
    ask(product, '/api/admin/reports', { token }),
    ask(product, '/api/nothing/' + token),
    ask(product, '/metrics', { token }),
    join({ matchId, token: `${token}x`, version: 1 }),
    join({ matchId: token, token }),
    join({ matchId, token }, 'create'),
  ]);
}

/** Seeds are in the store alone; the autopilot's are nowhere. */
async function keepSeeds(matches: readonly string[]): Promise<void> {
  const store = await openStore({ dataDir });
  for (const id of matches) {
    const entries = (await store.openMatch(id))?.entries ?? [];
    const seeds = entries.flatMap((entry) => (entry.type === 'start' ? [entry.seed] : []));
    expect(seeds).toHaveLength(1);
    // Besides the seed itself: the server's share of it, salts, contributions.
    for (const [hex] of JSON.stringify(entries).matchAll(/[0-9a-f]{64}/g)) discretion.keep('a seed', hex);
  }
  await store.close();
}

describe('the same search finds what is planted', () => {
  const planted = new Discretion();
  const token = 'eyJpZCI6ImEifQ.abcdef';
  const program = [{ card: 'collectEnergy', direction: 2 }];
  beforeAll(() => {
    planted.keep('a token', token);
    planted.keep('a code', 'ABCD-EFGH');
    planted.keepValue('a program', program);
  });
  const line = (fields: object) => `${JSON.stringify({ level: 30, time: 1, ...fields })}\n`;

  test.each([
    ['a token in a sentence', line({ msg: `hello ${token}` })],
    ['a token in a field', line({ msg: 'hello', kind: token })],
    ['a token in hexadecimal', line({ msg: Buffer.from(token).toString('hex') })],
    ['a code without its hyphens', line({ msg: 'code ABCDEFGH' })],
    ['a program as data', line({ msg: 'hello', program })],
    ['a program as text', line({ msg: `got ${JSON.stringify(program)}` })],
    ['a mine by its number', line({ msg: 'hello', number: 3 })],
    ['an error with more in it than its message', line({ msg: 'hello', err: { mine: 4 } })],
    ['the name of a card', line({ msg: 'plays pulsePistol' })],
  ])('%s', (_name, log) => expect(planted.inLog(log)).not.toEqual([]));

  test('and nothing in a line that is as it should be', () =>
    expect(planted.inLog(line({ msg: 'match started', matchId: 'abcdefghijklmnop', seats: 2 }))).toEqual([]));

  test('in a refusal that echoes what was sent', () => {
    expect(planted.inRefusal(400, { code: 'malformed' })).toEqual([]);
    expect(planted.inRefusal(400, { code: 'malformed', sent: 'x' })).not.toEqual([]);
    expect(planted.inRefusal(400, { code: 400, error: `bad ${token}` })).not.toEqual([]);
  });
});
