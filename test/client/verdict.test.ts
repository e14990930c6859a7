import { judged } from '../../client/model/verdict';
import type { SeatInfo } from '../../shared/protocol/table';

const STANDINGS = [
  { seat: 2, place: 1, points: 30 },
  { seat: 0, place: 2, points: 20 },
  { seat: 1, place: 3, points: 20, tie: { words: 'fewer weapons', rule: 'M12.3' } },
];

/** Three seats, of which these had left at the end. */
const table = (...left: number[]) => ({
  seats: [0, 1, 2].map((seat) => ({ seat, hasLeft: left.includes(seat) }) as SeatInfo),
});

test.each([
  ['nobody has left: as the rules say', [], [2], ['2:1', '0:2', '1:3']],
  ['the winner has left: the next one has won', [2], [0], ['0:1', '1:2', '2:3']],
  ['two have left: they are last together', [2, 1], [0], ['0:1', '2:2', '1:2']],
  ['all have left: nobody is before anybody', [0, 1, 2], [2, 0, 1], ['2:1', '0:1', '1:1']],
])('T14 %s', (_, left, winners, places) => {
  const verdict = judged(STANDINGS, [2], table(...left));
  expect(verdict.winners).toEqual(winners);
  expect(verdict.order.map(({ seat, place }) => `${seat}:${place}`)).toEqual(places);
  // Why somebody who has left is behind is not their points.
  for (const { hasLeft, tie } of verdict.order) expect(hasLeft && tie !== undefined).toBe(false);
});

test('T14 a match in which nobody was to win has no winner either way', () => {
  expect(judged(STANDINGS, undefined, table()).winners).toBeUndefined();
  expect(judged([], undefined, { seats: [] })).toEqual({ order: [], winners: undefined });
});
