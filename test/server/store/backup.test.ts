import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, SQLITE_FILE } from '../../../server/store/open';
import type { Store } from '../../../server/store/store';
import { describeStores, type TestDatabase } from '../../support/databases';
import { lineOfGuide, shell } from '../../support/guide';
import { headOf, inputOf, inputsOf } from '../../support/storeData';

describeStores('back-up', (database) => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'arena-backup-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('a copy made while people play can be restored and played on', async () => {
    const store = await database().open();
    const journal = await store.createMatch(headOf(1));
    await journal.append({ entries: inputsOf(1, 50) });
    let isOver = false;
    const playing = (async () => {
      while (!isOver) await journal.append({ entries: [inputOf(journal.length + 1)] });
    })();
    const restored = await backUpAndRestore(database(), folder);
    isOver = true;
    await playing;

    const match = await restored.openMatch('match-1');
    const found = match?.entries.length ?? 0;
    expect(found).toBeGreaterThanOrEqual(50);
    expect(match?.entries).toEqual(inputsOf(1, found));
    await match?.journal.append({ entries: [inputOf(found + 1)] });
    await restored.close();
  }, 30_000);
});

async function backUpAndRestore({ options, raw }: TestDatabase, folder: string): Promise<Store> {
  const { dataDir, databaseUrl } = options;
  if (!databaseUrl) {
    await shell(lineOfGuide('node -e'), { DATA_DIR: dataDir, BACKUP: join(folder, 'backup.sqlite') });
    execFileSync('cp', [join(folder, 'backup.sqlite'), join(folder, SQLITE_FILE)]);
    return openStore({ dataDir: folder });
  }
  await raw('DROP DATABASE IF EXISTS arena_restored');
  await raw('CREATE DATABASE arena_restored');
  const restoredUrl = databaseUrl.replace(/[^/]*$/, 'arena_restored');
  const BACKUP = join(folder, 'backup.dump');
  await shell(lineOfGuide('pg_dump'), { DATABASE_URL: databaseUrl, BACKUP });
  await shell(lineOfGuide('pg_restore'), { DATABASE_URL: restoredUrl, BACKUP });
  return openStore({ dataDir: '', databaseUrl: restoredUrl });
}
