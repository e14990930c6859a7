import { wayTo } from '../../client/games/mechs/model/choices';
import { isFollowing } from '../../client/parts/pinnedEnd';
import type { Direction } from '../../shared/games/mechs/state';

const way = (direction: Direction, to?: number) => ({ direction, to, isChosen: direction === 'east' });

test('a press on the zone that a direction leads to picks the direction', () => {
  const picked: Direction[] = [];
  const choice = wayTo({
    from: 12,
    options: [way('north', 7), way('east', 13), way('south'), way('west', 12)],
    pick: (direction) => picked.push(direction),
  });
  // South is a wall, and west leads nowhere: their arrows pick them.
  expect(choice).toMatchObject({ zones: [7, 13], chosen: 13 });
  choice?.pick(7);
  choice?.pick(17);
  expect(picked).toEqual(['north']);
  expect(wayTo(undefined)).toBeUndefined();
  expect(wayTo({ from: 12, options: [way('south')], pick: () => undefined })).toBeUndefined();
});

test('a list that was scrolled up follows again once nobody reads it', () => {
  const now = { isPinned: false, isHeld: false, sinceScrolled: 1000 };
  expect(isFollowing(now)).toBe(false);
  expect(isFollowing({ ...now, isPinned: true })).toBe(true);
  expect(isFollowing({ ...now, sinceScrolled: 60_000 })).toBe(true);
  expect(isFollowing({ ...now, sinceScrolled: 60_000, isHeld: true })).toBe(false);
});
