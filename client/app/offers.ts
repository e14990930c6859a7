import { signal } from '@preact/signals';
import { stored } from '../model/storage';

/** What the browser has for this page as an app. Small, since every page carries it: the rest comes when there is something. */

/** There is a newer release than the one that this page is of. */
export const isNewerThere = signal(false);

/** Chrome's and Edge's way to be asked for an installation. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}
export const installOffer = signal<InstallOffer | undefined>(undefined);

/** Remembered: this browser's person was told that the page can be installed. */
export const HINTED = 'installHint';

/** Long enough for whatever the page itself fetches. */
const REST_MS = 5000;

/** Asked for once nobody waits for the page any more: what is kept for later is fetched after what is needed now. */
export function startApp(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Whoever was told once finds it where the browser has it.
    if (stored.text(HINTED) !== undefined) return;
    event.preventDefault();
    installOffer.value = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (installOffer.value = undefined));
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const start = () => void import('./worker').then(({ startWorker }) => startWorker()).catch(() => undefined);
  // A page that is busy all the time is not waited for longer than it rests.
  const whenIdle = () => globalThis.requestIdleCallback?.(start, { timeout: REST_MS }) ?? start();
  addEventListener('load', () => setTimeout(whenIdle, REST_MS));
}
