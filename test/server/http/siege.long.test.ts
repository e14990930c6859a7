import { games } from '../../../shared/games';
import { besiege } from '../support/siege';

test.each(games.all)(
  '20,000 bad messages at a table of $rules.id: each is answered or costs its connection, and the table finishes',
  async (kit) => {
    const { ending, fates, heapMb } = await besiege(20_000, kit);
    expect(ending).toBe('finished');
    expect([...fates.keys()].filter((fate) => fate.endsWith('accepted'))).toEqual([]);
    expect([...fates.keys()].filter((fate) => fate.endsWith('internal'))).toEqual([]);
    expect(heapMb.end - heapMb.half).toBeLessThan(15);
  },
  1_200_000,
);
