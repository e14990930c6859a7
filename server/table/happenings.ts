import { must, type Seat } from '../../shared/core';
import type { Ending } from '../../shared/protocol';
import type { Place } from './tableState';

/** What a part of the table can see happen that others act on, and what it tells of it. */
export interface Told {
  /** Everybody is to be shown something new. */
  changed: [];
  /** Somebody has added to the seed, or there was time enough to: a full table may begin. */
  mayBegin: [];
  /** Whose seat it is did not come back before the start, or after the end. */
  stayedAway: [place: Place];
  /** A seat's time for a decision is up. */
  expired: [seat: Seat, id: number];
  /** One less has a say in whether the match goes on. */
  handedOver: [];
  /** Somebody follows the match again, or one less does. */
  attention: [];
  /** The match has come to its end, whatever that is. */
  ended: [ending: Ending];
  /** The end is kept: everybody sees what the match was. */
  sealed: [];
  /** Somebody else writes this match: this copy of it must go. */
  overtaken: [];
}

export type Consequences = { readonly [Name in keyof Told]: (...about: Told[Name]) => void };

/**
 * Made before the parts of a table, each of which knows only those made before it: they tell here what happens. What
 * follows from it is said once, when all of them are there (`table.ts`).
 */
export class Happenings {
  private consequences: Consequences | undefined = undefined;

  lead(consequences: Consequences): void {
    this.consequences = consequences;
  }

  tell<Name extends keyof Told>(name: Name, ...about: Told[Name]): void {
    const follow: Consequences[Name] = must(this.consequences, 'what follows')[name];
    follow(...about);
  }
}
