import { computed } from '@preact/signals';
import type { Open } from '../../../../shared/games/mechs/state';
import type { MechsView } from '../../../../shared/games/mechs/types';
import { playback } from '../../../model/playback';
import * as frame from '../../../model/table';

/** The table of this page, which is one of Mechs while anything here is drawn. */
export const view = computed(() => frame.view.value as MechsView | undefined);
export const decision = computed(() => view.value?.decision);
export const shown = computed(() => (playback.shown.value ?? view.value?.open) as Open | undefined);
