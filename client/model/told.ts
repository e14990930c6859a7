import { computed, signal } from '@preact/signals';
import { log } from './log';
import { playback } from './playback';

/** What has happened, down to what is being shown; the rest of the log waits for its turn. */
export const told = computed(() => log.value.slice(0, log.value.length - playback.pending.value));

/** In the mode for screen readers: what has happened is still being read out. */
export const isTelling = signal(false);

/** What is known and still to be shown. */
export const ahead = computed(() => log.value.slice(log.value.length - playback.pending.value));
