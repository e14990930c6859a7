import type { Wish } from '../../shared/protocol';

/** Somebody in the queue: one person, one ticket. */
export interface Ticket {
  readonly person: string;
  readonly wish: Wish;
  /** In points, from the store: never what a page says. */
  readonly rating: number;
  /** How uncertain the rating is, in points: that of a newcomer is near to many. */
  readonly doubt: number;
  /** When the person joined; a match that fell through does not change it. */
  readonly since: number;
  /** Whose turn it is: the lowest number first. */
  readonly order: number;
  /** Stands for the address they come from, where it is known. */
  readonly from?: string | undefined;
  /** They were there when a match was ready. */
  readonly isProven: boolean;
  /** When a match of theirs fell through because of somebody else. */
  readonly letDownAt?: number | undefined;
  /** Bots may take the seats that are missing. */
  readonly takesBots: boolean;
}

/** How many seats a table of a game can have. */
export type SizesOf = (game: string) => readonly number[];

/** Sizes of table that somebody would sit at, the liveliest first. */
export function sizesFor({ game, seats }: Wish, sizesOf: SizesOf): readonly number[] {
  return seats === 'any' ? [...sizesOf(game)].sort((a, b) => b - a) : [seats];
}

export function isSizeFor({ seats }: Wish, size: number): boolean {
  return seats === 'any' || seats === size;
}

/** Whether two wishes could ever be met at one table. */
export function canMeet(a: Wish, b: Wish): boolean {
  if (poolOf(a) !== poolOf(b)) return false;
  return a.seats === 'any' || b.seats === 'any' || a.seats === b.seats;
}

/** People of different pools never meet. */
export function poolOf({ game, clock, rated }: Wish): string {
  return `${game}/${clock}/${rated ? 'rated' : 'casual'}`;
}

/** How far apart two people play for certain, in points. */
export function gapOf(a: Ticket, b: Ticket): number {
  return Math.max(0, Math.abs(a.rating - b.rating) - (a.doubt + b.doubt) / 2);
}

export function isNeighbour(a: Ticket, b: Ticket): boolean {
  return a.from !== undefined && a.from === b.from;
}

/** The longest in the queue come first. */
export function byOrder(a: Ticket, b: Ticket): number {
  return a.order - b.order;
}
