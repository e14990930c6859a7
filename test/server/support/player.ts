import type { EventsMessage } from '../../../shared/core';
import './wire';
import { Client, type Room } from 'colyseus.js';
import type { Random, Seat, Viewer } from '../../../shared/core';
import { games, type AnyKit, type Games } from '../../../shared/games';
import type { MechsDecision, MechsEvent, MechsTypes, MechsView } from '../../../shared/games/mechs';
import {
  assembleTable,
  assembleView,
  PROTOCOL_VERSION,
  ROOM_NAME,
  type ChatLine,
  type DecisionMessage,
  type Intent,
  type IntentName,
  type Notice,
  type Reply,
  type TableInfo,
  type Welcome,
  type WireState,
} from '../../../shared/protocol';
import type { Person } from '../../../server/people/identity';
import { tap } from './wire';
import { until } from './testPorts';

export type JoinExtra = { watch?: boolean; version?: number; token?: string };

/** A person at a real socket, who holds what a page would hold. Tests of other games say what its views are. */
export class Player {
  room!: Room<unknown, WireState>;
  welcome: Welcome | undefined;
  asked: DecisionMessage = {};
  events: unknown[] = [];
  recap: { readonly from: number; readonly events: readonly MechsEvent[] } | undefined;
  chat: ChatLine[] = [];
  notices: Notice[] = [];
  refusals: { intent: string; code: string }[] = [];
  closed: number | undefined;
  /** Whether this page adds something to the seed by itself, and what. */
  contributes = true;
  readonly randomness: string;
  /** Every commitment ever seen, by its name, across connections; each should have been one and the same all along. */
  readonly commitments = new Map<string, Set<string>>();
  /** Where this page says it is, to a server that believes a proxy. */
  address: string | undefined;
  contributed: Promise<Reply> | undefined;
  /** The server has acknowledged it: from then on it must be in the match. */
  isContributionTaken = false;
  private contributedTo: string | undefined;
  private isSeated = false;
  /** Everything received since joining, frame by frame. */
  frames: Uint8Array[] = [];

  constructor(
    readonly url: string,
    readonly person: Person,
    readonly token: string,
    private readonly known: Games = games,
  ) {
    this.randomness = Buffer.from(person.id.padEnd(32).slice(0, 32)).toString('hex');
  }

  async join(matchId: string, extra: JoinExtra = {}): Promise<this> {
    const headers = this.address === undefined ? undefined : { 'x-forwarded-for': this.address };
    const client = new Client(this.url, headers && { headers });
    const consume = client.consumeSeatReservation.bind(client);
    client.consumeSeatReservation = (seat, ...rest) => {
      this.frames = [];
      tap(seat.sessionId, (frame) => this.frames.push(frame));
      return consume(seat, ...rest) as never;
    };
    const room: Room<unknown, WireState> = await client.joinOrCreate(ROOM_NAME, {
      matchId,
      token: this.token,
      version: PROTOCOL_VERSION,
      ...extra,
    });
    this.listen(room);
    await until(() => this.welcome, 'the welcome');
    return this;
  }

  get viewer(): Viewer {
    return this.welcome!.viewer;
  }

  get seat(): Seat {
    return this.viewer as Seat;
  }

  get table(): TableInfo {
    return assembleTable(this.room.state);
  }

  /** Of the game on the table. */
  get kit(): AnyKit {
    return this.known.named(this.room.state.table.game)!;
  }

  get view(): MechsView | undefined {
    return assembleView(this.kit.wire, this.room.state, this.viewer, this.asked) as MechsView | undefined;
  }

  get decision(): MechsDecision | undefined {
    return (this.asked as DecisionMessage<MechsTypes>).decision;
  }

  /** The state as plain data, in an order that does not depend on how it arrived. */
  get snapshot(): unknown {
    return { table: this.table, view: this.view };
  }

