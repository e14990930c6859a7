import { useEffect } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { go } from '../model/route';
import { blocked, mySeat, send } from '../model/table';

/** Once more: who has asked for it, one button to agree, and off to the new table when everybody does. */
export function Rematch({ table }: { table: TableInfo }) {
  const text = t().results;
  const seat = mySeat.value;
  const wants = seat !== undefined && (table.seats[seat]?.wantsRematch ?? false);
  const code = table.rematch?.code;
  const isGoing = code !== undefined && wants;
  useEffect(() => {
    if (isGoing) go({ screen: 'table', code });
  }, [isGoing]);
  if (code !== undefined) {
    return (
      <button class="button primary" onClick={() => go({ screen: 'table', code })}>
        {text.rematchGo}
      </button>
    );
  }
  if (seat === undefined) return <span />;
  const others = table.seats.filter((info) => info.seat !== seat && isAskedFor(info));
  const willing = others.filter((info) => info.wantsRematch && !blocked.value.includes(info.seat));
  const waiting = others.filter((info) => !info.wantsRematch);
  const names = (seats: readonly SeatInfo[]) => seats.map((info) => nameOf(info.seat));
  return (
    <div class="rematch">
      {willing.length > 0 && !wants && <p role="status">{text.rematchOffered(names(willing))}</p>}
      {wants && <p role="status">{text.rematchWaitsFor(names(waiting))}</p>}
      <button
        class={`button${wants ? '' : ' primary'}`}
        aria-pressed={wants}
        onClick={() => void send('rematch', { on: !wants })}
      >
        {wants ? text.rematchNot : willing.length > 0 ? text.rematchJoin : text.rematch}
      </button>
    </div>
  );
}

/** Who has gone is not waited for, and bots always want to. */
function isAskedFor({ person, connection }: SeatInfo): boolean {
  return person !== undefined && connection === 'here';
}
