import { resyncDelay } from '../../../server/cluster';
import { Placement } from '../../../server/cluster/placement';
import { Busy } from '../../../server/rooms/admission';
import { ROOM_NAME } from '../../../shared/protocol';
import { TestPorts } from '../support/testPorts';

describe('where a room is opened', () => {
  const ports = new TestPorts();
  const recall = jest.fn(() => Promise.resolve());
  const choose = jest.fn(() => Promise.resolve('idle'));
  /** A match of a node that others can reach, or not, and that has so much time left. */
  const placement = (leftMs: number | undefined, process?: string, isLost = true) =>
    new Placement({
      leases: {
        holderOf: () => Promise.resolve(leftMs === undefined ? undefined : { node: 'n1', leftMs }),
        recall,
      },
      members: { processOf: () => Promise.resolve(process), isLost: () => isLost, choose },
      processId: () => 'here',
      ports,
    });
  beforeEach(() => jest.clearAllMocks());

  test('is where the match is held, else where there is least to do', async () => {
    expect(await placement(2000, 'there').placeFor(ROOM_NAME, 'match')).toBe('there');
    expect(await placement(undefined).placeFor(ROOM_NAME, 'match')).toBe('idle');
    // Its time is nearly over: who opens the room waits for that.
    expect(await placement(500).placeFor(ROOM_NAME, 'match')).toBe('idle');
    // It may only be letting go of its tables.
    expect(await placement(2000, undefined, false).placeFor(ROOM_NAME, 'match')).toBe('idle');
    expect(await placement(2000).placeFor('lobby', undefined)).toBe('here');
    expect(recall).not.toHaveBeenCalled();
  });

  test('is nowhere while a node has it that was killed; that one is asked to look, now and then', async () => {
    const place = placement(2000);
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, () => place.placeFor(ROOM_NAME, 'match')),
    );
    expect(tries.every((one) => one.status === 'rejected' && one.reason instanceof Busy)).toBe(true);
    expect((tries[0] as PromiseRejectedResult).reason).toMatchObject({ comeBackInMs: 2000, message: 'busy' });
    expect(choose).not.toHaveBeenCalled();
    expect(recall).toHaveBeenCalledTimes(1);
    await ports.advance(600);
    await expect(place.placeFor(ROOM_NAME, 'match')).rejects.toThrow(Busy);
    expect(recall).toHaveBeenCalledTimes(2);
  });
});

test('what may have been missed is read again every minute, and less often where there are many tables', () => {
  expect([0, 1000, 10_000, 500_000].map((tables) => resyncDelay(tables, 0.5))).toEqual([
    60_000, 60_000, 60_000, 3_000_000,
  ]);
  // Not by all nodes at once.
  expect([0, 1].map((chance) => resyncDelay(0, chance))).toEqual([48_000, 72_000]);
});
