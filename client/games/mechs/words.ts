import type { MechsTypes } from '../../../shared/games/mechs/types';
import type { Words } from '../ui';
import { t } from './texts';

/** What the frame says of Mechs. */
export function words(): Words<MechsTypes> {
  const { table, replay, weaponOrder } = t();
  return {
    phase: ({ phase }) => table.phases[phase],
    nameOfAutomatic: table.robotName,
    points: table.points,
    recent: table.recent,
    onlyPlans: table.onlyPlans,
    autopilotRule: 'R23',
    sheet: weaponOrder.tab,
    ...replay,
  };
}
