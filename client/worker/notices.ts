import { scope, type OpenPage, type Pushed } from './scope';

/** What the server pushes: what to say, and where it is about. */
interface Notice {
  readonly kind: string;
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  /** How many tables wait for this person. */
  readonly badge?: number;
  /** The tags of all tables that wait for them. */
  readonly asked?: readonly unknown[];
}

const ICON = '/icons/icon-192.png';
const BADGE = '/icons/badge-96.png';

let last: Promise<unknown> = Promise.resolve();

/** One after the other: of two that come together the later one holds. */
export function showPushed(data: Pushed['data']): Promise<void> {
  const shown = last.then(() => show(data));
  last = shown.catch(() => undefined);
  return shown;
}

/** One for each tag: a newer one takes the place of the one before. */
async function show(data: Pushed['data']): Promise<void> {
  const { title, body, kind, tag, url, badge, asked } = noticeFrom(data);
  await scope.registration.showNotification(title, {
    body,
    tag,
    icon: ICON,
    badge: BADGE,
    data: { url, kind, at: Date.now() },
  });
  if (asked) await closeUntrue(asked, Infinity);
  if (badge !== undefined) await setBadge(badge);
}

/** Whoever presses it is brought to its page: to the one that is open, else by the start page, else by a new one. */
export async function followNotice(notice: Notification): Promise<void> {
  notice.close();
  const url = urlOf(notice);
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAt = (path: string) => (page: OpenPage) => new URL(page.url).pathname === path;
  const there = open.find(isAt(pathOf(url)));
  if (there) return void (await there.focus());
  const start = open.find(isAt('/'));
  if (!start) return void (await scope.clients.openWindow(url));
  await start.navigate(url);
  await start.focus();
}

/** Whoever is at the table needs no call to it any more. */
export async function closeNoticesOf(url: string): Promise<void> {
  for (const notice of await scope.registration.getNotifications())
    if (pathOf(urlOf(notice)) === url) notice.close();
}

/** Their person has answered elsewhere, or was too late: `asked` are the tables that waited for them then. */
export async function closeUntrue(asked: readonly unknown[], then: number): Promise<void> {
  for (const notice of await scope.registration.getNotifications()) {
    const { kind, at } = (notice.data ?? {}) as { readonly kind?: unknown; readonly at?: unknown };
    const isOlder = typeof at === 'number' && at < then;
    if (kind === 'turn' && isOlder && !asked.includes(notice.tag)) notice.close();
  }
}

/** Without the place within the page. */
function pathOf(url: string): string {
  return url.replace(/#.*/, '');
}

function urlOf({ data }: Notification): string {
  const { url } = (data ?? {}) as { readonly url?: unknown };
  return typeof url === 'string' ? url : '/';
}

/** A push must be shown, whatever it says. */
function noticeFrom(data: Pushed['data']): Notice {
  const said = readable(data);
  const text = (name: keyof Notice, otherwise: string): string => {
    const value = said[name];
    return typeof value === 'string' ? value : otherwise;
  };
  const url = text('url', '/');
  return {
    title: text('title', 'Pocket Arena'),
    body: text('body', ''),
    kind: text('kind', ''),
    tag: text('tag', 'pocket-arena'),
    // Of this site alone: a path, and no second slash that would make it another host.
    url: /^\/(?![/\\])/.test(url) ? url : '/',
    badge: typeof said.badge === 'number' && said.badge >= 0 ? said.badge : undefined,
    asked: Array.isArray(said.asked) ? said.asked : undefined,
  };
}

function readable(data: Pushed['data']): Partial<Record<keyof Notice, unknown>> {
  try {
    const said = data?.json();
    return typeof said === 'object' && said !== null ? said : {};
  } catch {
    return {};
  }
}

async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
