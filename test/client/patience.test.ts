import { RETRY_DELAYS, retryDelay } from '../../client/net/patience';

test('pages that have lost the same server come back spread over time, ever more slowly', () => {
  const [first = 0] = RETRY_DELAYS;
  const last = RETRY_DELAYS.at(-1) ?? 0;
  expect(retryDelay(0, 0.5)).toBe(first);
  expect(retryDelay(0, 0)).toBeLessThan(retryDelay(0, 1));
  expect(retryDelay(0, 1)).toBeLessThan(2 * first);
  expect(retryDelay(1000, 0.5)).toBe(last);
});
