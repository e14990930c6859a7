import type { Seat } from '../../../../shared/core';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { playback } from '../../../model/playback';
import { KindIcon } from '../parts/KindIcon';
import './SeatGain.css';

let shownCount = 0;
let lastCue: unknown;

/** What a seat gains, as it gains it. Decoration: the track and the log say it, too. */
export function SeatGain({ seat }: { seat: Seat }) {
  const cue = playback.cue.value as WesternEvent | undefined;
  if (cue !== lastCue) {
    lastCue = cue;
    shownCount++;
  }
  if (!playback.isPlaying.value || cue?.type !== 'influenceGained' || cue.seat !== seat) return null;
  return (
    <span key={shownCount} class="seat-gain" aria-hidden="true">
      +{cue.amount} <KindIcon kind={cue.kind} />
    </span>
  );
}
