import { sizeNear } from '../../client/find/sizes';

test('whoever chooses another game keeps the number of players where it has such a table', () => {
  expect(sizeNear(3, [2, 3, 4])).toBe(3);
  expect(sizeNear(2, [3, 5])).toBe(3);
  expect(sizeNear(4, [1, 2])).toBe(2);
  expect(sizeNear(4, [2, 6])).toBe(2);
});
