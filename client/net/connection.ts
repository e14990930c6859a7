import { Client, type Room } from 'colyseus.js';
import { CLOSE, isRefusalReason, type Reply } from '../../shared/protocol/refusals';
import type { IntentName, Intent } from '../../shared/protocol/intents';
import type { ServerMessageName, ServerMessages } from '../../shared/protocol/messages';
import { PROTOCOL_VERSION } from '../../shared/protocol/version';
import type { WireState } from '../../shared/protocol/wire';
import { identity, type Trouble } from './api';
import { abandon, inTime, TooLate, watchLine } from './line';
import { Outbox, type Kept, type Unsent } from './outbox';
import { isPassing, retryDelay } from './patience';

export type ConnectionStatus = 'connecting' | 'connected' | 'reconnecting' | 'elsewhere' | 'closed';

export interface Listeners {
  status(status: ConnectionStatus): void;
  trouble(code: Trouble): void;
  /** So many things that were done here have no reply yet. */
  unanswered(count: number): void;
  state(state: WireState): void;
  message<Name extends ServerMessageName>(name: Name, message: ServerMessages[Name]): void;
}

const MESSAGES: readonly ServerMessageName[] = [
  'welcome',
  'decision',
  'events',
  'recap',
  'automatic',
  'chat',
  'chatLog',
  'notice',
  'refusal',
];

const PUSHED_OUT_MS = 10_000;

/** One table, held on to: a lost socket is opened again, and the seat belongs to the person, not the socket. */
export class Connection {
  private room: Room<unknown, WireState> | undefined;
  private closed = false;
  private attempt = 0;
  /** A join that was given up may still come through until then, and push this page's newer one out. */
  private pushedOutUntil = 0;
  private unwatch: () => void = () => undefined;
  private readonly client = new Client(location.origin);
  private readonly outbox: Outbox;

  constructor(
    private readonly table: { readonly matchId: string; readonly watch?: boolean },
    private readonly listeners: Listeners,
    private readonly token: () => string | undefined = () => identity.token(),
  ) {
    this.outbox = new Outbox((count) => listeners.unanswered(count));
    listeners.status('connecting');
    void this.join();
  }

  /** While there is no line it waits, and goes out once there is one. */
  async request<Name extends IntentName, Result = undefined>(
    name: Name,
    intent: Intent<Name>,
  ): Promise<Reply<Result> | Unsent> {
    return (await this.outbox.put(name, intent)) as Reply<Result> | Unsent;
  }

  get undelivered(): readonly Kept[] {
    return this.outbox.undelivered;
  }

  close(): void {
    this.closed = true;
    this.unwatch();
    this.outbox.close();
    // Leaving a dead socket can hang; nobody waits for it.
    void this.room?.leave();
    this.listeners.status('closed');
  }

  private async join(): Promise<void> {
    try {
      const options = { ...this.table, token: this.token() ?? '', version: PROTOCOL_VERSION };
      this.follow(await inTime(this.client.joinOrCreate<WireState>('match', options)));
    } catch (error) {
      // Why a table that was left could not be had says nothing of the next one.
      if (this.closed) return;
      if (error instanceof TooLate) this.pushedOutUntil = Date.now() + PUSHED_OUT_MS;
      const code = error instanceof Error ? error.message : '';
      if (isRefusalReason(code) && !isPassing(code)) this.listeners.trouble(code);
      else this.retry();
    }
  }

  private follow(room: Room<unknown, WireState>): void {
    if (this.closed) {
      void room.leave();
      return;
    }
    room.reconnection.enabled = false;
    this.room = room;
    // What a table that was left still sends must not be taken for the next one's.
    const isWanted = () => !this.closed && this.room === room;
    for (const name of MESSAGES) {
      room.onMessage(name as never, (message: ServerMessages[typeof name]) => {
        if (isWanted()) this.listeners.message(name, message);
      });
    }
    room.onStateChange((state) => {
      if (isWanted()) this.listeners.state(state);
    });
    room.onError(() => undefined);
    room.onLeave((code) => this.lost(room, code));
    this.unwatch = watchLine(room, () => {
      abandon(room);
      this.lost(room, CLOSE.again);
    });
    this.attempt = 0;
    this.listeners.status('connected');
    this.outbox.open((name, intent) => room.request<unknown, Reply<unknown>>(name, intent));
  }

  private lost(room: Room<unknown, WireState>, code: number): void {
    // Of a line that was given up for a newer one nothing is of interest.
    if (room !== this.room) return;
    this.unwatch();
    this.room = undefined;
    // Whoever got up where nobody may watch is on the way out.
    if (this.closed || code === CLOSE.left) return;
    this.outbox.cut();
    const isOwnFault = Date.now() < this.pushedOutUntil;
    if (code === CLOSE.elsewhere && !isOwnFault) this.listeners.status('elsewhere');
    else if (code === CLOSE.closed) this.listeners.trouble('unknown-table');
    else if (code === CLOSE.kicked) this.listeners.trouble('kicked');
    else this.retry();
  }

  private retry(): void {
    if (this.closed) return;
    this.listeners.status('reconnecting');
    setTimeout(() => {
      if (!this.closed) void this.join();
    }, retryDelay(this.attempt++));
  }
}
