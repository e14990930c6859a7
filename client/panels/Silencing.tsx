import type { SeatInfo, TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { blocked, muted, silence } from '../model/table';
import { reporting } from '../people/reporting';

/** Nobody has to read what they do not want to read. */
export function Silencing({ table, people }: { table: TableInfo; people: readonly SeatInfo[] }) {
  const text = t().table;
  return (
    <ul class="words-people" aria-label={text.silence}>
      {people.map(({ seat }) => {
        const isMuted = muted.value.includes(seat);
        const isBlocked = blocked.value.includes(seat);
        return (
          <li key={seat}>
            <b class={`seat-name seat-${seat}`}>{nameOf(seat)}</b>
            <button
              class="button small"
              aria-pressed={isMuted}
              title={text.muteNote}
              onClick={() => void silence('mute', seat, !isMuted)}
            >
              {isMuted ? text.unmute : text.mute}
            </button>
            <button
              class="button small"
              aria-pressed={isBlocked}
              title={text.blockNote}
              onClick={() => void silence('block', seat, !isBlocked)}
            >
              {isBlocked ? text.unblock : text.block}
            </button>
            <button
              class="button small"
              title={text.reportNote}
              onClick={() =>
                (reporting.value = { whom: { matchId: table.matchId, seat }, name: nameOf(seat) })
              }
            >
              {text.report}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
