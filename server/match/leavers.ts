import type { AutopilotReason } from '../store/autopilotReason';
import type { Kept } from './kept';

/** Who played a seat, and whether its person was at the table, when the match ended. */
export interface AtTheEnd {
  readonly autopilot?: AutopilotReason;
  readonly here: boolean;
}

/** T14: whose seat the autopilot plays at the end, and who does not look on either, has left. */
export function isGone({ autopilot, here }: AtTheEnd): boolean {
  return autopilot !== undefined && !here;
}

/** The same by the results of a match, and before there are any as it was last written: every coming and going is. */
export function goneFrom({
  autopilots,
  pace,
  holders,
  leavers,
}: Pick<Kept, 'autopilots' | 'pace' | 'holders' | 'leavers'>): boolean[] {
  if (leavers) return holders.map((_, seat) => leavers.includes(seat));
  return holders.map((_, seat) =>
    isGone({ autopilot: autopilots[seat], here: pace?.places[seat]?.seen === undefined }),
  );
}
