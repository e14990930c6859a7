import { computed, effect, signal } from '@preact/signals';
import { perTable } from './perTable';
import { chat, info, mySeat } from './table';
import { isWide } from './wide';

/** Which of log, chat and the game's own sheets is to be seen. */
export const tab = signal('log');
/** On a narrow screen they lie over the table when they are asked for. */
export const isSheetOpen = signal(false);

/** On a wide screen it has a place of its own; on others it lies over the table. */
export const isChatSeen = computed(() => tab.value === 'chat' && (isWide.value || isSheetOpen.value));

/** Up to when the chat of a table has been read here, in the server's time. */
const kept = perTable<{ readonly matchId: string; readonly at: number }>('chatRead');
const readUntil = signal(0);
export const unread = computed(
  () => chat.value.filter(({ seat, at }) => seat !== mySeat.value && at > readUntil.value).length,
);

/** What is in sight has been read; what others left while one was away has not. */
export function startReading(): void {
  const matchId = computed(() => info.value?.matchId);
  effect(() => {
    readUntil.value = (matchId.value && kept.of(matchId.value)?.at) || 0;
  });
  effect(() => {
    const last = chat.value.at(-1)?.at ?? 0;
    if (!isChatSeen.value || last <= readUntil.peek()) return;
    readUntil.value = last;
    const table = matchId.peek();
    if (table) kept.keep({ matchId: table, at: last });
  });
}
