import type { ThingTable } from './contest';
import type { Summary, ThingSummary } from './summary';

const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;
const line = (cells: readonly (string | number)[], widths: readonly number[]) =>
  cells
    .map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i]!) : String(cell).padStart(widths[i] ?? 8)))
    .join(' ');

/** The summary for people to read. */
export function printed(
  summary: Summary,
  tables: readonly Pick<ThingTable<never>, 'key' | 'titles' | 'against'>[],
): string {
  const { seats, games, decisionsPerGame, eventsPerGame, cutOffs, failures } = summary;
  const sources = Object.keys(seats[0]?.scoreBySource ?? {});
  const widths = [9, 7, 16, 6, ...sources.map((source) => Math.max(6, source.length)), 9];
  const head = line(['bot', 'wins', '95% between', 'score', ...sources, 'ms/game'], widths);
  const rows = seats.map((seat) =>
    line(
      [
        seat.bot,
        percent(seat.winRate),
        `${percent(seat.low)} – ${percent(seat.high)}`,
        seat.averageScore.toFixed(1),
        ...Object.values(seat.scoreBySource).map((points) => points.toFixed(1)),
        seat.thinkingMs.toFixed(0),
      ],
      widths,
    ),
  );
  return [
    `${games} games; entries change seats after every game; a shared victory counts as its fraction of a win.`,
    '',
    head,
    ...rows,
    '',
    `A game: ${decisionsPerGame.toFixed(0)} decisions, ${eventsPerGame.toFixed(0)} events. ` +
      `Thinking cut off by the clock: ${cutOffs}. Failures: ${failures.length}.`,
    ...failures.slice(0, 3),
    ...tables.flatMap(({ key, titles, against }) => [
      '',
      ...things(
        [...titles, 'win rate', '95% between', against === 'mean' ? '× mean' : '× fair'],
        summary.things[key] ?? [],
      ),
    ]),
  ].join('\n');
}

function things(titles: readonly string[], list: readonly ThingSummary[]): string[] {
  const widths = [Math.max(16, ...list.map(({ id }) => id.length)), 8, 8, 9, 16, 8];
  const rows = [...list]
    .sort((a, b) => b.winRate - a.winRate)
    .map(({ id, times: count, used, winRate, low, high, share }) =>
      line(
        [id, count, used, percent(winRate), `${percent(low)} – ${percent(high)}`, share.toFixed(2)],
        widths,
      ),
    );
  return [line(titles, widths), ...rows];
}
