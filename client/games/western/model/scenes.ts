import { computed } from '@preact/signals';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { log } from '../../../model/log';
import { playback } from '../../../model/playback';
import { sceneNow } from './stage';
import { decision, shown } from './table';

/** The scene that is shown large at this moment, if there is one. */
export const scene = computed(() => {
  const open = shown.value;
  if (!open) return undefined;
  const told = log.value.slice(0, log.value.length - playback.pending.value) as readonly WesternEvent[];
  return sceneNow(told, open, playback.isPlaying.value || isChoosingPot());
});

/** What was won is chosen in front of the hand that won it. */
function isChoosingPot(): boolean {
  const asked = decision.value;
  if (asked?.kind === 'pot') return true;
  return asked?.kind === 'wild' && (asked.about.cause === 'pot' || asked.about.cause === 'right');
}
