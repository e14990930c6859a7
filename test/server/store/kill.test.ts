import { quickRandom } from '../../../shared/core';
import { chanceSeed } from '../../support/chance';
import { describeStores } from '../../support/databases';
import { MortalWriter } from '../../support/mortalWriter';
import { inputsOf } from '../../support/storeData';

const MATCHES = 12;
const ROUNDS = 5;

let writer: MortalWriter;
beforeAll(() => void (writer = MortalWriter.build('storeWriter')), 60_000);

describeStores('killed at any moment', (database) => {
  test('every acknowledged entry is there, and none twice', async () => {
    const random = quickRandom(chanceSeed());
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const before = sum(acknowledged);
      const { options } = database();
      for (const line of await writer.run({ options, matches: MATCHES }, random)) {
        const [id = '', count] = line.split(' ');
        acknowledged.set(id, Number(count));
      }
      expect(sum(acknowledged)).toBeGreaterThan(before);

      const store = await database().open();
      for (const [id, count] of acknowledged) {
        const match = await store.openMatch(id);
        const found = match?.entries.length ?? 0;
        // One more may have got to the disk before the word of it got out.
        expect([count, count + 1]).toContain(found);
        expect(match?.entries).toEqual(inputsOf(1, found));
        acknowledged.set(id, found);
        expect(match?.latest).toEqual([{ type: 'clock', at: found, clocks: [] }]);
      }
      await store.close();
    }
  }, 60_000);
});

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((a, b) => a + b, 0);
}
