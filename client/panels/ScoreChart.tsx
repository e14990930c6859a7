import { t } from '../i18n';

const WIDTH = 320;
const HEIGHT = 120;
/** What a number at the end of a line takes up. */
const LABEL = 11;

interface ScoreChartProps {
  readonly lines: readonly (readonly number[])[];
  /** What gives each line its colour, where it is not its seat's. */
  readonly classes?: readonly string[];
}

/** The points after each round, one line for each seat, told apart by dashes too. */
export function ScoreChart({ lines, classes = [] }: ScoreChartProps) {
  const rounds = Math.max(1, ...lines.map((line) => line.length));
  const most = Math.max(1, ...lines.flat());
  const x = (round: number) => 10 + (round * (WIDTH - 40)) / rounds;
  const y = (points: number) => HEIGHT - 12 - (points * (HEIGHT - 28)) / most;
  const ends = apart(lines.map((line) => y(line.at(-1) ?? 0) + 4));
  return (
    <figure class="chart">
      <figcaption>{t().results.overRounds}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t().results.overRounds}>
        {Array.from({ length: rounds + 1 }, (_, round) => (
          <path key={round} class="chart-grid" d={`M${x(round)} 8V${HEIGHT - 12}`} />
        ))}
        {lines.map((line, seat) => (
          <g key={seat} class={classes[seat] ?? `seat-${seat}`}>
            <polyline
              class={`chart-line chart-line-${seat}`}
              points={[0, ...line].map((points, round) => `${x(round)},${y(points)}`).join(' ')}
            />
            <text class="chart-end" x={x(line.length) + 5} y={ends[seat]}>
              {line.at(-1) ?? 0}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The heights of the numbers, moved as little as it takes that none lies over another. */
function apart(wanted: readonly number[]): readonly number[] {
  const places = wanted.map((at, seat) => ({ at, seat })).sort((a, b) => a.at - b.at);
  let next = 0;
  for (const place of places) {
    place.at = Math.max(place.at, next);
    next = place.at + LABEL;
  }
  let lowest = HEIGHT - 1;
  for (const place of places.toReversed()) {
    place.at = Math.min(place.at, lowest);
    lowest = place.at - LABEL;
  }
  return places.sort((a, b) => a.seat - b.seat).map(({ at }) => at);
}
