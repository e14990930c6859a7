import type { IRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RETRY_MS } from '../base/retry';
import { LOBBY_ROOM, ROOM_NAME } from '../../shared/protocol';
import type { SwiftPresence } from './swiftPresence';

/** Rooms that somebody was sent to lately. */
const MOST_REMEMBERED = 10_000;

/** The driver's own list of rooms, and ours of matches and jobs: which room each of them has. */
const ROOMS = 'roomcaches';
const PLACES = 'arena:places';

const CHANGE = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1
`;

const REMOVE = `
if redis.call('HGET', KEYS[2], ARGV[2]) == ARGV[1] then redis.call('HDEL', KEYS[2], ARGV[2]) end
return redis.call('HDEL', KEYS[1], ARGV[1])
`;

export interface RoomListContext {
  readonly presence: SwiftPresence;
  readonly processId: () => string;
  /** Whether a process is there, so that somebody can be sent to it. */
  isPresent(processId: string): Promise<boolean>;
  /** Whether this node may offer its rooms to others. */
  mayList(): boolean;
}

/**
 * The framework's list of rooms in Redis. A match's room is found by one look at its place, not by reading all rooms;
 * rooms of processes that are gone are passed over; and a room that has been taken off the list does not get on it
 * again because somebody leaves it. Whoever opens a room has the lease by then: the last one is the right one.
 */
export class RoomList extends RedisDriver {
  private readonly places = new Map<string, string>();
  private readonly found = new Map<string, string>();

  constructor(private readonly context: RoomListContext) {
    super(context.presence.client);
  }

  override findOne(
    conditions: Partial<IRoomCache> & { readonly matchId?: string },
    ...rest: []
  ): Promise<IRoomCache> {
    const { name, roomId } = conditions;
    if (roomId !== undefined || name === undefined) return super.findOne(conditions, ...rest);
    return this.find(name, this.placeOf(name, conditions.matchId)) as Promise<IRoomCache>;
  }

  /** Where a room was when somebody was sent to it lately. */
  processOf(roomId: string): string | undefined {
    return this.found.get(roomId);
  }

  override async persist(room: IRoomCache, isNew = false): Promise<boolean> {
    const { roomId } = room;
    if (!isNew) return this.change(room);
    if (!roomId || !this.context.mayList()) return false;
    const place = this.placeOfRoom(room);
    this.places.set(roomId, place);
    try {
      await this.client.multi().hset(ROOMS, roomId, JSON.stringify(room)).hset(PLACES, place, roomId).exec();
      return true;
    } catch {
      // The framework would drop an opened room without closing it. It is listed when Redis is back, or when somebody
      // asks for it.
      return false;
    }
  }

  override async update(
    room: IRoomCache,
    { $set = {}, $inc = {} }: Parameters<RedisDriver['update']>[1],
  ): Promise<boolean> {
    const fields = room as unknown as Record<string, unknown>;
    Object.assign(fields, $set);
    for (const [field, by] of Object.entries($inc)) fields[field] = Number(fields[field]) + Number(by);
    return this.change(room);
  }

  /**
   * Never in vain: the framework forgets a room only after this, and nobody could open its table here again; and what
   * stays on the list would lead people to a room that is gone.
   */
  override async remove(roomId: string): Promise<boolean> {
    const place = this.places.get(roomId) ?? '';
    try {
      const removed = await this.client.eval(REMOVE, 2, ROOMS, PLACES, roomId, place);
      this.places.delete(roomId);
      return removed === 1;
    } catch {
      if (this.places.has(roomId)) setTimeout(() => void this.remove(roomId), RETRY_MS).unref();
      return false;
    }
  }

  override async cleanup(processId: string): Promise<void> {
    const rooms = await this.query({ processId });
    for (const room of rooms)
      await this.client.eval(REMOVE, 2, ROOMS, PLACES, room.roomId, this.placeOfRoom(room));
  }

  /** The connection is the presence's, which ends it. */
  override shutdown(): Promise<void> {
    return Promise.resolve();
  }

  private get client() {
    return this.context.presence.client;
  }

  private async find(name: string, place: string): Promise<IRoomCache | undefined> {
    const roomId = await this.client.hget(PLACES, place);
    const room = roomId ? await super.findOne({ roomId }) : undefined;
    if (!room || room.locked || room.private || room.name !== name) return undefined;
    if (this.found.size >= MOST_REMEMBERED) this.found.clear();
    this.found.set(room.roomId, room.processId);
    return (await this.context.isPresent(room.processId)) ? room : undefined;
  }

  private async change(room: IRoomCache): Promise<boolean> {
    if (!room.roomId) return false;
    return (await this.client.eval(CHANGE, 1, ROOMS, room.roomId, JSON.stringify(room))) === 1;
  }

  /** One room for each match, one lobby on each node, and one of everything else. */
  private placeOf(name: string, matchId: string | undefined, processId = this.context.processId()): string {
    if (name === ROOM_NAME) return `${name}:${matchId ?? ''}`;
    return name === LOBBY_ROOM ? `${name}:${processId}` : name;
  }

  private placeOfRoom({ name, metadata, processId }: IRoomCache): string {
    return this.placeOf(name, (metadata as { matchId?: string } | undefined)?.matchId, processId);
  }
}
