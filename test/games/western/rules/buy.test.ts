import { INDUSTRIES } from '../../../../shared/games/western';
import { west, type Setup } from '../support/scenario';

/** Town Hall: 3H (g5) and 1S (g0). */
const GAPS = '1S 2T 4K 4S 5S 3H';
const SLOTS = 'jail blacksmith outhouse graveyard generalStore';
const at = (setup: Setup) => west({ phase: 'buy', gaps: GAPS, slots: SLOTS, ...setup });
const RICH = { influence: '6/6/6' };

describe('the Town Hall', () => {
  test('W10.1 all compare hands, wherever their posses are; the best buys first', () => {
    const s = at({ A: { card: '4H' }, B: { card: '2H' }, C: { card: '5H' } });
    expect(s.events('hallCompared')[0]).toMatchObject({ order: [1, 2, 0] }); // a straight, then 5H before 4H
    expect(s.events('hallCompared')[0]!.hands).toHaveLength(3); // the Rival takes no part
  });

  test('W10.2 exact equals are ordered by their natural cards', () => {
    const s = at({ A: { card: '4T' }, B: { card: '5T', posses: '3 number down' } });
    expect(s.events('hallCompared')[0]).toMatchObject({ order: [1, 0] });
  });

  test('S73, E37 the Chief’s hand is the best of its rank', () => {
    const s = at({
      gaps: '4S 2T 4K 1S 5S 3S',
      A: { card: '3K', boss: 'chief' },
      B: { card: '4H' },
      C: { card: '5T' },
    });
    expect(s.events('hallCompared')[0]).toMatchObject({ order: [2, 0, 1] });
    const equals = at({ A: { card: '4T', boss: 'chief' }, B: { card: '5T', posses: '3 number down' } });
    expect(equals.events('hallCompared')[0]).toMatchObject({ order: [0, 1] });
  });

  test('W10.4, S54, S70 the Post Office: pay 2 X to be first; the others keep their order', () => {
    const office = { porches: { 3: 'postOffice' }, C: { card: '2H' as const } };
    const s = at({ ...office, A: { card: '5H', posses: '3 porch', influence: '0/1/1' }, B: { card: '4H' } });
    expect(s.options('A', 'hall')).toEqual([null, ['force', 'gold']]);
    expect(s.fallback('A', 'hall')).toBeNull();
    s.answers('A', 'hall', ['force', 'gold']);
    expect(s.influence('A')).toBe('0/0/0');
    expect(s.events('hallClaimed')).toEqual([{ type: 'hallClaimed', seat: 0 }]);
    expect(s.events('buyPassed').map(({ player }) => player)).toEqual([0, 2, 1]);
    expect(s.asked('A')).toBe('advance');
    const no = at({ ...office, A: { card: '5H', posses: '3 porch', influence: '0/1/1' }, B: { card: '4H' } });
    no.answers('A', 'hall', null);
    expect(no.asked('C')).toBe('advance');
  });

  test('S70 not offered to the best hand, to a wounded posse, nor without 2 X', () => {
    const office = { porches: { 3: 'postOffice' } };
    const best = at({
      ...office,
      A: { card: '2H', posses: '3 porch', influence: '2/0/0' },
      B: { card: '5H' },
    });
    expect(best.asked('A')).toBe('advance');
    const wounded = at({
      ...office,
      A: { card: '5H', posses: 'x3 porch', influence: '2/0/0' },
      B: { card: '2H' },
    });
    expect(wounded.asked('A')).toBeUndefined();
    const poor = { card: '5H' as const, posses: '3 porch', influence: '0/0/1' };
    expect(at({ ...office, A: poor, B: { card: '2H' } }).asked('A')).toBeUndefined();
  });

  test('S99 the Post Office goes before the Chief', () => {
    const s = at({
      porches: { 3: 'postOffice' },
      A: { card: '2H', boss: 'chief' },
      B: { card: '5H', posses: '3 porch' },
    });
    s.answers('B', 'hall', ['law', 'force']);
    expect(s.asked('B')).toBe('advance');
  });
});

