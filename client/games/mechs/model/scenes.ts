import { computed } from '@preact/signals';
import type { MechsEvent } from '../../../../shared/games/mechs/events';
import { playback } from '../../../model/playback';
import { ahead, told } from '../../../model/told';
import { sceneOf } from './scene';
import { sceneNow } from './stage';
import { shown, view } from './table';

/** The scene that is shown large at this moment, if there is one. */
export const scene = computed(() => {
  const open = shown.value;
  const now = view.value;
  if (!open || !now) return undefined;
  return sceneNow(sceneOf(now, open), told.value as readonly MechsEvent[], {
    isShowing: playback.isPlaying.value,
    ahead: ahead.value as readonly MechsEvent[],
  });
});
