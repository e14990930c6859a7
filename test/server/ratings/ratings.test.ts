import { games, gamesFrom } from '../../../shared/games';
import { mechs } from '../../../shared/games/mechs';
import { quickRandom } from '../../../shared/core';
import { archiveFrom } from '../../../shared/fairness/archiveForm';
import type { LeaderboardReply, MatchesReply, Profile } from '../../../shared/protocol';
import { describeStores, sqliteDatabase } from '../../support/databases';
import { endingOf, headOf, playedBy } from '../../support/storeData';
import { House } from '../support/house';
import { ask } from '../support/http';
import { playOn } from '../support/play';
import type { Player } from '../support/player';
import { Revival } from '../support/revival';
import { settle } from '../support/testPorts';

describeStores('ratings over a real table', (database) => {
  let server: Revival;
  beforeEach(
    async () =>
      void (server = await Revival.open(database(), {
        seed: 51,
        env: { RATE_FAMILY: 'on', RATED_SECONDS: '0' },
      })),
  );
  afterEach(() => server.close());

  const profile = async ({ person }: Player): Promise<Profile> =>
    (await ask(server.house, `/api/people/${person.id}`)).body as unknown as Profile;

  const kept = async (players: readonly Player[], matches: number): Promise<Profile[]> => {
    for (let tries = 0; ; tries++) {
      const profiles = await Promise.all(players.map(profile));
      if (profiles.every(({ played }) => played === matches)) return profiles;
      if (tries > 200) throw new Error('The result was never kept.');
      await settle(20);
    }
  };

  test('a rated match that is played to the end moves everybody once, and shows in profiles', async () => {
    const { matchId, players } = await server.house.started({ rated: true, seats: 3 });
    await playOn(players, quickRandom(3));
    const outcome = mechs.outcome(players[0]!.view!.open)!;
    const profiles = await kept(players, 1);
    for (const { rating } of profiles) expect(rating).toMatchObject({ matches: 1, provisional: true });
    const best = profiles[outcome.winners[0]!]!;
    expect(best.rating.points).toBeGreaterThan(1000);
    expect(best).toMatchObject({ played: 1, won: 1, winRate: 1, rated: { played: 1, won: 1 } });
    expect(best.favouriteRoles).toEqual([{ role: expect.any(String) as string, played: 1, won: 1 }]);
    expect(best.history).toMatchObject([{ matchId, game: 'mechs', rated: true }]);
    expect(best.history[0]!.seats.map(({ place, points }) => [place, points])).toEqual(
      outcome.seats.map(({ place, points }) => [place, points]),
    );
    const changes = best.history[0]!.seats.map(({ rating }) => rating!.change);
    expect(changes[outcome.winners[0]!]).toBe(best.rating.points - 1000);
    // Of a game that is not played here nothing is told.
    for (const path of ['leaderboard', `people/${best.person.id}`, `people/${best.person.id}/matches`]) {
      expect((await ask(server.house, `/api/${path}?game=mechs`)).status).toBe(200);
      expect(await ask(server.house, `/api/${path}?game=chess`)).toMatchObject({
        status: 400,
        body: { code: 'malformed', message: expect.stringContaining('mechs') as string },
      });
    }
    // Nobody is on the leaderboard yet: ten matches make sure of a rating.
    expect((await ask(server.house, '/api/leaderboard')).body).toMatchObject({
      people: [],
      bots: [{}, {}, {}],
    });
  });

  test('who leaves counts as last, whatever the autopilot makes of it', async () => {
    const { matchId, players } = await server.house.started({ rated: true });
    const [stays, leaves] = players as [Player, Player];
    await playOn(players, quickRandom(3), { answers: 6 });
    await leaves.request('leaveSeat', {});
    await leaves.sees(() => leaves.table.seats[1]?.control === 'autopilot', 'the autopilot');
    leaves.disconnect();
    const random = quickRandom(4);
    while (stays.table.phase === 'playing') {
      if (stays.decision) await stays.answerAnyhow(random);
      else await server.house.ports.advance(1000);
    }
    const [first, last] = (await kept(players, 1)) as [Profile, Profile];
    expect(first.history[0]!.seats).toMatchObject([
      { place: 1, left: false },
      { place: 2, left: true },
    ]);
    expect(stays.table.seats.map(({ hasLeft }) => hasLeft)).toEqual([false, true]);
    // What a replay is made of says the same.
    const { body } = await ask(server.house, `/api/matches/${matchId}`);
    expect(body).toMatchObject({ seats: [{ name: stays.person.name }, { hasLeft: true }] });
    expect(archiveFrom(games, body)?.seats.map(({ hasLeft }) => hasLeft)).toEqual([undefined, true]);
    expect(first.rating.points).toBeGreaterThan(1000);
    expect(last.rating.points).toBeLessThan(1000);
    await server.crash();
    const [back] = (await server.back([stays], matchId)) as [Player];
    expect(back.table.seats.map(({ hasLeft }) => hasLeft)).toEqual([false, true]);
  });

  test('T14 who is there at the end has the place that the seat made, also where the autopilot plays', async () => {
    const { matchId, players } = await server.house.started({ rated: true });
    const [plays, chooses] = players as [Player, Player];
    await playOn(players, quickRandom(3), { answers: 6 });
    await chooses.request('leaveSeat', {});
    const random = quickRandom(4);
    while (plays.table.phase === 'playing') {
      if (plays.decision) await plays.answerAnyhow(random);
      else await server.house.ports.advance(1000);
    }
    await chooses.sees(() => chooses.table.phase === 'over', 'the end');
    const places = mechs.outcome(chooses.view!.open)!.seats.map(({ place }) => place);
    const [own] = await kept([chooses], 1);
    expect(own!.history[0]!.seats.map(({ place, left }) => [place, left])).toEqual([
      [places[0], false],
      [places[1], false],
    ]);
    const verdict = () => [0, 1].map((seat) => chooses.table.seats[seat]!.hasLeft);
    expect(verdict()).toEqual([false, false]);
    await server.crash();
    const [back] = (await server.back([chooses], matchId)) as [Player];
    expect(back.table.seats.map(({ hasLeft }) => hasLeft)).toEqual(verdict());
  });

  test('an abandoned match and one that is not rated change no rating', async () => {
    const { players } = await server.house.started({ rated: true });
    for (const player of players) await player.request('abandon', { on: true });
    await players[0]!.sees(() => players[0]!.table.phase === 'over', 'the end');
    const casual = await server.house.started({ rated: false });
    await playOn(casual.players, quickRandom(5));
    const [profile0] = await kept(casual.players, 1);
    expect(profile0).toMatchObject({ played: 1, rating: { points: 1000, matches: 0 } });
    expect((await profile(players[0]!)).played).toBe(0);
  });

  test('T19 a rated match is not ended over the head of somebody whom the autopilot plays for', async () => {
    const { players } = await server.house.started({ rated: true });
    const [away, losing] = players;
    expect(await away!.request('leaveSeat', {})).toEqual({ ok: true });
    expect(await losing!.request('abandon', { on: true })).toEqual({ ok: true });
    await losing!.sees(() => losing!.table.seats[1]!.wantsAbandon, 'the vote');
    expect(losing!.table.phase).toBe('playing');
    expect(await away!.request('abandon', { on: true })).toEqual({ ok: true });
    await losing!.sees(() => losing!.table.phase === 'over', 'the end');
  });

  test('a crash at the very end: the match counts once, when the server is back', async () => {
    const { matchId, players } = await server.house.started({ rated: true });
    // The process dies after the last answer was kept and before the end was.
    const { store } = await dyingBeforeTheEnd(server, players);
    expect((await store.findMatch({ id: matchId }))?.status).toBe('running');
    expect(
      (
        await store.standings.ratings(
          'mechs',
          players.map(({ person }) => person.id),
        )
      ).size,
    ).toBe(0);
    await server.crash();
    const back = await server.back(players, matchId);
    await back[0]!.sees(() => back[0]!.table.phase === 'over', 'the end');
    const profiles = await kept(back, 1);
    expect(profiles.map(({ rating }) => rating.matches)).toEqual([1, 1]);
    // And once more: nothing is counted twice.
    await server.crash();
    await server.back(players, matchId);
    await settle(50);
    expect((await kept(back, 1)).map(({ rating }) => rating)).toEqual(profiles.map(({ rating }) => rating));
  });

  /** Plays a whole match while no end gets through to the store. */
  async function dyingBeforeTheEnd(revival: Revival, players: readonly Player[]) {
    const store = await database().open();
    revival.holdEnds();
    await playOn(players, quickRandom(6));
    await settle(20);
    return { store };
  }
});

