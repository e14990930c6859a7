import type { WesternTypes } from '../../../shared/games/western/types';
import type { Words } from '../ui';
import { t } from './texts';

/** What the frame says of Western. */
export function words(): Words<WesternTypes> {
  const { board, table, replay } = t();
  return {
    phase: ({ phase }) => table.phases[phase],
    // The Rival has no seat (W14).
    nameOfAutomatic: () => table.rival.plain,
    points: table.points,
    recent: table.recent,
    sheet: board.buildings,
    onlyPlans: table.onlyPlans,
    autopilotRule: 'S78',
    ...replay,
  };
}
