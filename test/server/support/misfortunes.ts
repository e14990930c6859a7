import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom } from '../../../shared/core';
import { games } from '../../../shared/games';
import { CLOSE } from '../../../shared/protocol';
import type { Nodes } from '../../support/nodes';
import { ClusterTable, soon } from './clusterTable';
import { Player } from './player';

/** From the death of a node until its people play on; `npm run bench -- server` measures it on an idle machine. */
const FAILOVER_MS = 10_000;

/**
 * Whatever may happen to a node that holds a match, for every game. What it does without the others or the database is
 * the same whatever is played on it: the games take turns with these, unless `all` are to have each.
 */
export function testMisfortunes(running: () => Nodes, { all }: { readonly all: boolean }): void {
  let seed = 1;

  describe.each(games.all.map((kit, number) => ({ kit, number, id: kit.rules.id })))(
    'a node that holds a match of $id',
    ({ kit, number }) => {
      const turn = (misfortune: number) =>
        all || misfortune % games.all.length === number ? test : unplayed;
      let nodes: Nodes;
      let table: ClusterTable;
      beforeEach(async () => {
        nodes = running();
        table = await ClusterTable.open(nodes, seed++, kit);
      }, 30_000);
      afterEach(async () => {
        await table.close();
        for (const { process, toDatabase, toRedis } of nodes.all) {
          process.wake();
          toDatabase.mend();
          toRedis.mend();
        }
      });

      test('is killed: its people play on elsewhere within seconds', async () => {
        table.play();
        await soon(() => table.count > 10, 'some play');
        const { node, fence } = await table.holder();
        void node.process.kill();
        const ms = await table.untilPlayingElsewhere(node);
        expect(ms).toBeLessThan(FAILOVER_MS);
        expect((await table.holder()).fence).toBeGreaterThan(fence);
        await table.stop();
        await table.expectWhole();
        await node.process.rise();
      }, 40_000);

      test('is asked to stop: it hands its matches over', async () => {
        table.play();
        await soon(() => table.count > 5, 'some play');
        const { node } = await table.holder();
        const stopped = node.process.stop();
        const ms = await table.untilPlayingElsewhere(node);
        expect(ms).toBeLessThan(FAILOVER_MS);
        expect(await stopped).toBe(0);
        await table.stop();
        await table.expectWhole();
        await node.process.rise();
      }, 40_000);

      turn(0)(
        'is paused and wakes: it neither takes nor tells anything any more',
        async () => {
          const { node } = await table.holder();
          // The same person, on a page that does not come back by itself, and knows what to answer.
          const [first] = table.people;
          const old = await new Player(nodes.url, first!.person, first!.token).join(table.matchId);
          await old.asks();
          const told = old.events.length;
          node.process.pause();
          // It lies in the node's socket until it wakes.
          const replied = old.answerAnyhow(quickRandom(5)).catch(() => undefined);
          table.replace(0);
          table.play();
          await table.untilPlayingElsewhere(node);
          const { fence } = await table.holder();
          node.process.wake();
          await soon(() => old.closed !== undefined, 'the old copy to go');
          expect(old.closed).toBe(CLOSE.again);
          expect(await Promise.race([replied, sleep(1000)])).not.toMatchObject({ ok: true });
          expect(old.events).toHaveLength(told);
          // And it takes part again, without what it had.
          await soon(async () => (await fetch(`${node.process.url}/readyz`)).ok, 'it to be ready');
          expect((await table.holder()).fence).toBe(fence);
          await table.stop();
          await table.expectWhole();
        },
        40_000,
      );

      turn(1)(
        'is cut from the database: nothing is acknowledged there, and its people play on elsewhere',
        async () => {
          table.play();
          await soon(() => table.count > 5, 'some play');
          const { node } = await table.holder();
          node.toDatabase.cut();
          await table.untilPlayingElsewhere(node);
          expect((await fetch(`${node.process.url}/readyz`)).status).toBe(503);
          node.toDatabase.mend();
          await soon(async () => (await fetch(`${node.process.url}/readyz`)).ok, 'it to be ready');
          await table.stop();
          await table.expectWhole();
        },
        40_000,
      );

      turn(2)(
        'is cut from the other nodes: those who are there play on, and who comes back finds the table elsewhere',
        async () => {
          table.play();
          await soon(() => table.count > 5, 'some play');
          const { node, fence } = await table.holder();
          node.toRedis.cut();
          await table.stop();
          // By then everybody else believes it gone.
          await sleep(3000);
          const before = table.count;
          table.play();
          await soon(() => table.count > before, 'them to play on');
          expect((await table.holder()).fence).toBe(fence);
          table.replace(1);
          await table.untilPlayingElsewhere(node);
          expect((await table.holder()).fence).toBe(fence + 1);
          await table.stop();
          await table.expectWhole();
        },
        40_000,
      );
    },
  );
}

/** Another game's turn. */
const unplayed = (_name: string, _test: () => Promise<void>, _ms: number) => undefined;
