import { t } from '../i18n';
import { playback } from '../model/playback';
import './Stage.css';

/** Past what is being shown large: one step of it, or all. */
export function StageSkip() {
  if (!playback.isPlaying.value) return null;
  const text = t().table;
  return (
    <div class="stage-skip stage-skip-on">
      <button class="button small" onClick={playback.next}>
        {text.next}
      </button>
      <button class="button small" onClick={playback.skip}>
        {text.skip}
      </button>
    </div>
  );
}
