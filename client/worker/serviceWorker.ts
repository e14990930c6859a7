import { showPushed, closeNoticesOf, closeUntrue, followNotice } from './notices';
import { scope } from './scope';
import { Shelf } from './shelf';

/**
 * The page without a network, and news while it is closed. Written here rather than made by a tool: it answers for the
 * files of its own list and for nothing else, so what is never kept (API, match-making, engines, the host's page, whatever
 * carries a token) does not have to be excluded.
 */

/** Every file of this release with the hash of its content; put in by the build (scripts/lib/appShell.ts). */
declare const RELEASE: { readonly version: string; readonly files: Readonly<Record<string, string>> };

const PAGE = '/index.html';
/** Addresses that are the server's own. All others that name no file are the page, as in server/http/pages.ts. */
const SERVERS_OWN = /^\/(api|admin|engines|matchmake|healthz|readyz|metrics)(\/|$)/;

// Named once: the build writes the whole list wherever it stands.
const { version, files } = RELEASE;
const shelf = new Shelf(version, files);

scope.addEventListener('install', (event) => event.waitUntil(shelf.fill()));

// Pages of the release before go on with its files: those of the one in use are left where they are.
scope.addEventListener('activate', (event) =>
  event.waitUntil(shelf.clearOthers().then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!SERVERS_OWN.test(pathname) && !pathname.includes('.'))
      event.respondWith(shelf.find(PAGE).then((page) => page ?? fetch(request)));
  } else if (search === '' && shelf.mayHave(pathname))
    event.respondWith(shelf.find(pathname).then((file) => file ?? fetch(request)));
});

scope.addEventListener('message', (event) => {
  const { type, url, asked, at } = event.data as Readonly<Record<string, unknown>>;
  if (type === 'takeOver') event.waitUntil(scope.skipWaiting());
  else if (type === 'here' && typeof url === 'string') event.waitUntil(closeNoticesOf(url));
  else if (type === 'asked' && Array.isArray(asked) && typeof at === 'number')
    event.waitUntil(closeUntrue(asked, at));
});

scope.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(followNotice(event.notification)));
