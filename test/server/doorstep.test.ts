import { ServerError } from '@colyseus/core';
import { waitAtTheDoor } from '../../server/rooms/doorstep';

describe('whoever comes to a table that is nowhere for a moment', () => {
  const standing = { isHeld: () => true, isInTouch: () => true };
  /** A door that says this so often, and lets in then. */
  const doorThatSays = (message: string, times: number) => {
    let left = times;
    return jest.fn(() =>
      left-- > 0 ? Promise.reject(new ServerError(503, message)) : Promise.resolve('in'),
    );
  };

  test('waits, and gets in without having heard of it', async () => {
    expect(await waitAtTheDoor(standing, doorThatSays('busy', 2))).toBe('in');
  });

  test('is told at once when the door is slow itself', async () => {
    const knock = jest.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
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
