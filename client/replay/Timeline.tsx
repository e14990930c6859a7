import { useMemo } from 'preact/hooks';
import { ui } from '../games/current';
import { nameOf } from '../model/names';
import { changed, goTo, highlights, isWhatIf, moment, original, replay } from './player';
import { useText } from './text';
import type { Watched } from './watched';
import { nearest, placesOf, roundsOf } from './timescale';
import './Timeline.css';

const FINE = 1000;
const TOP = 14;
const HEIGHT = 100;

/** The points of every seat over the whole match: the chart is the scrubber. */
export function Timeline() {
  const text = useText();
  const now = replay.value;
  const other = isWhatIf.value ? original.value : changed.value?.replay;
  const count = ui().rounds;
  const rounds = roundsOf(count);
  const places = useMemo(() => placesOf(now?.moments ?? [], count), [now, count]);
  const here = now?.moments[moment.value];
  if (!now || !here) return null;
  const most = Math.max(1, ...topOf(now), ...(other ? topOf(other) : []));
  const place = places[here.number] ?? 0;
  const names = here.points.map((_, seat) => nameOf(seat));
  return (
    <>
      {other && <p class="timeline-key">{isWhatIf.value ? text.whatIf.key.whatIf : text.whatIf.key.match}</p>}
      <div class="timeline">
        <svg
          viewBox={`0 0 ${FINE} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {rounds.map(({ round, from }) => (
            <path key={round} class="timeline-grid" d={`M${from * FINE} 0V${HEIGHT}`} />
          ))}
          {other && <Lines of={other} most={most} isOther />}
          <Lines of={now} most={most} />
        </svg>
        {rounds.map(({ round, from, to }) => (
          <span
            key={round}
            class="timeline-round"
            style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
          >
            {round}
          </span>
        ))}
        {highlights.value.map((highlight, i) => (
          <span
            key={i}
            class={`timeline-mark timeline-${highlight.type} seat-${ui().highlight(highlight).seat}`}
            style={{ left: `${(places[highlight.moment + 1] ?? 0) * 100}%` }}
          />
        ))}
        <span class="timeline-head" style={{ left: `${place * 100}%` }}>
          {here.points.map((points, seat) => (
            <i key={seat} class={`seat-${seat}`} style={{ top: `${heightOf(points, most)}%` }} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={FINE}
          value={Math.round(place * FINE)}
          aria-label={text.scrubber}
          aria-valuetext={`${ui().words().moment(here.round, here.turn)}, ${text.points(names, here.points)}`}
          onInput={(event) => goTo(nearest(places, Number(event.currentTarget.value) / FINE))}
        />
      </div>
    </>
  );
}

function topOf({ moments }: Watched): number[] {
  return moments.flatMap(({ points }) => points);
}

function heightOf(points: number, most: number): number {
  return HEIGHT - (points / most) * (HEIGHT - TOP) - 2;
}

/** One line of steps for each seat. */
function Lines({ of, most, isOther }: { of: Watched; most: number; isOther?: boolean }) {
  const places = placesOf(of.moments, ui().rounds);
  const seats = of.moments[0]?.points ?? [];
  return (
    <g class={isOther ? 'timeline-other' : undefined}>
      {seats.map((_, seat) => {
        const path = of.moments.map(({ points }, i) => {
          const x = ((places[i] ?? 0) * FINE).toFixed(1);
          const y = heightOf(points[seat] ?? 0, most).toFixed(1);
          return i === 0 ? `M${x} ${y}` : `H${x}V${y}`;
        });
        return (
          <path
            key={seat}
            class={`timeline-line timeline-line-${seat} seat-${seat}`}
            d={`${path.join('')}H${FINE}`}
          />
        );
      })}
    </g>
  );
}
