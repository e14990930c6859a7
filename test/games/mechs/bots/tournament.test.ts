import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { playTournamentGame, type GameReport } from '../../../bench/tournament/gameReport';
import { readOptions } from '../../../bench/tournament/options';
import { summarize, type Summary } from '../../../bench/tournament/summary';
import { wilson } from '../../../bench/tournament/wilson';

const TOP = join(__dirname, '../../../..');

describe('the tournament of bots', () => {
  test('ends with one JSON line that holds every seat', () => {
    const args = ['scripts/tournament.mjs', '--seats', 'veteran,rookie,rookie', '--games', '3', '--json'];
    const output = execFileSync(process.execPath, args, { cwd: TOP, stdio: ['ignore', 'pipe', 'pipe'] });
    const { seats, failures } = JSON.parse(output.toString().trim().split('\n').pop()!) as Summary;
    expect(seats.map(({ bot }) => bot)).toEqual(['veteran', 'rookie', 'rookie']);
    for (const seat of seats) {
      expect(seat.averageScore).toBeGreaterThan(0);
      expect(seat.low).toBeLessThanOrEqual(seat.winRate);
      expect(seat.high).toBeGreaterThanOrEqual(seat.winRate);
    }
    expect(failures).toEqual([]);
  }, 60_000);

  test('lets every entry sit in every seat of the same deal', () => {
    const options = readOptions(['--seats', 'veteran,rookie,rookie', '--games', '3']);
    const games = [0, 1, 2].map((game) => playTournamentGame(options, game));
    for (const entry of [0, 1, 2])
      expect(games.map((game) => game.entries[entry]!.seat).sort()).toEqual([0, 1, 2]);
    expect(playTournamentGame(options, 1).entries.map(({ vp }) => vp)).toEqual(
      games[1]!.entries.map(({ vp }) => vp),
    );
  });

  test('plays Western as well, alone or with others, and tells how buildings, bosses, mats and seats fared', () => {
    const options = readOptions(['--game', 'western', '--seats', 'rookie,rookie,rookie']);
    const reports = [0, 1, 2].map((game) => playTournamentGame(options, game));
    const { failures, things, seats } = summarize(options, reports);
    expect(failures).toEqual([]);
    expect(seats[0]!.scoreBySource.buildings).toBeGreaterThan(0);
    const sum = (key: string) => things[key]!.reduce((total, { times }) => total + times, 0);
    expect(sum('bosses')).toBe(9);
    expect(sum('mats')).toBe(9);
    expect(things.order!.map(({ times }) => times)).toEqual([3, 3, 3, 0]);
    expect(sum('buildings')).toBeGreaterThan(20);
    const alone = readOptions(['--game', 'western', '--seats', 'rookie']);
    expect(playTournamentGame(alone, 0).entries).toHaveLength(1);
  });

  test('counts a shared victory as its fraction', () => {
    const entry = playTournamentGame(readOptions(['--seats', 'rookie,rookie', '--games', '1']), 0)
      .entries[0]!;
    const shared: GameReport = {
      entries: [0, 1].map((seat) => ({ ...entry, seat, win: 1 / 2 })),
      decisions: 1,
      events: 1,
      cutOffs: 0,
      failures: [],
    };
    expect(
      summarize({ game: 'mechs', seats: ['rookie', 'rookie'] }, [shared]).seats.map(({ winRate }) => winRate),
    ).toEqual([0.5, 0.5]);
  });

  test('has intervals that hold the rate and narrow with the games', () => {
    expect(wilson(85, 100).low).toBeCloseTo(0.767, 3);
    expect(wilson(85, 100).high).toBeCloseTo(0.907, 3);
    expect(wilson(0, 10)).toMatchObject({ low: 0 });
    expect(wilson(340, 400).low).toBeGreaterThan(wilson(85, 100).low);
  });

  test('explains an option that makes no sense', () => {
    expect(() => readOptions(['--seats', 'rookie,genius'])).toThrow('There is no bot "genius"');
    expect(() => readOptions(['--seats', 'rookie'])).toThrow('two to four seats');
    expect(() => readOptions(['--game', 'chess'])).toThrow('There is no game "chess", only mechs, western');
    expect(() => readOptions(['--games', 'many'])).toThrow('--games');
    expect(() => readOptions(['--config', 'random'])).toThrow('--config is a JSON object');
  });
});
