import './wire';
import { Client, type Room } from 'colyseus.js';
import {
  LOBBY_ROOM,
  PROTOCOL_VERSION,
  type LobbyMessages,
  type Reply,
  type TableFilter,
  type TableRow,
} from '../../../shared/protocol';
import type { Player } from './player';

/** Somebody who looks at the list of tables, over a real socket. */
export class Browser {
  room!: Room;
  readonly rows = new Map<string, TableRow>();
  /** How often anything came. */
  messages = 0;

  constructor(private readonly player: Player) {}

  async open(filter: TableFilter = {}): Promise<this> {
    const { url, token } = this.player;
    this.room = await new Client(url).joinOrCreate(LOBBY_ROOM, { token, version: PROTOCOL_VERSION, filter });
    this.room.reconnection.enabled = false;
    this.room.onMessage('tables', ({ tables }: LobbyMessages['tables']) => {
      this.messages++;
      this.rows.clear();
      for (const row of tables) this.rows.set(row.matchId, row);
    });
    this.room.onMessage('changed', ({ tables, gone }: LobbyMessages['changed']) => {
      this.messages++;
      for (const row of tables) this.rows.set(row.matchId, row);
      for (const matchId of gone) this.rows.delete(matchId);
    });
    this.room.onError(() => undefined);
    return this;
  }

  filter(filter: TableFilter): Promise<Reply> {
    return this.room.request('filter', filter);
  }
}
