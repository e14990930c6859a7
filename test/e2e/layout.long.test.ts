import { useProduct } from './support/product';
import { nothingAt, wholeMatches } from './support/wholeMatch';

jest.setTimeout(900_000);

const SIZES = [
  [1920, 1080],
  [1280, 800],
  [360, 740],
] as const;

describe('the layout stands still, at more sizes and with more seats', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  test.each([
    ['Mechs', 1],
    ['Western', 1],
    ['Mechs', 3],
    ['Western', 3],
  ])('a whole match of %s with %i at the table besides oneself', async (game, opponents) => {
    for (const size of SIZES)
      expect(await wholeMatches(product, [size], { game, opponents })).toEqual(nothingAt([size]));
  });
});
