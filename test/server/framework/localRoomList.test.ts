import type { IRoomCache } from '@colyseus/core';
import { LocalRoomList } from '../../../server/framework/localRoomList';
import { LOBBY_ROOM, ROOM_NAME } from '../../../shared/protocol';

const room = (roomId: string, matchId?: string): IRoomCache => ({
  roomId,
  name: matchId === undefined ? LOBBY_ROOM : ROOM_NAME,
  processId: 'this one',
  clients: 0,
  maxClients: 100,
  locked: false,
  private: false,
  metadata: { matchId },
});

/** As the framework looks for a room to join. */
const joinable = (matchId: string) => ({ name: ROOM_NAME, locked: false, private: false, matchId });

describe('the rooms of a server that is alone', () => {
  test('are found by their match, by their id, and by what they are', async () => {
    const rooms = new LocalRoomList();
    const [first, second, lobby] = [room('r1', 'm1'), room('r2', 'm2'), room('r3')];
    for (const each of [first, second, lobby]) expect(await rooms.insert(each)).toBe(true);
    expect(await rooms.insert(first)).toBe(false);
    expect(await rooms.findOne(joinable('m2'))).toBe(second);
    expect(await rooms.findOne({ roomId: 'r1' })).toBe(first);
    expect(await rooms.findOne({ name: LOBBY_ROOM, locked: false })).toBe(lobby);
    expect(await rooms.findOne(joinable('m3'))).toBeUndefined();
    expect([...(await rooms.findByIds(['r2', 'r9'])).keys()]).toEqual(['r2']);
  });

  test('one that is locked is not offered', async () => {
    const rooms = new LocalRoomList();
    const locked = room('r1', 'm1');
    await rooms.insert(locked);
    rooms.update(locked, { $set: { locked: true }, $inc: { clients: 2 } });
    expect(locked.clients).toBe(2);
    expect(await rooms.findOne(joinable('m1'))).toBeUndefined();
  });

  test('the end of one does not hide the next of the same match', async () => {
    const rooms = new LocalRoomList();
    const next = room('r2', 'm1');
    await rooms.insert(room('r1', 'm1'));
    await rooms.insert(next);
    expect(rooms.remove('r1')).toBe(true);
    expect(await rooms.findOne(joinable('m1'))).toBe(next);
    rooms.remove('r2');
    expect(await rooms.findOne(joinable('m1'))).toBeUndefined();
    expect(rooms.query({ processId: 'this one' })).toEqual([]);
  });
});
