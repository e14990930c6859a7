import { west } from '../support/scenario';

test('E46 a whole round', () => {
  const s = west({
    mats: 'saloon:A bank sheriff courthouse:B hideout',
    slots: 'jail blacksmith outhouse graveyard generalStore',
    porches: { 3: 'mansion', 2: 'landOffice', 5: 'gunsmith' },
    gaps: '2H 3K 5T 1S 4T 4K',
    rival: { cards: '2K' },
    deck: 'collapsedMine appraiser',
    A: { boss: 'banker', card: '4S', given: '1T' },
    B: { boss: 'cowgirl', card: '3T', given: '5K' },
    dice: [4, 2, 4, 6],
  });
  const both = () => [s.influence('A'), s.influence('B')];
  // 1
  s.places('A', '5 porch');
  expect(s.influence('A')).toBe('1/1/2');
  s.converts('A', 1);
  expect(s.influence('A')).toBe('1/4/1');
  // 2
  s.places('B', '1 influence left').takes('B', 'force');
  expect(s.influence('B')).toBe('1/2/1');
  // 3
  s.places('A', '1 influence right')
    .duels('B', 'reroll')
    .duels('A', 'reroll')
    .duels('B', 'addCard')
    .duels('A', 'addCard');
  expect(s.events('duelSettled')).toEqual([
    { type: 'duelSettled', winner: 0, loser: 1, place: 1, spot: 'influence' },
  ]);
  expect(s.open.wanted).toBe(0);
  expect(both()).toEqual(['1/3/1', '0/2/1']);
  // 4
  s.places('B', '2 porch');
  expect(s.influence('B')).toBe('1/2/1');
  s.converts('B', 0);
  // 5
  expect(s.events('cardsRevealed')).toEqual([{ type: 'cardsRevealed', cards: ['4S', '3T'], rival: ['2K'] }]);
  expect(s.influence('B')).toBe('3/2/1');
  s.takes('A', 'gold').takes('B', 'force');
  expect(both()).toEqual(['1/3/2', '3/3/1']);
  // 6
  expect(s.events('matResolved')[0]!.hands.map(({ rank }) => rank)).toEqual(['straight', 'pair']);
  s.takes('A', 'gold');
  expect(s.influence('A')).toBe('1/3/4');
  s.takes('A', 'law');
  // 7
  expect(both()).toEqual(['3/5/4', '3/3/3']);
  expect(s.events('matResolved').map(({ place, winners }) => [place, winners])).toEqual([
    [1, [0]],
    [2, [1]],
    [5, [0]],
  ]);
  // 8
  expect(s.events('hallCompared')[0]).toMatchObject({ order: [1, 0] });
  expect(s.options('B', 'buy')).toEqual([null, { place: 1 }, { place: 2 }]);
  s.buys('B', 2);
  expect(s.influence('B')).toBe('3/0/2');
  expect(s.options('A', 'buy')).toEqual([null, { place: 1 }, { place: 5 }]);
  s.buys('A', 5);
  expect(s.influence('A')).toBe('3/5/0');
  s.answers('B', 'advance', 'railway');
  expect(s.open.industries).toEqual({ mining: 0, railway: 3, wagon: 0 });
  // 9
  expect([s.mat(4).porch, s.mat(1).porch]).toEqual([['blacksmith'], ['generalStore']]);
  expect([s.seat('A').ready, s.seat('B').ready]).toEqual([2, 2]);
  expect([s.mat(2).slot, s.mat(2).porch]).toEqual(['landOffice', ['collapsedMine']]);
  expect([s.mat(5).slot, s.mat(5).porch]).toEqual(['gunsmith', ['appraiser']]);
  expect([s.open.dealer, s.open.round]).toEqual([1, 2]);
});
