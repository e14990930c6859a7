import { signal } from '@preact/signals';
import { stored } from './storage';

export type Route =
  /** `game`: the one to choose, here and on other screens. */
  /** `isLost`: nothing is at the address that led here. */
  | { readonly screen: 'home'; readonly game?: string; readonly isLost?: true }
  | {
      readonly screen: 'table';
      readonly code: string;
      /** Without taking a seat. */
      readonly watch?: boolean;
      /** The rules are open beside the table, at this number or (`RULES`) from the beginning. */
      readonly rule?: string;
    }
  | { readonly screen: 'tables' }
  | { readonly screen: 'leaderboard'; readonly game?: string }
  /** Without an id: oneself. */
  | { readonly screen: 'person'; readonly id?: string; readonly game?: string }
  /** Without a match: to open one from a file. `spot` goes behind the #, where the page reads it. */
  | { readonly screen: 'replay'; readonly matchId?: string; readonly spot?: string }
  /** A match that is played on this device alone. */
  | { readonly screen: 'device'; readonly id: string; readonly rule?: string }
  | { readonly screen: 'fairness' }
  /** Without a lesson: the list of them. */
  | { readonly screen: 'learn'; readonly game?: string; readonly lesson?: string }
  /** `rule`: the number to open the page at. */
  | { readonly screen: 'rules'; readonly rule?: string; readonly game?: string };

export const RULES = 'rules';
/** The spot of a replay that shows how the match ended. */
export const AT_END = 'm=end';

/** Where the rules open beside the table instead of in its place. */
export function hasRulesBeside(at: Route): at is Extract<Route, { screen: 'table' | 'device' }> {
  return at.screen === 'table' || at.screen === 'device';
}

export const route = signal<Route>(routeOf(location.pathname, location.hash));

const first = route.value;

/** Whether what is shown is what the page was opened with: by a link, or anew. */
export function isFirstRoute(): boolean {
  return route.peek() === first;
}

addEventListener('popstate', () => {
  route.value = routeOf(location.pathname, location.hash);
});

export function go(to: Route): void {
  const isElsewhere = to.screen !== route.value.screen;
  history.pushState(null, '', pathOf(to));
  route.value = to;
  if (isElsewhere) scrollTo(0, 0);
}

export function pathOf(to: Route): string {
  switch (to.screen) {
    case 'home':
      return to.game === undefined ? '/' : `/play/${to.game}`;
    case 'table':
      return `/t/${to.code}${to.watch ? '/watch' : ''}${to.rule ? `#${to.rule}` : ''}`;
    case 'tables':
      return '/tables';
    case 'leaderboard':
      return `/leaderboard${part(to.game)}`;
    case 'person':
      return `${to.id === undefined ? '/me' : `/people/${to.id}`}${part(to.game)}`;
    case 'replay':
      return `/replay${to.matchId ? `/${to.matchId}` : ''}${to.spot ? `#${to.spot}` : ''}`;
    case 'device':
      return `/device/${to.id}${to.rule ? `#${to.rule}` : ''}`;
    case 'fairness':
      return '/fairness';
    case 'learn':
      return `/learn${part(to.game)}${part(to.lesson)}`;
    case 'rules':
      return `/rules${part(to.game)}${to.rule ? `#${to.rule}` : ''}`;
  }
}

/** A further step of an address, where there is one to go. */
function part(name: string | undefined): string {
  return name === undefined ? '' : `/${name}`;
}

function routeOf(path: string, hash: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').slice(1);
  if (first === 't' && /^[A-Za-z]+$/.test(second))
    return {
      screen: 'table',
      code: second.toUpperCase(),
      watch: third === 'watch' || undefined,
      rule: ruleIn(hash),
    };
  if (first === 'tables') return { screen: 'tables' };
  if (first === 'leaderboard') return { screen: 'leaderboard', game: second || undefined };
  if (first === 'me') return { screen: 'person', game: second || undefined };
  if (first === 'people' && second) return { screen: 'person', id: second, game: third || undefined };
  if (first === 'replay') return { screen: 'replay', matchId: second || undefined };
  if (first === 'device' && second) return { screen: 'device', id: second, rule: ruleIn(hash) };
  if (first === 'fairness') return { screen: 'fairness' };
  if (first === 'learn') return { screen: 'learn', game: second || undefined, lesson: third || undefined };
  if (first === 'rules')
    return { screen: 'rules', game: second || undefined, rule: hash.slice(1) || undefined };
  if (first === 'play' && second) return { screen: 'home', game: second };
  return { screen: 'home', isLost: first !== '' || undefined };
}

/** The rule that is open beside a table. */
function ruleIn(hash: string): string | undefined {
  return /^#(rules|[A-Z][\d.]+)$/.exec(hash)?.[1];
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
/** The games that this browser has had a seat in, or `yes`: of browsers that did not note which. */
const EVER_SAT = 'everSat';
export const lastTable = {
  get: (): string | undefined => stored.text(LAST_TABLE),
  keep: (code: string, game: string): void => {
    stored.setText(LAST_TABLE, code);
    const games = stored.text(EVER_SAT)?.split(' ') ?? [];
    stored.setText(EVER_SAT, [...new Set([...games, game])].join(' '));
  },
  forget: (): void => stored.remove(LAST_TABLE),
  /** Whether this browser has ever had a seat. */
  wasThereOne: (): boolean => stored.text(EVER_SAT) !== undefined,
  /** Whether it was in this game. */
  wasThereOneOf: (game: string): boolean =>
    stored
      .text(EVER_SAT)
      ?.split(' ')
      .some((name) => name === game || name === 'yes') ?? false,
};
