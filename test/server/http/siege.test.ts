import { games } from '../../../shared/games';
import { besiege } from '../support/siege';
import { refusedRequest, type Mischief } from '../support/vandal';

test.each(games.all)(
  '2,000 bad messages at a table of $rules.id: each is answered or costs its connection, and the table finishes',
  async (kit) => {
    const { ending, fates, heapMb } = await besiege(2000, kit);
    expect(ending).toBe('finished');
    expect([...fates.keys()].filter((fate) => fate.endsWith('accepted'))).toEqual([]);
    expect([...fates.keys()].filter((fate) => fate.endsWith('internal'))).toEqual([]);
    expect(heapMb.end - heapMb.half).toBeLessThan(15);
  },
  180_000,
);

test('a message that gets through is seen', async () => {
  const good: Mischief = (vandal) => refusedRequest(vandal, 'chat', { phrase: 'thinking' });
  const { fates } = await besiege(20, games.standard, { good });
  expect(fates.get('good: accepted')).toBeGreaterThan(0);
}, 180_000);
