import { mechsWith } from '../../support/games';
import type { Game } from '../../../shared/core';
import type { SubscribeRequest } from '../../../shared/protocol';
import { mechs, type MechsTypes } from '../../../shared/games/mechs';
import { Outside } from '../../../server/base/outside';
import { describeStores, sqliteDatabase, type TestDatabase } from '../../support/databases';
import { Days, HOUR } from '../support/days';
import { ask } from '../support/http';
import type { Player } from '../support/player';
import { type Device, type Manner, PushService, signedBy } from '../support/pushService';
import { Revival } from '../support/revival';
import { settle, until } from '../support/testPorts';
import { changedAt } from '../support/twins';

type Devices = [Device, Device, Device, Device];

const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const TIME_LIMIT_MS = 400;

let service: PushService;
beforeEach(async () => {
  service = await PushService.open();
});
afterEach(() => service.close());

/** A server whose people play over days, with devices at a push service on this machine. */
class Called {
  private constructor(
    readonly server: Revival,
    readonly days: Days,
  ) {}

  static async open(database: TestDatabase, game: Game<MechsTypes> = mechs): Promise<Called> {
    const outside = new Outside({ exempt: [service.origin], timeLimitMs: TIME_LIMIT_MS });
    const env = { PUSH_CONTACT: 'mailto:host@play.example', PUBLIC_URL: 'https://play.example' };
    const server = await Revival.open(database, {
      seed: 7,
      outside,
      env,
      services: { games: mechsWith(game) },
    });
    return new Called(server, new Days(server));
  }

  get house() {
    return this.server.house;
  }

  subscribe(player: Player, device: Device, more: Partial<SubscribeRequest> = {}) {
    const body = { ...device.subscription, ...more };
    return ask(this.house, '/api/push', { method: 'PUT', token: player.token, body });
  }

  async person(
    name: string,
    more: Partial<SubscribeRequest> = {},
  ): Promise<{ player: Player; device: Device }> {
    const player = this.house.person(name);
    const device = service.device();
    expect((await this.subscribe(player, device, more)).status).toBe(204);
    return { player, device };
  }

  /** All sit down and go; the match begins when the last one comes, and the others are away by then. */
  async begun(...players: readonly Player[]): Promise<string> {
    const { matchId } = await this.house.keptTable({ clock: '12h', seats: players.length });
    for (const player of players)
      await this.visit(player, matchId, async (there) => {
        if (player !== players.at(-1)) return;
        await this.days.soon(() => there.table.phase === 'playing' && !!there.decision, 'the start');
      });
    return matchId;
  }

  /** At a full ten minutes, whatever the one before took. What follows from it is sent. */
  async visit(player: Player, matchId: string, act?: (there: Player) => Promise<void>): Promise<void> {
    const { ports } = this.house;
    ports.leap(TEN_MINUTES - (ports.now() % TEN_MINUTES));
    await this.days.visit(player, matchId, act);
    await this.sent();
  }

  /** What is due is on its way, and answered. */
  async sent(later = 0): Promise<void> {
    const { calling, ports } = this.house;
    for (const ms of later > 0 ? [0, later] : [0]) {
      ports.leap(ms);
      await this.server.flushed();
      await settle(10);
      await calling!.courier.look();
      await calling!.courier.settled();
    }
  }
}

