import type { EventsMessage } from '../../../shared/core';
import { mechsEvents } from '../../../shared/games/mechs/eventFields';
import { quickRandom } from '../../../shared/core';
import { CLOSE, HISTORY_PAGE, type MoveReply, type Reply } from '../../../shared/protocol';
import { House } from '../support/house';
import { ask } from '../support/http';
import { inStep, playOn } from '../support/play';
import { Player } from '../support/player';

describe('coming back', () => {
  let house: House;
  beforeEach(async () => (house = await House.open({ seed: 21 })));
  afterEach(() => house.close());

  test('a second tab takes over; the older one is told and goes quiet', async () => {
    const { matchId, players } = await house.started();
    const [a, b] = players as [Player, Player];
    await inStep(players);
    const tab = await house.again(a).join(matchId);
    await a.sees(() => a.closed, 'the older tab to close');
    expect(a.notices).toEqual([{ kind: 'elsewhere' }]);
    expect(a.closed).toBe(CLOSE.elsewhere);
    expect(tab.viewer).toBe(0);
    expect(b.table.seats[0]?.connection).toBe('here');
    await inStep([tab, b]);
    expect((await tab.answer(tab.decision!.fallback)).ok).toBe(true);
    expect(b.table.seats[0]?.connection).toBe('here');
  });

  test('the same answer again is acknowledged, also after a reconnect; another one is stale', async () => {
    const { matchId, players } = await house.started();
    const [a] = players as [Player];
    const { id, options } = await a.asks('pilot');
    expect(await a.answer(options![0], id)).toEqual({ ok: true });
    expect(await a.answer(options![0], id)).toEqual({ ok: true, repeat: true });
    a.disconnect();
    await a.join(matchId);
    expect(await a.answer(options![0], id)).toEqual({ ok: true, repeat: true });
    expect(await a.answer(options![1], id)).toEqual({ ok: false, code: 'stale' });
    expect(await a.answer(options![1], id + 1)).toEqual({ ok: false, code: 'no-decision' });
    expect(a.asked.held?.answer).toBe(options![0]);
  });

  test('who comes back hears what they missed, and nothing else', async () => {
    const { matchId, players } = await house.started({ seats: 3 });
    const [a, ...others] = players as [Player, Player, Player];
    await playOn(players, quickRandom(3), { answers: 20 });
    const heard = a.welcome!.events + a.events.length;
    a.disconnect();
    await others[0].sees(() => others[0].table.seats[0]?.connection === 'away', 'the drop');
    const random = quickRandom(8);
    while (others.some(({ decision }) => decision)) {
      await others.find(({ decision }) => decision)!.answerAnyhow(random);
      await inStep(others);
    }
    await a.join(matchId);
    const all = others[0];
    expect(a.recap?.from ?? heard).toBe(heard);
    const missed = all.events.slice(heard - all.welcome!.events);
    expect(a.recap?.events ?? []).toEqual(missed);
  });

  test('who comes anew reads the whole log, a page at a time, also as a spectator', async () => {
    const { matchId } = house.table();
    const early = await house.person('Eve').join(matchId);
    expect(await early.request('history', { from: 0 })).toEqual({ ok: false, code: 'not-started' });
    const late = await house.person('Bob').join(matchId);
    await playOn([early, late], quickRandom(3), { answers: 150 });
    expect(early.welcome!.events).toBe(0);
    const spectator = await house.person('Sam').join(matchId, { watch: true });
    const read: unknown[] = [];
    const pages: number[] = [];
    for (;;) {
      const page = await resultOf(spectator.request('history', { from: read.length }));
      const events = mechsEvents.eventsOf(page as unknown as EventsMessage);
      if (events.length === 0) break;
      pages.push(events.length);
      read.push(...events);
    }
    expect(read).toEqual(early.events);
    expect(pages.length).toBeGreaterThan(1);
    expect(Math.max(...pages)).toBe(HISTORY_PAGE);
    expect(await spectator.request('history', { from: -1 })).toEqual({
      ok: false,
      code: 'malformed',
    });
  });

  test('a phone takes the seat over with a code that works once', async () => {
    const { matchId, players } = await house.started();
    const [a] = players as [Player];
    await a.asks('pilot');
    const code = await moveCode(a);
    expect(code).toMatch(/^[A-Z]{8}$/);
    const moved = await ask(house, '/api/move', { body: { code } });
    const { token, person, matchId: where } = moved.body as unknown as MoveReply;
    expect([person, where]).toEqual([a.person, matchId]);
    const phone = new Player(house.url, person, token);
    await phone.join(where);
    await a.sees(() => a.closed === CLOSE.elsewhere, 'the page to go quiet');
    expect(phone.viewer).toBe(0);
    expect((await ask(house, '/api/move', { body: { code } })).body).toEqual({ code: 'unknown-code' });
    phone.disconnect();
  });

  test('a code is forgotten after five minutes, and wrong ones are limited', async () => {
    const { players } = await house.started();
    const code = await moveCode(players[0]!);
    await house.ports.advance(5 * 60_000);
    expect((await ask(house, '/api/move', { body: { code } })).body).toEqual({ code: 'unknown-code' });
    for (let i = 0; i < 9; i++) await ask(house, '/api/move', { body: { code: 'AAAAAAAA' } });
    expect((await ask(house, '/api/move', { body: { code: 'AAAAAAAA' } })).status).toBe(429);
  });
});

async function moveCode(player: Player): Promise<string> {
  const reply = await player.request('moveCode', {});
  if (!reply.ok) throw new Error(reply.code);
  return reply.result!.code as string;
}

async function resultOf(reply: Promise<Reply<Record<string, unknown>>>): Promise<Record<string, unknown>> {
  const got = await reply;
  if (!got.ok || !got.result) throw new Error('There was no result.');
  return got.result;
}
