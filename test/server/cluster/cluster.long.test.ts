import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '../../../shared/core';
import { games } from '../../../shared/games';
import { QUEUE_ROOM } from '../../../shared/protocol';
import { Nodes, type ClusterNode } from '../../support/nodes';
import { query } from '../../support/postgres';
import { ClusterTable, soon } from '../support/clusterTable';
import { testMisfortunes } from '../support/misfortunes';
import { Player } from '../support/player';
import { Seeker } from '../support/seeker';

const ROUNDS = 20;
const TABLES = 4;

/** The long form: many tables, and one misfortune after the other, at moments of chance. */
describe('several nodes for a long time', () => {
  let nodes: Nodes;
  beforeAll(async () => void (nodes = await Nodes.start(['n1', 'n2', 'n3'])), 60_000);
  afterAll(() => nodes?.stop(), 30_000);

  testMisfortunes(() => nodes, { all: true });

  test(
    'whatever happens to a node, every match goes on whole',
    async () => {
      const random = quickRandom(11);
      let tables = await Promise.all(
        Array.from({ length: TABLES }, (_, i) =>
          ClusterTable.open(nodes, i, games.all[i % games.all.length]),
        ),
      );
      for (const table of tables) table.play();
      for (let round = 0; round < ROUNDS; round++) {
        await sleep(random.below(2000));
        const { node } = await tables[random.below(TABLES)]!.holder().catch(() => ({ node: nodes.all[0]! }));
        const misfortune = MISFORTUNES[round % MISFORTUNES.length]!;
        const mend = await misfortune(node);
        await sleep(1000 + random.below(6000));
        await mend();
        await soon(async () => (await fetch(`${node.process.url}/readyz`)).ok, 'it to be ready', 30_000);
        const before = tables.map(({ count }) => count);
        await soon(
          () => tables.every((table, i) => table.isOver || (table.count > before[i]! && table.areBothIn)),
          () => `every table to be played after ${round}: ${tables.map(({ outlook }) => outlook).join(', ')}`,
          60_000,
        );
        tables = await Promise.all(
          tables.map(async (table, i) => {
            if (!table.isOver) return table;
            await table.stop();
            await table.expectWhole();
            await table.close();
            const next = await ClusterTable.open(nodes, 100 * round + i, games.all[i % games.all.length]);
            next.play();
            return next;
          }),
        );
      }
      for (const table of tables) {
        await table.stop();
        await table.expectWhole();
        await table.close();
      }
    },
    20 * 60_000,
  );

  test('the queue moves when its node dies, and those who come back to it get one table', async () => {
    for (let round = 0; round < 3; round++) {
      const people = Array.from({ length: 4 }, () => nodes.person());
      const seek = async ({ person, token }: (typeof people)[number]) => {
        for (;;) {
          const seeker = new Seeker(new Player(nodes.url, person, token));
          const isIn = await seeker.seek({ seats: 4 }).then(
            () => true,
            () => sleep(200).then(() => false),
          );
          if (isIn) return seeker;
        }
      };
      const first = await Promise.all(people.slice(0, 3).map(seek));
      await soon(() => first.every(({ status }) => status?.waiting === 3), 'three to wait together');
      const sql = 'SELECT nodes.name FROM roles JOIN nodes ON nodes.id = node WHERE roles.name = $1';
      const [row] = await query(nodes.databaseUrl, sql, [QUEUE_ROOM]);
      const { process } = nodes.node(String(row!.name));
      await process.kill();
      await soon(() => first.every(({ closed }) => closed !== undefined), 'their lines to break');
      const again = await Promise.all(people.map(seek));
      await soon(() => again.every(({ table }) => table), 'a table for all four', 30_000);
      expect(new Set(again.map(({ table }) => table!.matchId)).size).toBe(1);
      expect(first.every(({ table }) => table === undefined)).toBe(true);
      await process.rise();
    }
  }, 180_000);
});

const MISFORTUNES: readonly ((node: ClusterNode) => Promise<() => Promise<void>>)[] = [
  async ({ process }) => {
    await process.kill();
    return () => process.rise();
  },
  ({ process }) => {
    process.pause();
    return Promise.resolve(async () => process.wake());
  },
  ({ toDatabase }) => {
    toDatabase.cut();
    return Promise.resolve(async () => toDatabase.mend());
  },
  ({ toRedis }) => {
    toRedis.cut();
    return Promise.resolve(async () => toRedis.mend());
  },
  async ({ process }) => {
    await process.stop();
    return () => process.rise();
  },
];
