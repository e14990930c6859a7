import { Client, type Room } from 'colyseus.js';
import { CLOSE, isRefusalReason, type Reply } from '../../shared/protocol/refusals';
import { PROTOCOL_VERSION } from '../../shared/protocol/version';
import { identity, type Trouble } from './api';
import { abandon, inTime, watchLine } from './line';
import { isPassing, retryDelay } from './patience';

export interface SideRoomListeners<Messages> {
  joined(): void;
  /** The line is down; it is being joined again. */
  lost(): void;
  /** It is over: the server let this page go, or did not let it in. */
  ended(why: Trouble | 'left'): void;
  message<Name extends keyof Messages>(name: Name, message: Messages[Name]): void;
}

export interface SideRoomTerms<Messages> {
  readonly name: string;
  /** Asked at every join, so that one who comes back gets what they want now. */
  readonly options: () => object;
  readonly messages: readonly (keyof Messages & string)[];
}

/** A room beside the tables, held on to: a lost socket is opened again until somebody closes it. */
export class SideRoom<Messages> {
  private room: Room | undefined;
  private isClosed = false;
  private attempt = 0;
  private unwatch: () => void = () => undefined;
  private readonly client = new Client(location.origin);

  constructor(
    private readonly terms: SideRoomTerms<Messages>,
    private readonly listeners: SideRoomListeners<Messages>,
  ) {
    void this.join();
  }

  async request(name: string, payload: object = {}): Promise<Reply> {
    if (!this.room) return { ok: false, code: 'busy' };
    try {
      return await this.room.request<unknown, Reply>(name, payload);
    } catch {
      return { ok: false, code: 'internal' };
    }
  }

  close(): void {
    this.isClosed = true;
    this.unwatch();
    // Leaving a dead socket can hang; nobody waits for it.
    void this.room?.leave();
    this.room = undefined;
  }

  private async join(): Promise<void> {
    const { name, options } = this.terms;
    try {
      const terms = { ...options(), token: identity.token() ?? '', version: PROTOCOL_VERSION };
      this.follow(await inTime(this.client.joinOrCreate(name, terms)));
    } catch (error) {
      if (this.isClosed) return;
      const code = error instanceof Error ? error.message : '';
      if (isRefusalReason(code) && !isPassing(code)) this.end(code);
      else this.retry();
    }
  }

  private follow(room: Room): void {
    if (this.isClosed) {
      void room.leave();
      return;
    }
    room.reconnection.enabled = false;
    this.room = room;
    for (const name of this.terms.messages)
      room.onMessage(name, (message: never) => {
        if (!this.isClosed) this.listeners.message(name, message);
      });
    room.onError(() => undefined);
    room.onLeave((code) => this.leave(room, code));
    this.unwatch = watchLine(room, () => {
      abandon(room);
      this.leave(room, CLOSE.again);
    });
    this.attempt = 0;
    this.listeners.joined();
  }

  private leave(room: Room, code: number): void {
    // Of a line that was given up for a newer one nothing is of interest.
    if (room !== this.room) return;
    this.unwatch();
    this.room = undefined;
    if (this.isClosed) return;
    if (code === CLOSE.left) this.end('left');
    else this.retry();
  }

  private end(why: Trouble | 'left'): void {
    this.isClosed = true;
    if (why === 'outdated')
      void import('../app/outdated').then(
        ({ meetOutdated }) => meetOutdated(),
        () => undefined,
      );
    this.listeners.ended(why);
  }

  private retry(): void {
    this.listeners.lost();
    setTimeout(() => {
      if (!this.isClosed) void this.join();
    }, retryDelay(this.attempt++));
  }
}
