import type { SeatInfo, TableInfo } from '../../shared/protocol/table';
import { ui } from '../games/current';
import { t } from '../i18n';
import { mySeat, send } from '../model/table';
import { RuledTitle } from '../parts/RuleLink';

/** T12: who plays the own seat, and why; what is lost by it, and the way back. */
export function AutopilotNotice({ table, own }: { table: TableInfo; own: SeatInfo }) {
  const text = t().table;
  const rule = ui().words().autopilotRule;
  return (
    <>
      <RuledTitle rule={rule}>{text.autopilotNote}</RuledTitle>
      <p role="status">
        {own.autopilot && text.autopilotWhy[own.autopilot]} {table.paused && text.autopilotWaits}
      </p>
      <p>{text.autopilotText}</p>
      <button class="button primary" onClick={() => void send('resume', {})}>
        {text.resumeSeat}
      </button>
    </>
  );
}

/** T12: the first deadline that was missed costs a decision; it is said before the second costs the seat. */
export function MissedNotice({ table }: { table: TableInfo }) {
  const own = mySeat.value === undefined ? undefined : table.seats[mySeat.value];
  if (!own?.hasMissed) return null;
  return (
    <p class="notice" role="alert">
      {t().table.missed}
    </p>
  );
}
