import type { Seen } from '../../shared/fairness/archive';
import { contributionTo, forgetContribution } from '../model/contribution';
import { stored } from '../model/storage';

/** What this browser noted of its latest matches, so that nobody can tell it another story later. */
const MATCHES = 40;
const LIST = 'seen';

export function notesOf(matchId: string): Seen {
  return { ...notedOf(matchId), contribution: contributionTo(matchId) };
}

/** The same without what this browser added to the seed, which is kept where it was added. */
export function notedOf(matchId: string): Seen {
  return parsed(keyOf(matchId)) ?? {};
}

/** The oldest ones go when there are too many. */
export function keepNotes(matchId: string, seen: Seen): void {
  stored.setText(keyOf(matchId), JSON.stringify(seen));
  const list = (parsed(LIST) ?? []) as readonly string[];
  if (list.at(-1) === matchId) return;
  const matches = [...list.filter((other) => other !== matchId), matchId];
  for (const old of matches.slice(0, -MATCHES)) {
    stored.remove(keyOf(old));
    forgetContribution(old);
  }
  stored.setText(LIST, JSON.stringify(matches.slice(-MATCHES)));
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(stored.text(key) ?? 'null');
  } catch {
    return undefined;
  }
}

function keyOf(matchId: string): string {
  return `${LIST}.${matchId}`;
}