describe('buying', () => {
  test('W10.3 one building from a mat with an own posse, standing or wounded, at its printed price', () => {
    const s = at({ A: { card: '2H', posses: '1 porch, x5 porch', influence: '1/2/4' } });
    expect(s.options('A', 'buy')).toEqual([null, { place: 1 }, { place: 5 }]);
    s.buys('A', 5);
    expect(s.influence('A')).toBe('1/2/0');
    expect(s.mat(5).slot).toBeUndefined();
    expect(s.asked('A')).toBe('advance');
  });

  test('W10.3 the slot stays empty for the rest of the round', () => {
    const s = at({
      A: { ...RICH, card: '2H', posses: '1 porch' },
      B: { ...RICH, posses: '1 influence left' },
    }).buys('A', 1);
    expect(s.events('buyPassed').map(({ player }) => player)).toEqual([1]);
  });

  test('W10.5, S55 the building is owned at once and goes on the porch at the end of the phase, the last one on top', () => {
    const s = at({
      porches: { 1: 'mansion' },
      A: { ...RICH, card: '2H', posses: '1 porch, 3 leftover', fresh: 'gunsmith' },
    }).buys('A', 1);
    expect(s.seat('A')).toMatchObject({
      buildings: ['mansion', 'gunsmith', 'jail'],
      fresh: ['gunsmith', 'jail'],
    });
    expect(s.mat(1).porch).toEqual(['mansion']);
    s.buys('A', 5).answers('A', 'advance', 'mining');
    expect(s.mat(1).porch).toEqual(['mansion', 'gunsmith', 'jail', 'generalStore']);
  });

  test('W10.6, S46, S47 leftover: one more from any buy slot, after all turns', () => {
    const s = at({
      porches: { 3: 'mansion' },
      A: { ...RICH, card: '2H', posses: '3 leftover, 1 porch' },
      B: { ...RICH, card: '5H', posses: '2 porch' },
    });
    s.buys('A', 1).buys('B', 2);
    expect(s.options('A', 'leftover')).toEqual([null, { place: 3 }, { place: 4 }, { place: 5 }]);
    s.buys('A', 3);
    expect(s.asked('A')).toBe('advance');
    expect(s.seat('A').buildings).toEqual(['jail', 'outhouse']);
  });

  test('S45 passing ends the turn; only leftover lets one come back', () => {
    const s = at({ A: { ...RICH, card: '2H', posses: '3 leftover' } }).buys('A', null);
    expect(s.asked('A')).toBe('leftover');
    s.buys('A', 1);
    expect(s.seat('A').buildings).toEqual(['jail']);
    expect(
      at({ A: { ...RICH, card: '2H', posses: '1 porch' } })
        .buys('A', null)
        .asked('A'),
    ).toBe('advance');
  });

  test('W10.7 the Town Hall winner must advance one industry', () => {
    const s = at({ A: { card: '2H' }, industries: { mining: 1 } });
    expect(s.options('A', 'advance')).toEqual(['railway', 'wagon']);
    s.answers('A', 'advance', 'wagon');
    expect(s.open.industries).toEqual({ mining: 1, railway: 0, wagon: 3 });
  });

  test('W10.8, S56 turns, leftover, advance, buildings onto porches, third posses', () => {
    const s = at({ A: { card: '5H' }, B: { ...RICH, card: '2H', posses: '3 leftover' } });
    s.buys('B', 3).buys('B', 1).answers('B', 'advance', 'mining');
    const told = s.match.events.map(({ type }) => type);
    const order = [
      'buildingBought',
      'industryAdvanced',
      'buildingRaised',
      'thirdPosseGained',
      'roundEnded',
    ] as const;
    const at_ = order.map((type) => told.indexOf(type));
    expect(at_).toEqual(at_.toSorted((a, b) => a - b));
    expect(told.filter((type) => type === 'buildingRaised')).toHaveLength(2);
    expect(told.lastIndexOf('buildingRaised')).toBeLessThan(told.indexOf('thirdPosseGained'));
  });

  test('W10.4, S49 a gain with the first building comes right after paying and may help to pay the leftover', () => {
    const s = at({
      porches: { 3: 'appraiser' },
      A: { card: '2H', posses: '3 porch, 3 leftover, 2 porch', influence: '0/3/1' },
    });
    s.buys('A', 2);
    expect(s.influence('A')).toBe('0/0/2');
    const t = at({
      porches: { 3: 'armyOutpost' },
      slots: 'jail blacksmith outhouse graveyard mayorsOffice',
      A: { card: '2H', posses: '3 porch, 3 leftover, 5 porch', influence: '5/1/1' },
    });
    t.buys('A', 5);
    expect(t.influence('A')).toBe('2/3/0');
    expect(t.options('A', 'leftover')).toContainEqual({ place: 1 });
  });

  test('S48 a building bought in Placement is not the first of this phase; one bought by leftover may be', () => {
    const s = at({
      porches: { 3: 'appraiser' },
      A: { card: '2H', posses: '3 porch, 3 leftover', influence: '1/2/0', fresh: 'mansion' },
    });
    s.buys('A', 1); // leftover: nothing could be paid at place 3
    expect(s.influence('A')).toBe('0/0/1');
    const second = at({
      porches: { 3: 'appraiser' },
      A: { card: '2H', posses: '3 porch, 3 leftover', influence: '2/3/1' },
    });
    second.buys('A', 3).buys('A', 1);
    expect(second.events('influenceGained').filter(({ cause }) => cause === 'appraiser')).toHaveLength(1);
  });

  test('S50, S98 discounts add up, waive exactly so much, at most the whole price', () => {
    const s = at({
      slots: 'outhouse blacksmith jail graveyard generalStore',
      porches: { 3: 'railYard' },
      A: { card: '2H', posses: '3 porch, 1 porch', influence: '0/0/0' },
    });
    expect(s.options('A', 'buy')).toEqual([null, { place: 1, waive: ['law', 'force', 'gold'] }]);
    s.buys('A', 1, ['law', 'force', 'gold']);
    expect(s.influence('A')).toBe('0/0/0');
    const two = at({
      slots: 'jail blacksmith outhouse graveyard generalStore',
      porches: { 3: 'railYard', 2: 'collapsedMine' },
      A: { card: '2H', posses: '3 porch, 2 porch', influence: '6/6/6' },
    });
    expect(two.options('A', 'buy')).toEqual([
      null,
      { place: 2, waive: ['force', 'force'] },
      { place: 2, waive: ['force', 'gold'] },
      { place: 3, waive: ['law', 'force', 'gold'] },
    ]);
  });

  test('S50 the discount is for the first building only, and a wounded posse has none', () => {
    const s = at({
      porches: { 3: 'railYard' },
      A: { ...RICH, card: '2H', posses: '3 porch, 3 leftover' },
    });
    s.buys('A', 3, ['law', 'force', 'gold']);
    expect(s.options('A', 'leftover')).toContainEqual({ place: 1 });
    const wounded = at({ porches: { 3: 'railYard' }, A: { ...RICH, card: '2H', posses: 'x3 porch' } });
    expect(wounded.options('A', 'buy')).toEqual([null, { place: 3 }]);
  });

  test('S76, W12.1 the Train Station: the third posse at the start of Buy, by the standing posse', () => {
    const s = at({ porches: { 3: 'trainStation' }, A: { ...RICH, card: '2H', posses: '3 porch' } });
    expect(s.seat('A').thirdNext).toBe(true);
    s.buys('A', 3).answers('A', 'advance', 'mining').runsToRound(2);
    expect(s.seat('A')).toMatchObject({ third: true, ready: 3 });
    const no = at({ porches: { 3: 'trainStation' }, A: { ...RICH, card: '2H', posses: 'x3 porch' } });
    expect(no.seat('A').thirdNext).toBe(false);
    const twice = at({
      porches: { 3: 'trainStation' },
      A: { card: '2H', posses: '3 porch', influence: '0/0/0' },
    });
    twice.answers('A', 'advance', 'mining').runsToRound(2);
    expect(twice.seat('A').ready).toBe(3); // never a fourth
  });
});

