import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../../shared/core';
import type { WesternEvent } from '../../../../shared/games/western/events';
import type { Open } from '../../../../shared/games/western/state';
import { playback } from '../../../model/playback';
import { KindIcon } from '../parts/KindIcon';
import './SeatGain.css';

type Gained = Extract<WesternEvent, { type: 'influenceGained' }>;

const FLIGHT_MS = 420;

let shownCount = 0;
let lastCue: unknown;

/** What a seat gains, as it gains it. Decoration: the track and the log say it, too. */
export function SeatGain({ open, seat }: { open: Open; seat: Seat }) {
  const cue = playback.cue.value as WesternEvent | undefined;
  if (cue !== lastCue) {
    lastCue = cue;
    shownCount++;
  }
  if (!playback.isPlaying.value || cue?.type !== 'influenceGained' || cue.seat !== seat) return null;
  return <Flying key={shownCount} open={open} cue={cue} />;
}

/** It comes from the pot or the spot that gives it, where that is in sight. */
function Flying({ open, cue }: { open: Open; cue: Gained }) {
  const gain = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const source = sourceOf(open, cue)?.getBoundingClientRect();
    if (!gain.current || !source || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { left, top, width, height } = gain.current.getBoundingClientRect();
    // The column of seats cuts off what reaches out of it.
    Object.assign(gain.current.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      right: 'auto',
    });
    const x = source.left + (source.width - width) / 2 - left;
    const y = source.top + (source.height - height) / 2 - top;
    gain.current.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
      duration: FLIGHT_MS * playback.tempo.value,
      easing: 'ease-out',
    });
  }, []);
  return (
    <span ref={gain} class="seat-gain" aria-hidden="true">
      +{cue.amount} <KindIcon kind={cue.kind} />
    </span>
  );
}

function sourceOf({ posses }: Open, { seat, cause }: Gained): Element | null {
  if (cause === 'pot' || cause === 'right') return document.querySelector('.stage .showdown-pot');
  if (cause !== 'left' && cause !== 'porch') return null;
  // Both are given to a posse as soon as it stands: to the one that came last.
  const posse = posses.findLast(({ player }) => player === seat);
  return posse ? document.querySelector(`[data-target^="spot-${posse.place}-${posse.spot}"]`) : null;
}
