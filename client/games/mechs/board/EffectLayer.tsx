import type { MechsEvent } from '../../../../shared/games/mechs/events';
import type { Open } from '../../../../shared/games/mechs/state';
import { playback } from '../../../model/playback';
import { signOf, toneOf } from '../../../model/tone';
import { heightOf, middleOf, type Camera } from './camera';
import { effectOf } from './effects';

let shownCount = 0;
let lastCue: unknown;

/** A flash and a figure that rises where something happens. Decoration: it never says what is not also in the log. */
export function EffectLayer({ open, camera }: { open: Open; camera: Camera }) {
  const cue = playback.cue.value;
  if (cue !== lastCue) {
    lastCue = cue;
    shownCount++;
  }
  const effect = cue && playback.isPlaying.value ? effectOf(cue as MechsEvent, open) : undefined;
  if (!effect) return null;
  const { zone, change = 0 } = effect;
  const { east, south } = middleOf(zone);
  const { x, y, unit } = camera.see(east + 0.08, south, heightOf(open.zones[zone]) + 0.2);
  const flat = camera.isFlat ? 0.9 : 0.62;
  return (
    <g
      key={shownCount}
      class="effects"
      transform={`translate(${x} ${y}) scale(${unit / 100})`}
      aria-hidden="true"
    >
      {effect.look === 'burst' && (
        <g class="effect-burst">
          <use href="#art-burst" x="-55" y="-55" width="110" height="110" />
        </g>
      )}
      {effect.look === 'clash' && <ellipse class="effect-clash" rx="46" ry={46 * flat} />}
      {(effect.look === 'glow' || effect.look === 'mark') && (
        <ellipse class={`effect-${effect.look}`} rx="42" ry={42 * flat} />
      )}
      {change !== 0 && (
        <text class={`effect-words effect-${toneOf(change)}`} y="-18" text-anchor="middle">
          {signOf(change)}
        </text>
      )}
    </g>
  );
}
