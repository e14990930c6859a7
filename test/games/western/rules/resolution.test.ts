import { west, type Setup } from '../support/scenario';

const GAPS = '1H 3S 5T 2K 4H 5K';
const at = (setup: Setup) => west({ phase: 'resolution', gaps: GAPS, rival: { cards: '1K' }, ...setup });
const resolved = (s: ReturnType<typeof west>) =>
  s.events('matResolved').map(({ place, winners }) => [place, winners]);

describe('the start of Resolution', () => {
  test('W8.1, S39 all cards are turned up together, before anything is gained', () => {
    const s = west({
      phase: 'reveal',
      gaps: GAPS,
      A: { card: '2H' },
      B: { card: '3H' },
      rival: { cards: '1K' },
      wanted: 'A',
    });
    expect(s.match.events[0]).toEqual({ type: 'cardsRevealed', cards: ['2H', '3H'], rival: ['1K'] });
    expect([s.seat('A').card, s.seat('B').card, s.open.rival.shown]).toEqual(['2H', '3H', ['1K']]);
    expect(s.asked('A')).toBe('wild');
  });

  test('W8.2, S97 given kinds first, then all X in one list, chosen by all at once', () => {
    const s = at({
      wanted: 'A',
      porches: { 3: 'assayOffice', 1: 'collapsedMine' },
      A: { boss: 'lawman', posses: '3 porch' },
      B: { boss: 'cowgirl', posses: '2 porch' },
    });
    expect(s.influence('A')).toBe('2/1/1'); // the Lawman's
    expect(s.about('A', 'wild')).toEqual({ form: 'each', count: 4, cause: 'resolution' });
    expect(s.about('B', 'wild').count).toBe(1);
    s.takes('A', 'law', 'force', 'gold', 'gold');
    expect(s.influence('A')).toBe('2/1/1'); // S77: nothing shows before the last answer
    s.takes('B', 'force');
    expect(s.influence('A')).toBe('3/2/3');
  });

  test('S79 what is chosen at once here is final', () => {
    const s = at({ wanted: 'A', B: { boss: 'cowgirl', posses: '2 porch' } }).takes('A', 'law');
    expect(s.match.submit({ type: 'retract', seat: 0, id: s.match.heldBy(0)!.id })).toEqual({
      ok: false,
      code: 'illegal',
    });
  });

  test('W1.8 X gained one by one may differ', () => {
    const s = at({ A: { boss: 'outlaw', wonDuel: true } });
    expect(s.options('A', 'wild')).toEqual([
      ['law', 'law'],
      ['law', 'force'],
      ['law', 'gold'],
      ['force', 'force'],
      ['force', 'gold'],
      ['gold', 'gold'],
    ]);
  });

  test('S43, S97 only kinds with room; what fills every track is not asked', () => {
    const s = at({ A: { boss: 'outlaw', wonDuel: true, influence: '6/5/4' } });
    expect(s.options('A', 'wild')).toEqual([
      ['force', 'gold'],
      ['gold', 'gold'],
    ]);
    expect(at({ A: { boss: 'outlaw', wonDuel: true, influence: '6/6/5' } }).influence('A')).toBe('6/6/6');
    expect(at({ A: { boss: 'outlaw', wonDuel: true, influence: '6/6/6' } }).influence('A')).toBe('6/6/6');
    expect(at({ A: { boss: 'outlaw', wonDuel: true, influence: '6/6/3' } }).influence('A')).toBe('6/6/5');
  });

  test('S41 resolution effects of buildings need only a standing posse', () => {
    const s = at({
      porches: { 3: 'danceHall' },
      A: { posses: '3 porch', card: '2T' },
      B: { card: '3K' },
      rival: { cards: '5H' },
    });
    expect(s.about('A', 'wild').count).toBe(3); // 1H 4H and the Rival's 5H
  });

  test('S40 cards in play: gaps, the Rival’s and kept cards with their changed suit', () => {
    const suits = { gaps: '1H 2H 3T 4T 5K 1K', porches: { 3: 'blacksmith' } };
    const none = at({
      ...suits,
      A: { posses: '3 porch', card: '1T' },
      B: { card: '2T' },
      rival: { cards: '2K' },
    });
    expect(none.asked('A')).not.toBe('wild');
    const some = at({
      ...suits,
      A: { posses: '3 porch, 3 suit down', card: '1T' },
      B: { card: '2S' },
      rival: { cards: '2K' },
    });
    expect(some.about('A', 'wild').count).toBe(2);
  });

  test('S71 Cowgirl: any porch counts, with or without a building, at most two', () => {
    const count = (posses: string) => {
      const s = at({ A: { boss: 'cowgirl', posses } });
      const { cause, count: xs } = s.about('A', 'wild');
      return cause === 'resolution' ? xs : 0; // else it is the pot
    };
    expect([
      count('1 influence right'),
      count('x1 porch'),
      count('1 porch'),
      count('1 porch, 2 porch, 5 porch'),
    ]).toEqual([0, 0, 1, 2]);
  });

  test('S71, E2 Banker: all buildings bought so far, this round’s too', () => {
    const stack = ['jail', 'mansion', 'outhouse', 'graveyard', 'gunsmith', 'landOffice'];
    const xs = [0, 1, 2, 3, 4, 5, 6].map((count) => {
      const s = at({ porches: { 1: stack.slice(0, count).join(' ') }, A: { boss: 'banker' } });
      return s.asked('A') === 'wild' ? s.about('A', 'wild').count : 0;
    });
    expect(xs).toEqual([0, 0, 1, 1, 2, 2, 2]);
    expect(
      at({ porches: { 1: 'jail' }, A: { boss: 'banker', fresh: 'mansion' } }).about('A', 'wild').count,
    ).toBe(1);
  });

  test('S72, E38 Outlaw and Lawman look at this round only', () => {
    expect(at({ A: { boss: 'outlaw', wonDuel: true } }).about('A', 'wild').count).toBe(2);
    expect(at({ A: { boss: 'outlaw' } }).asked('A')).not.toBe('wild');
    expect(at({ A: { boss: 'lawman', posses: 'x1 porch' } }).influence('A')).toBe('1/1/1');
    expect(at({ A: { boss: 'lawman' }, B: { posses: 'x1 porch' } }).influence('A')).toBe('2/1/1');
    const next = at({ A: { boss: 'outlaw', wonDuel: true } }).runsToRound(2);
    expect(next.seat('A').wonDuel).toBe(false);
  });
});