describeStores('T17 whoever is asked over days and is away', (database) => {
  let called: Called;
  beforeEach(async () => {
    called = await Called.open(database());
  });
  afterEach(() => called.server.close());

  test('is called once on each device, in its language; who has the page open only when they are gone', async () => {
    const ann = await called.person('Ann');
    const phone = service.device();
    await called.subscribe(ann.player, phone, { language: 'fr', zone: 'Europe/Paris' });
    const bob = await called.person('Bob');
    const matchId = await called.begun(ann.player, bob.player);
    const { code } = called.days.recordOf(matchId)!;
    expect(ann.device.told).toEqual([
      {
        kind: 'turn',
        tag: matchId,
        title: 'Your turn at Mechs',
        body: expect.stringMatching(/^With Bob\. You have until Wednesday.* 10:30.AM\.$/) as string,
        url: `/t/${code}`,
        badge: 1,
      },
    ]);
    expect(phone.told[0]).toMatchObject({
      title: 'À vous de jouer\u202f: Mechs',
      body: expect.stringMatching(/^Avec Bob\. Vous avez jusqu’au mercredi 15 novembre.* 11:30\.$/) as string,
    });
    const [first] = ann.device.arrived;
    const claims = signedBy(first!, called.house.calling!.caller.key);
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:host@play.example' });
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

describe('what is sent', () => {
  let database: TestDatabase;
  let called: Called;
  beforeEach(async () => {
    database = sqliteDatabase();
    called = await Called.open(database);
  });
  afterEach(async () => {
    await called.server.close();
    await database.dispose();
  });
  const devicesOf = async (player: Player) =>
    Number(
      (
        await database.raw('SELECT COUNT(*) AS n FROM push_subscriptions WHERE person_id = $1', [
          player.person.id,
        ])
      )[0]!.n,
    );
  const onTheWay = async () => Number((await database.raw('SELECT COUNT(*) AS n FROM notices'))[0]!.n);

  test('waits for the end of quiet hours where the device is, and is forgotten when it is not true any more', async () => {
    // The match begins at 22:30 in London, at 23:30 in Paris.
    const quiet = { from: 23 * 60, to: 7 * 60 };
    const ann = await called.person('Ann', { zone: 'Europe/Paris', quiet });
    const london = service.device();
    await called.subscribe(ann.player, london, { zone: 'Europe/London', quiet });
    const bob = await called.person('Bob');
    const matchId = await called.begun(ann.player, bob.player);
    expect([ann.device.told.length, london.told.length]).toEqual([0, 1]);
    await called.sent(7 * HOUR);
    expect(ann.device.told.length).toBe(0);
    await called.sent(HOUR / 2);
    expect(ann.device.told).toMatchObject([{ kind: 'turn' }]);
    const dora = await called.person('Dora', { zone: 'Asia/Tokyo', quiet: { from: 0, to: 1439 } });
    const eve = await called.person('Eve');
    const other = await called.begun(dora.player, eve.player);
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
    const matchId = await called.begun(ann.player, bob!, cleo!, dan!);
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
    });
    expect(await onTheWay()).toBe(0);
  });

  test('a device that its service does not know is forgotten, others are tried again, and nobody waits for one that hangs', async () => {
    const ann = await called.person('Ann');
    const [gone, busy, hangs, broken] = Array.from({ length: 4 }, () => service.device()) as Devices;
    for (const device of [gone, busy, hangs, broken]) await called.subscribe(ann.player, device);
    const manners = new Map<string, Manner>([
      [gone.path, 410],
      [busy.path, { status: 429, headers: { 'retry-after': '120' } }],
      [hangs.path, 'silent'],
      [broken.path, 503],
    ]);
    service.manner = (path) => manners.get(path) ?? 201;
    await called.begun(ann.player, called.house.person('Bob'));
    expect(ann.device.told.length).toBe(1);
    expect(await devicesOf(ann.player)).toBe(4);
    service.manner = () => 201;
    await called.sent(MINUTE);
    expect([hangs, broken].map(({ told }) => told.length)).toEqual([2, 2]);
    // The service asked for two minutes.
    expect(busy.arrived.length).toBe(1);
    await called.sent(1.5 * MINUTE);
    expect([gone, busy].map(({ told }) => told.length)).toEqual([1, 2]);
    expect(await onTheWay()).toBe(0);
    expect(called.house.logLines.join()).not.toContain(service.origin);
  });

  test('ten failures in a row, and a device is forgotten; a redirect is one of them, and leads nowhere', async () => {
    const ann = await called.person('Ann');
    service.manner = () => ({ status: 307, headers: { location: `${service.origin}/elsewhere` } });
    for (let count = 0; count < 10; count++) {
      expect(await devicesOf(ann.player)).toBe(1);
      await called.house.calling!.caller.found(ann.player.person.id, { game: 'mechs', ms: 10_000 });
      await called.sent();
    }
    expect(await devicesOf(ann.player)).toBe(0);
    expect(new Set(service.arrived.map(({ path }) => path))).toEqual(new Set([ann.device.path]));
  });

  test('a webhook is set by the owner and seen by all; its address is nowhere to be read, names are only names there', async () => {
    const address = `${service.origin}/hook/secret`;
    const bodies = () =>
      service.arrived
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
    expect(bodies().at(-1)!.content).toBe(`Mechs at table ${code}: the match is over. ${link}`);
    expect(await database.raw('SELECT * FROM webhooks')).toEqual([]);
    expect(called.house.logLines.join()).not.toContain('/hook/');
  });

  test('a webhook that hangs keeps nobody waiting; after ten failures in a row it is forgotten, and all see it', async () => {
    service.manner = () => 'silent';
    const [ann, bob] = [called.house.person('Ann'), called.house.person('Bob')];
    const { matchId } = await called.house.keptTable({ clock: '7d', seats: 2 });
    await called.visit(ann, matchId, async (there) => {
      await there.request('webhook', { address: `${service.origin}/hook`, language: 'fr' });
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
    expect(service.arrived.length).toBe(10);
    await called.visit(bob, matchId, async (there) => {
      expect(there.table.hasWebhook).toBe(false);
      const own = await called.house.again(ann).join(matchId);
      expect(await own.request('webhook', { language: 'fr' })).toEqual({ ok: true });
      await own.leave();
    });
    const { matchId: quick } = await called.house.keptTable({ seats: 2 });
    const there = await called.house.person().join(quick);
    const address = `${service.origin}/hook`;
    expect(await there.request('webhook', { address, language: 'fr' })).toEqual({
      ok: false,
      code: 'not-allowed',
    });
  });

  test('devices are ten at most, with the newest; one that changes hands calls its old person no more; all go with the identity', async () => {
    const ann = called.house.person('Ann');
    const devices = Array.from({ length: 12 }, () => service.device());
    for (const device of devices) {
      called.house.ports.leap(MINUTE);
      expect((await called.subscribe(ann, device)).status).toBe(204);
    }
    expect(await devicesOf(ann)).toBe(10);
    const bob = called.house.person('Bob');
    await called.subscribe(bob, devices[11]!);
    expect([await devicesOf(ann), await devicesOf(bob)]).toEqual([9, 1]);
    // Nobody takes somebody else's device away.
    const { endpoint } = devices[11]!.subscription;
    await ask(called.house, '/api/push', { method: 'DELETE', token: ann.token, body: { endpoint } });
    expect(await devicesOf(bob)).toBe(1);
    await ask(called.house, '/api/guest', { method: 'DELETE', token: ann.token });
    expect(await devicesOf(ann)).toBe(0);
  });

  test('what cannot be a device is refused, and nothing is kept', async () => {
    const ann = called.house.person('Ann');
    const device = service.device();
    const refused: [Partial<SubscribeRequest>, string][] = [
      ...[
        'https://10.0.0.1/x',
        'https://localhost/x',
        'https://[::1]/x',
        'https://nas.local/x',
        'http://push.example/x',
        'https://push.example:8443/x',
        'https://a:b@push.example/x',
        'file:///etc/passwd',
      ].map((endpoint): [Partial<SubscribeRequest>, string] => [{ endpoint }, 'bad-address']),
      [{ zone: 'Mars/Olympus' }, 'malformed'],
      [{ language: 'de' as 'en' }, 'malformed'],
      [{ quiet: { from: 0, to: 1440 } }, 'malformed'],
      [{ keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }, 'malformed'],
    ];
    for (const [more, code] of refused) {
      called.house.ports.leap(MINUTE);
      expect({ more, ...(await called.subscribe(ann, device, more)) }).toMatchObject({
        more,
        status: 400,
        body: { code },
      });
    }
    expect(await devicesOf(ann)).toBe(0);
    const replies = await Promise.all(Array.from({ length: 20 }, () => called.subscribe(ann, device)));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  });
});

/** What devices are told of a match up to the first programs, when something hidden differs. */
async function toldIn(game: Game<MechsTypes>, mine: 'first' | 'last'): Promise<unknown> {
  const database = sqliteDatabase();
  const called = await Called.open(database, game);
  try {
    const people = [await called.person('Ann'), await called.person('Bob')];
    const hook = { address: `${service.origin}/hook`, language: 'fr' } as const;
    const matchId = await called.begun(...people.map(({ player }) => player));
    await called.visit(people[0]!.player, matchId, async (there) => {
      expect(await there.request('webhook', hook)).toEqual({ ok: true });
    });
    const inboxes: unknown[] = [];
    for (let visits = 0; visits < 12; visits++) {
      let phase = '';
      for (const { player } of people)
        await called.visit(player, matchId, async (there) => {
          while (there.decision && there.view!.open.phase !== 'program') {
            const { id, options, fallback } = there.decision;
            const isSecret = player.person.name === 'Bob' && there.view!.open.phase === 'baseMines';
            await there.answer((isSecret && mine === 'last' ? options?.at(-1) : options?.[0]) ?? fallback);
            await there.sees(() => there.decision?.id !== id, 'what follows');
          }
          phase = there.view!.open.phase;
        });
      await called.sent(HOUR / 2);
      inboxes.push(await Promise.all(people.map(({ player }) => called.days.turnOf(player, matchId))));
      if (phase === 'program') break;
    }
    expect(inboxes.flat().filter(Boolean).length).toBeGreaterThan(2);
    const sent = people.map(({ device }) => device.told);
    expect(sent.flat().length).toBeGreaterThan(3);
    const hooks = service.arrived.filter(({ path }) => path === '/hook').map(({ body }) => body.toString());
    expect(hooks.length).toBeGreaterThan(1);
    return { sent, hooks, inboxes };
  } finally {
    await called.server.close();
    await database.dispose();
    service.arrived.length = 0;
  }
}

test('nothing hidden is in it: twins are told the same, byte by byte', async () => {
  const told = JSON.stringify(await toldIn(mechs, 'first'));
  const reversed = changedAt('program', ({ hidden }) => void hidden.deck.reverse());
  expect(JSON.stringify(await toldIn(reversed, 'first'))).toBe(told);
  expect(JSON.stringify(await toldIn(mechs, 'last'))).toBe(told);
});
