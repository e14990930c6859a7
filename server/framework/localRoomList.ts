import type { IRoomCache, MatchMakerDriver } from '@colyseus/core';
import { ROOM_NAME } from '../../shared/protocol';

type Conditions = Readonly<Record<string, unknown>>;

/**
 * The rooms of a process that is alone. The framework's own list copies and searches all of them for everybody who
 * comes; here a room is found by its id, and that of a match by the match. Nothing of ours is sorted.
 */
export class LocalRoomList implements MatchMakerDriver {
  private readonly rooms = new Map<string, IRoomCache>();
  private readonly byMatch = new Map<unknown, IRoomCache>();

  has(roomId: string): boolean {
    return this.rooms.has(roomId);
  }

  query(conditions: Conditions): IRoomCache[] {
    return [...this.rooms.values()].filter((room) => fits(room, conditions));
  }

  findOne(conditions: Conditions): Promise<IRoomCache> {
    // The framework's type has no word for a room that is not there; it looks, though.
    return Promise.resolve(this.find(conditions) as IRoomCache);
  }

  findByIds(roomIds: string[]): Promise<Map<string, IRoomCache>> {
    const found = new Map<string, IRoomCache>();
    for (const roomId of roomIds) {
      const room = this.rooms.get(roomId);
      if (room) found.set(roomId, room);
    }
    return Promise.resolve(found);
  }

  insert(room: IRoomCache): Promise<boolean> {
    const isNew = !this.has(room.roomId);
    if (isNew) this.add(room);
    return Promise.resolve(isNew);
  }

  persist(room: IRoomCache, isNew = false): boolean {
    if (isNew) this.add(room);
    return isNew;
  }

  update(room: IRoomCache, { $set = {}, $inc = {} }: Parameters<MatchMakerDriver['update']>[1]): boolean {
    const fields = room as unknown as Record<string, unknown>;
    Object.assign(fields, $set);
    for (const [field, by] of Object.entries($inc)) fields[field] = Number(fields[field]) + Number(by);
    return true;
  }

  remove(roomId: string): boolean {
    const room = this.rooms.get(roomId);
    if (!room) return false;
    this.rooms.delete(roomId);
    const match = matchOf(room);
    // A newer room of the same match may be there by now.
    if (this.byMatch.get(match) === room) this.byMatch.delete(match);
    return true;
  }

  cleanup(processId: string): Promise<void> {
    for (const { roomId } of this.query({ processId })) this.remove(roomId);
    return Promise.resolve();
  }

  clear(): void {
    this.rooms.clear();
    this.byMatch.clear();
  }

  shutdown(): void {
    this.clear();
  }

  private add(room: IRoomCache): void {
    this.rooms.set(room.roomId, room);
    if (room.name === ROOM_NAME) this.byMatch.set(matchOf(room), room);
  }

  private find(conditions: Conditions): IRoomCache | undefined {
    const { roomId, name, matchId } = conditions;
    if (typeof roomId === 'string') return this.rooms.get(roomId);
    if (name !== ROOM_NAME) return this.query(conditions)[0];
    const room = this.byMatch.get(matchId);
    return room && fits(room, conditions) ? room : undefined;
  }
}

function fits(room: IRoomCache, conditions: Conditions): boolean {
  const fields = { ...(room.metadata as object | undefined), ...room } as Record<string, unknown>;
  return Object.entries(conditions).every(([field, value]) => fields[field] === value);
}

function matchOf({ metadata }: IRoomCache): unknown {
  return (metadata as { readonly matchId?: string } | undefined)?.matchId;
}
