import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoreFull, StoreUnavailable } from '../../../server/store/errors';
import { openStore } from '../../../server/store/open';
import { openPostgres } from '../../../server/store/postgres';
import { SqlStore } from '../../../server/store/sqlStore';
import type { Entry, Journal, Store } from '../../../server/store/store';
import { Cutter } from '../../support/cutter';
import { findPostgres, type PostgresServer, startPostgres } from '../../support/postgres';
import { headOf, inputOf, inputsOf } from '../../support/storeData';

const isCi = ['true', '1'].includes(process.env.CI ?? '');
const isRoot = process.getuid?.() === 0;
/** Does not compress: PostgreSQL would. */
const LONG_TEXT = randomBytes(12_000).toString('base64');

/** Appends until the store is full; gives what was acknowledged before. */
async function fill(journal: Journal): Promise<Entry[]> {
  const kept: Entry[] = [];
  for (let id = 1; id < 10_000; id++) {
    const entry = inputOf(id, LONG_TEXT);
    try {
      await journal.append({ entries: [entry], latest: [{ type: 'clock', at: id, clocks: LONG_TEXT }] });
    } catch (error) {
      expect(error).toBeInstanceOf(StoreFull);
      return kept;
    }
    kept.push(entry);
  }
  throw new Error('It never got full.');
}

/** Asks until the store says that something can be written, or that nothing can. */
async function untilItSays(store: Store, isWell: boolean): Promise<void> {
  const says = () =>
    store.check().then(
      () => true,
      () => false,
    );
  while ((await says()) !== isWell) await sleep(50);
}

async function expectKept(store: Store, kept: readonly Entry[]): Promise<void> {
  const match = await store.openMatch('match-1');
  expect(match?.entries).toEqual(kept);
  expect(match?.latest).toEqual([{ type: 'clock', at: kept.length, clocks: LONG_TEXT }]);
}

describe('a full disk refuses the input, keeps the match as it was, and is forgotten when there is room', () => {
  let dataDir: string;
  let store: Store;
  beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'arena-full-'))));
  afterEach(async () => {
    await store.close();
    if (existsSync(join(dataDir, 'mounted'))) execFileSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A disk of two megabytes, half of them taken. Gives the way to free them. */
  const mountSmallDisk = (): (() => void) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', dataDir]);
    writeFileSync(join(dataDir, 'mounted'), '');
    writeFileSync(join(dataDir, 'filler'), Buffer.alloc(1024 * 1024));
    return () => rmSync(join(dataDir, 'filler'));
  };

  test('SQLite with a page limit: retention makes room', async () => {
    store = await openStore({ dataDir, maxPages: 120 });
    const old = await store.createMatch(headOf(2));
    await old.append({ entries: [inputOf(1, 'y'.repeat(100_000))] });
    await store.finishMatch('match-2', { status: 'finished', result: 1, at: 1 });
    const journal = await store.createMatch(headOf(1));
    const kept = await fill(journal);
    await expectKept(store, kept);
    // Those who come after are refused as well, each for itself.
    await expect(journal.append({ entries: [inputOf(999, LONG_TEXT)] })).rejects.toThrow(StoreFull);

    expect(await store.prune(2)).toBe(1);
    await journal.append({ entries: [inputOf(kept.length + 1)] });
    expect((await store.openMatch('match-1'))?.entries).toEqual([...kept, inputOf(kept.length + 1)]);
  });

  (isRoot ? test : test.skip)('SQLite on a small disk', async () => {
    const makeRoom = mountSmallDisk();
    store = await openStore({ dataDir });
    const journal = await store.createMatch(headOf(1));
    const kept = await fill(journal);
    await expectKept(store, kept);
    makeRoom();
    await journal.append({ entries: [inputOf(kept.length + 1)] });
    await store.close();
    store = await openStore({ dataDir });
    expect((await store.openMatch('match-1'))?.entries).toEqual([...kept, inputOf(kept.length + 1)]);
  });

  (isRoot ? test : test.skip)('a server that nobody plays on notices it all the same', async () => {
    const makeRoom = mountSmallDisk();
    store = await openStore({ dataDir });
    await store.check();
    try {
      writeFileSync(join(dataDir, 'more'), Buffer.alloc(2 * 1024 * 1024));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
    // A look is good for a second.
    await untilItSays(store, false);
    makeRoom();
    await untilItSays(store, true);
  });

  (isRoot && (findPostgres() || isCi) ? test : test.skip)(
    'PostgreSQL on a small disk',
    async () => {
      const server = await startPostgres();
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=14m', 'tmpfs', dataDir]);
        writeFileSync(join(dataDir, 'mounted'), '');
        const tablespaceDir = join(dataDir, 'space');
        mkdirSync(tablespaceDir);
        server.own(dataDir);
        server.own(tablespaceDir);
        const databaseUrl = await server.newDatabase({ tablespaceDir });
        store = await openStore({ dataDir: '', databaseUrl });
        const journal = await store.createMatch(headOf(1));
        writeFileSync(join(dataDir, 'filler'), Buffer.alloc(4 * 1024 * 1024));
        const kept = await fill(journal);
        await expectKept(store, kept);
        rmSync(join(dataDir, 'filler'));
        await journal.append({ entries: [inputOf(kept.length + 1)] });
        expect((await store.openMatch('match-1'))?.entries).toHaveLength(kept.length + 1);
        await store.close();
      } finally {
        await server.stop();
      }
    },
    60_000,
  );
});

