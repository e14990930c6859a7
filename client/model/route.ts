import { signal } from '@preact/signals';
import { stored } from './storage';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly code: string }
  /** `rule`: the number to open the page at. */
  | { readonly screen: 'rules'; readonly rule?: string };

export const route = signal<Route>(routeOf(location.pathname, location.hash));

addEventListener('popstate', () => {
  route.value = routeOf(location.pathname, location.hash);
});

export function go(to: Route): void {
  history.pushState(null, '', pathOf(to));
  route.value = to;
  scrollTo(0, 0);
}

export function pathOf(to: Route): string {
  if (to.screen === 'table') return `/t/${to.code}`;
  return to.screen === 'rules' ? `/rules${to.rule ? `#${to.rule}` : ''}` : '/';
}

function routeOf(path: string, hash: string): Route {
  const code = /^\/t\/([A-Za-z]+)\/?$/.exec(path)?.[1];
  if (code) return { screen: 'table', code: code.toUpperCase() };
  return path.startsWith('/rules')
    ? { screen: 'rules', rule: hash.slice(1) || undefined }
    : { screen: 'home' };
}

/** The code for moving is behind the #: no server and no log ever sees it there. */
const MOVE = '#move=';
export function movePath(code: string, once: string): string {
  return pathOf({ screen: 'table', code }) + MOVE + once;
}

/** The code for moving that this page was opened with, if any; asked once, then it is gone from the address. */
export function takeMove(): string | undefined {
  if (!location.hash.startsWith(MOVE)) return undefined;
  const once = location.hash.slice(MOVE.length);
  history.replaceState(null, '', location.pathname);
  return once;
}

/** The table this browser sat at last, for "continue". */
const LAST_TABLE = 'lastTable';
export const lastTable = {
  get: (): string | undefined => stored.text(LAST_TABLE),
  keep: (code: string): void => stored.setText(LAST_TABLE, code),
  forget: (): void => stored.remove(LAST_TABLE),
};
