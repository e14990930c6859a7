import type { MechsEvent } from '../../../../shared/games/mechs/events';
import type { Open } from '../../../../shared/games/mechs/state';
import { playback } from '../../../model/playback';
import { effectOf } from '../events';
import { centreOf } from './geometry';

let shownCount = 0;
let lastCue: unknown;

/** A flash and a figure that rises where something happens. Decoration: it never says what is not also in the log. */
export function EffectLayer({ open }: { open: Open }) {
  const cue = playback.cue.value;
  if (cue !== lastCue) {
    lastCue = cue;
    shownCount++;
  }
  const effect = cue && playback.isPlaying.value ? effectOf(cue as MechsEvent, open) : undefined;
  if (!effect) return null;
  const { x, y } = centreOf(effect.zone);
  return (
    <g key={shownCount} class="effects" style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      {effect.look === 'burst' && (
        <path
          class="effect-burst"
          d="m0-46 12 26 26-16-12 28 30 8-30 9 12 28-27-15-11 27-11-27-27 15 12-28-30-9 30-8-12-28 26 16z"
        />
      )}
      {effect.look === 'clash' && <circle class="effect-clash" r="44" />}
      {effect.look === 'glow' && <circle class="effect-glow" r="40" />}
      {effect.words && (
        <text class={`effect-words effect-${effect.tone ?? 'good'}`} y="-18" text-anchor="middle">
          {effect.words}
        </text>
      )}
    </g>
  );
}