(findPostgres() || isCi ? describe : describe.skip)('PostgreSQL goes away', () => {
  let server: PostgresServer;
  beforeAll(async () => void (server = await startPostgres()), 60_000);
  afterAll(() => server.stop());

  test('from connections that nobody uses at the moment: nobody notices', async () => {
    const url = new URL(await server.newDatabase());
    const line = await Cutter.to(Number(url.port));
    url.port = String(line.port);
    const store = await openStore({ dataDir: '', databaseUrl: url.href });
    try {
      const numbers = [1, 2, 3, 4];
      await Promise.all(numbers.map((number) => store.createMatch(headOf(number))));
      for (const number of numbers) {
        line.mend();
        await store.createMatch(headOf(number + 10));
      }
      expect(await store.unfinishedMatches()).toHaveLength(8);
    } finally {
      await store.close();
      line.close();
    }
  });

  test('and comes back: writers wait, nothing is lost and nothing is written twice', async () => {
    const store = await openStore({ dataDir: '', databaseUrl: await server.newDatabase() });
    const journals = await Promise.all([1, 2, 3].map((number) => store.createMatch(headOf(number))));
    let isOver = false;
    const writing = journals.map(async (journal) => {
      while (!isOver) await journal.append({ entries: [inputOf(journal.length + 1)] });
    });
    for (let round = 0; round < 3; round++) {
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
      await server.crash();
      await server.start();
    }
    isOver = true;
    await Promise.all(writing);
    for (const { matchId, length } of journals) {
      expect(length).toBeGreaterThan(3);
      expect((await store.openMatch(matchId))?.entries).toEqual(inputsOf(1, length));
    }
    await store.close();
  }, 60_000);

  test('and stays away: writers are told, and go on when it is back', async () => {
    const databaseUrl = await server.newDatabase();
    await (await openStore({ dataDir: '', databaseUrl })).close();
    const store = new SqlStore(await openPostgres(databaseUrl), { patienceMs: 300 });
    const journal = await store.createMatch(headOf(1));
    await server.crash();
    await expect(journal.append({ entries: [inputOf(1)] })).rejects.toThrow(StoreUnavailable);
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
    await server.start();
    await journal.append({ entries: [inputOf(1)] });
    expect((await store.openMatch('match-1'))?.entries).toEqual([inputOf(1)]);
    await store.close();
  }, 60_000);

  test('and was never there: opening the store says so', async () => {
    await expect(
      openStore({ dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' }),
    ).rejects.toThrow(StoreUnavailable);
  });
});
