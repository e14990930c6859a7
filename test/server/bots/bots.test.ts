import type { Secret } from '../../../shared/games/mechs';
import { thinker } from '../../support/games';
import { quickRandom } from '../../../shared/core';
import { isFree } from '../../../shared/protocol';
import type { Thinker } from '../../../server/bots';
import type { Entry } from '../../../server/store/store';
import { House, type HouseOptions } from '../support/house';
import { keeping } from '../support/journals';
import { ask } from '../support/http';
import { order, sitDown } from '../support/orders';
import { playOn } from '../support/play';
import type { Player } from '../support/player';
import { settle } from '../support/testPorts';

const AT_ONCE = { BOT_PAUSE_MS: '0' };

describe('bots at the table', () => {
  let house: House;
  const open = async (options: HouseOptions = {}) =>
    (house = await House.open({ seed: 21, env: AT_ONCE, ...options }));
  afterEach(() => house.close());

  test.each([[['rookie']], [['rookie', 'rookie', 'rookie']], [['veteran', 'rookie']]] as const)(
    'a person plays a whole match against %j',
    async (bots) => {
      const written: Entry[] = [];
      await open({ journal: keeping(written) });
      const me = await sitDown(house, { bots: [...bots] });
      await me.sees(() => me.table.phase === 'playing', 'the start');
      expect(me.viewer).toBe(0);
      expect(me.table.seats.slice(1)).toMatchObject(
        bots.map((bot) => ({ control: 'bot', bot, connection: 'here', name: expect.any(String) as string })),
      );
      expect(new Set(me.table.seats.map(({ name }) => name)).size).toBe(bots.length + 1);
      await playOn([me], quickRandom(3));
      expect(me.table.ending).toBe('finished');
      const answered = written.flatMap((entry) => (entry.type === 'input' ? [entry] : []));
      for (const { input, by } of answered) expect(by).toBe(input.seat === 0 ? 'person' : 'bot');
      expect(new Set(answered.map(({ input }) => input.seat)).size).toBe(bots.length + 1);
      expect(house.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );

  test('two people and two bots play to the end, with lines cut at random points', async () => {
    await open();
    const random = quickRandom(61);
    const { matchId, players } = await house.started({ seats: 4, bots: ['veteran', 'rookie'] });
    await playOn(players, random, {
      before: async (count) => {
        const player = players[random.below(2)]!;
        if (count % 5 !== 0) return;
        player.disconnect();
        await player.join(matchId);
      },
    });
    const late = await house.person().join(matchId, { watch: true });
    for (const player of players) {
      expect(player.table.ending).toBe('finished');
      expect(player.view?.open).toEqual(late.view?.open);
    }
  });

  test('an order leaves a person a seat, and solo has no bots', async () => {
    await open();
    const { token } = house.person();
    for (const body of [
      { bots: ['rookie', 'rookie'], seats: 2 },
      { bots: ['rookie', 'rookie', 'rookie', 'rookie'] },
      { bots: ['champion'] },
      { solo: true, bots: ['rookie'] },
      { solo: true, seats: 2 },
    ])
      expect(await ask(house, '/api/tables', { token, body })).toMatchObject({
        status: 400,
        body: { code: 'bad-settings' },
      });
    const { code } = await order(house, house.person(), { bots: ['ace', 'ace'], seats: 4 });
    const { body } = await ask(house, `/api/tables/${code}`);
    expect(body).toMatchObject({ names: [null, null, 'Vector', 'Nova'], settings: { seats: 4 } });
  });

  test('the owner fills free seats with bots, and empties them again, before the start', async () => {
    await open();
    const ann = await sitDown(house, { seats: 4 }, 'Ann');
    const bob = await house.person('Bob').join(ann.table.matchId);
    const watcher = await house.person().join(ann.table.matchId, { watch: true });
    expect(await watcher.request('addBot', { bot: 'rookie' })).toEqual({ ok: false, code: 'not-seated' });
    expect(await bob.request('addBot', { bot: 'rookie' })).toEqual({ ok: false, code: 'not-owner' });
    expect(await ann.request('addBot', { bot: 'rookie', seat: 1 })).toEqual({
      ok: false,
      code: 'seat-taken',
    });
    expect(await ann.request('addBot', { bot: 'champion' as never })).toEqual({
      ok: false,
      code: 'malformed',
    });
    expect(await ann.request('addBot', { bot: 'rookie', seat: 3 })).toEqual({ ok: true });
    await bob.sees(() => bob.table.seats[3]?.bot === 'rookie', 'the bot');
    expect(bob.table.seats.map(isFree)).toEqual([false, false, true, false]);
    expect(await watcher.request('takeSeat', { seat: 3 })).toEqual({ ok: false, code: 'seat-taken' });
    expect(await bob.request('removeBot', { seat: 3 })).toEqual({ ok: false, code: 'not-owner' });
    expect(await ann.request('removeBot', { seat: 1 })).toEqual({ ok: false, code: 'not-allowed' });
    expect(await ann.request('removeBot', { seat: 3 })).toEqual({ ok: true });
    await bob.sees(() => bob.table.seats.filter(isFree).length === 2, 'the free seats');
    expect(await watcher.request('takeSeat', { seat: 3 })).toEqual({ ok: true });
    expect(bob.table.phase).toBe('gathering');
    expect(await ann.request('addBot', { bot: 'veteran' })).toEqual({ ok: true });
    await bob.sees(() => bob.table.phase === 'playing', 'the start');
    expect(await ann.request('addBot', { bot: 'rookie' })).toEqual({ ok: false, code: 'already-started' });
    expect(await ann.request('removeBot', { seat: 2 })).toEqual({ ok: false, code: 'already-started' });
    await expect(house.person().join(ann.table.matchId)).rejects.toThrow('table-full');
  });

  test('a bot that fails, hangs its head or cheats plays the fallback', async () => {
    let calls = 0;
    const answers: (() => ReturnType<Thinker['answer']>)[] = [
      () => Promise.reject(new Error('out of ideas')),
      () => Promise.resolve({ answer: { not: 'legal' }, cutOff: false }),
    ];
    const bots: Thinker = {
      ...thinker,
      answer: (request) =>
        answers[calls++ % 3]?.() ??
        Promise.resolve({ answer: request.decision.fallback, cutOff: true, failure: 'the thread ended' }),
    };
    await open({ services: { bots } });
    const me = await sitDown(house, { bots: ['veteran'] });
    await playOn([me], quickRandom(5), { answers: 30 });
    expect(calls).toBeGreaterThan(9);
    expect(me.view!.open.round).toBeGreaterThan(0);
    const log = house.logLines.join('');
    for (const words of ['out of ideas', 'the thread ended', 'could not be played', 'cut the thinking short'])
      expect(log).toContain(words);
  });

  test('a bot puts its weapons in order before it answers', async () => {
    const written: Entry[] = [];
    const bots: Thinker = {
      ...thinker,
      answer: ({ decision, view }) =>
        Promise.resolve({
          answer: decision.fallback,
          arrangement: (view.own as Secret | undefined)?.order.map(({ weapon }) => ({
            weapon,
            stowed: true,
          })),
          cutOff: false,
        }),
    };
    await open({ services: { bots }, journal: keeping(written) });
    const me = await sitDown(house, { bots: ['veteran'] });
    while (me.view?.open.phase !== 'program') await playOn([me], quickRandom(5), { answers: 1 });
    await me.sees(() => me.view?.waitingFor.join() === '0', 'the bot to lock in');
    const last = written.flatMap((entry) => (entry.type === 'input' ? [entry] : [])).slice(-2);
    expect(last).toMatchObject([
      { by: 'bot', input: { type: 'arrange', seat: 1 } },
      { by: 'bot', input: { type: 'answer', seat: 1 } },
    ]);
  });

  test('a bot takes its time, without a clock, and stands still while no person is there', async () => {
    await open({ env: {} });
    const me = await sitDown(house, { bots: ['rookie'], clock: 'blitz' });
    await me.asks('pilot');
    expect(me.table.seats.map(({ deadline }) => deadline !== undefined)).toEqual([true, false]);
    await house.ports.advance(899);
    expect(me.view?.waitingFor).toEqual([0, 1]);
    const { matchId } = me.table;
    me.disconnect();
    await settle(20);
    await house.ports.advance(3_600_000);
    await me.join(matchId);
    expect(me.view?.waitingFor).toEqual([0, 1]);
    await house.ports.advance(900);
    await me.sees(() => me.view?.waitingFor.join() === '0', 'the bot to choose');
  });

  test('the only person ends the match alone, and plays again with the same bots', async () => {
    await open();
    const me = await sitDown(house, { bots: ['veteran', 'rookie'] }, 'Ann');
    await me.asks('pilot');
    const names = namesAt(me);
    expect(await me.request('abandon', { on: true })).toEqual({ ok: true });
    await me.sees(() => me.table.ending === 'abandoned', 'the end');
    await me.request('rematch', { on: true });
    const { matchId } = await me.sees(() => me.table.rematch, 'the next table');
    await me.join(matchId);
    await me.asks('pilot');
    expect(me.viewer).toBe(2);
    expect(namesAt(me)).toEqual([names[1], names[2], 'Ann']);
    expect(me.table.seats.map(({ bot }) => bot)).toEqual(['veteran', 'rookie', undefined]);
  });
});

function namesAt(player: Player): (string | undefined)[] {
  return player.table.seats.map(({ name }) => name);
}
