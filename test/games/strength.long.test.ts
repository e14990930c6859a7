import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Summary } from '../bench/tournament/summary';

const TOP = join(__dirname, '../..');
const MINUTE = 60_000;

/** Of each game: who sits where, the part of so many games that the first is to win, and how long that may take. */
const CONTESTS: readonly [game: string, seats: string, games: number, rate: number, minutes: number][] = [
  ['mechs', 'veteran,rookie,rookie,rookie', 400, 0.85, 15],
  ['mechs', 'ace,veteran', 200, 0.65, 40],
  ['western', 'veteran,rookie,rookie,rookie', 400, 0.6, 15],
  ['western', 'ace,veteran', 400, 0.58, 60],
];

/** The figures that docs/bots.md and docs/games/western/bots.md quote, measured again. */
test.each(CONTESTS)(
  '%s: of %s the first wins its part of %d games, at least %d of them',
  (game, seats, games, rate, minutes) => {
    const args = ['--game', game, '--seats', seats, '--games', String(games), '--json'];
    const output = execFileSync(process.execPath, ['scripts/tournament.mjs', ...args], {
      cwd: TOP,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 26,
      timeout: minutes * MINUTE,
    });
    const summary = JSON.parse(output.toString().trim().split('\n').pop()!) as Summary;
    const rates = summary.seats.map(({ bot, winRate, low, high }) => ({ bot, winRate, low, high }));
    console.log(JSON.stringify({ game, games: summary.games, rates }));
    expect(summary.failures).toEqual([]);
    expect(summary.seats[0]!.winRate).toBeGreaterThanOrEqual(rate);
  },
  60 * MINUTE,
);
