import type { Seat } from '../../shared/core';
import type { ServerMessageName, ServerMessages } from '../../shared/protocol';
import type { AnyKit } from '../../shared/games';
import type { Person } from '../people/identity';
import type { CurrentMatch } from './currentMatch';
import type { Fairness } from './fairness';
import type { TableState } from './tableState';

/** What there is to see at a table; each is shown what is theirs. */
export interface Shown {
  readonly kit: AnyKit;
  readonly state: TableState;
  readonly current: CurrentMatch;
  readonly fairness: Fairness;
}

/** Those who are connected, as the table sees them: no sockets, no sessions. */
export interface Audience {
  /** Sends what has changed in the state, then the events and decisions that are new. */
  publish(table: Shown): void;
  send<Name extends ServerMessageName>(to: Seat, name: Name, message: ServerMessages[Name]): void;
  /** To everybody, or to those whom `allows` lets through. */
  broadcast<Name extends ServerMessageName>(
    name: Name,
    message: ServerMessages[Name],
    allows?: (reader: Person, seat: Seat | undefined) => boolean,
  ): void;
  /** Closes whatever somebody has opened here. */
  showOut(personId: string, code: number): void;
  /** The table is gone for good. */
  close(): void;
  /** This room is gone; who joins again finds the table in another one. */
  dismiss(): void;
}
