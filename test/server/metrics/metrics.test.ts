import { games } from '../../../shared/games';
import { quickRandom } from '../../../shared/core';
import { mechs } from '../../../shared/games/mechs';
import { INTENT_NAMES, REFUSAL_CODES, TABLE_PHASES } from '../../../shared/protocol';
import { ENDINGS } from '../../../shared/protocol/table';
import { AUTOPILOT_REASONS } from '../../../server/store/autopilotReason';
import { AWAY_MS } from '../../../server/table/absence/attendance';
import { House } from '../support/house';
import { ask } from '../support/http';
import { playOn } from '../support/play';
import type { Player } from '../support/player';
import { Product } from '../support/product';
import { until } from '../support/testPorts';

const TOKEN = 'a-token-for-prometheus';
let house: House;
beforeEach(async () => (house = await House.open({ env: { METRICS_TOKEN: TOKEN } })));
afterEach(() => house.close());

/** Our own lines; those of the process itself move by themselves. */
async function scrape(): Promise<string[]> {
  const { status, body } = await ask(house, '/metrics', { token: TOKEN });
  expect(status).toBe(200);
  return String(body.text)
    .split('\n')
    .filter((line) => line.startsWith('pocket_arena_'));
}

async function value(name: string): Promise<number> {
  const line = (await scrape()).find((each) => each.startsWith(`pocket_arena_${name} `));
  return Number(line?.split(' ').at(-1) ?? NaN);
}

describe('metrics', () => {
  test('are for whoever shows the token, and guesses are limited', async () => {
    expect((await ask(house, '/metrics')).status).toBe(401);
    for (let i = 0; i < 9; i++) expect((await ask(house, '/metrics', { token: 'wrong' })).status).toBe(401);
    expect((await ask(house, '/metrics', { token: 'wrong' })).status).toBe(429);
    expect((await ask(house, '/metrics', { token: TOKEN })).status).toBe(200);
  });

  test('tell of a whole match: tables, people, inputs, refusals and how long things took', async () => {
    const { players } = await house.started();
    expect(await value('tables{game="mechs",phase="playing"}')).toBe(1);
    expect(await value('people_seated')).toBe(2);
    expect(await value('rooms')).toBe(1);
    expect(await value('connections')).toBe(2);
    const before = await value('refusals_total{code="stale"}');
    await players[0]!.answer(0, 4711);
    expect(await value('refusals_total{code="stale"}')).toBe((before || 0) + 1);
    const answers = await playOn(players, quickRandom(3));
    expect(await value('inputs_total{author="person"}')).toBe(answers);
    expect(await value('append_seconds_count')).toBe(answers);
    expect(await value('input_seconds_count')).toBe(answers + 1);
    // Six rounds, two people.
    expect(await value('long_decision_seconds_count{game="mechs"}')).toBe(12);
    expect(await value('matches_over_total{game="mechs",ending="finished"}')).toBe(1);
    expect(await value('tables{game="mechs",phase="over"}')).toBe(1);
  });

  test('what table mates cannot see moves no number', async () => {
    const { players } = await house.started();
    const [a] = players as [Player];
    while (a.view!.open.phase !== 'program') await playOn(players, quickRandom(1), { answers: 1 });
    const before = await scrape();
    const { id } = a.decision!;
    const random = quickRandom(2);
    for (let i = 0; i < 3; i++)
      await a.request('draft', { id, draft: mechs.randomAnswer(a.decision!, random) as never });
    const arrangement = a.view!.own!.order.map(({ weapon }) => ({ weapon, stowed: true }));
    expect(await a.request('arrange', { arrangement })).toEqual({ ok: true });
    await a.request('mute', { seat: 1, on: true });
    await a.request('moveCode', {});
    expect(await scrape()).toEqual(before);
    await a.answerAnyhow(random);
    expect(await scrape()).not.toEqual(before);
  });

  test('tell whether people find back: in time, later, or not', async () => {
    const { matchId, players } = await house.started();
    const [a, b] = players as [Player, Player];
    a.disconnect();
    await b.sees(() => b.table.seats[a.seat]!.connection === 'away', 'the absence');
    await house.again(a).join(matchId);
    expect(await value('reconnects_total{outcome="in-time"}')).toBe(1);
    b.disconnect();
    await until(() => house.services.directory.find(matchId)!.here === 1, 'the absence');
    await house.ports.advance(AWAY_MS + 1);
    expect(await value('reconnects_total{outcome="given-up"}')).toBe(1);
    expect(await value('takeovers_total{reason="away"}')).toBe(1);
    await house.again(b).join(matchId);
    expect(await value('reconnects_total{outcome="late"}')).toBe(1);
  });

  test('no label names a match, a seat or a person', async () => {
    const { players } = await house.started();
    await playOn(players, quickRandom(5));
    const known: Record<string, readonly string[]> = {
      intent: INTENT_NAMES,
      author: ['person', 'clock', 'autopilot', 'bot'],
      code: REFUSAL_CODES,
      ending: ENDINGS,
      outcome: ['in-time', 'given-up', 'late', 'tables', 'outdated', 'damaged', 'played-on'],
      reason: AUTOPILOT_REASONS,
      phase: TABLE_PHASES,
      game: games.all.map(({ rules }) => rules.id),
    };
    const labels = (await scrape()).flatMap((line) => [...line.matchAll(/(\w+)="([^"]*)"/g)]);
    expect(labels.length).toBeGreaterThan(50);
    for (const [, name, label] of labels) {
      if (name === 'le') expect(label).toMatch(/^([\d.]+|\+Inf)$/);
      else expect(known[name!]).toContain(label);
    }
  });
});

describe('the built server', () => {
  test('has no metrics unless it is told to', async () => {
    const product = await Product.start();
    expect(await ask(product, '/metrics')).toEqual({ status: 404, body: { code: 'unknown-intent' } });
    await product.stop();
  });

  test('shows them on a port of their own, event-loop lag included, and not on that of the game', async () => {
    const product = await Product.start({ METRICS_PORT: '0' });
    const port = await until(() => /"port":(\d+),"host"/.exec(product.output.join(''))?.[1], 'the port');
    const { text } = (await ask({ url: `http://127.0.0.1:${port}` }, '/metrics')).body;
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('pocket_arena_restored_total{outcome="tables"} 0');
    expect((await ask(product, '/metrics')).status).toBe(404);
    expect(await product.stop()).toBe(0);
  });
});
