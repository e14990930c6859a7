import { byOrder, gapOf, isSizeFor, sizesFor, type TableSize, type Ticket } from './ticket';
import { windowAfter } from './window';

export interface Group {
  readonly tickets: readonly Ticket[];
  readonly size: TableSize;
}

/** Two people who are not to be put at one table, such as when one has blocked the other. */
export type AreApart = (a: string, b: string) => boolean;

/**
 * The best table for one person among those who wait in the same pool: as large as it can be, with the nearest
 * ratings within the window that the person's own wait has opened.
 */
export function groupAround(
  anchor: Ticket,
  others: readonly Ticket[],
  { now, areApart }: { readonly now: number; readonly areApart: AreApart },
): Group | undefined {
  const window = windowAfter(now - anchor.since) ?? Infinity;
  const near = others
    .filter((other) => other !== anchor && gapOf(anchor, other) <= window)
    .sort((a, b) => gapOf(anchor, a) - gapOf(anchor, b) || byOrder(a, b));
  for (const size of sizesFor(anchor.wish)) {
    const tickets = [anchor];
    for (const other of near) {
      if (tickets.length === size) break;
      if (!isSizeFor(other.wish, size)) continue;
      if (tickets.every(({ person }) => !areApart(person, other.person))) tickets.push(other);
    }
    if (tickets.length === size) return { tickets: tickets.sort(byOrder), size };
  }
  return undefined;
}

/** For somebody who takes bots: all others who do too and want as large a table sit down as well. */
export function groupWithBots(
  anchor: Ticket,
  others: readonly Ticket[],
  { areApart }: { readonly areApart: AreApart },
): Group {
  const size = anchor.wish.seats === 'any' ? BOT_TABLE : anchor.wish.seats;
  const tickets = [anchor];
  for (const other of [...others].sort(byOrder)) {
    if (tickets.length === size) break;
    if (other === anchor || !other.takesBots || !isSizeFor(other.wish, size)) continue;
    if (tickets.every(({ person }) => !areApart(person, other.person))) tickets.push(other);
  }
  return { tickets: tickets.sort(byOrder), size };
}

/** Somebody who does not mind gets a table of three. */
const BOT_TABLE = 3;