test('the API tells of each game for itself, and of the first where none is named', async () => {
  const { standard } = games;
  const other = { ...standard, rules: { ...standard.rules, id: 'another' } };
  const database = sqliteDatabase();
  const store = await database.open();
  const house = await House.open({ store, services: { games: gamesFrom([standard, other]) } });
  const holders = [{ person: 'ann' }, { person: 'bob' }];
  for (const { person: id } of holders) await store.savePerson({ id, name: id, createdAt: 1 });
  for (const [number, game] of [standard.rules.id, 'another', 'another'].entries()) {
    await store.createMatch(headOf(number, { game }));
    await store.finishMatch(`match-${number}`, endingOf(number + 1), playedBy(holders, { weight: 10 }));
  }
  const token = house.services.identity.issue({ id: 'ann', name: 'ann' });
  const told = async (query: string) => {
    const [board, profile, me, history] = await Promise.all(
      ['leaderboard', 'people/ann', 'me', 'people/ann/matches'].map(
        async (path) => (await ask(house, `/api/${path}${query}`, { token })).body,
      ),
    );
    const { people } = board as unknown as LeaderboardReply;
    const { matches } = history as unknown as MatchesReply;
    return {
      ranked: people.map(({ matches: count }) => count),
      profiles: [profile, me].map((body) => {
        const { game, rating, played } = body as unknown as Profile;
        return [game, rating.matches, played];
      }),
      history: matches.map(({ matchId, game }) => [matchId, game]),
    };
  };
  const first = {
    ranked: [1, 1],
    profiles: [
      ['mechs', 1, 1],
      ['mechs', 1, 1],
    ],
    history: [['match-0', 'mechs']],
  };
  expect(await told('')).toEqual(first);
  expect(await told('?game=mechs')).toEqual(first);
  expect(await told('?game=another')).toEqual({
    ranked: [2, 2],
    profiles: [
      ['another', 2, 2],
      ['another', 2, 2],
    ],
    history: [
      ['match-2', 'another'],
      ['match-1', 'another'],
    ],
  });
  await house.close();
  await database.dispose();
});
