import { stored } from './storage';

/** Of so many tables something is remembered. */
const MOST_TABLES = 20;

interface Kept {
  readonly matchId: string;
}

/** What this browser remembers of each of the tables that it showed last. */
export function perTable<T extends Kept>(key: string) {
  const all = (): readonly T[] => {
    try {
      const kept = JSON.parse(stored.text(key) ?? '[]') as unknown;
      return Array.isArray(kept) ? (kept as T[]) : [];
    } catch {
      return [];
    }
  };
  const write = (tables: readonly T[]) => stored.setText(key, JSON.stringify(tables.slice(0, MOST_TABLES)));
  const without = (matchId: string) => all().filter((one) => one.matchId !== matchId);
  return {
    all,
    of: (matchId: string) => all().find((one) => one.matchId === matchId),
    keep: (now: T) => write([now, ...without(now.matchId)]),
    forget: (matchId: string) => write(without(matchId)),
  };
}
