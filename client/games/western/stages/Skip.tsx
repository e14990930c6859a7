import { playback } from '../../../model/playback';
import { t } from '../texts';

/** Past what is being shown: one scene, or all of it. */
export function Skip() {
  if (!playback.isPlaying.value) return null;
  return (
    <div class="stage-skip">
      <button class="button small" onClick={playback.next}>
        {t().stages.next}
      </button>
      <button class="button small" onClick={playback.skip}>
        {t().stages.skip}
      </button>
    </div>
  );
}
