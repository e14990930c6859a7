import type { TablesReply, TableReply } from '../../../shared/protocol';
import { describeStores, type TestDatabase } from '../../support/databases';
import { Called, MINUTE, onTheWay, useCalled } from '../support/called';
import { HOUR } from '../support/days';
import { ask } from '../support/http';
import { signedBy } from '../support/pushService';
import { until } from '../support/testPorts';

describeStores('T17 whoever is asked over days and is away', (database) => {
  let called: Called;
  beforeEach(async () => {
    called = await Called.open(database());
  });
  afterEach(() => called.close());

  test('is called once on each device, in its language; who has the page open only when they are gone', async () => {
    const ann = await called.person('Ann');
    const phone = called.service.device();
    await called.subscribe(ann.player, phone, { language: 'fr', zone: 'Europe/Paris' });
    const bob = await called.person('Bob');
    const matchId = await called.begun([ann.player, bob.player]);
    const { code } = called.days.recordOf(matchId)!;
    expect(ann.device.told).toEqual([
      {
        kind: 'turn',
        tag: matchId,
        title: 'Your turn at Mechs',
        body: expect.stringMatching(/^With Bob\. You have until Wednesday.* 10:30.AM\.$/) as string,
        url: `/t/${code}`,
        badge: 1,
        asked: [matchId],
      },
    ]);
    expect(phone.told[0]).toMatchObject({
      title: 'À vous de jouer\u202f: Mechs',
      body: expect.stringMatching(/^Avec Bob\. Vous avez jusqu’au mercredi 15 novembre.* 11:30\.$/) as string,
    });
    const [first] = ann.device.arrived;
    const claims = signedBy(first!, called.house.calling!.caller.key);
    expect(claims).toMatchObject({ aud: called.service.origin, sub: 'mailto:host@play.example' });
    expect(first!.headers).toMatchObject({
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/) as string,
    });
    expect(Math.abs(Number(first!.headers.ttl) - 12 * 3600)).toBeLessThan(60);
    // Bob was there when the match began, and may have seen it.
    expect(bob.device.told).toEqual([]);
    await called.sent(2 * MINUTE);
    expect(bob.device.told).toEqual([]);
    await called.sent(2 * MINUTE);
    expect(bob.device.told).toMatchObject([{ title: 'Your turn at Mechs', url: `/t/${code}` }]);
    // The same decision is not told again: not by another room, nor after a kill.
    await called.visit(ann.player, matchId);
    await called.server.crash();
    await called.visit(ann.player, matchId);
    await called.sent(5 * MINUTE);
    expect([ann.device.told.length, phone.told.length, bob.device.told.length]).toEqual([1, 1, 1]);
    // Ann answers and stays; Bob answers: what Ann is asked next she sees.
    const there = await called.house.again(ann.player).join(matchId);
    await there.answer(there.decision!.fallback);
    const bobs = await called.house.again(bob.player).join(matchId);
    await bobs.answer(bobs.decision!.fallback);
    await there.sees(() => there.view?.open.phase !== 'pilots', 'the pilots');
    await called.sent(5 * MINUTE);
    expect(ann.device.told.length).toBe(1);
    await bobs.leave();
    await there.leave();
  });
});

describe('a call', () => {
  let database: TestDatabase;
  let called: Called;
  useCalled((opened) => ({ called, database } = opened));

  test('waits for the end of quiet hours where the device is, and is forgotten when it is not true any more', async () => {
    // The match begins at 22:30 in London, at 23:30 in Paris.
    const quiet = { from: 23 * 60, to: 7 * 60 };
    const ann = await called.person('Ann', { zone: 'Europe/Paris', quiet });
    const london = called.service.device();
    await called.subscribe(ann.player, london, { zone: 'Europe/London', quiet });
    const bob = await called.person('Bob');
    const matchId = await called.begun([ann.player, bob.player]);
    expect([ann.device.told.length, london.told.length]).toEqual([0, 1]);
    await called.sent(7 * HOUR);
    expect(ann.device.told.length).toBe(0);
    await called.sent(HOUR / 2);
    expect(ann.device.told).toMatchObject([{ kind: 'turn' }]);
    const dora = await called.person('Dora', { zone: 'Asia/Tokyo', quiet: { from: 0, to: 1439 } });
    const eve = await called.person('Eve');
    const other = await called.begun([dora.player, eve.player]);
    await called.visit(dora.player, other, async (there) => {
      await there.answer(there.decision!.fallback);
    });
    await called.sent(24 * HOUR);
    expect(dora.device.told).toEqual([]);
    expect(matchId).not.toBe(other);
  });

  test('names nobody whom the reader has blocked, nobody who is deleted, and says that the match is over', async () => {
    const ann = await called.person('Ann');
    const [bob, cleo, dan] = ['Bob', 'Cleo', 'Dan'].map((name) => called.house.person(name));
    await ask(called.house, '/api/me', { token: bob!.token });
    await ask(called.house, `/api/blocks/${bob!.person.id}`, { method: 'PUT', token: ann.player.token });
    const matchId = await called.begun([ann.player, bob!, cleo!, dan!]);
    expect(ann.device.told[0]!.body).toMatch(/^With Cleo and Dan\. /);
    for (const player of [dan!, cleo!, ann.player, bob!]) {
      if (player === bob) await ask(called.house, '/api/guest', { method: 'DELETE', token: dan!.token });
      await called.visit(player, matchId, async (there) => {
        expect(await there.request('abandon', { on: true })).toEqual({ ok: true });
        if (player === bob) await there.sees(() => there.table.seal, 'the seal');
      });
    }
    await until(() => ann.device.told.at(-1)?.kind === 'over', 'the last call');
    await called.sent();
    expect(ann.device.told.at(-1)).toMatchObject({
      kind: 'over',
      tag: matchId,
      title: 'The match is over: Mechs',
      body: 'With Cleo. See how it ended.',
      badge: 0,
      asked: [],
      // The table closes: its code leads nowhere by then.
      url: `/replay/${matchId}#m=end`,
    });
    expect(await onTheWay(database)).toBe(0);
  });

  test('tells who opened a table for strangers that somebody was found', async () => {
    const ann = await called.person('Ann');
    const opened = await ask(called.house, '/api/tables', {
      token: ann.player.token,
      body: { game: 'western', clock: '1d', seats: 2, public: true },
    });
    const { matchId, code } = opened.body as unknown as TableReply;
    await called.visit(ann.player, matchId);
    // Quick play over days (client/find/sitDownOverDays.ts): the table that waits is in the list for Bob's wish.
    const { body } = await ask(called.house, '/api/tables?game=western&clock=1d');
    expect((body as unknown as TablesReply).tables.map((table) => table.code)).toEqual([code]);
    const bob = called.house.person('Bob');
    await called.visit(bob, matchId, async (there) => {
      await called.days.soon(() => there.table.phase === 'playing', 'the start');
    });
    expect(ann.device.told).toMatchObject([
      {
        kind: 'turn',
        tag: matchId,
        url: `/t/${code}`,
        title: 'Your opponent is found: Western',
        body: expect.stringMatching(/^With Bob\. You have until /) as string,
      },
    ]);
    // From then on it is as at any other table.
    for (const player of [ann.player, bob, ann.player])
      await called.visit(player, matchId, (there) => called.days.answerAll(there));
    await called.sent(5 * MINUTE);
    expect(ann.device.told.slice(1).map(({ title }) => title)).toEqual(['Your turn at Western']);
  });
});
