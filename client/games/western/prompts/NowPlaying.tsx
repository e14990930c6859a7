import type { WesternTypes } from '../../../../shared/games/western/types';
import { lineOf } from '../../../model/log';
import { playback } from '../../../model/playback';
import { RichText } from '../../../parts/RichText';
import type { Shown } from '../../ui';
import { t } from '../texts';

/** While things happen: what is being played, and the way past it. */
export function NowPlaying({ open }: Shown<WesternTypes>) {
  const cue = playback.cue.value;
  const line = cue && lineOf(cue);
  const text = t().prompts;
  return (
    <div class={`now${open.active === undefined ? '' : ` seat-${open.active}`}`}>
      <p class="dock-wait">{line ? <RichText text={line} /> : text.watchFirst}</p>
      <button class="button small" onClick={playback.skip}>
        {text.skip}
      </button>
    </div>
  );
}