describe('the mats', () => {
  test('W8.3 places 1 to 5 in order; everyone with a posse makes a hand, the best one wins', () => {
    const s = at({
      A: { card: '2H', posses: '5 porch, 2 porch' },
      B: { card: '5S', posses: 'x2 porch' },
    });
    expect(resolved(s)).toEqual([
      [2, [1]],
      [5, [0]],
    ]);
    expect(s.events('matResolved')[0]!.hands).toEqual([
      { player: 0, card: '2H', rank: 'highCard' },
      { player: 1, card: '5S', rank: 'pair' },
    ]);
  });

  test('W8.4, S38 a player alone plays against the Rival, wounded or not', () => {
    const lost = at({ A: { card: '2H', posses: 'x2 porch' }, rival: { cards: '3K' } });
    expect(resolved(lost)).toEqual([[2, []]]);
    expect(lost.influence('A')).toBe('1/1/1');
    const won = at({ A: { card: '3H', posses: 'x2 porch' }, rival: { cards: '2T' } });
    expect(won.influence('A')).toBe('1/1/3');
  });

  test('W8.4 with two players the Rival does not take part', () => {
    const s = at({
      A: { card: '2H', posses: '2 porch' },
      B: { card: '2T', posses: '2 porch' },
      rival: { cards: '3K' },
    });
    expect(resolved(s)).toEqual([[2, [0]]]);
  });

  test('W8.5, S42 the pot once, however many posses; then the right side', () => {
    const s = at({
      mats: 'courthouse:A bank sheriff saloon:B hideout',
      A: { card: '3H', posses: '1 influence right, 1 porch, x1 porch' },
    });
    expect(s.events('influenceGained').map(({ kind, amount, cause }) => [kind, amount, cause])).toEqual([
      ['law', 2, 'pot'],
      ['force', 2, 'right'],
    ]);
  });

  test('W1.8, S42 XX is one kind for all of it; pot and right side are two choices', () => {
    const s = at({ A: { card: '3H', posses: '1 influence right' } });
    expect(s.about('A', 'wild')).toEqual({ form: 'same', count: 2, cause: 'pot' });
    expect(s.options('A', 'wild')).toEqual([['law'], ['force'], ['gold']]);
    s.takes('A', 'gold');
    expect(s.about('A', 'wild')).toEqual({ form: 'same', count: 2, cause: 'right' });
    s.takes('A', 'law');
    expect(s.influence('A')).toBe('3/1/3');
  });

  test('S43 with XX a kind with one step of room may be chosen; the rest is lost', () => {
    const s = at({ A: { card: '3H', posses: '1 porch', influence: '6/5/5' } });
    expect(s.options('A', 'wild')).toEqual([['force'], ['gold']]);
    s.takes('A', 'gold');
    expect(s.influence('A')).toBe('6/5/6');
    expect(at({ A: { card: '3H', posses: '1 porch', influence: '6/6/6' } }).asked('A')).not.toBe('wild');
  });

  test('S36 alone with the Rival’s very card: the tie is won, the Rival takes nothing', () => {
    const s = at({
      A: { card: '3H', posses: '2 porch, 3 number up' },
      rival: { cards: '4H' },
      gaps: '1H 3S 5T 2K 4T 5K',
    });
    expect(s.events('matResolved')[0]!.hands.map(({ card }) => card)).toEqual(['4H', '4H']);
    expect(resolved(s)[0]).toEqual([2, [0]]);
  });

  test('W8.6 the Sheriff’s pot: 1 L and 1 F, or the third posse for the next round', () => {
    const office = { A: { card: '5H' as const, posses: '3 leftover' } };
    const s = at(office);
    expect(s.options('A', 'pot')).toEqual(['influence', 'posse']);
    expect(s.fallback('A', 'pot')).toBe('influence');
    s.answers('A', 'pot', 'influence');
    expect(s.influence('A')).toBe('2/2/1');
    const t = at(office).answers('A', 'pot', 'posse');
    expect(t.influence('A')).toBe('1/1/1');
    expect(t.seat('A').thirdNext).toBe(true);
    expect(at({ A: { ...office.A, influence: '6/6/0' } }).fallback('A', 'pot')).toBe('posse');
    expect(at({ A: { ...office.A, influence: '6/5/0' } }).fallback('A', 'pot')).toBe('influence');
  });

  test('S44 in round 6 the Sheriff’s pot is L and F, unasked', () => {
    const s = at({ round: 6, A: { card: '5H', posses: '3 leftover' } });
    expect(s.influence('A')).toBe('2/2/1');
    expect(s.asked('A')).not.toBe('pot');
  });

  test('S37 tied winners all win and choose for themselves, at once', () => {
    const s = at({
      gaps: '2S 4K 5T 2K 4H 5K',
      A: { card: '5H', posses: '3 porch, 3 number down' },
      B: { card: '4S', posses: '3 leftover, 3 suit up' },
    });
    expect([s.asked('A'), s.asked('B')]).toEqual(['pot', undefined]); // 4H beats 4T by suit
    const t = at({
      gaps: '2S 4K 5T 2K 4H 5K',
      A: { card: '5T', posses: '3 porch, 3 number down' },
      B: { card: '4S', posses: '3 leftover, 3 suit up' },
    });
    expect([t.asked('A'), t.asked('B')]).toEqual(['pot', 'pot']);
    t.answers('A', 'pot', 'influence');
    expect(t.influence('A')).toBe('1/1/1');
    t.answers('B', 'pot', 'posse');
    expect(t.influence('A')).toBe('2/2/1');
    expect(t.seat('B').thirdNext).toBe(true);
  });
});

