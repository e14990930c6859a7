import type { RefusalReason } from '../../shared/protocol';
import type { Standing } from '../store/standing';
import { pause as rest, systemPorts, type Pacing } from '../base/ports';
import { Busy } from './admission';

/** Once quickly, then no more often than pages would come again themselves (`client/net/patience.ts`). */
const PAUSES_MS = [50, 200, 300, 400, 500, 500, 500, 500];
/**
 * Pages wait four seconds for an answer (`client/net/line.ts`), and the last try must be over by then. Of the first one
 * a second may go into waiting for a node that is only slow (`framework/swiftPresence.ts`).
 */
const PATIENCE_MS = 3000;

/** Who was told when to come back does so within so long after it: all at once would only wait for each other. */
const SPREAD_MS = 250;

const BUSY: RefusalReason = 'busy';

/**
 * For a moment a table can be nowhere: somebody else is just having it opened, its node lets go of it or did not answer
 * in time, its room is not on the list yet. Whoever comes then waits here. A node that is itself out of touch keeps
 * nobody: another one can help.
 */
export async function waitAtTheDoor<Seat>(
  standing: Pick<Standing, 'isHeld' | 'isInTouch'>,
  knock: () => Promise<Seat>,
  { ports = systemPorts, chance = Math.random }: { ports?: Pacing; chance?: () => number } = {},
): Promise<Seat> {
  const giveUpAt = ports.steady() + PATIENCE_MS;
  for (const usual of PAUSES_MS) {
    let pause = usual;
    try {
      return await knock();
    } catch (error) {
      const isBusy = error instanceof Error && error.message === BUSY;
      const isFit = standing.isHeld() && standing.isInTouch();
      if (error instanceof Busy) pause = Math.ceil(error.comeBackInMs + SPREAD_MS * chance());
      if (!isBusy || !isFit || ports.steady() + pause > giveUpAt) throw error;
    }
    await rest(ports, pause);
  }
  return knock();
}
