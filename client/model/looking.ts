import { effect, signal } from '@preact/signals';
import { info, mySeat, send } from './table';

/** Somebody at this page wants a moment more before the match begins. */
export const wantsMoment = signal(false);

/** T11: a full table begins when every page shows it; this one says so when it does not, and when it does again. */
export function startLooking(): void {
  const isOnScreen = signal(!document.hidden);
  document.addEventListener('visibilitychange', () => (isOnScreen.value = !document.hidden));
  effect(() => {
    const table = info.value;
    const own = mySeat.value === undefined ? undefined : table?.seats[mySeat.value];
    const looks = isOnScreen.value && !wantsMoment.value;
    if (!table?.isChecking || !own) wantsMoment.value = false;
    else if (own.isAwaited === looks) void send('look', { on: looks });
  });
}