describe('the examples', () => {
  test('E11, E12', () => {
    const s = at({
      mats: 'saloon:A bank sheriff courthouse:B hideout',
      gaps: '1S 2H 4H 2S 4K 3H',
      A: { card: '5T', posses: '3 number down, 4 porch' },
      B: { card: '4T', posses: '4 influence left' },
      rival: { cards: '1K' },
    });
    s.answers('A', 'pot', 'influence');
    const courthouse = s.events('matResolved').find(({ place }) => place === 4)!;
    expect(courthouse.hands).toEqual([
      { player: 0, card: '4T', rank: 'pair' },
      { player: 1, card: '4T', rank: 'pair' },
    ]);
    expect(courthouse.winners).toEqual([0, 1]);
    expect([s.influence('A'), s.influence('B')]).toEqual(['4/2/1', '3/1/1']);
    const hall = s.events('hallCompared')[0]!;
    expect(hall.hands.map(({ rank, card }) => [rank, card])).toEqual([
      ['highCard', '4T'],
      ['highCard', '4T'],
    ]);
    expect(hall.order).toEqual([0, 1]); // W10.2: by the natural 5T and 4T
  });

  test('E11 at the Saloon each of the two gains XX', () => {
    const s = at({
      mats: 'bank:A hideout sheriff saloon:B courthouse',
      gaps: '1S 2H 4H 2S 4K 3H',
      A: { card: '5T', posses: '3 number down, 4 porch' },
      B: { card: '4T', posses: '4 influence left' },
      rival: { cards: '1K' },
    });
    s.answers('A', 'pot', 'influence').takes('A', 'gold').takes('B', 'law');
    expect([s.influence('A'), s.influence('B')]).toEqual(['2/2/3', '3/1/1']);
  });

  test('E13', () => {
    const hideout = { gaps: '5S 5T 2T 4K 1T 3S', rival: { cards: '3H' } };
    const won = at({ ...hideout, A: { card: '2K', posses: '5 porch' } });
    expect(won.events('matResolved')[0]!.hands.map(({ rank }) => rank)).toEqual(['straight', 'pair']);
    expect(won.influence('A')).toBe('1/3/1');
    const lost = at({ ...hideout, A: { card: '5K', posses: '5 porch' } });
    expect(resolved(lost)).toEqual([[5, []]]);
  });

  test('E14', () => {
    const s = at({
      mats: 'bank:A saloon sheriff courthouse:B hideout',
      A: { card: '3H', posses: '1 porch, 1 influence right' },
    });
    expect(s.influence('A')).toBe('3/1/3');
  });

  test('E24', () => {
    const s = at({
      gaps: '1S 4S 2H 5T 3K 2K',
      porches: { 3: 'blacksmith' },
      A: { card: '3S', posses: '3 porch' },
      B: { card: '1T', posses: '3 suit down' },
      C: { card: '4K' },
      rival: { cards: '5S' },
    });
    expect(s.about('A', 'wild')).toEqual({ form: 'each', count: 3, cause: 'resolution' });
  });
});
