import type { Redis } from 'ioredis';
import type { Socket } from 'node:net';
import { pino } from 'pino';
import { setTimeout as sleep } from 'node:timers/promises';
import { Members } from '../../../server/cluster/members';
import { CLUSTER_VERSION, refuseBesideOlder } from '../../../server/cluster/version';
import { SwiftPresence } from '../../../server/framework/swiftPresence';
import { Cutter } from '../../support/cutter';
import { findRedis, startRedis, type RedisServer } from '../../support/redis';
import { soon } from '../support/clusterTable';

const isMissing = !findRedis() && !['true', '1'].includes(process.env.CI ?? '');
(isMissing ? describe.skip : describe)('nodes that know of each other', () => {
  let redis: RedisServer;
  let line: Cutter;
  let ends: (() => unknown)[] = [];
  beforeAll(async () => {
    redis = await startRedis();
    line = await Cutter.to(redis.port);
  });
  afterEach(async () => {
    for (const end of ends.reverse()) await end();
    ends = [];
  });
  afterAll(async () => {
    line?.close();
    await redis?.stop();
  });

  const presenceBy = (port: number) => {
    const presence = new SwiftPresence(`redis://127.0.0.1:${port}`);
    ends.push(() => presence.shutdown());
    return presence;
  };
  const memberBy = async (processId: string, presence: SwiftPresence, version = CLUSTER_VERSION) => {
    const self = { processId: () => processId, load: () => 0, version };
    const members = new Members(presence, self, pino({ level: 'silent' }));
    ends.push(() => members.leave());
    await members.start(() => `held by ${processId}`);
    return members;
  };

  test('one that has just come is known to those who were there, before their next beat', async () => {
    const early = await memberBy('early', presenceBy(redis.port));
    const late = await memberBy('late', presenceBy(redis.port));
    // It has the least to do, so the next room is opened there; and whoever comes to it next may come by any node.
    expect(await early.isPresent('late')).toBe(true);
    expect(await early.processOf('held by late')).toBe('late');
    await late.leave();
    expect(await early.isPresent('nobody')).toBe(false);
    expect(await early.processOf('held by late')).toBeUndefined();
  });

  test('one that was killed is known to be lost as soon as somebody has asked it in vain', async () => {
    const presence = presenceBy(redis.port);
    const early = await memberBy('early', presence);
    const late = presenceBy(redis.port);
    // It cannot say good-bye.
    ends.push(() => presence.client.zrem('arena:nodes', 'late'));
    await memberBy('late', late);
    await late.subscribe('p:late', () => undefined);
    expect(await early.processOf('held by late')).toBe('late');
    await early.doubt('late');
    expect([await early.isPresent('late'), early.isLost('held by late')]).toEqual([true, false]);
    late.shutdown();
    await soon(async () => {
      await early.doubt('late');
      return early.isLost('held by late');
    }, 'it to be missed');
    expect([await early.isPresent('late'), await early.processOf('held by late')]).toEqual([
      false,
      undefined,
    ]);
    expect(await early.choose()).toBe('early');
  });

  test('one does not start beside a live one of an older version, and names it', async () => {
    const url = `redis://127.0.0.1:${redis.port}`;
    const presence = presenceBy(redis.port);
    await memberBy('same', presence);
    await refuseBesideOlder(url);
    // A program of this version, which the next one that must be alone meets.
    await expect(refuseBesideOlder(url, CLUSTER_VERSION + 1)).rejects.toThrow('(held by same)');
    const old = await memberBy('old', presenceBy(redis.port), CLUSTER_VERSION - 1);
    await expect(refuseBesideOlder(url)).rejects.toThrow(
      /older version is running \(held by old\).*Stop all nodes/,
    );
    await old.leave();
    await refuseBesideOlder(url);
  });

  test('a live one that says no version is older than any that does', async () => {
    const presence = presenceBy(redis.port);
    const [seconds] = await presence.client.time();
    await presence.client.zadd('arena:nodes', (Number(seconds) + 1) * 1000, 'ancient');
    await presence.client.hset('arena:holds', 'ancient', 'n1.kZ0c');
    ends.push(() => presence.client.zrem('arena:nodes', 'ancient'));
    ends.push(() => presence.client.hdel('arena:holds', 'ancient'));
    await expect(refuseBesideOlder(`redis://127.0.0.1:${redis.port}`)).rejects.toThrow('running (n1)');
  });

  test('one that speaks but does not hear is sent nobody, and hears again', async () => {
    const presence = presenceBy(line.port);
    const [near, far] = await Promise.all([
      memberBy('near', presence),
      memberBy('far', presenceBy(redis.port)),
    ]);
    expect(await Promise.all([far.isPresent('near'), near.isPresent('far')])).toEqual([true, true]);
    line.silence(earOf(presence).localPort!);
    // Both are watched from now on: it hears again soon after it has noticed.
    await Promise.all([
      soon(() => !near.isInTouch(), 'it to notice'),
      soon(async () => !(await far.isPresent('near')), 'the other one to notice'),
    ]);
    // It takes up another line by itself.
    await soon(async () => near.isInTouch() && (await far.isPresent('near')), 'it to hear again');
  }, 30_000);

  test('a line that breaks while it is taken up is taken up again', async () => {
    const presence = presenceBy(line.port);
    const heard: unknown[] = [];
    await presence.subscribe('words', (word: unknown) => heard.push(word));
    line.cut();
    // As often as it takes for its own first words to be given up: again and again it gets through, to nobody.
    for (let times = 0; times < 3; times++) {
      line.mend();
      line.cut();
      await sleep(300);
    }
    line.mend();
    const speaker = presenceBy(redis.port);
    await soon(async () => {
      await speaker.publish('words', 'hello');
      return heard.length > 0;
    }, 'it to hear again');
  }, 30_000);

  test('while Redis is out of reach nobody waits for an answer that cannot come', async () => {
    const presence = presenceBy(line.port);
    await presence.subscribe('words', () => undefined);
    line.cut();
    const answers: unknown[] = [];
    const [, , count] = await Promise.all([
      presence.subscribe('ipc:question', (answer: unknown) => answers.push(answer)),
      presence.unsubscribe('words'),
      presence.hincrbyex('waiting', 'room', 1, 1),
    ]);
    expect(answers).toEqual([[1, 'ipc_timeout']]);
    expect(count).toBe(1);
    line.mend();
  }, 30_000);
});

function earOf(presence: SwiftPresence): Socket {
  return (presence as unknown as { sub: Redis & { stream: Socket } }).sub.stream;
}