describe('industries', () => {
  const legal = (mining: 0 | 1 | 2 | 3, railway: 0 | 1 | 2 | 3, wagon: 0 | 1 | 2 | 3) => {
    const s = at({ A: { card: '2H' }, industries: { mining, railway, wagon } });
    return s.asked('A') === 'advance' ? s.options('A', 'advance') : undefined;
  };

  test('W11.1 unranked, 3, 2, 1', () => {
    for (const [from, to] of [
      [0, 3],
      [3, 2],
      [2, 1],
    ] as const) {
      const s = at({ A: { card: '2H' }, industries: { mining: from } }).answers('A', 'advance', 'mining');
      expect(s.open.industries.mining).toBe(to);
    }
  });

  test('W11.2 a token cannot move into a full rank, and never off rank 1', () => {
    expect(legal(1, 2, 3)).toBeUndefined(); // one alone can move, wagon into rank 2: that is not asked
    expect(legal(2, 2, 3)).toEqual(['mining', 'railway']);
    expect(legal(1, 3, 0)).toEqual(['railway', 'wagon']);
  });

  test('E6', () => {
    expect(legal(2, 2, 0)).toEqual(['mining', 'railway', 'wagon']);
    expect(legal(2, 2, 3)).toEqual(['mining', 'railway']);
    let ranks: Record<'mining' | 'railway' | 'wagon', 0 | 1 | 2 | 3> = { mining: 0, railway: 0, wagon: 0 };
    for (const industry of ['mining', 'mining', 'mining', 'railway', 'railway', 'wagon'] as const) {
      const s = at({ A: { card: '2H' }, industries: ranks });
      if (s.asked('A') === 'advance') s.answers('A', 'advance', industry);
      ranks = { ...s.open.industries };
    }
    expect(ranks).toEqual({ mining: 1, railway: 2, wagon: 3 });
  });

  test('W11.3 six advances always end with one on each rank, and there is always a legal one before', () => {
    const walk = (ranks: Record<string, 0 | 1 | 2 | 3>, steps: number): void => {
      if (steps === 6) return expect(Object.values(ranks).toSorted()).toEqual([1, 2, 3]);
      const next = { 0: 3, 3: 2, 2: 1, 1: 0 } as const;
      const s = at({ A: { card: '2H' }, industries: ranks });
      const options = s.asked('A') === 'advance' ? s.options('A', 'advance') : undefined;
      const moved = INDUSTRIES.filter((one) => s.open.industries[one] !== ranks[one]);
      const legalOnes = options ?? moved;
      expect(legalOnes.length).toBeGreaterThan(0);
      for (const one of legalOnes) walk({ ...ranks, [one]: next[ranks[one]!] }, steps + 1);
    };
    walk({ mining: 2, railway: 2, wagon: 0 }, 4);
    walk({ mining: 1, railway: 0, wagon: 0 }, 3);
    walk({ mining: 2, railway: 3, wagon: 0 }, 3);
    walk({ mining: 3, railway: 3, wagon: 3 }, 3);
  });
});

