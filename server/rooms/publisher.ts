import { getMessageBytes, Protocol, type Client } from '@colyseus/core';
import { redact, type DecisionOf, type GameTypes, type Seat } from '../../shared/core';
import type { DecisionMessage, ServerMessageName, ServerMessages } from '../../shared/protocol';
import type { Person } from '../people/identity';
import { batch } from '../framework/batch';
import { Projector } from '../sync/project';
import { projectFairness } from '../sync/projectFairness';
import { projectTable } from '../sync/projectTable';
import type { GameSchema, RoomSchema } from '../sync/schema';
import type { Audience, Shown } from '../table/audience';
import type { Table } from '../table/table';
import { placeAt } from '../table/tableState';
import type { Visitor, Visitors } from './visitors';

export interface PublisherContext {
  readonly visitors: Visitors;
  readonly state: RoomSchema;
  readonly schema: GameSchema;
  broadcastPatch(): void;
  close(): void;
  dismiss(): void;
  /** Not while another copy of the match may be the right one. */
  mayTell(): boolean;
}

/** Brings the table to those who are connected: the state first, then what happened, then what is asked. */
export class Publisher implements Audience {
  private eventsTold = 0;
  private readonly projector: Projector;

  constructor(private readonly context: PublisherContext) {
    this.projector = new Projector(context.state, context.schema);
  }

  publish(table: Shown): void {
    if (!this.context.mayTell()) return;
    const { state } = this.context;
    projectTable(table.state, state);
    projectFairness(table.fairness, state);
    const { match } = table.current;
    if (match) {
      const houseRules = table.kit.table.houseRulesOf?.(match.config);
      if (houseRules) state.table.ruleset = JSON.stringify(houseRules);
      this.projector.open(match.view('spectator'), match.events.length);
      for (const { seat, bot } of table.state.places) {
        const { own } = redact<GameTypes>(match.state, seat);
        if (own) this.projector.secret(own, seat);
        if (!bot) this.projector.asked(seat, table.current.asked(seat)?.id, table.current.heldBy(seat)?.id);
      }
    }
    this.context.broadcastPatch();
    this.tellEvents(table);
    for (const visitor of this.context.visitors.all())
      if (visitor.isWelcomed) this.tellDecision(table, visitor);
  }

  send<Name extends ServerMessageName>(to: Seat, name: Name, message: ServerMessages[Name]): void {
    const visitor = this.context.visitors.inSeat(to);
    if (visitor && this.context.mayTell()) tell(visitor.client, name, message);
  }

  broadcast<Name extends ServerMessageName>(
    name: Name,
    message: ServerMessages[Name],
    allows: (reader: Person, seat: Seat | undefined) => boolean = () => true,
  ): void {
    let frame: Buffer | undefined;
    if (!this.context.mayTell()) return;
    for (const { client, person, viewer, isWelcomed } of this.context.visitors.all()) {
      if (!isWelcomed || !allows(person, viewer === 'spectator' ? undefined : viewer)) continue;
      // The same bytes for everybody are made once.
      frame ??= frameOf(name, message);
      batch(client);
      client.enqueueRaw(frame);
    }
  }

  showOut(personId: string, code: number): void {
    const { visitors } = this.context;
    for (const { client, person } of [...visitors.all()]) {
      if (person.id !== personId) continue;
      // Nobody is waited for: the seat may be somebody else's before the socket is closed.
      visitors.remove(client);
      client.leave(code);
    }
  }

  close(): void {
    this.context.close();
  }

  dismiss(): void {
    this.context.dismiss();
  }

  /** What somebody who just joined needs besides the state. */
  welcome(table: Table, visitor: Visitor, seen: number): void {
    const { client, person, viewer } = visitor;
    const { services, chat, state, current } = table;
    const place = viewer === 'spectator' ? undefined : placeAt(state, viewer);
    const events = current.match?.events ?? [];
    tell(client, 'welcome', {
      now: services.ports.steady(),
      matchId: state.record.matchId,
      viewer,
      name: person.name,
      events: events.length,
      muted: place ? chat.mutedBy(place) : [],
      blocked: chat.blockedBy(person),
      ...(place?.habits && { habits: place.habits }),
      ...(place && place.demanded.size > 0 && { demanded: [...place.demanded] }),
      ...(table.kit.delegation && { delegates: true as const }),
    });
    if (place && place.automatic.length > 0) tell(client, 'automatic', { answers: place.automatic });
    const lines = chat.linesFor(person, place);
    if (lines.length > 0) tell(client, 'chatLog', { lines });
    if (place && seen < events.length) tell(client, 'recap', rowsOf(table).message(events, seen));
    visitor.isWelcomed = true;
    this.tellDecision(table, visitor);
  }

  private tellEvents(table: Shown): void {
    const events = table.current.match?.events ?? [];
    // A match that was brought back after a fault has had fewer.
    const from = Math.min(this.eventsTold, events.length);
    this.eventsTold = events.length;
    if (from < events.length) this.broadcast('events', rowsOf(table).message(events, from));
  }

  private tellDecision(table: Shown, visitor: Visitor): void {
    const { client, viewer, told } = visitor;
    const { match } = table.current;
    if (viewer === 'spectator' || !match) return;
    const id = table.current.asked(viewer)?.id;
    // A standing order may change what can be answered; the question stays the same.
    const options = id === undefined ? undefined : match.question(viewer)?.question.options;
    const held = table.current.heldBy(viewer);
    if (told?.match === match && told.id === id && told.options === options && told.held === held) return;
    visitor.told = { match, id, options, held };
    const message: { -readonly [Key in keyof DecisionMessage]: DecisionMessage[Key] } = {};
    const decision = id === undefined ? undefined : match.decision(viewer);
    if (decision) message.decision = withoutGaps(decision);
    if (held) message.held = held;
    tell(client, 'decision', message);
  }
}

function rowsOf({ kit }: Shown) {
  return kit.events;
}

export function tell<Name extends ServerMessageName>(
  client: Client,
  name: Name,
  message: ServerMessages[Name],
): void {
  batch(client);
  client.enqueueRaw(frameOf(name, message));
}

function frameOf<Name extends ServerMessageName>(name: Name, message: ServerMessages[Name]): Buffer {
  return getMessageBytes.raw(Protocol.ROOM_DATA, name, message);
}

/** An absent key costs nothing on the wire; an undefined one does. */
function withoutGaps({
  id,
  seat,
  kind,
  about,
  pace,
  options,
  fallback,
}: DecisionOf<GameTypes>): DecisionOf<GameTypes> {
  const kept: Record<string, unknown> = { id, seat, kind, fallback };
  if (about !== undefined) kept.about = about;
  if (pace !== undefined) kept.pace = pace;
  if (options !== undefined) kept.options = options;
  return kept as unknown as DecisionOf<GameTypes>;
}
