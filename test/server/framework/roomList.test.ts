import { initializeRoomCache } from '@colyseus/core';
import { isOutOfReach, SwiftPresence } from '../../../server/framework/swiftPresence';
import { RoomList } from '../../../server/framework/roomList';
import { ROOM_NAME } from '../../../shared/protocol';
import { Cutter } from '../../support/cutter';
import { findRedis, startRedis, type RedisServer } from '../../support/redis';
import { soon } from '../support/clusterTable';

const isMissing = !findRedis() && !['true', '1'].includes(process.env.CI ?? '');
(isMissing ? describe.skip : describe)('the list of rooms', () => {
  let redis: RedisServer;
  let line: Cutter;
  let presence: SwiftPresence;
  let list: RoomList;
  beforeAll(async () => {
    redis = await startRedis();
    line = await Cutter.to(redis.port);
    presence = new SwiftPresence(`redis://127.0.0.1:${line.port}`);
    const processId = 'this one';
    list = new RoomList({
      presence,
      processId: () => processId,
      isPresent: () => Promise.resolve(true),
      mayList: () => true,
    });
  });
  afterAll(async () => {
    presence?.shutdown();
    line?.close();
    await redis?.stop();
  });

  const roomFor = (matchId: string) =>
    initializeRoomCache({
      name: ROOM_NAME,
      roomId: `room of ${matchId}`,
      processId: 'this one',
      metadata: { matchId },
    });
  const find = (matchId: string) => list.findOne({ name: ROOM_NAME, matchId });

  test('keeps nobody from opening or closing a room while Redis is out of reach, and is right when it is back', async () => {
    await list.persist(roomFor('closed'), true);
    expect(await find('closed')).toMatchObject({ roomId: 'room of closed' });
    line.cut();
    // A rejection of either would leave a room that nobody can get to, and that its table waits for.
    const [isListed] = await Promise.all([
      list.persist(roomFor('opened'), true),
      list.remove('room of closed'),
    ]);
    expect(isListed).toBe(false);
    // What the framework asks without waiting for it is no fault of the program.
    const lost = await presence.get('anything').catch((error: unknown) => error);
    expect(isOutOfReach(lost)).toBe(true);
    expect(isOutOfReach(new Error('something else'))).toBe(false);
    line.mend();
    await soon(async () => !(await find('closed').catch(() => true)), 'the closed one to be off the list');
    expect(await list.persist(roomFor('opened'), true)).toBe(true);
    expect(await find('opened')).toMatchObject({ roomId: 'room of opened' });
  });
});
