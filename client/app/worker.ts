import { effect } from '@preact/signals';
import { route } from '../model/route';
import { isNewerThere } from './offers';

/** The page's side of its worker (client/worker): where it is registered, asked for news and let take over. */

const LOOK_MS = 60 * 60_000;
/** A worker that takes longer than this is not waited for. */
const TAKE_OVER_MS = 20_000;

export async function startWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  const hadOne = container.controller !== null;
  // Another page let a newer one take over: this one goes on with the files that it began with.
  container.addEventListener('controllerchange', () => {
    if (hadOne) isNewerThere.value = true;
  });
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  const look = () => {
    if (registration.waiting && container.controller) isNewerThere.value = true;
  };
  // Another page, or this one before it came so far, may have found it: then it is under way or there already.
  const follow = () => registration.installing?.addEventListener('statechange', look);
  look();
  follow();
  registration.addEventListener('updatefound', follow);
  setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
  effect(() => {
    const { screen } = route.value;
    if (screen === 'table' || screen === 'replay') sayHere();
  });
  document.addEventListener('visibilitychange', sayHere);
}

/** Whoever looks at a table, or at what became of it, needs no notification of it any more. */
function sayHere(): void {
  if (document.hidden) return;
  navigator.serviceWorker.controller?.postMessage({ type: 'here', url: location.pathname });
}

/** The newest worker there is answers for this page from now on; at once where none is newer. */
export async function letNewestTakeOver(): Promise<void> {
  const container = navigator.serviceWorker;
  const registration = await container?.getRegistration();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  const newer = registration.installing ?? registration.waiting;
  if (!newer) return;
  await inTime(
    new Promise<void>((resolve) => {
      container.addEventListener('controllerchange', () => resolve());
      const ask = () => {
        if (newer.state === 'installed') newer.postMessage({ type: 'takeOver' });
        else if (newer.state === 'redundant') resolve();
      };
      newer.addEventListener('statechange', ask);
      ask();
    }),
  );
}

/** The next load is the server's own, whatever was kept. */
export async function forgetKeptFiles(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}

function inTime(done: Promise<void>): Promise<void> {
  return Promise.race([done, new Promise<void>((resolve) => setTimeout(resolve, TAKE_OVER_MS))]);
}