  async request<Name extends IntentName>(
    name: Name,
    intent: Intent<Name>,
  ): Promise<Reply<Record<string, unknown>>> {
    const reply: Reply<Record<string, unknown>> = await this.room.request(name, intent);
    if (reply.ok && (name === 'takeSeat' || name === 'leaveSeat')) {
      this.isSeated = name === 'takeSeat';
      this.contributedTo = undefined;
      this.takePart();
    }
    return reply;
  }

  answer(answer: unknown, id = this.decision!.id): Promise<Reply> {
    return this.request('answer', { id, answer: answer as never }) as Promise<Reply>;
  }

  private noteCommitments(): void {
    this.room.state.commitments.forEach((hash, id) =>
      this.commitments.set(id, (this.commitments.get(id) ?? new Set()).add(hash)),
    );
  }

  /** As every page does by itself: adds something to the seed as soon as it sees what the server has committed to. */
  private takePart(): void {
    const { room, contributes, isSeated, randomness } = this;
    const { phase, seedCommitment: commitment } = room.state.table;
    if (!contributes || !isSeated || phase !== 'gathering' || commitment === this.contributedTo) return;
    this.contributedTo = commitment;
    this.contributed = this.room.request('contribute', { commitment, randomness });
    this.contributed.then(
      ({ ok }) => (this.isContributionTaken ||= ok),
      // The line was cut: the next one carries it again.
      () => (this.contributedTo = undefined),
    );
  }

  /** Answers the pending decision in any legal way. */
  async answerAnyhow(random: Random): Promise<Reply> {
    return this.answer(this.kit.rules.randomAnswer(this.decision!, random));
  }

  sees<T>(look: () => T | undefined | false, what?: string): Promise<T> {
    return until(() => (this.room.state?.table ? look() : undefined), what);
  }

  asks(kind?: string): Promise<MechsDecision> {
    return this.sees(
      () => (this.decision && (!kind || this.decision.kind === kind) ? this.decision : undefined),
      `a decision ${kind ?? ''} for ${this.person.name}`,
    );
  }

  /** Leaves as a browser tab does that is closed. */
  async leave(): Promise<void> {
    await this.room.leave(true);
  }

  /** Cuts the line without a word. */
  disconnect(): void {
    if (!this.room) return;
    this.room.reconnection.enabled = false;
    const socket = (this.room.connection.transport as unknown as { ws: { terminate(): void } }).ws;
    socket.terminate();
  }

  sendRaw(bytes: Uint8Array): void {
    (this.room.connection.transport as unknown as { ws: { send(data: Uint8Array): void } }).ws.send(bytes);
  }

  private listen(room: Room<unknown, WireState>): void {
    this.room = room;
    this.welcome = undefined;
    this.asked = {};
    this.closed = undefined;
    this.events = [];
    this.recap = undefined;
    room.reconnection.enabled = false;
    room.onMessage('welcome', (message: Welcome) => {
      this.welcome = message;
      this.isSeated = message.viewer !== 'spectator';
      this.takePart();
    });
    room.onMessage('decision', (message: DecisionMessage) => (this.asked = message));
    room.onMessage('events', (message: EventsMessage) =>
      this.events.push(...this.kit.events.eventsOf(message)),
    );
    room.onMessage(
      'recap',
      (message: EventsMessage) =>
        (this.recap = { from: message.from, events: this.kit.events.eventsOf(message) as MechsEvent[] }),
    );
    room.onMessage('chat', (line: ChatLine) => this.chat.push(line));
    room.onMessage('chatLog', ({ lines }: { lines: ChatLine[] }) => (this.chat = [...lines]));
    room.onMessage('notice', (notice: Notice) => this.notices.push(notice));
    room.onMessage('refusal', (refusal: { intent: string; code: string }) => this.refusals.push(refusal));
    room.onLeave((code) => (this.closed = code));
    room.onError(() => undefined);
    room.onStateChange(() => {
      this.takePart();
      this.noteCommitments();
    });
  }
}
