import { besiege } from '../support/siege';

test('2,000 bad messages: each is answered or costs its connection, and the table finishes', async () => {
  const { ending, fates, heapMb } = await besiege(2000);
  expect(ending).toBe('finished');
  expect([...fates.keys()].filter((fate) => fate.endsWith('accepted'))).toEqual([]);
  expect([...fates.keys()].filter((fate) => fate.endsWith('internal'))).toEqual([]);
  expect(heapMb.end - heapMb.half).toBeLessThan(15);
}, 180_000);
