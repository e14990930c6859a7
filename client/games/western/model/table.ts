import { computed } from '@preact/signals';
import type { Open, Phase } from '../../../../shared/games/western/state';
import type { WesternView } from '../../../../shared/games/western/types';
import { playback } from '../../../model/playback';
import * as frame from '../../../model/table';

/** The table of this page, which is one of Western while anything here is drawn. */
export const view = computed(() => frame.view.value as WesternView | undefined);
export const decision = computed(() => view.value?.decision);
export const shown = computed(() => (playback.shown.value ?? view.value?.open) as Open | undefined);

const BEFORE_PLAY: readonly Phase[] = ['setUp', 'bosses', 'deal', 'keep'];

/** From the first placement on what is for sale is looked at: pictures of it come after all that a table opens with. */
export const isUnderWay = computed(() => {
  const open = shown.value;
  return open !== undefined && (open.round > 1 || !BEFORE_PLAY.includes(open.phase));
});
