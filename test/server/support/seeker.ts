import './wire';
import { Client, type Room } from 'colyseus.js';
import {
  PROTOCOL_VERSION,
  QUEUE_ROOM,
  type ProposalMessage,
  type QueueIntentName,
  type QueueMessages,
  type QueueStatus,
  type Reply,
  type Wish,
} from '../../../shared/protocol';
import type { Player } from './player';
import { until } from './testPorts';

/** Somebody who presses Quick play, over a real socket. */
export class Seeker {
  room!: Room;
  status: QueueStatus | undefined;
  proposals: ProposalMessage[] = [];
  again = 0;
  table: QueueMessages['table'] | undefined;
  out: string | undefined;
  closed: number | undefined;

  constructor(
    readonly player: Player,
    private readonly options: { readonly confirms?: boolean } = {},
  ) {}

  async seek(wish: Partial<Wish> = {}, extra: Record<string, unknown> = {}): Promise<this> {
    const client = new Client(this.player.url);
    this.room = await client.joinOrCreate(QUEUE_ROOM, {
      token: this.player.token,
      version: PROTOCOL_VERSION,
      wish,
      ...extra,
    });
    this.room.reconnection.enabled = false;
    this.room.onMessage('queue', (status: QueueStatus) => (this.status = status));
    this.room.onMessage('proposal', (proposal: ProposalMessage) => {
      this.proposals.push(proposal);
      if (this.options.confirms !== false) void this.ask('confirm', { proposal: proposal.proposal });
    });
    this.room.onMessage('again', () => this.again++);
    this.room.onMessage('table', (table: QueueMessages['table']) => (this.table = table));
    this.room.onMessage('out', ({ code }: QueueMessages['out']) => (this.out = code));
    this.room.onMessage('refusal', () => undefined);
    this.room.onLeave((code) => (this.closed = code));
    this.room.onError(() => undefined);
    return this;
  }

  ask(name: QueueIntentName, intent: unknown = {}): Promise<Reply> {
    return this.room.request(name, intent);
  }

  /** Waits for a table, and sits down at it. */
  async play(): Promise<Player> {
    const { matchId } = await until(() => this.table, `a table for ${this.player.person.name}`);
    return this.player.join(matchId);
  }

  /** Cuts the line without a word. */
  drop(): void {
    (this.room.connection.transport as unknown as { ws: { terminate(): void } }).ws.terminate();
  }
}
