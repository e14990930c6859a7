import { setTimeout as sleep } from 'node:timers/promises';
import type { RefusalReason } from '../../shared/protocol';
import type { Standing } from '../store/standing';
import { monotonic } from '../base/monotonic';

/** Once quickly, then no more often than pages would come again themselves (`client/net/patience.ts`). */
const PAUSES_MS = [50, 200, 300, 400, 500, 500, 500, 500];
/**
 * Pages wait four seconds for an answer (`client/net/line.ts`), and the last try must be over by then. Of the first one
 * a second may go into waiting for a node that is only slow (`framework/swiftPresence.ts`).
 */
const PATIENCE_MS = 3000;

const BUSY: RefusalReason = 'busy';

/**
 * For a moment a table can be nowhere: somebody else is just having it opened, its node lets go of it or did not answer
 * in time, its room is not on the list yet. Whoever comes then waits here. A node that is itself out of touch keeps
 * nobody: another one can help.
 */
export async function waitAtTheDoor<Seat>(
  standing: Pick<Standing, 'isHeld' | 'isInTouch'>,
  knock: () => Promise<Seat>,
): Promise<Seat> {
  const giveUpAt = monotonic() + PATIENCE_MS;
  for (const pause of PAUSES_MS) {
    try {
      return await knock();
    } catch (error) {
      const isBusy = error instanceof Error && error.message === BUSY;
      const isFit = standing.isHeld() && standing.isInTouch();
      if (!isBusy || !isFit || monotonic() + pause > giveUpAt) throw error;
    }
    await sleep(pause);
  }
  return knock();
}
