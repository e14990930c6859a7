import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Summary } from '../../../bench/tournament/summary';

const TOP = join(__dirname, '../../../..');
const MINUTE = 60_000;

/** The figures that docs/games/western/bots.md quotes, measured again. */
function tournament(...args: string[]): Summary {
  const output = execFileSync(
    process.execPath,
    ['scripts/tournament.mjs', '--game', 'western', ...args, '--json'],
    {
      cwd: TOP,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 26,
    },
  );
  const summary = JSON.parse(output.toString().trim().split('\n').pop()!) as Summary;
  const rates = summary.seats.map(({ bot, winRate, low, high }) => ({ bot, winRate, low, high }));
  console.log(JSON.stringify({ games: summary.games, rates }));
  expect(summary.failures).toEqual([]);
  return summary;
}

test(
  'Veteran wins at least 60% of 400 games for four against three Rookies',
  () => {
    const { seats } = tournament('--seats', 'veteran,rookie,rookie,rookie', '--games', '400');
    expect(seats[0]!.winRate).toBeGreaterThanOrEqual(0.6);
  },
  15 * MINUTE,
);

test(
  'Ace wins at least 58% of 400 games for two against Veteran',
  () => {
    const { seats } = tournament('--seats', 'ace,veteran', '--games', '400');
    expect(seats[0]!.winRate).toBeGreaterThanOrEqual(0.58);
  },
  60 * MINUTE,
);
