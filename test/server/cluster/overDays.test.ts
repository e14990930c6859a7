import { games } from '../../../shared/games';
import type { PushReply } from '../../../shared/protocol';
import { buildForNode } from '../../support/builtProcess';
import { Nodes } from '../../support/nodes';
import { findPostgres, query } from '../../support/postgres';
import { findRedis } from '../../support/redis';
import { expectWholeMatch, soon } from '../support/clusterTable';
import { HOUR } from '../support/days';
import { DaysAtNodes } from '../support/daysAtNodes';
import { ask } from '../support/http';
import { PushService, signedBy } from '../support/pushService';

// Where they cannot be installed these are shown as skipped, but never in continuous integration.
const isMissing = !(findPostgres() && findRedis()) && !['true', '1'].includes(process.env.CI ?? '');
(isMissing ? describe.skip : describe)('T17 a table over days on several nodes', () => {
  let nodes: Nodes;
  let service: PushService;
  beforeAll(async () => {
    service = await PushService.open();
    const program = { file: buildForNode('callingServer'), args: [service.origin], settableClock: true };
    nodes = await Nodes.start(['n1', 'n2'], {}, program);
  }, 60_000);
  afterAll(async () => {
    await nodes?.stop();
    await service?.close();
  }, 30_000);

  const allSent = async () => {
    const [row] = await query(nodes.databaseUrl, 'SELECT COUNT(*) AS n FROM notices');
    return Number(row!.n) === 0;
  };

  test('four who are never there together: all nodes killed and no room open, one of them meets the deadline, and one calls people', async () => {
    const keys = await Promise.all(
      nodes.all.map(async (node) => (await ask(node.process, '/api/push')).body as unknown as PushReply),
    );
    expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    const people = Array.from({ length: 4 }, () => nodes.person());
    const devices = people.map(() => service.device());
    for (const [i, device] of devices.entries()) {
      const { token } = people[i]!;
      const { url } = nodes.all[i % 2]!.process;
      const kept = await ask({ url }, '/api/push', { method: 'PUT', token, body: device.subscription });
      expect(kept.status).toBe(204);
    }
    const told = () => devices.map((device) => device.told.map(({ kind }) => kind));
    const table = await DaysAtNodes.begun(nodes, games.standard, { people, clock: '12h' });
    // The last one was there when it began, and is called later.
    await soon(() => told().slice(0, 3).flat().length >= 3, 'the calls');
    for (const seat of [0, 1, 2]) await table.visit(seat);
    await table.asleep();
    expect(await Promise.all([0, 1, 2, 3].map((seat) => table.turnOf(seat)))).toEqual([
      ...[undefined, undefined, undefined],
      'pilot',
    ]);
    const before = (await table.entries()).length;
    // All are killed, and look for what is due at the same moment, half a day later.
    await Promise.all(nodes.all.map(({ process }) => process.kill()));
    await nodes.setClock(12 * HOUR);
    await Promise.all(nodes.all.map(({ process }) => process.rise()));
    await soon(async () => (await table.entries()).length > before, 'the deadline to be met', 30_000);
    const asked = () => Promise.all([0, 1, 2, 3].map((seat) => table.turnOf(seat)));
    await soon(async () => (await asked()).some(Boolean), 'the next question', 30_000);
    // Each was called once for the pilot, and once more if there is something else now.
    const due = (await asked()).map((kind, seat) => (seat < 3 ? 1 : 0) + (kind ? 1 : 0));
    const counted = () => told().map(({ length }) => length);
    await soon(() => due.every((count, seat) => counted()[seat]! >= count), 'all calls', 30_000);
    await soon(allSent, 'all calls to be sent', 30_000);
    expect(counted()).toEqual(due);
    const entries = await table.entries();
    const byClock = entries.flatMap((entry) =>
      entry.type === 'input' && entry.by === 'clock' ? [entry.input.seat] : [],
    );
    expect(byClock).toEqual([3]);
    for (const arrived of service.arrived) signedBy(arrived, keys[0]!.key!);
    expectWholeMatch(games.standard, entries, table.acknowledged);
  }, 90_000);
});
