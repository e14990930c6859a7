import { must, quickRandom } from '../../../shared/core';
import { games } from '../../../shared/games';
import { settingsFrom } from '../../../shared/protocol';
import { NightWatch } from '../../../server/table/nightWatch';
import type { TableRecord } from '../../../server/tables/directory';
import { seatBots } from '../../../server/tables/sitters';
import { describeStores } from '../../support/databases';
import { Days, HOUR } from '../support/days';
import { Revival } from '../support/revival';

describeStores('T17 four who are never there together', (database) => {
  test.each(games.all.map(({ rules }) => rules.id))(
    'play a match of %s to its end, with kills in between',
    async (game) => {
      const server = await Revival.open(database(), { seed: 7 });
      const days = new Days(server);
      try {
        const { matchId, people } = await days.begun({ game, seats: 4 });
        const random = quickRandom(5);
        let ending: string | undefined;
        for (let visits = 0; ending === undefined; visits++) {
          if (visits % 25 === 24) {
            await server.flushed();
            await server.crash(HOUR);
          }
          await days.visit(people[visits % 4]!, matchId, async (there) => {
            await days.answerAll(there, random);
            ending = there.table.ending;
            expect(there.table.seats.map(({ control }) => control)).toEqual(people.map(() => 'person'));
          });
        }
        expect(ending).toBe('finished');
        await server.flushed();
        // What the night watch noted while it ended is gone when it has looked once more.
        await days.later(HOUR);
        await server.flushed();
        expect(await server.house.services.wakes!.next()).toBeUndefined();
      } finally {
        await server.close();
      }
    },
    180_000,
  );
});

describeStores('T17 tables that were left to bots', (database) => {
  test('are awake by the hundred of one address, and keep nobody else’s asleep', async () => {
    const server = await Revival.open(database(), { seed: 7 });
    const days = new Days(server);
    const { services } = server.house;
    const { bots } = services;
    const opened: string[] = [];
    const leaveToBots = async (from: string) => {
      const { person } = server.house.person();
      const settings = must(settingsFrom(services.games, { clock: '1d', seats: 2 }), 'settings');
      const table = await services.tables.open({ ...person, from }, settings, seatBots(['rookie'], 2));
      const { matchId } = table as TableRecord;
      const there = await server.house.person().join(matchId);
      await there.sees(() => there.decision, 'the first question');
      expect((await there.request('leaveSeat', {})).ok).toBe(true);
      await there.leave();
      opened.push(matchId);
    };
    const isAwake = (matchId: string) => !days.isAsleep(matchId);
    try {
      Object.assign(services, {
        bots: { answer: () => new Promise<never>(() => undefined), close: () => Promise.resolve() },
      });
      for (let i = 0; i < 102; i++) await leaveToBots('one');
      await days.soon(() => !opened.some(isAwake), 'sleep');
      await leaveToBots('another');
      await days.soon(() => !opened.some(isAwake), 'sleep');
      const watch = new NightWatch(services, services.wakes!);
      watch.start();
      await days.soon(() => isAwake(opened.at(-1)!), 'the one of another');
      expect(opened.filter(isAwake)).toHaveLength(101);
      Object.assign(services, { bots });
      await watch.stop();
    } finally {
      await server.close();
    }
  }, 180_000);
});
