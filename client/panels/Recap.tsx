import { useSignal, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { automatic } from '../model/habits';
import { lastSeen } from '../model/lastSeen';
import { beatOf, eventsSince, lineOf, rowOf, toldCount, type TableEvent } from '../model/log';
import { playback } from '../model/playback';
import { speed, SPEED_FACTORS } from '../model/settings';
import { mySeat, recapped, view } from '../model/table';
import { RichText } from '../parts/RichText';
import { Sheet } from '../parts/Sheet';
import { daysText } from './daysText';
import '../find/Doors.css';

/** Of a long absence the weightiest lines. */
const MOST_LINES = 12;

/** Over days: what happened since one was here last, as a short story, and once more on the table itself. */
export function Recap({ table }: { table: TableInfo }) {
  const { matchId } = table;
  const before = useMemo(() => lastSeen.of(matchId), [matchId]);
  const isRead = useSignal(false);
  useSignalEffect(() => {
    const open = view.value?.open;
    if (open !== undefined) lastSeen.keep({ matchId, events: toldCount(), open });
  });
  const missed = recapped.value;
  if (!missed || isRead.value) return null;
  const lines = storyOf(missed);
  const text = daysText.text().recap;
  const notPlayed = whoPlayed(table);
  if (lines.length < 2 && !notPlayed) return null;
  const since = before && eventsSince(before.events);
  const close = () => (isRead.value = true);
  const show = () => {
    close();
    if (before && since) playback.again(before.open, since);
  };
  return (
    <Sheet onClose={close}>
      <section class="panel home-door">
        <h2>{text.title}</h2>
        {notPlayed && <p class="notice">{notPlayed}</p>}
        <ol>
          {lines.map((line, i) => (
            <li key={i}>
              <RichText text={line} isSkipped />
            </li>
          ))}
        </ol>
        {automatic.value.length > 0 && <p class="home-hint">{text.forYou(automatic.value.length)}</p>}
        {since && SPEED_FACTORS[speed.value] > 0 && (
          <button class="button" onClick={show}>
            {text.show}
          </button>
        )}
        <button class="button primary" onClick={close}>
          {text.close}
        </button>
      </section>
    </Sheet>
  );
}

/** T12: that some of it was not one's own doing. On a phone what the table says of it lies below what is asked next. */
function whoPlayed({ seats }: TableInfo): string | undefined {
  const own = mySeat.value === undefined ? undefined : seats[mySeat.value];
  if (own?.hasMissed) return t().table.missed;
  return own?.autopilot === 'expired' ? daysText.text().recap.autopilot : undefined;
}

/** In the order in which it happened; of too much what weighs least is left out. */
function storyOf(events: readonly TableEvent[]): string[] {
  const told = events.flatMap((event, at) => {
    const line = lineOf(event);
    const { isScene, opens } = rowOf(event);
    const beat = beatOf(event) ?? 0;
    return line ? [{ line, at, weight: beat + (isScene ? 5000 : 0) + (opens === 'round' ? 2000 : 0) }] : [];
  });
  return told
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, MOST_LINES)
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
}
