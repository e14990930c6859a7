import { useSignal } from '@preact/signals';
import { ui } from '../games/current';
import { t } from '../i18n';
import { lineOf, log, rowOf } from '../model/log';
import { playback } from '../model/playback';
import { RichText } from '../parts/RichText';

const MOST = 16;

/** Where the log is far below: what else came of the turn whose last event the banner tells, one tap away. */
export function Recent() {
  const told = log.value.slice(0, log.value.length - playback.pending.value);
  const start = Math.max(
    0,
    told.findLastIndex((event) => rowOf(event).opens !== undefined),
  );
  const lines = told.slice(start).flatMap((event) => lineOf(event) ?? []);
  return lines.length > 1 ? <Lines key={start} lines={lines} /> : null;
}

function Lines({ lines }: { lines: readonly string[] }) {
  const isOpen = useSignal(false);
  const text = t().table;
  const { recent } = ui().words();
  return (
    <>
      <button
        class="button small recent"
        aria-expanded={isOpen.value}
        title={recent}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {isOpen.value ? text.recentLess : text.recentMore(lines.length - 1)}
      </button>
      {isOpen.value && (
        <ol class="recent recent-lines" aria-label={recent}>
          {lines.slice(-MOST).map((line, i) => (
            <li key={i}>
              <RichText text={line} isSkipped />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