describe('the examples', () => {
  test('E3', () => {
    const mine = at({
      slots: 'collapsedMine blacksmith outhouse graveyard mansion',
      A: { card: '2H', posses: '1 porch', influence: '2/0/1' },
    });
    expect(mine.buys('A', 1).influence('A')).toBe('0/0/0');
    const jail = at({ A: { card: '2H', posses: '1 porch', influence: '1/2/3' } });
    expect(jail.buys('A', 1).influence('A')).toBe('0/0/3');
  });

  test('E26, E47', () => {
    const office = (influence: string) =>
      at({
        slots: 'mayorsOffice blacksmith outhouse graveyard generalStore',
        porches: { 2: 'collapsedMine' },
        A: { card: '2H', posses: '2 porch, 1 porch', influence },
      });
    const s = office('2/1/0');
    expect(s.fallback('A', 'buy')).toEqual({ place: 1, waive: ['law', 'gold'] });
    expect(s.buys('A', 1, ['law', 'gold']).influence('A')).toBe('0/0/0');
    const t = office('4/2/1');
    expect(t.fallback('A', 'buy')).toEqual({ place: 1, waive: ['law', 'gold'] });
    expect(t.buys('A', 1, ['law', 'gold']).influence('A')).toBe('2/1/1');
  });

  test('E27', () => {
    const s = at({
      slots: 'mansion blacksmith outhouse graveyard generalStore',
      porches: { 2: 'appraiser' },
      A: { card: '2H', posses: '2 porch, 1 porch', influence: '0/2/5' },
    });
    expect(s.buys('A', 1).influence('A')).toBe('0/0/5');
  });

  test('E28', () => {
    const s = at({
      porches: { 3: 'postOffice' },
      A: { card: '5H' },
      B: { card: '4H', posses: '3 porch' },
      C: { card: '2H' },
    });
    expect(s.events('hallCompared')[0]).toMatchObject({ order: [2, 0, 1] });
    s.answers('B', 'hall', ['law', 'force']);
    expect(s.events('buyPassed').map(({ player }) => player)).toEqual([1, 2, 0]);
    expect(s.asked('B')).toBe('advance');
  });

  test('E29, S51, W12.1', () => {
    const s = at({ round: 2, A: { card: '2H', influence: '0/0/0' }, B: { fresh: 'jail' } });
    s.answers('A', 'advance', 'mining').runsToRound(3);
    expect([s.seat('A').ready, s.seat('B').ready]).toEqual([3, 2]);
  });
});
