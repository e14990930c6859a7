import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { wantsMoment } from '../model/looking';
import { nameOf } from '../model/names';
import { ring } from '../model/sound';
import { mySeat } from '../model/table';
import { useSecondsLeft } from '../parts/secondsLeft';
import './ReadyCheck.css';

/** T11: every seat is taken; the match begins when everybody looks at the table. */
export function ReadyCheck({ table }: { table: TableInfo }) {
  const text = t().lobby.check;
  const seconds = useSecondsLeft(table.startsAt);
  const awaited = table.seats.filter(({ isAwaited, seat }) => isAwaited && seat !== mySeat.value);
  // Who shares a link looks at something else when the last seat is taken.
  useEffect(() => {
    if (document.hidden) ring();
  }, []);
  return (
    <section class="panel ready-check">
      <p class="ready-check-state" role="status">
        {seconds === undefined
          ? wantsMoment.value
            ? text.moment
            : text.waiting(awaited.map(({ seat }) => nameOf(seat)))
          : text.starts}
      </p>
      {seconds !== undefined && (
        <p class="ready-check-count" role="timer" aria-label={text.startsIn(seconds)}>
          {seconds}
        </p>
      )}
      {mySeat.value !== undefined && (
        <button
          class={`button${wantsMoment.value ? ' primary' : ''}`}
          onClick={() => (wantsMoment.value = !wantsMoment.value)}
        >
          {wantsMoment.value ? text.ready : text.wait}
        </button>
      )}
    </section>
  );
}
