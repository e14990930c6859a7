import type { Seat } from '../../shared/core';
import type { SeatInfo } from '../../shared/protocol/table';
import { ui } from '../games/current';
import { t } from '../i18n';
import { lineOf } from '../model/log';
import { playback } from '../model/playback';
import { notice, status, openTable, info, view } from '../model/table';
import { RichText } from '../parts/RichText';
import { Recent } from './Recent';
import './Banner.css';

/** T9: whom a table that waits is waiting for. */
function waitedFor(): Seat | undefined {
  const table = info.value;
  if (!table?.settings.waits || table.phase !== 'playing') return undefined;
  const asked = view.value?.waitingFor ?? [];
  const isAbsent = ({ seat, connection, control }: SeatInfo) =>
    connection === 'away' && control === 'person' && asked.includes(seat);
  return table.seats.find(isAbsent)?.seat;
}

/** T13: why the match stands still. */
function whyPaused(): string {
  const isSomebodyHere = info.value?.seats.some(({ person, connection }) => person && connection === 'here');
  return isSomebodyHere ? t().table.pausedIdle : t().table.paused;
}

/** What just happened, in one line; or why nothing can happen right now. */
export function Banner({ open }: { open: unknown }) {
  const text = t().table;
  if (status.value === 'elsewhere') {
    const code = info.value?.code;
    return (
      <div class="banner banner-warning" role="status">
        <span>{text.elsewhere}</span>
        {code && (
          <button class="button small" onClick={() => void openTable(code)}>
            {text.here}
          </button>
        )}
      </div>
    );
  }
  if (status.value === 'reconnecting') {
    return (
      <div class="banner banner-warning" role="status">
        {notice.value?.kind === 'stopping' ? text.stopping : text.reconnecting}
      </div>
    );
  }
  const absent = playback.isPlaying.value ? undefined : waitedFor();
  if (absent !== undefined) {
    return (
      <div class="banner" role="status">
        <RichText text={text.waitsFor(absent)} />
      </div>
    );
  }
  const cue = playback.cue.value;
  // What is shown large says it itself.
  const line = cue && !ui().isToldLarge?.() ? lineOf(cue) : undefined;
  const isPaused = !playback.isPlaying.value && info.value?.paused;
  return (
    <div class={isPaused ? 'banner' : 'banner banner-news'}>
      {/* Another line is another element: it has not moved. */}
      <span key={line}>
        {isPaused ? whyPaused() : line ? <RichText text={line} /> : ui().words().phase(open)}
      </span>
      {cue && !isPaused && !playback.isPlaying.value && <Recent />}
      {playback.isPlaying.value && (
        <>
          <button class="button small banner-next" onClick={playback.next}>
            {text.next}
          </button>
          <button class="button small" onClick={playback.skip}>
            {text.skip} <kbd>{text.skipKey}</kbd>
          </button>
        </>
      )}
    </div>
  );
}
