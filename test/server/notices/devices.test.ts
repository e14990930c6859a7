import type { SubscribeRequest } from '../../../shared/protocol';
import type { TestDatabase } from '../../support/databases';
import { type Called, MINUTE, onTheWay, useCalled } from '../support/called';
import { ask } from '../support/http';
import type { Player } from '../support/player';
import type { Device, Manner } from '../support/pushService';

type Devices = [Device, Device, Device, Device];

describe('devices that are called', () => {
  let database: TestDatabase;
  let called: Called;
  useCalled((opened) => ({ called, database } = opened));
  const devicesOf = async ({ person }: Player) => {
    const sql = 'SELECT COUNT(*) AS n FROM push_subscriptions WHERE person_id = $1';
    return Number((await database.raw(sql, [person.id]))[0]!.n);
  };

  test('a device that its service does not know is forgotten, others are tried again, and nobody waits for one that hangs', async () => {
    const ann = await called.person('Ann');
    const [gone, busy, hangs, broken] = Array.from({ length: 4 }, () => called.service.device()) as Devices;
    for (const device of [gone, busy, hangs, broken]) await called.subscribe(ann.player, device);
    const manners = new Map<string, Manner>([
      [gone.path, 410],
      [busy.path, { status: 429, headers: { 'retry-after': '120' } }],
      [hangs.path, 'silent'],
      [broken.path, 503],
    ]);
    called.service.manner = (path) => manners.get(path) ?? 201;
    await called.begun([ann.player, called.house.person('Bob')]);
    expect(ann.device.told.length).toBe(1);
    expect(await devicesOf(ann.player)).toBe(4);
    called.service.manner = () => 201;
    await called.sent(MINUTE);
    expect([hangs, broken].map(({ told }) => told.length)).toEqual([2, 2]);
    // The service asked for two minutes.
    expect(busy.arrived.length).toBe(1);
    await called.sent(1.5 * MINUTE);
    expect([gone, busy].map(({ told }) => told.length)).toEqual([1, 2]);
    expect(await onTheWay(database)).toBe(0);
    expect(called.house.logLines.join()).not.toContain(called.service.origin);
  });

  test('hundreds who ask at once what is due do not wait for each other', async () => {
    const ann = await called.person('Ann');
    const { caller, courier } = called.house.calling!;
    await caller.found(ann.player.person.id, { game: 'mechs', ms: 10 * MINUTE });
    for (let i = 0; i < 600; i++) courier.nudge();
    await called.sent();
    expect(ann.device.told.length).toBe(1);
  });

  test('whoever is banned is not called, and is again when the ban is over', async () => {
    const ann = await called.person('Ann');
    const { services, ports } = called.house;
    const found = async () => {
      await called.house.calling!.caller.found(ann.player.person.id, { game: 'mechs', ms: 10 * MINUTE });
      await called.sent();
    };
    await services.people.ban(ann.player.person.id, ports.now() + 5 * MINUTE);
    await found();
    expect([ann.device.told.length, await onTheWay(database)]).toEqual([0, 0]);
    await called.sent(6 * MINUTE);
    await found();
    expect(ann.device.told.length).toBe(1);
  });

  test('ten failures in a row, and a device is forgotten; a redirect is one of them, and leads nowhere', async () => {
    const ann = await called.person('Ann');
    called.service.manner = () => ({
      status: 307,
      headers: { location: `${called.service.origin}/elsewhere` },
    });
    for (let count = 0; count < 10; count++) {
      expect(await devicesOf(ann.player)).toBe(1);
      await called.house.calling!.caller.found(ann.player.person.id, { game: 'mechs', ms: 10_000 });
      await called.sent();
    }
    expect(await devicesOf(ann.player)).toBe(0);
    expect(new Set(called.service.arrived.map(({ path }) => path))).toEqual(new Set([ann.device.path]));
  });

  test('devices are ten at most, with the newest; one that changes hands calls its old person no more; all go with the identity', async () => {
    const ann = called.house.person('Ann');
    const devices = Array.from({ length: 12 }, () => called.service.device());
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
    const device = called.service.device();
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
