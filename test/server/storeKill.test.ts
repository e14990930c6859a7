import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildForNode } from '../support/builtProcess';
import { describeStores, type TestDatabase } from '../support/databases';
import { inputsOf } from '../support/storeData';

const MATCHES = 12;
const ROUNDS = 5;
const LONGEST_LIFE_MS = 400;

let writer: string;
beforeAll(() => void (writer = buildForNode('storeWriter')), 60_000);

describeStores('killed at any moment', (database) => {
  test('every acknowledged entry is there, and none twice', async () => {
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      const before = sum(acknowledged);
      await writeUntilKilled(database(), acknowledged);
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

/** Notes what is acknowledged until, at a moment of chance, the process gets a SIGKILL. */
async function writeUntilKilled({ options }: TestDatabase, acknowledged: Map<string, number>): Promise<void> {
  const child = spawn(process.execPath, [writer, JSON.stringify({ options, matches: MATCHES })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * LONGEST_LIFE_MS);
    output += text;
  });
  const [, signal] = (await once(child, 'close')) as [unknown, string | null];
  expect(signal).toBe('SIGKILL');
  for (const line of output.split('\n').slice(0, -1)) {
    const [id = '', count] = line.split(' ');
    acknowledged.set(id, Number(count));
  }
}

function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((a, b) => a + b, 0);
}
