import { scope } from './scope';
import { CACHES } from './shelf';

/** What is served in the worker's place where a host wants none (SERVICE_WORKER=off): it goes, with all that was kept. */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
