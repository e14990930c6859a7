import { StoreUnavailable } from '../../../server/store/errors';
import type { Past, Played } from '../../../server/store/standings';
import type { Holder, Store } from '../../../server/store/store';
import { describeStores } from '../../support/databases';
import { endingOf, headOf, playedBy } from '../../support/storeData';

const GAME = 'mechs';
/** A made-up one: the store knows games by their names alone. */
const OTHER = 'another';
const ALL = { game: GAME, recent: 9 };
const NINE = { game: GAME, limit: 9 };
const DAY_MS = 24 * 3_600_000;
const people = (...ids: string[]): Holder[] => ids.map((person) => ({ person }));

describeStores('results and ratings', (database) => {
  let store: Store;
  beforeEach(async () => {
    store = await database().open();
    for (const id of ['ann', 'bob', 'cat'])
      await store.savePerson({ id, name: id.toUpperCase(), createdAt: 1 });
  });

  const finish = async (number: number, what: Played, at = number, game = GAME) => {
    await store.createMatch(headOf(number, { game }));
    return store.finishMatch(`match-${number}`, endingOf(at), what);
  };

  test('who has never played a rated match has no rating', async () => {
    await finish(1, playedBy(people('ann', 'bob'), { rated: false }));
    expect(await store.standings.ratings(GAME, ['ann', 'bob'])).toEqual(new Map());
    expect(await store.standings.ratings(GAME, [])).toEqual(new Map());
  });

  test('a match changes ratings once, however often it is ended', async () => {
    await store.createMatch(headOf(1));
    const calls = Array.from({ length: 8 }, (_, at) =>
      store.finishMatch('match-1', endingOf(at), playedBy(people('ann', 'bob'))),
    );
    const given = await Promise.all(calls);
    expect(new Set(given.map(({ at }) => at)).size).toBe(1);
    await store.finishMatch('match-1', endingOf(99), playedBy(people('ann', 'bob')));
    const ratings = await store.standings.ratings(GAME, ['ann', 'bob']);
    expect(ratings.get('ann')).toEqual({
      mu: 26,
      sigma: expect.closeTo(7.2) as number,
      matches: 1,
      worth: 1,
    });
    expect(ratings.get('bob')?.matches).toBe(1);
    expect(await store.standings.history('ann', NINE)).toHaveLength(1);
  });

  test('of matches that end at the same moment none is lost', async () => {
    const others = await database().open();
    const ids = Array.from({ length: 12 }, (_, number) => number + 1);
    for (const number of ids) await store.createMatch(headOf(number));
    await Promise.all(
      ids.map((number) =>
        retried(() =>
          (number % 2 ? store : others).finishMatch(
            `match-${number}`,
            endingOf(number),
            playedBy(number % 3 ? people('ann', 'bob') : people('bob', 'ann')),
          ),
        ),
      ),
    );
    const ratings = await store.standings.ratings(GAME, ['ann', 'bob']);
    expect(ratings.get('ann')).toMatchObject({ mu: 37, matches: 12 });
    expect(ratings.get('bob')).toMatchObject({ mu: 37, matches: 12 });
  });

  test('an unrated end changes no rating, and a later rated one is too late', async () => {
    await store.createMatch(headOf(1));
    await store.finishMatch('match-1', { status: 'ended-unrated', result: 0, at: 1 });
    expect(await store.finishMatch('match-1', endingOf(2), playedBy(people('ann', 'bob')))).toMatchObject({
      status: 'ended-unrated',
    });
    expect((await store.standings.ratings(GAME, ['ann'])).size).toBe(0);
    expect(await store.standings.record('ann', ALL)).toMatchObject({ played: 0 });
  });

  test('the leaderboard is sorted, without newcomers, the deleted and the banned', async () => {
    await store.savePerson({ id: 'dan', name: 'DAN', createdAt: 1 });
    await finish(1, playedBy(people('ann', 'bob', 'cat', 'dan')));
    await finish(2, playedBy(people('ann', 'bob', 'cat', 'dan')));
    await finish(3, playedBy(people('bob', 'cat', 'dan')));
    await store.savePerson({ id: 'new', name: 'NEW', createdAt: 1 });
    await finish(4, playedBy(people('new', 'cat')));
    const page = { game: GAME, worthAtLeast: 2, now: 100, limit: 10, offset: 0 };
    const names = async (more = {}) =>
      (await store.standings.leaderboard({ ...page, ...more })).map(({ name }) => name);
    expect(await names()).toEqual(['CAT', 'BOB', 'DAN', 'ANN']);
    expect(await names({ limit: 2, offset: 1 })).toEqual(['BOB', 'DAN']);
    await store.community.ban('bob', 200);
    await store.deletePerson('dan', 50);
    expect(await names()).toEqual(['CAT', 'ANN']);
    expect(await names({ now: 200 })).toEqual(['CAT', 'BOB', 'ANN']);
  });

  test('a record counts what was played and won, and the favourite roles', async () => {
    await finish(1, playedBy(people('ann', 'bob'), { places: [1, 2] }));
    await finish(
      2,
      playedBy([{ bot: 'ace', name: 'Ace' }, { person: 'ann' }], { rated: false, places: [2, 1] }),
    );
    await finish(3, playedBy(people('ann', 'bob'), { places: [2, 1] }));
    expect(await store.standings.record('ann', ALL)).toEqual({
      rating: { mu: expect.any(Number) as number, sigma: expect.any(Number) as number, matches: 2, worth: 2 },
      played: 3,
      won: 2,
      rated: { played: 2, won: 1 },
      roles: [
        { role: 'role0', played: 2, won: 1 },
        { role: 'role1', played: 1, won: 1 },
      ],
      history: await store.standings.history('ann', NINE),
    });
    expect((await store.standings.record('ann', { ...ALL, recent: 1 })).history).toMatchObject([
      { matchId: 'match-3' },
    ]);
    expect(await store.standings.record('nobody', ALL)).toMatchObject({ played: 0, won: 0, roles: [] });
  });

  test('a record is of one moment, also while matches end', async () => {
    let isOver = false;
    const ending = (async () => {
      for (let number = 1; number <= 12; number++) await finish(number, playedBy(people('ann', 'bob')));
      isOver = true;
    })();
    const seen = new Set<number>();
    while (!isOver) {
      const { rating, rated, history } = await store.standings.record('ann', { ...ALL, recent: 99 });
      expect([rating?.matches ?? 0, history.length]).toEqual([rated.played, rated.played]);
      seen.add(rated.played);
    }
    await ending;
    expect(seen.size).toBeGreaterThan(1);
  });

  test('history tells of every seat, the last match first, page by page', async () => {
    await finish(1, playedBy(people('ann', 'bob')), 10);
    await finish(2, playedBy([{ person: 'ann' }, { bot: 'ace', name: 'Ace' }], { rated: false }), 20);
    const [last, first] = await store.standings.history('ann', NINE);
    expect(last).toMatchObject({ matchId: 'match-2', game: GAME, at: 20, rated: false });
    expect(last!.seats[1]).toEqual({
      seat: 1,
      holder: { bot: 'ace' },
      place: 2,
      points: 49,
      role: 'role1',
      hasLeft: false,
    });
    expect(first).toMatchObject({
      matchId: 'match-1',
      rated: true,
      seats: [
        { holder: { person: 'ann' }, name: 'ANN', after: { mu: 26 } },
        { holder: { person: 'bob' }, name: 'BOB', place: 2 },
      ],
    });
    expect(first!.seats[0]).not.toHaveProperty('before');
    expect(await store.standings.history('ann', { ...NINE, before: 20 })).toHaveLength(1);
    expect(await store.standings.history('ann', { ...NINE, limit: 1 })).toHaveLength(1);
  });

  test('a match is weighed by whom its people have met, and how often of late', async () => {
    const at = 30 * DAY_MS;
    const four = people('ann', 'bob', 'cat', 'dan');
    await finish(1, playedBy(four), at - 8 * DAY_MS);
    await finish(2, playedBy(people('ann', 'bob'), { doubts: ['newcomer'], weight: 0.1 }), at - 2 * DAY_MS);
    await finish(3, playedBy(people('ann', 'eve'), { doubts: ['address', 'newcomer'] }), at - DAY_MS);
    await finish(4, playedBy(people('ann', 'fay'), { doubts: ['short'], weight: 0 }), at - 1);
    await finish(5, playedBy(people('ann', 'gus'), { left: [1] }), at - 1);
    await finish(6, playedBy(people('ann', 'hal'), { rated: false }), at - 1);
    await finish(7, playedBy([...people('ann', 'ian'), { bot: 'ace', name: 'Ace' }]), at - DAY_MS);
    await finish(9, playedBy(people('new', 'eve')), at - DAY_MS + 1);
    const asked: Past[] = [];
    const { seats, rate } = playedBy(people('ann', 'eve', 'ian', 'new'));
    await finish(8, { seats, rate: (past) => (asked.push(past), rate!(past)) }, at);
    const [{ met, lately, withNewcomers, ratings }] = asked as [Past];
    expect(met.get('ann')!.size).toBe(3);
    expect(['bob', 'cat', 'dan', 'ian']).toEqual(expect.arrayContaining([...met.get('ann')!]));
    expect([met.get('eve'), met.get('ian'), met.get('new')]).toEqual([
      undefined,
      new Set(['ann']),
      undefined,
    ]);
    expect(Object.fromEntries(lately.get('ann')!)).toEqual({ bob: 1, eve: 1, fay: 1, gus: 1, ian: 1 });
    expect([...withNewcomers]).toEqual([
      ['ann', 2],
      ['eve', 1],
    ]);
    expect(ratings.get('ann')).toMatchObject({ matches: 6, worth: expect.closeTo(4.1) as number });
    const history = await store.standings.history('ann', NINE);
    expect(history[0]!.seats[0]).toMatchObject({ weight: 1, doubts: [] });
    const withBot = history.find(({ matchId }) => matchId === 'match-7')!;
    expect(withBot.seats[2]).not.toHaveProperty('weight');
    expect((await store.standings.history('eve', NINE))[2]!.seats[0]).toMatchObject({
      doubts: ['address', 'newcomer'],
    });
  });

  test('what somebody achieves in one game is nothing in another', async () => {
    const { standings } = store;
    await finish(1, playedBy(people('ann', 'bob')), 10);
    const alone = [await standings.ratings(GAME, ['ann', 'bob']), await standings.record('ann', ALL)];
    await finish(2, playedBy(people('bob', 'ann')), 20, OTHER);
    await finish(3, playedBy(people('bob', 'ann')), 30, OTHER);
    expect([await standings.ratings(GAME, ['ann', 'bob']), await standings.record('ann', ALL)]).toEqual(
      alone,
    );
    expect((await standings.ratings(OTHER, ['ann'])).get('ann')).toMatchObject({
      mu: 27,
      matches: 2,
      worth: 2,
    });
    const record = await standings.record('ann', { ...ALL, game: OTHER });
    expect(record).toMatchObject({ played: 2, won: 0, roles: [{ role: 'role1', played: 2 }] });
    expect(record.history.map(({ matchId, game }) => [matchId, game])).toEqual([
      ['match-3', OTHER],
      ['match-2', OTHER],
    ]);
    const page = { ...NINE, now: 100, offset: 0 };
    const ranked = async (game: string, worthAtLeast: number) =>
      (await standings.leaderboard({ ...page, game, worthAtLeast })).map(({ name, mu }) => [name, mu]);
    const all = (mu: number) => [
      ['ANN', mu],
      ['BOB', mu],
    ];
    expect(await ranked(GAME, 1)).toEqual(all(26));
    expect(await ranked(GAME, 2)).toEqual([]);
    expect(await ranked(OTHER, 2)).toEqual(all(27));
    expect(await ranked('a third one', 0)).toEqual([]);
    await store.deletePerson('ann', 50);
    for (const game of [GAME, OTHER])
      expect([...(await standings.ratings(game, ['ann', 'bob'])).keys()]).toEqual(['bob']);
  });

  test('a match is weighed by matches of its own game alone', async () => {
    await finish(1, playedBy(people('ann', 'bob'), { doubts: ['newcomer'] }), 10, OTHER);
    await finish(2, playedBy(people('ann', 'cat'), { doubts: ['newcomer'] }), 20);
    const pastIn = async (number: number, game: string) => {
      const asked: Past[] = [];
      const { seats, rate } = playedBy(people('ann', 'bob', 'cat'));
      await finish(number, { seats, rate: (past) => (asked.push(past), rate!(past)) }, 30 + DAY_MS, game);
      const [{ met, lately, withNewcomers, ratings }] = asked as [Past];
      return {
        met: [...met.get('ann')!],
        lately: [...lately.get('ann')!],
        withNewcomers: withNewcomers.get('ann'),
        rated: [...ratings.keys()],
      };
    };
    expect(await pastIn(3, GAME)).toEqual({
      met: ['cat'],
      lately: [['cat', 1]],
      withNewcomers: 1,
      rated: ['ann', 'cat'],
    });
    expect(await pastIn(4, OTHER)).toEqual({
      met: ['bob'],
      lately: [['bob', 1]],
      withNewcomers: 1,
      rated: ['ann', 'bob'],
    });
  });

  test('who deletes their identity in the middle of a match gets no rating', async () => {
    await store.createMatch(headOf(1));
    await store.deletePerson('ann', 5);
    await store.finishMatch('match-1', endingOf(9), playedBy(people('ann', 'bob')));
    expect([...(await store.standings.ratings(GAME, ['ann', 'bob'])).keys()]).toEqual(['bob']);
    const [match] = await store.standings.history('bob', { ...NINE, limit: 1 });
    expect(match!.seats[0]).toMatchObject({ name: 'Someone' });
  });

  test('results stay when the match itself is not kept any longer', async () => {
    await finish(1, playedBy(people('ann', 'bob')), 10);
    await store.prune(1000);
    expect(await store.findMatch({ id: 'match-1' })).toBeUndefined();
    expect(await store.standings.record('ann', ALL)).toMatchObject({ played: 1, won: 1 });
  });
});

