import { StateView } from '@colyseus/schema';
import type { Client } from '@colyseus/core';
import type { GameTypes, Match, Seat, Viewer } from '../../shared/core';
import type { Person } from '../people/identity';
import type { Pacing } from '../base/ports';
import type { RoomSchema } from '../sync/schema';
import { Senders, type Sender } from './senders';

/** One connection: who it is, what it may see, and what it was told last. */
export interface Visitor extends Sender {
  readonly client: Client;
  readonly person: Person;
  viewer: Viewer;
  /** Nothing but the state is sent before the welcome. */
  isWelcomed: boolean;
  /** The decision that was sent last. */
  told?: {
    readonly match: Match<GameTypes>;
    readonly id: number | undefined;
    readonly options: readonly unknown[] | undefined;
    readonly held: unknown;
  };
}

/** Connections by session. A person has one at a time: a second tab or device takes over from the first. */
export class Visitors {
  private readonly bySession = new Map<string, Visitor>();

  private readonly senders: Senders;

  constructor(ports: Pacing, intentsPerSecond: number) {
    this.senders = new Senders(ports, intentsPerSecond);
  }

  add(client: Client, person: Person, viewer: Viewer): Visitor {
    const visitor: Visitor = { client, person, viewer, isWelcomed: false, ...this.senders.of(person.id) };
    this.bySession.set(client.sessionId, visitor);
    return visitor;
  }

  remove(client: Client): Visitor | undefined {
    const visitor = this.bySession.get(client.sessionId);
    this.bySession.delete(client.sessionId);
    client.view?.dispose();
    return visitor;
  }

  of(client: Client): Visitor | undefined {
    return this.bySession.get(client.sessionId);
  }

  all(): IterableIterator<Visitor> {
    return this.bySession.values();
  }

  inSeat(seat: Seat): Visitor | undefined {
    for (const visitor of this.bySession.values()) if (visitor.viewer === seat) return visitor;
    return undefined;
  }

  withPerson(person: Person): Visitor | undefined {
    for (const visitor of this.bySession.values()) if (visitor.person.id === person.id) return visitor;
    return undefined;
  }

  get spectators(): number {
    let count = 0;
    for (const { viewer } of this.bySession.values()) if (viewer === 'spectator') count++;
    return count;
  }

  get size(): number {
    return this.bySession.size;
  }
}

/** The one place that lets a connection see private state: its own seat's item, nothing else. */
export function grant({ client, viewer }: Visitor, state: RoomSchema): void {
  const secret = viewer === 'spectator' ? undefined : state.secrets.get(String(viewer));
  if (!secret) {
    client.view?.dispose();
    client.view = undefined;
    return;
  }
  client.view ??= new StateView();
  client.view.add(secret);
}
