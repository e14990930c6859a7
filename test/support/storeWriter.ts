import { openStore, type StoreOptions } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { say } from './lastWords';
import { headOf, inputOf } from './storeData';

/**
 * A process to be killed: writes to several matches as fast as it can, and says what was acknowledged, one
 * line `<match> <entries>` for each append. Run by `MortalWriter`.
 */
async function main(): Promise<void> {
  const { options, matches } = JSON.parse(process.argv[2] ?? '') as {
    options: StoreOptions;
    matches: number;
  };
  const store = await openStore(options);
  await Promise.all(Array.from({ length: matches }, (_, number) => write(store, number)));
}

async function write(store: Store, number: number): Promise<never> {
  const { id } = headOf(number);
  const journal = (await store.openMatch(id))?.journal ?? (await store.createMatch(headOf(number)));
  for (;;) {
    await journal.append({
      entries: [inputOf(journal.length + 1)],
      latest: [{ type: 'clock', at: journal.length + 1, clocks: [] }],
    });
    await say(`${id} ${journal.length}`);
  }
}

void main();
