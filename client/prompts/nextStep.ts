import { signal } from '@preact/signals';

/** Where an answer takes several steps and one is done: what comes next, in place of the title. */
export const nextStep = signal<string | undefined>(undefined);
