import { useSignal } from '@preact/signals';
import { ui } from '../games/current';
import { t } from '../i18n';
import { lineOf, rowOf } from '../model/log';
import { told } from '../model/told';
import { RichText } from '../parts/RichText';

const MOST = 16;

/** Where the log is far below: what else came of the turn whose last event the banner tells, one tap away. */
export function Recent() {
  const start = Math.max(
    0,
    told.value.findLastIndex((event) => rowOf(event).opens !== undefined),
  );
  const lines = told.value.slice(start).flatMap((event) => lineOf(event) ?? []);
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
