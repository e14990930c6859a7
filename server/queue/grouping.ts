import {
  byOrder,
  canMeet,
  gapOf,
  isNeighbour,
  isSizeFor,
  sizesFor,
  type SizesOf,
  type Ticket,
} from './ticket';
import { windowAfter } from './window';

export interface Group {
  readonly tickets: readonly Ticket[];
  readonly size: number;
}

/** Two who are not to be put at one table, such as when one has blocked the other. */
export type AreApart = (a: Ticket, b: Ticket) => boolean;

/** Two who share an address meet when nobody else is there, or after this long a wait. */
const NEIGHBOURS_AFTER_MS = 15_000;

/**
 * The best table for one person among those who wait in the same pool: as large as it can be, with people who were
 * there before when a match was ready, and then with the nearest ratings within the window that the person's own wait
 * has opened.
 */
export function groupAround(
  anchor: Ticket,
  others: readonly Ticket[],
  {
    now,
    areApart,
    sizesOf,
  }: { readonly now: number; readonly areApart: AreApart; readonly sizesOf: SizesOf },
): Group | undefined {
  const sizes = sizesFor(anchor.wish, sizesOf);
  const waited = now - anchor.since;
  const window = windowAfter(waited) ?? Infinity;
  const near = others
    .filter((other) => other !== anchor && gapOf(anchor, other) <= window)
    .sort(
      (a, b) =>
        Number(b.isProven) - Number(a.isProven) || gapOf(anchor, a) - gapOf(anchor, b) || byOrder(a, b),
    );
  const isStranger = (other: Ticket) =>
    other !== anchor &&
    !isNeighbour(anchor, other) &&
    canMeet(anchor.wish, other.wish) &&
    !areApart(anchor, other);
  // Those who were there before need not wait for strangers who may not be.
  const hasStrangers = (a: Ticket, b: Ticket) =>
    others.some((other) => (other.isProven || !a.isProven || !b.isProven) && isStranger(other));
  const group = largest(anchor, near, {
    sizes,
    areApart: (a, b) => areApart(a, b) || (isNeighbour(a, b) && hasStrangers(a, b)),
  });
  return group ?? (waited >= NEIGHBOURS_AFTER_MS ? largest(anchor, near, { sizes, areApart }) : undefined);
}

function largest(
  anchor: Ticket,
  near: readonly Ticket[],
  { sizes, areApart }: { readonly sizes: readonly number[]; readonly areApart: AreApart },
): Group | undefined {
  for (const size of sizes) {
    const tickets = filled([anchor], near, { size, areApart });
    if (tickets.length === size) return { tickets: tickets.sort(byOrder), size };
  }
  return undefined;
}

/** For somebody who takes bots: all others who do too and want as large a table sit down as well. */
export function groupWithBots(
  anchor: Ticket,
  others: readonly Ticket[],
  { areApart, sizesOf }: { readonly areApart: AreApart; readonly sizesOf: SizesOf },
): Group {
  const sizes = sizesFor(anchor.wish, sizesOf);
  const size = sizes.find((one) => one <= BOT_TABLE) ?? Math.min(...sizes);
  const willing = others.filter((other) => other !== anchor && other.takesBots).sort(byOrder);
  return { tickets: filled([anchor], willing, { size, areApart }).sort(byOrder), size };
}

function filled(
  first: readonly Ticket[],
  others: readonly Ticket[],
  { size, areApart }: { readonly size: number; readonly areApart: AreApart },
): Ticket[] {
  const tickets = [...first];
  for (const other of others) {
    if (tickets.length === size) break;
    if (!isSizeFor(other.wish, size)) continue;
    if (tickets.every((ticket) => !areApart(ticket, other))) tickets.push(other);
  }
  return tickets;
}

/** Somebody who does not mind gets a table of three, or the next smaller one of the game. */
const BOT_TABLE = 3;
