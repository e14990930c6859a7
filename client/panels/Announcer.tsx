import { askOf } from '../games/asked';
import { lineOf } from '../model/log';
import { playback } from '../model/playback';
import { decision } from '../model/table';
import { plainText } from '../parts/RichText';

/** Says what happens to those who do not see it. */
export function Announcer() {
  const cue = playback.cue.value;
  const happened = cue && lineOf(cue);
  const asked = playback.isPlaying.value ? undefined : decision.value;
  return (
    <div class="visually-hidden" aria-live="polite" role="status">
      {happened ? plainText(happened) : ''} {asked ? askOf(asked).title : ''}
    </div>
  );
}
