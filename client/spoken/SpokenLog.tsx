import { useRef } from 'preact/hooks';
import { usePinnedEnd } from '../parts/pinnedEnd';
import { narrator } from './narrator';
import { spokenText } from './spokenParts';

/** What happens, said in order: a polite log, to which lines are added at the pace of whoever listens. */
export function SpokenLog() {
  const list = useRef<HTMLDivElement>(null);
  const lines = narrator.lines.value;
  usePinnedEnd(list, lines.length);
  const text = spokenText.text();
  return (
    <section class="spoken-log">
      <h2 id="spoken-log">{text.log}</h2>
      <div
        class="spoken-lines"
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-labelledby="spoken-log"
        tabIndex={0}
        ref={list}
      >
        {lines.map(({ number, words }) => (
          <p key={number}>{words}</p>
        ))}
      </div>
    </section>
  );
}
