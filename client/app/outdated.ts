import { forgetKeptFiles, letNewestTakeOver } from './worker';

/** Reloads of this tab because the server does not know its release any more; forgotten after a while. */
const KEY = 'pocket-arena.outdated';
const FORGOTTEN_MS = 5 * 60_000;

/**
 * The server has gone on and this page has not: the new worker takes over and the page is loaded anew. If that was not
 * enough it is loaded past all that was kept; and if that was not enough either, the person is told.
 */
export async function meetOutdated(): Promise<void> {
  const tries = triesBefore();
  if (tries === undefined || tries >= 2) return;
  sessionStorage.setItem(KEY, JSON.stringify({ tries: tries + 1, at: Date.now() }));
  await (tries === 0 ? letNewestTakeOver() : forgetKeptFiles());
  location.reload();
}

/** Undefined where nothing can be remembered: a page that cannot count must not reload by itself. */
function triesBefore(): number | undefined {
  try {
    const { tries, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { tries?: number; at?: number };
    return at !== undefined && Date.now() - at < FORGOTTEN_MS ? (tries ?? 0) : 0;
  } catch {
    return undefined;
  }
}
