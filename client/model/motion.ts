import { computed, signal } from '@preact/signals';
import { speed, SPEED_FACTORS } from './settings';

/** Something is shown step by step just now: pieces walk to where they are instead of standing there at once. */
export const isPlaying = signal(false);

/** What is played back goes quicker the more of it waits: a factor of what a beat deserves. */
export const hurry = signal(1);

/** How long motion may take, as a factor of the same. */
export const tempo = computed(() => hurry.value * SPEED_FACTORS[speed.value]);
