import { quickRandom } from '../../../shared/core';
import { chanceSeed } from '../../support/chance';
import { describeStores } from '../../support/databases';
import { MortalWriter } from '../../support/mortalWriter';
import { endingOf, pairOf, playedBy } from '../../support/storeData';

const ROUNDS = 4;
const NUMBERS_A_ROUND = 100_000;

let writer: MortalWriter;
beforeAll(() => void (writer = MortalWriter.build('ratingWriter')), 60_000);

describeStores('killed while matches end', (database) => {
  test('every match counts exactly once, for everybody who was in it', async () => {
    const random = quickRandom(chanceSeed());
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { options } = database();
      acknowledged.push(...(await writer.run({ options, first: round * NUMBERS_A_ROUND }, random)));
      const store = await database().open();
      const open = new Set(await store.unfinishedMatches());
      expect(acknowledged.filter((id) => open.has(id))).toEqual([]);
      await isInOrder();
      // What was left open ends now, and what had ended does not end again.
      for (const id of [...open, ...acknowledged.slice(-5)]) {
        const number = Number(id.replace('match-', ''));
        await store.finishMatch(id, endingOf(number), playedBy(pairOf(number)));
      }
      await isInOrder();
      await store.close();
    }
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(acknowledged.length).toBeGreaterThan(0);
  }, 120_000);

  /** Ratings, results and matches tell the same story. */
  async function isInOrder(): Promise<void> {
    const rows = await database().raw(
      `SELECT ratings.person_id, ratings.mu, ratings.matches, COUNT(results.match_id) AS played
         FROM ratings JOIN results ON results.person_id = ratings.person_id
         GROUP BY ratings.person_id, ratings.mu, ratings.matches`,
    );
    for (const { mu, matches, played } of rows) {
      expect(Number(matches)).toBe(Number(played));
      expect(Number(mu)).toBeCloseTo(25 + Number(played), 6);
    }
    const [ended] = await database().raw(`SELECT COUNT(*) AS count FROM matches WHERE status = 'finished'`);
    const [told] = await database().raw(
      'SELECT COUNT(DISTINCT match_id) AS count, COUNT(*) AS seats FROM results',
    );
    expect(Number(told!.count)).toBe(Number(ended!.count));
    expect(Number(told!.seats)).toBe(2 * Number(ended!.count));
  }
});
