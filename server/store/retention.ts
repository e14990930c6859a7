import type { Store } from './store';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

export interface RetentionOptions {
  /** Finished matches are kept this long; for ever when it is not given. */
  readonly days?: number;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Deletes old matches at start and every hour after. Returns how to stop it. */
export function startRetention(store: Store, { days, now, onError }: RetentionOptions): () => void {
  if (days === undefined) return () => undefined;
  const prune = () => void store.prune(now() - days * DAY_MS).catch(onError);
  prune();
  const timer = setInterval(prune, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
