import { quickRandom } from '../../../shared/core';
import { games } from '../../../shared/games';
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