describeStores('how people get along', (database) => {
  let store: Store;
  beforeEach(async () => {
    store = await database().open();
    for (const id of ['ann', 'bob']) await store.savePerson({ id, name: id.toUpperCase(), createdAt: 1 });
  });

  test('a recovery code leads to its person until there is a new one, or the person is gone', async () => {
    const { community } = store;
    await community.saveRecoveryCode('ann', 'hash1', 1);
    expect(await community.personByRecoveryCode('hash1')).toBe('ann');
    await community.saveRecoveryCode('ann', 'hash2', 2);
    expect(await community.personByRecoveryCode('hash1')).toBeUndefined();
    expect(await community.personByRecoveryCode('hash2')).toBe('ann');
    await store.deletePerson('ann', 3);
    expect(await community.personByRecoveryCode('hash2')).toBeUndefined();
  });

  test('blocks are kept, lifted, and go with whoever is deleted', async () => {
    const { community } = store;
    await community.block('ann', 'bob', 1);
    await community.block('ann', 'bob', 2);
    await community.block('bob', 'ann', 3);
    expect(await community.blockedBy('ann')).toEqual([{ id: 'bob', name: 'BOB' }]);
    expect(await community.blocks()).toHaveLength(2);
    await community.unblock('ann', 'bob');
    expect(await community.blockedBy('ann')).toEqual([]);
    await store.deletePerson('bob', 9);
    expect(await community.blocks()).toEqual([]);
  });

  test('reports are there for the host, the last first', async () => {
    const { community } = store;
    await community.report({
      id: 'r1',
      by: 'ann',
      whom: 'bob',
      reason: 'language',
      words: 'rude',
      matchId: 'm',
      at: 1,
    });
    await community.report({ id: 'r2', by: 'bob', whom: 'ann', reason: 'other', at: 2 });
    expect(await community.reports(NINE)).toEqual([
      { id: 'r2', by: 'bob', byName: 'BOB', whom: 'ann', whomName: 'ANN', reason: 'other', at: 2 },
      {
        id: 'r1',
        by: 'ann',
        byName: 'ANN',
        whom: 'bob',
        whomName: 'BOB',
        reason: 'language',
        words: 'rude',
        matchId: 'm',
        at: 1,
      },
    ]);
    expect(await community.reports({ ...NINE, before: 2 })).toHaveLength(1);
    expect(await community.dropReport('r2')).toBe(true);
    expect(await community.dropReport('r2')).toBe(false);
    expect(await community.reports(NINE)).toHaveLength(1);
  });

  test('a ban has an end, or is lifted', async () => {
    const { community } = store;
    expect(await community.ban('ann', 500)).toBe(true);
    expect(await store.person('ann')).toMatchObject({ bannedUntil: 500 });
    expect(await community.bans(499)).toEqual([{ person: 'ann', name: 'ANN', until: 500 }]);
    expect(await community.bans(500)).toEqual([]);
    expect(await community.ban('ann', undefined)).toBe(true);
    expect(await community.bans(0)).toEqual([]);
    expect(await store.person('ann')).not.toHaveProperty('bannedUntil');
    expect(await community.ban('nobody', 500)).toBe(false);
  });
});

/** A database that is asked by many at once may ask for patience: rooms try until it is written, and so do we. */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
