import { computed, effect, signal } from '@preact/signals';
import { chat } from './table';
import { isWide } from './wide';

/** Which of log, chat and the game's own sheets is to be seen. */
export const tab = signal('log');
/** On a narrow screen they lie over the table when they are asked for. */
export const isSheetOpen = signal(false);

const read = signal(0);
export const unread = computed(() => Math.max(0, chat.value.length - read.value));

/** What is in sight has been read. */
export function startReading(): void {
  effect(() => {
    const isChatSeen = tab.value === 'chat' && (isWide.value || isSheetOpen.value);
    // Another table begins with an empty list.
    if (isChatSeen || chat.value.length < read.peek()) read.value = chat.value.length;
  });
}
