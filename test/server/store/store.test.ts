import { join } from 'node:path';
import { CodeTaken, StoreUnavailable } from '../../../server/store/errors';
import { SQLITE_FILE } from '../../../server/store/open';
import { openPostgres } from '../../../server/store/postgres';
import { startRetention } from '../../../server/store/retention';
import { statement } from '../../../server/store/sql';
import { openSqlite } from '../../../server/store/sqlite';
import { DELETED_NAME, type Ending, type Entry, type Store } from '../../../server/store/store';
import { describeStores } from '../../support/databases';
import { headOf, inputOf, START } from '../../support/storeData';

const DAY = 24 * 60 * 60 * 1000;

describeStores('people and matches', (database) => {
  let store: Store;
  beforeEach(async () => void (store = await database().open()));

  test('a person is kept, and may take another name', async () => {
    await store.savePerson({ id: 'p1', name: 'Ann', createdAt: 5 });
    expect(await store.savePerson({ id: 'p1', name: 'Anna', createdAt: 9 })).toEqual({
      id: 'p1',
      name: 'Anna',
      createdAt: 5,
    });
    expect(await store.person('p1')).toEqual({ id: 'p1', name: 'Anna', createdAt: 5 });
    expect(await store.person('p2')).toBeUndefined();
  });

  test('a deleted person loses the name for ever, and the history stays', async () => {
    await store.savePerson({ id: 'ann', name: 'Ann Real', createdAt: 5 });
    const journal = await store.createMatch(headOf(1));
    await journal.append({ entries: [{ type: 'seat', at: 1, seat: 1, holder: { person: 'ann' } }, START] });
    await store.finishMatch('match-1', { status: 'finished', result: { winner: 'ann' }, at: 10 });

    await store.deletePerson('ann', 20);

    expect(await store.person('ann')).toEqual({ id: 'ann', name: DELETED_NAME, createdAt: 5, deletedAt: 20 });
    expect(await store.savePerson({ id: 'ann', name: 'Ann Real', createdAt: 30 })).toMatchObject({
      name: DELETED_NAME,
      deletedAt: 20,
    });
    expect(await store.openMatch('match-1')).toMatchObject({
      ending: { result: { winner: 'ann' } },
      entries: [{ type: 'seat', holder: { person: 'ann' } }, START],
    });
    for (const table of ['people', 'matches', 'journal', 'latest']) {
      expect(JSON.stringify(await database().raw(`SELECT * FROM ${table}`))).not.toContain('Ann Real');
    }
  });

  test('who was deleted before being saved cannot come back', async () => {
    await store.deletePerson('ghost', 7);
    expect(await store.savePerson({ id: 'ghost', name: 'Boo', createdAt: 8 })).toMatchObject({
      deletedAt: 7,
    });
  });

  test('a match is found by id and by code, open, running and ended', async () => {
    const head = headOf(1);
    const journal = await store.createMatch(head);
    expect(await store.findMatch({ id: 'match-1' })).toEqual({ head, status: 'open' });
    await journal.append({ entries: [START] });
    expect(await store.findMatch({ code: 'CODE1' })).toEqual({ head, status: 'running' });
    const ending: Ending = { status: 'ended-unrated', result: { because: 'abandoned' }, at: 77 };
    await store.finishMatch('match-1', ending);
    expect(await store.findMatch({ code: 'CODE1' })).toEqual({ head, status: 'ended-unrated', ending });
    expect(await store.findMatch({ id: 'other' })).toBeUndefined();
    expect(await store.openMatch('other')).toBeUndefined();
  });

  test('a code belongs to one unfinished match, and is free again afterwards', async () => {
    await store.createMatch(headOf(1));
    await expect(store.createMatch(headOf(2, { code: 'CODE1' }))).rejects.toThrow(CodeTaken);
    expect(await store.findMatch({ id: 'match-2' })).toBeUndefined();
    await store.finishMatch('match-1', { status: 'finished', result: 1, at: 1 });
    await store.createMatch(headOf(3, { code: 'CODE1' }));
    expect(await store.findMatch({ code: 'CODE1' })).toMatchObject({ head: { id: 'match-3' } });
  });

  test('the unfinished matches are there again after a restart, the oldest first', async () => {
    for (const number of [3, 1, 2]) await store.createMatch(headOf(number));
    await store.finishMatch('match-2', { status: 'finished', result: 1, at: 1 });
    await store.close();
    store = await database().open();
    expect(await store.unfinishedMatches()).toEqual(['match-1', 'match-3']);
  });

  test('a match ends once: whoever comes later is given the first ending', async () => {
    await store.createMatch(headOf(1));
    const endings = Array.from({ length: 8 }, (_, at): Ending => ({
      status: 'finished',
      result: { at },
      at,
    }));
    const given = await Promise.all(endings.map((ending) => store.finishMatch('match-1', ending)));
    expect(new Set(given.map((ending) => JSON.stringify(ending))).size).toBe(1);
    expect(await store.finishMatch('match-1', { status: 'ended-unrated', result: 0, at: 99 })).toEqual(
      given[0],
    );
    expect((await store.findMatch({ id: 'match-1' }))?.ending).toEqual(given[0]);
    await expect(store.finishMatch('nowhere', endings[0]!)).rejects.toThrow('no such');
  });

  test('retention deletes what ended long ago, with its journal, and nothing else', async () => {
    for (let number = 1; number <= 25; number++) {
      const journal = await store.createMatch(headOf(number));
      await journal.append({ entries: [START, inputOf(1)], latest: [{ type: 'clock', at: 1, clocks: [] }] });
      await journal.append({
        latest: [{ type: 'chat', number: 1, at: 1, seat: 0, person: 'ann', text: 'hi' }],
      });
      if (number > 1)
        await store.finishMatch(`match-${number}`, { status: 'finished', result: 1, at: number * DAY });
    }
    const deleted = new Promise<number>((resolve) => {
      const counting = {
        ...store,
        prune: (before: number) => store.prune(before).then((count) => (resolve(count), count)),
      };
      startRetention(counting, { days: 10, now: () => 31.5 * DAY, onError: fail })();
    });
    expect(await deleted).toBe(20);
    expect(await store.unfinishedMatches()).toEqual(['match-1']);
    for (const column of [
      'id FROM matches',
      'match_id FROM journal',
      'match_id FROM journal_ends',
      'match_id FROM latest',
    ]) {
      const rows = await database().raw(`SELECT DISTINCT ${column}`);
      const kept = rows.map((row) => String(row.id ?? row.match_id)).sort();
      expect(kept).toEqual(['match-1', 'match-22', 'match-23', 'match-24', 'match-25']);
    }
    expect(await store.openMatch('match-22')).toMatchObject({ entries: [START, inputOf(1)] });
  });

  test('answers with more rows than a call can have arguments', async () => {
    const { databaseUrl, dataDir } = database().options;
    const file = join(dataDir, SQLITE_FILE);
    const sql = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite({ file });
    const numbers =
      'WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 150000)';
    const [rows] = await sql.read([statement(`${numbers} SELECT n FROM counted`)]);
    await sql.close();
    expect(rows).toHaveLength(150_000);
  });

  test('unfinished matches are outlined all at once, also one whose head is damaged', async () => {
    const seat: Entry = { type: 'seat', at: 1, seat: 1, holder: { person: 'bob' } };
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const journal = await store.createMatch(headOf(number));
      await journal.append({ entries: number === 2 ? [seat, START, inputOf(1)] : [seat] });
    }
    await store.finishMatch('match-3', { status: 'finished', result: 1, at: 5 });
    for (const [index, head] of ['x', 'null', '{}'].entries())
      await database().raw(`UPDATE matches SET head = '${head}' WHERE id = 'match-${4 + index}'`);
    await database().raw(`UPDATE journal SET body = '{"type":"seat"x' WHERE match_id = 'match-1'`);
    expect(await store.unfinishedOutlines()).toEqual([
      { id: 'match-1', match: { head: headOf(1), status: 'open' }, seats: [] },
      { id: 'match-2', match: { head: headOf(2), status: 'running' }, seats: [seat] },
      ...[4, 5, 6].map((number) => ({ id: `match-${number}`, match: undefined, seats: [seat] })),
    ]);
  });

  test('several people are found at once, and who is unknown is left out', async () => {
    for (const id of ['a', 'b', 'c']) await store.savePerson({ id, name: id.toUpperCase(), createdAt: 1 });
    const found = await store.people(['c', 'nobody', 'a']);
    expect(found.map(({ name }) => name).sort()).toEqual(['A', 'C']);
    expect(await store.people([])).toEqual([]);
  });

  test('the last moment of play is remembered, and never goes back', async () => {
    expect(await store.lastBeat()).toBeUndefined();
    for (const at of [5, 9, 7]) await store.beat(at);
    expect(await store.lastBeat()).toBe(9);
  });

  test('a store that works says so, and a closed one does not', async () => {
    await expect(store.check()).resolves.toBeUndefined();
    await store.close();
    await expect(store.check()).rejects.toThrow();
  });

  test('who writes to a closed store hears of it at once', async () => {
    const journal = await store.createMatch(headOf(1));
    await store.close();
    const asked = performance.now();
    await expect(journal.append({ entries: [] })).rejects.toThrow(StoreUnavailable);
    expect(performance.now() - asked).toBeLessThan(5000);
  });
});

function fail(error: unknown): never {
  throw error;
}
