import type { TestDatabase } from '../../support/databases';
import { type Called, MINUTE, useCalled } from '../support/called';
import { until } from '../support/testPorts';

describe('the webhook of a table', () => {
  let database: TestDatabase;
  let called: Called;
  useCalled((opened) => ({ called, database } = opened));

  test('is set by the owner and seen by all; its address is nowhere to be read, names are only names there', async () => {
    const address = `${called.service.origin}/hook/secret`;
    const bodies = () =>
      called.service.arrived
        .filter(({ path }) => path === '/hook/secret')
        .map(({ body }) => JSON.parse(body.toString()) as { content: string });
    const [ann, bob] = [called.house.person('@all *Ann*'), called.house.person('Bob')];
    const { matchId, code } = await called.house.keptTable({ clock: '12h', seats: 2 });
    const seen: (boolean | undefined)[] = [];
    await called.visit(ann, matchId, async (there) => {
      const set = (to?: string) => there.request('webhook', { address: to, language: 'en' });
      expect(await set('https://10.0.0.1/hook')).toEqual({ ok: false, code: 'bad-address' });
      expect(there.table.hasWebhook).toBe(false);
      expect(await set(address)).toEqual({ ok: true });
      await there.sees(() => there.table.hasWebhook, 'the webhook');
    });
    await called.visit(bob, matchId, async (there) => {
      const reply = await there.request('webhook', { address, language: 'en' });
      expect(reply).toEqual({ ok: false, code: 'not-owner' });
      await called.days.soon(() => there.table.phase === 'playing' && !!there.decision, 'the start');
      seen.push(there.table.hasWebhook);
      await until(() => bodies().length > 0, 'the message');
      expect(Buffer.concat(there.frames.map((frame) => Buffer.from(frame))).includes('/hook/')).toBe(false);
    });
    expect(seen).toEqual([true]);
    const link = `https://play.example/t/${code}`;
    expect(bodies()).toEqual([
      {
        content: `Mechs at table ${code}: waiting for \\@all \\*Ann\\*. ${link}`,
        allowed_mentions: { parse: [] },
      },
    ]);
    // Bob was there at the start. Nobody is told of the same again, and not twice within ten seconds.
    await called.server.crash();
    for (const player of [ann, bob])
      await called.visit(player, matchId, async (there) => {
        expect(await there.request('abandon', { on: true })).toEqual({ ok: true });
        if (player === bob) await there.sees(() => there.table.seal, 'the seal');
      });
    await called.sent(MINUTE);
    expect(bodies().at(-1)!.content).toBe(
      `Mechs at table ${code}: the match is over. https://play.example/replay/${matchId}#m=end`,
    );
    expect(await database.raw('SELECT * FROM webhooks')).toEqual([]);
    expect(called.house.logLines.join()).not.toContain('/hook/');
  });

  test('that hangs keeps nobody waiting; after ten failures in a row it is forgotten, and all see it', async () => {
    called.service.manner = () => 'silent';
    const [ann, bob] = [called.house.person('Ann'), called.house.person('Bob')];
    const { matchId } = await called.house.keptTable({ clock: '7d', seats: 2 });
    await called.visit(ann, matchId, async (there) => {
      await there.request('webhook', { address: `${called.service.origin}/hook`, language: 'fr' });
    });
    await called.visit(bob, matchId);
    const record = called.days.recordOf(matchId)!;
    const fresh = [{ person: ann.person.id, decision: 1, kind: 'pilot', deadline: Number.MAX_SAFE_INTEGER }];
    const webhooks = () => database.raw('SELECT failures FROM webhooks');
    for (let count = 0; count < 12 && (await webhooks()).length > 0; count++) {
      await called.house.calling!.caller.turn(record, { fresh, asked: fresh, here: [] });
      await called.sent(MINUTE);
    }
    expect(await webhooks()).toEqual([]);
    expect(called.service.arrived.length).toBe(10);
    await called.visit(bob, matchId, async (there) => {
      expect(there.table.hasWebhook).toBe(false);
      const own = await called.house.again(ann).join(matchId);
      expect(await own.request('webhook', { language: 'fr' })).toEqual({ ok: true });
      await own.leave();
    });
    // Another one that works is told once in ten seconds at most.
    called.service.manner = () => 204;
    await called.visit(ann, matchId, async (there) => {
      await there.request('webhook', { address: `${called.service.origin}/other`, language: 'en' });
    });
    const messages = () => called.service.arrived.filter(({ path }) => path === '/other').length;
    for (const expected of [1, 1, 2]) {
      await called.house.calling!.caller.turn(record, { fresh, asked: fresh, here: [] });
      await called.sent(4000);
      expect(messages()).toBe(expected);
    }
    const { matchId: quick } = await called.house.keptTable({ seats: 2 });
    const there = await called.house.person().join(quick);
    const address = `${called.service.origin}/hook`;
    expect(await there.request('webhook', { address, language: 'fr' })).toEqual({
      ok: false,
      code: 'not-allowed',
    });
  });
});
