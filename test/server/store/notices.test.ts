import type { Notice } from '../../../server/store/notices';
import { describeStores } from '../../support/databases';

const noticeOf = (number: number, dueAt: number): Notice => ({
  target: `device-${number}`,
  matchId: 'match-1',
  kind: 'turn',
  facts: { code: 'CODE1', game: 'mechs', people: [] },
  dueAt,
  expiresAt: 9000,
  tries: 0,
});

describeStores('notices', (database) => {
  test('whoever was put down last is taken first, and nobody before the time', async () => {
    const { notices } = await database().open();
    await notices.put([1, 2, 3, 4, 5].map((number) => noticeOf(number, number * 100)));
    const due = await notices.due(400, 3);
    expect(due.map(({ target }) => target)).toEqual(['device-4', 'device-3', 'device-2']);
    expect(await notices.next()).toBe(100);
  });
});
