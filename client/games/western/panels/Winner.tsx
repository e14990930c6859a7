import { RIVAL, type Open } from '../../../../shared/games/western/state';
import { BossBust } from '../parts/BossBust';

/** Who has the town now. */
export function Winner({ open, seat }: { open: Open; seat: number }) {
  return <BossBust boss={seat === RIVAL ? 'rival' : open.seats[seat]?.boss} />;
}
