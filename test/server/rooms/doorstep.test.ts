import { ServerError } from '@colyseus/core';
import { setTimeout as sleep } from 'node:timers/promises';
import { alone } from '../../../server/store/standing';
import { Busy } from '../../../server/rooms/admission';
import { waitAtTheDoor } from '../../../server/rooms/doorstep';
import { House } from '../support/house';
import { settle, TestPorts } from '../support/testPorts';

/** The framework lets the second one wait for the first for so long. */
const LOCK_MS = 700;

describe('whoever comes to a table that is nowhere for a moment', () => {
  const standing = { isHeld: () => true, isInTouch: () => true };
  /** A door that says this so often, and lets in then. */
  const doorThatSays = (message: string, times: number) => {
    let left = times;
    return jest.fn(() =>
      left-- > 0 ? Promise.reject(new ServerError(503, message)) : Promise.resolve('in'),
    );
  };

  test('because somebody else is having it opened, and the store is slow, waits for that', async () => {
    const house = await House.open();
    const { tables } = house.services;
    const enter = tables.enter.bind(tables);
    jest.spyOn(tables, 'enter').mockImplementationOnce(async (record) => {
      await sleep(LOCK_MS * 1.5);
      return enter(record);
    });
    const { matchId } = house.table();
    const players = await Promise.all([house.person().join(matchId), house.person().join(matchId)]);
    expect(players.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    await house.close();
  });

  test('because the server has not joined the other nodes yet waits for that', async () => {
    let isInTouch = false;
    const joined = sleep(200).then(() => void (isInTouch = true));
    const house = await House.open({
      joined,
      services: { standing: { ...alone, isInTouch: () => isInTouch } },
    });
    await house.person().join(house.table().matchId);
    await house.close();
  });

  test('waits, and gets in without having heard of it', async () => {
    expect(await waitAtTheDoor(standing, doorThatSays('busy', 2))).toBe('in');
  });

  test('and hears when to come back does so once, a little after that', async () => {
    const ports = new TestPorts();
    const knock = jest.fn().mockRejectedValueOnce(new Busy(2000)).mockResolvedValue('in');
    const waiting = waitAtTheDoor(standing, knock, { ports, chance: () => 0.5 });
    await settle();
    await ports.advance(2000);
    expect(knock).toHaveBeenCalledTimes(1);
    await ports.advance(125);
    expect(knock).toHaveBeenCalledTimes(2);
    expect(await waiting).toBe('in');
    // Longer than anybody waits here: the page comes again by itself.
    await expect(waitAtTheDoor(standing, () => Promise.reject(new Busy(3000)), { ports })).rejects.toThrow(
      'busy',
    );
  });

  test('is told at once when the door is slow itself', async () => {
    const knock = jest.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 3000));
      throw new ServerError(503, 'busy');
    });
    await expect(waitAtTheDoor(standing, knock)).rejects.toThrow('busy');
    expect(knock).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['is refused for another reason', 'kicked', standing],
    ['has come to a node that lost its matches', 'busy', { ...standing, isHeld: () => false }],
    ['has come to a node that lost the others', 'busy', { ...standing, isInTouch: () => false }],
  ])('does not wait who %s', async (_who, message, place) => {
    const knock = doorThatSays(message, 1);
    await expect(waitAtTheDoor(place, knock)).rejects.toThrow(message);
    expect(knock).toHaveBeenCalledTimes(1);
  });
});
