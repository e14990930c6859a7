import { quickRandom } from '../../../shared/core';
import type { LeaderboardReply, MatchInfo, Profile } from '../../../shared/protocol';
import { describeStores } from '../../support/databases';
import { Days, HOUR } from '../support/days';
import { ask } from '../support/http';
import { playOn } from '../support/play';
import type { Player } from '../support/player';
import { Revival } from '../support/revival';
import { settle } from '../support/testPorts';

const HOME = '203.0.113.7';
const elsewhere = (number: number) => `198.51.100.${number}`;
const WEEK_MS = 7 * 24 * 3_600_000;

describeStores('farming the ladder', (database) => {
  let server: Revival;
  afterEach(() => server.close());

  const open = async (env: Record<string, string> = {}) => {
    server = await Revival.open(database(), {
      seed: 61,
      env: { TRUST_PROXY: '1', BOT_PAUSE_MS: '0', ...env },
    });
  };

  const personAt = (address: string): Player => Object.assign(server.house.person(), { address });

  async function sitDown(players: readonly Player[]): Promise<string> {
    const seats = players.length;
    const { matchId } = await server.house.keptTable({ rated: true, seats });
    for (const player of players) await player.join(matchId);
    for (const player of players) await player.sees(() => player.table.phase === 'playing', 'the start');
    return matchId;
  }

  /** A whole match, as long as people take at least. */
  async function play(players: readonly Player[], seed = 1): Promise<string> {
    const matchId = await sitDown(players);
    server.house.ports.leap(60_000);
    await playOn(players, quickRandom(seed));
    for (const player of players) player.disconnect();
    return matchId;
  }

  /** The one who stays wins, whatever happens. */
  async function playAlone(stays: Player, leaves: Player): Promise<string> {
    const matchId = await sitDown([stays, leaves]);
    server.house.ports.leap(60_000);
    await leaves.request('leaveSeat', {});
    leaves.disconnect();
    const random = quickRandom(7);
    while (stays.table.phase === 'playing') {
      if (stays.decision) await stays.answerAnyhow(random);
      else await server.house.ports.advance(1);
    }
    stays.disconnect();
    return matchId;
  }

  async function profile({ person }: Player, token?: string): Promise<Profile> {
    return (await ask(server.house, `/api/people/${person.id}`, { token })).body as unknown as Profile;
  }

  async function kept(player: Player, matchId: string): Promise<MatchInfo> {
    for (let tries = 0; tries < 400; tries++) {
      const found = (await profile(player, player.token)).history.find((match) => match.matchId === matchId);
      if (found) return found;
      await settle(20);
    }
    throw new Error('The result was never kept.');
  }

  const ratingIn = ({ seats }: MatchInfo, { person }: Player) =>
    seats.find((seat) => seat.person?.id === person.id)!.rating!;

  async function expectAddressNowhere(): Promise<void> {
    const tables = ['people', 'matches', 'journal', 'latest', 'results', 'ratings'];
    const rows = await Promise.all(tables.map((table) => database().raw(`SELECT * FROM ${table}`)));
    expect(rows.flat().length).toBeGreaterThan(20);
    expect(JSON.stringify(rows)).not.toContain(HOME.slice(0, 8));
  }

  const leaders = async () =>
    (await ask(server.house, '/api/leaderboard')).body as unknown as LeaderboardReply;

  test('ten wins over own guests bring neither points nor a rank', async () => {
    await open();
    const farmer = personAt(HOME);
    const doubts = [];
    for (let match = 0; match < 10; match++) {
      const matchId = await playAlone(farmer, personAt(HOME));
      doubts.push(ratingIn(await kept(farmer, matchId), farmer).doubts);
    }
    expect((await leaders()).people).toEqual([]);
    expect(doubts.slice(0, 2)).toEqual([
      ['address', 'newcomer'],
      ['address', 'newcomer', 'again'],
    ]);
    const { rating, rated } = await profile(farmer);
    expect(rated).toEqual({ played: 10, won: 10 });
    expect(rating).toMatchObject({ matches: 10, provisional: true });
    expect(rating.worth).toBeLessThan(0.25);
    expect(rating.points).toBeLessThan(1050);
  }, 120_000);

  test('strangers who met others a day ago count in full, and less each time they meet again', async () => {
    await open();
    const people = [1, 2, 3, 4].map((number) => personAt(elsewhere(number)));
    const [ann, bob] = people as [Player, Player];
    const first = await kept(ann, await play(people));
    expect(ratingIn(first, ann)).toMatchObject({ weight: 0.1, doubts: ['newcomer'] });
    const weights = [];
    for (const pauseMs of [0, WEEK_MS, 0, 0, WEEK_MS]) {
      server.house.ports.leap(pauseMs);
      weights.push(ratingIn(await kept(ann, await play([ann, bob])), ann));
    }
    expect(weights).toMatchObject([
      { weight: 0.05, doubts: ['newcomer', 'again'] },
      { weight: 1, doubts: [] },
      { weight: 0.5, doubts: ['again'] },
      { weight: 0.25, doubts: ['again'] },
      { weight: 1, doubts: [] },
    ]);
  });

  test('a match that is over at once counts as played, and weighs nothing', async () => {
    await open();
    const players = [personAt(elsewhere(1)), personAt(elsewhere(2))];
    const matchId = await sitDown(players);
    await playOn(players, quickRandom(2));
    const info = await kept(players[0]!, matchId);
    expect(ratingIn(info, players[0]!)).toEqual({ points: 1000, change: 0, weight: 0, doubts: ['short'] });
    expect((await profile(players[0]!)).rating).toMatchObject({ matches: 1, worth: 0 });
  });

  test('a home server rates its family', async () => {
    await open({ RATE_FAMILY: 'on' });
    const players = [personAt(HOME), personAt(HOME)];
    for (let match = 0; match < 2; match++) {
      const info = await kept(players[0]!, await play(players, match));
      expect(ratingIn(info, players[0]!)).toMatchObject({ weight: 1, doubts: [] });
    }
  });

  test('who shared an address is known after a crash, and the address nowhere', async () => {
    await open();
    const players = [personAt(HOME), personAt(HOME)];
    const matchId = await sitDown(players);
    server.house.ports.leap(60_000);
    server.holdEnds();
    await playOn(players, quickRandom(3));
    await settle(20);
    await server.crash();
    // Nobody is back: the server ends it by what is written.
    await server.house.keeping!.tidyUp();
    const info = await kept(players[0]!, matchId);
    expect(ratingIn(info, players[0]!).doubts).toEqual(['address', 'newcomer']);
    expect(ratingIn(info, players[1]!)).not.toHaveProperty('doubts');
    expect(JSON.stringify(await profile(players[0]!))).not.toMatch(/doubts|address/);
    await expectAddressNowhere();
  });

  test('over days who shared an address is known where they were never there together, and after a crash', async () => {
    await open();
    const days = new Days(server);
    const players = [personAt(HOME), personAt(HOME)];
    const { matchId } = await server.house.keptTable({ rated: true, seats: 2, clock: '12h' });
    await days.visit(players[0]!, matchId);
    await server.flushed();
    await server.crash();
    await days.visit(players[1]!, matchId);
    server.house.ports.leap(60_000);
    const away = players.map((player, i) =>
      Object.assign(server.house.again(player), { address: elsewhere(i) }),
    );
    for (const player of away) await player.join(matchId);
    await playOn(away, quickRandom(3));
    for (const player of away) player.disconnect();
    expect(ratingIn(await kept(players[0]!, matchId), players[0]!).doubts).toEqual(['address', 'newcomer']);
    await expectAddressNowhere();
  });

  test('over days somebody who never came to a rematch may have shared an address all the same', async () => {
    await open();
    const [farmer, guest] = [personAt(HOME), personAt(HOME)];
    // Strangers vouch for the guest.
    await play([guest, personAt(elsewhere(1)), personAt(elsewhere(2))]);
    server.house.ports.leap(WEEK_MS);
    const { matchId } = await server.house.keptTable({ rated: true, seats: 2, clock: '12h' });
    for (const player of [farmer, guest]) await player.join(matchId);
    for (const player of [farmer, guest])
      await player.sees(() => player.table.phase === 'playing', 'the start');
    for (const player of [farmer, guest]) await player.request('abandon', { on: true });
    await farmer.sees(() => farmer.table.phase === 'over', 'the end');
    for (const player of [farmer, guest]) await player.request('rematch', { on: true });
    const rematch = await farmer.sees(() => farmer.table.rematch, 'the table of the rematch');
    for (const player of [farmer, guest]) player.disconnect();
    await farmer.join(rematch.matchId);
    await farmer.sees(() => farmer.table.phase === 'playing', 'the start');
    const random = quickRandom(7);
    while (farmer.table.phase === 'playing') {
      if (farmer.decision) await farmer.answerAnyhow(random);
      else await server.house.ports.advance(HOUR);
    }
    const { weight, doubts } = ratingIn(await kept(farmer, rematch.matchId), farmer);
    expect({ weight, doubts }).toEqual({ weight: 0.1, doubts: ['address'] });
  });

  test('a seat is no neighbour of whoever sat beside it before', async () => {
    await open();
    const [ann, bob, cat] = [personAt(HOME), personAt(HOME), personAt(elsewhere(1))];
    const { matchId } = await server.house.keptTable({ rated: true, seats: 3 });
    const dan = await personAt(elsewhere(2)).join(matchId);
    await ann.join(matchId);
    await bob.join(matchId, { watch: true });
    await ann.request('leaveSeat', {});
    await cat.join(matchId);
    await bob.request('takeSeat', {});
    for (const player of [bob, cat, dan])
      await player.sees(() => player.table.phase === 'playing', 'the start');
    server.house.ports.leap(60_000);
    const seated = [dan, cat, bob].sort((a, b) => a.seat - b.seat);
    await playOn(seated, quickRandom(4));
    expect(ratingIn(await kept(bob, matchId), bob).doubts).toEqual(['newcomer']);
  });
});
