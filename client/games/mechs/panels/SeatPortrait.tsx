import type { SeatState } from '../../../../shared/games/mechs/state';
import { explain } from '../../../model/explain';
import { Portrait } from '../art/Portrait';
import { PilotBadge, RobotBadge } from '../board/PilotMark';
import { t } from '../texts';
import './SeatPortrait.css';

/** Who sits there: a face with its emblem, which tells seats apart without their colour. */
export function SeatPortrait({ state: { pilot, robot } }: { state: SeatState }) {
  const text = t().table;
  if (pilot)
    return (
      <button class="seat-mark seat-portrait" onClick={() => explain({ type: 'pilot', id: pilot })}>
        <Portrait face={pilot} />
        <PilotBadge pilot={pilot} label={t().cards.pilots[pilot].name} />
      </button>
    );
  if (robot)
    return (
      <span class="seat-mark seat-portrait">
        <Portrait face="robot" />
        <RobotBadge label={text.robot} />
      </span>
    );
  return (
    <span class="seat-mark seat-portrait seat-mark-unknown" aria-label={text.pilotUnknown} role="img">
      <Portrait />
    </span>
  );
}
