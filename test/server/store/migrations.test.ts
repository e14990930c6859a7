import { NewerSchema } from '../../../server/store/errors';
import { migrate, type Migration } from '../../../server/store/migrate';
import { MIGRATIONS } from '../../../server/store/migrations';
import { openPostgres, POSTGRES_LOCK } from '../../../server/store/postgres';
import type { Sql } from '../../../server/store/sql';
import { openSqlite } from '../../../server/store/sqlite';
import { SQLITE_FILE } from '../../../server/store/open';
import { describeStores } from '../../support/databases';
import { headOf, START } from '../../support/storeData';

const known = MIGRATIONS.length;
const NEXT: Migration = {
  version: known + 1,
  name: 'a later thought',
  statements: [
    'ALTER TABLE people ADD COLUMN motto TEXT',
    `UPDATE people SET motto = name`,
    'CREATE TABLE later (id TEXT PRIMARY KEY)',
  ],
};

describeStores('migrations', (database) => {
  let sql: Sql;
  let lock: typeof POSTGRES_LOCK | [];
  beforeEach(async () => {
    const { dataDir, databaseUrl } = database().options;
    sql = databaseUrl
      ? await openPostgres(databaseUrl)
      : await openSqlite({ file: `${dataDir}/${SQLITE_FILE}` });
    lock = databaseUrl ? POSTGRES_LOCK : [];
  });
  afterEach(() => sql.close());

  const versions = async () =>
    (await database().raw('SELECT version FROM schema_migrations ORDER BY version')).map((row) =>
      Number(row.version),
    );

  test('versions count from 1 without a gap', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
  });

  test('an older database is brought up to date, and keeps what it holds', async () => {
    const store = await database().open();
    await store.savePerson({ id: 'p1', name: 'Ann', createdAt: 1 });
    await (await store.createMatch(headOf(1))).append({ entries: [START] });
    await migrate(sql, [...MIGRATIONS, NEXT], lock);
    expect(await versions()).toEqual([...MIGRATIONS, NEXT].map(({ version }) => version));
    expect(await database().raw('SELECT name, motto FROM people')).toMatchObject([
      { name: 'Ann', motto: 'Ann' },
    ]);
    expect((await store.openMatch('match-1'))?.entries).toEqual([START]);
  });

  test('matches that were rated before they were weighed count in full', async () => {
    await migrate(sql, MIGRATIONS.slice(0, 5), lock);
    await database().raw(
      `INSERT INTO ratings (person_id, mu, sigma, matches, updated_at) VALUES ('ann', 30, 4, 12, 1)`,
    );
    await database().raw(`INSERT INTO people (id, name, created_at) VALUES ('ann', 'Ann', 1)`);
    for (const [match, rated] of [
      ['m1', 1],
      ['m2', 0],
    ] as const)
      for (const [seat, person, bot] of [
        [0, 'ann', null],
        [1, 'bob', null],
        [2, null, 'ace'],
      ] as const)
        await database().raw(
          `INSERT INTO results (match_id, seat, person_id, bot, place, points, has_left, rated, ended_at)
             VALUES ($1, $2, $3, $4, 1, 9, 0, $5, $6)`,
          [match, seat, person, bot, rated, rated],
        );
    const store = await database().open();
    expect(await store.standings.ratings('mechs', ['ann'])).toEqual(
      new Map([['ann', { mu: 30, sigma: 4, matches: 12, worth: 12 }]]),
    );
    const page = { game: 'mechs', worthAtLeast: 10, now: 1, limit: 9, offset: 0 };
    expect(await store.standings.leaderboard(page)).toMatchObject([{ name: 'Ann' }]);
    const [rated, casual] = await store.standings.history('ann', { game: 'mechs', limit: 9 });
    expect(rated!.seats.map(({ weight, doubts }) => [weight, doubts])).toEqual([
      [1, []],
      [1, []],
      [undefined, undefined],
    ]);
    expect(casual!.seats[0]).not.toHaveProperty('weight');
  });

  test('what was rated and played before there were several games is Mechs', async () => {
    await migrate(sql, MIGRATIONS.slice(0, 6), lock);
    for (const [person, mu] of [
      ['ann', 30],
      ['bob', 20],
    ] as const) {
      await database().raw(`INSERT INTO people (id, name, created_at) VALUES ($1, $1, 1)`, [person]);
      await database().raw(
        `INSERT INTO ratings (person_id, mu, sigma, matches, worth, updated_at) VALUES ($1, $2, 4, 12, 3.5, 7)`,
        [person, mu],
      );
    }
    for (const [seat, person, bot, pilot] of [
      [0, 'ann', null, 'wasp'],
      [1, 'bob', null, null],
      [2, null, 'ace', 'tank'],
    ] as const)
      await database().raw(
        `INSERT INTO results (match_id, seat, person_id, bot, place, points, pilot, has_left, rated, ended_at,
             mu_before, sigma_before, mu_after, sigma_after, weight, doubts)
           VALUES ('m1', $1, $2, $3, 1, 9, $4, 0, 1, 5, 29, 5, 30, 4, 0.5, 'again')`,
        [seat, person, bot, pilot],
      );
    const { standings } = await database().open();
    const kept = { sigma: 4, matches: 12, worth: 3.5 };
    expect(await standings.ratings('mechs', ['ann', 'bob'])).toEqual(
      new Map([
        ['ann', { mu: 30, ...kept }],
        ['bob', { mu: 20, ...kept }],
      ]),
    );
    const times = await database().raw('SELECT updated_at FROM ratings');
    expect(times.map((row) => Number(row.updated_at))).toEqual([7, 7]);
    expect((await standings.ratings('another', ['ann'])).size).toBe(0);
    const record = await standings.record('ann', { game: 'mechs', recent: 9 });
    expect(record).toMatchObject({ played: 1, roles: [{ role: 'wasp', played: 1, won: 1 }] });
    expect(record.history).toMatchObject([{ matchId: 'm1', game: 'mechs', at: 5 }]);
    expect(record.history[0]!.seats.map(({ role, weight, doubts }) => [role, weight, doubts])).toEqual([
      ['wasp', 0.5, ['again']],
      [undefined, 0.5, ['again']],
      ['tank', 0.5, ['again']],
    ]);
  });

  test('running them again changes nothing', async () => {
    for (let round = 0; round < 3; round++) await migrate(sql, MIGRATIONS, lock);
    expect(await versions()).toEqual(MIGRATIONS.map(({ version }) => version));
  });

  test('nodes that start at the same moment do it once', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => database().open()));
    expect(await versions()).toEqual(MIGRATIONS.map(({ version }) => version));
    await Promise.all(stores.map((store) => store.check()));
  });

  test('one that fails leaves everything as it was', async () => {
    await migrate(sql, MIGRATIONS, lock);
    const broken = { ...NEXT, statements: [...NEXT.statements, 'CREATE NONSENSE'] };
    await expect(migrate(sql, [...MIGRATIONS, broken], lock)).rejects.toThrow();
    expect(await versions()).toEqual(MIGRATIONS.map(({ version }) => version));
    await migrate(sql, [...MIGRATIONS, NEXT], lock);
    expect(await database().raw('SELECT * FROM later')).toEqual([]);
  });

  test('a database of a newer program is refused with a sentence', async () => {
    await migrate(sql, [...MIGRATIONS, NEXT], lock);
    const refusal = await database()
      .open()
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NewerSchema);
    expect((refusal as Error).message).toContain(`schema version ${known + 1}`);
  });
});
