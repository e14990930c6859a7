import { RIVAL } from '../../../../shared/games/western';
import { west, type Setup } from '../support/scenario';

/** A alone: the Saloon at place 1 is A's, the Courthouse at place 4 the Rival's, Bank and Hideout are grey. */
const solo = (setup: Setup = {}) => west({ ...setup, config: { seats: 1, ...setup.config } });
const POOR = { influence: '0/0/0' };

describe('the Rival places', () => {
  test('W14.3, S80 after each posse of the human, as many as the human', () => {
    const s = solo({ rivalDice: [1, 3, 4], A: { third: true } });
    s.places('A', '2 porch');
    expect(s.posses('R')).toEqual(['1 influence right']);
    s.places('A', '5 porch').places('A', '3 number up');
    expect(s.events('possePlaced').map(({ player }) => player)).toEqual([0, RIVAL, 0, RIVAL, 0, RIVAL]);
  });

  test('W14.3 on a colour mat the right side, on a grey mat the porch, at the Sheriff’s Office leftover', () => {
    const goes = (die: number) =>
      solo({ rivalDice: [die], A: { ready: 2 } })
        .places('A', '3 number up')
        .posses('R');
    expect([1, 2, 3, 4, 5].map(goes)).toEqual([
      ['1 influence right'],
      ['2 porch'],
      ['3 leftover'],
      ['4 influence right'],
      ['5 porch'],
    ]);
  });

  test('E41, S81 where it has a posse it goes on clockwise, and after 5 comes 1', () => {
    const s = solo({ rivalDice: [4, 4, 4], A: { third: true } });
    s.places('A', '2 porch').places('A', '3 number up').places('A', '3 suit up');
    expect(s.posses('R')).toEqual(['4 influence right', '5 porch', '1 influence right']);
  });

  test('S82, S83 on a 6 the very spot, of an influence spot the right side, with a duel', () => {
    const s = solo({
      rivalDice: [6],
      dice: [6, 1],
      draw: '5H',
      A: { ...POOR, shown: true, card: '1K', ready: 2 },
    });
    s.places('A', '4 influence left').duels('A', 'stop');
    expect(s.events('duelStarted')[0]).toMatchObject({ attacker: RIVAL, defender: 0, place: 4 });
    expect([s.posses('R'), s.posses('A')]).toEqual([['4 influence right'], ['x4 influence left']]);
    expect(s.influence('A')).toBe('0/1/0'); // what was gained now stays
  });

  test('S82 a 6 on a mat where it has a posse moves on clockwise', () => {
    const s = solo({ rivalDice: [6], rival: { posses: '4 influence right' }, A: { ready: 2 } }).places(
      'A',
      '4 porch',
    );
    expect(s.posses('R')).toEqual(['4 influence right', '5 porch']);
  });

  test('S106 if an effect has moved the posse away, the Rival takes its spot without a duel', () => {
    const s = solo({
      rivalDice: [6],
      porches: { 2: 'doctorsOffice', 5: 'stagecoachStation' },
      A: { posses: 'x3 number up', ready: 2 },
    });
    s.places('A', '2 porch');
    s.answers('A', 'relocate', { posse: 1, place: 5, spot: 'porch' });
    s.answers('A', 'relocate', { posse: 2, place: 1, spot: 'porch' });
    expect(s.events('duelStarted')).toEqual([]);
    expect(s.posses('R')).toEqual(['2 porch']);
  });

  test('S84 with a truce it goes on to a mat whose spot the human does not hold, or places nothing', () => {
    const truce = { truce: true as const, ready: 2 };
    const s = solo({ rivalDice: [2], A: { ...truce, posses: '5 porch' } }).places('A', '2 porch');
    expect(s.posses('R')).toEqual(['3 leftover']);
    const follows = solo({ rivalDice: [6], A: { ...truce, posses: '5 porch' } }).places('A', '4 porch');
    expect(follows.posses('R')).toEqual(['4 influence right']);
    const none = solo({
      rivalDice: [1],
      A: { ...truce, posses: '1 influence left, 2 porch' },
      rival: { posses: '4 influence right, 5 porch' },
    }).places('A', '3 leftover');
    expect(none.posses('R')).toEqual(['4 influence right', '5 porch']);
    expect(none.events('rivalHeldBack')).toHaveLength(1);
  });

  test('S200 with a truce a 6 still leads to the very spot where the human does not hold it', () => {
    const s = solo({
      rivalDice: [6],
      phase: 'rival',
      lastSpot: '2 porch',
      A: { truce: true, posses: '1 porch', ready: 1 },
    });
    expect(s.posses('R')).toEqual(['2 porch']);
    expect(s.events('duelStarted')).toEqual([]);
  });

  test('W14.4, S105 it gains nothing from spots, and a porch that it holds is not used', () => {
    const s = solo({
      rivalDice: [6],
      porches: { 1: 'generalStore' },
      dice: [6, 1],
      draw: '5H',
      A: { ...POOR, shown: true, ready: 2 },
    });
    s.places('A', '1 porch');
    const gained = s.events('influenceGained').map(({ seat, cause }) => [seat, cause]);
    expect(gained).toEqual([
      [0, 'generalStore'],
      [0, 'owner'],
    ]);
  });

  test('W14.4, S93 its top building can be used from round 1, without gold for it', () => {
    const s = solo({ rivalDice: [1], porches: { 4: 'jail mansion' }, A: { influence: '0/0/1' } }).places(
      'A',
      '4 porch',
    );
    expect(s.influence('A')).toBe('0/0/3');
  });
});

describe('a duel with the Rival', () => {
  const fight = (setup: Setup) =>
    solo({ rivalDice: [1], rival: { posses: '4 influence right' }, ...setup }).places(
      'A',
      '4 influence left',
    );

  test('W14.5, S86 the human, while behind, may also make it reroll or draw, for 1 X each', () => {
    const s = fight({ dice: [1, 3, 2], draw: '4K 1T 2S', A: { influence: '1/1/0', card: '1H' } });
    expect(s.about('A', 'duel')).toEqual({ enemy: RIVAL, power: 1, enemyPower: 7 });
    expect(s.options('A', 'duel')).toEqual([
      { act: 'stop' },
      { act: 'reroll' },
      { act: 'addCard' },
      { act: 'rivalRerolls', pay: 'law' },
      { act: 'rivalRerolls', pay: 'force' },
      { act: 'rivalDraws', pay: 'law' },
      { act: 'rivalDraws', pay: 'force' },
    ]);
    s.duels('A', 'rivalRerolls', 'law');
    expect(s.about('A', 'duel')).toMatchObject({ enemyPower: 6 });
    s.duels('A', 'rivalDraws', 'force');
    expect(s.about('A', 'duel')).toMatchObject({ enemyPower: 3 });
    expect(s.influence('A')).toBe('0/0/0');
    expect(s.open.used).toEqual(['4K']); // used cards go to the discard pile
    s.duels('A', 'stop');
    expect(s.open.used.slice(0, 2)).toEqual(['4K', '1T']);
  });

  test('W14.5, S85 it never changes anything itself, and ties go to the defender', () => {
    const s = fight({ dice: [6, 1], draw: '5H', A: { card: '1H', shown: true, ...POOR } });
    expect(s.events('duelSettled')[0]).toMatchObject({ winner: RIVAL }); // 6 to 6, the human attacking
    const ahead = fight({ dice: [6, 1], draw: '4H', A: { card: '1H', shown: true, ...POOR } });
    expect(ahead.events('duelSettled')[0]).toMatchObject({ winner: 0 });
    const tied = solo({
      rivalDice: [6],
      dice: [1, 6],
      draw: '5H',
      A: { ...POOR, shown: true, ready: 2 },
    }).places('A', '4 porch');
    expect(tied.events('duelSettled')[0]).toMatchObject({ winner: 0 }); // the human defending
  });

  test('W14.6 it takes Wanted when it wins, and scores its 2 VP', () => {
    const s = fight({ dice: [1, 6], draw: '5H', A: { card: '1H', shown: true, ...POOR } });
    expect(s.open.wanted).toBe(RIVAL);
    const end = solo({ phase: 'roundEnd', round: 6, wanted: 'R' });
    expect(end.match.outcome!.solo!.rival.wanted).toBe(2);
  });

  test('S87 an empty draw pile: the discards are shuffled into a new one, the card in the duel not', () => {
    const s = fight({
      dice: [1, 6],
      draw: '5H',
      discard: '2S',
      used: '3S',
      A: { influence: '2/0/0', card: '1H', shown: true, given: '4S' },
      gaps: '1T 2T 3T 4T 5T 1K',
      rival: { posses: '4 influence right', cards: '2K 3K' },
    });
    s.duels('A', 'rivalDraws', 'law');
    expect(s.events('drawPileReshuffled')).toHaveLength(1);
    const [, second] = s.events('rivalDrew');
    expect(['2S', '3S', '4S']).toContain(second!.card);
    expect(s.open).toMatchObject({ drawCount: 2, discardCount: 1, used: ['5H'] });
    expect(s.match.state.secrets[0]).toMatchObject({ given: [], returned: ['4S'] });
  });

  test('S107 a duel with the Rival needs at most 19 steps', () => {
    const s = fight({
      dice: Array.from({ length: 30 }, (_, i) => (i === 0 ? 1 : 6)),
      draw: '5H',
      A: { card: '1K', influence: '6/6/6' },
    });
    let steps = 0;
    for (; s.asked('A') === 'duel'; steps++) {
      const options = s.options('A', 'duel');
      const wish =
        options.find(({ act }) => act === 'addCard') ?? options.find(({ act }) => act === 'rivalRerolls');
      s.answers('A', 'duel', wish ?? options[0]!);
    }
    expect(steps).toBe(19);
    expect(s.influence('A')).toBe('0/0/0');
  });

  test('E42', () => {
    const s = solo({ rivalDice: [6], dice: [3, 5], draw: '4K 1T', A: { influence: '1/0/2', ready: 2 } });
    s.places('A', '3 number up');
    expect(s.about('A', 'duel')).toEqual({ enemy: RIVAL, power: 5, enemyPower: 7 });
    s.duels('A', 'rivalDraws', 'gold');
    expect(s.events('duelSettled')[0]).toMatchObject({ winner: 0, loser: RIVAL });
    expect([s.open.wanted, s.influence('A')]).toEqual([0, '1/0/1']);
  });

  test('S72, S108 duels with the Rival count for the Outlaw, its wounded posses for the Graveyard', () => {
    const s = solo({ porches: { 2: 'graveyard' }, rival: { posses: 'x4 influence right' }, A: { ready: 2 } });
    s.places('A', '2 porch');
    expect(s.asked('A')).toBe('wild');
    const won = fight({ dice: [6, 1], draw: '1H', A: { ...POOR } });
    expect(won.seat('A').wonDuel).toBe(true);
  });
});

describe('Resolution and Buy', () => {
  const GAPS = '3K 4K 5T 1S 2H 3S';

  test('W14.7, S88 at every mat of the human against the Rival’s better card', () => {
    const s = solo({
      phase: 'resolution',
      gaps: GAPS,
      rival: { cards: '2K 5H' },
      A: { card: '1T', posses: '1 influence left, 2 porch' },
    });
    const [first, second] = s.events('matResolved').map(({ hands }) => hands[1]);
    expect(first).toEqual({ player: RIVAL, card: '2K', rank: 'straightFlush' });
    expect(second).toEqual({ player: RIVAL, card: '5H', rank: 'pair' });
  });

  test('W14.7 mats where only the Rival has a posse are not resolved', () => {
    const s = solo({ phase: 'resolution', gaps: GAPS, rival: { posses: '5 porch' } });
    expect(s.events('matResolved')).toEqual([]);
  });

  test('S89 an exact tie at a mat goes to the human; at the Town Hall the natural card settles it', () => {
    const s = solo({
      phase: 'resolution',
      gaps: '1K 2H 5T 1S 4H 2S',
      rival: { cards: '4T 1T' },
      A: { card: '5S', posses: '3 number down, 3 suit up, 5 porch' },
    });
    s.runsToPhase('buy');
    const hideout = s.events('matResolved').find(({ place }) => place === 5)!;
    expect(hideout.hands.map(({ card }) => card)).toEqual(['4T', '4T']);
    expect(hideout.winners).toEqual([0]);
    const tie = solo({
      phase: 'buy',
      gaps: '1K 2H 5T 1S 4H 3S',
      rival: { cards: '5T 4K' },
      A: { card: '4T', posses: '3 number up' },
    });
    expect(tie.events('hallCompared')[0]!.order).toEqual([RIVAL, 0]);
  });

  const buying = (setup: Setup) =>
    solo({
      phase: 'buy',
      gaps: '1K 2H 5S 1S 4H 3S',
      slots: 'jail mansion blacksmith graveyard barberShop',
      ...setup,
    });

  test('W14.8, E44 it takes the building with the most VP where it has a posse, the first among equals, and advances', () => {
    const s = buying({
      rival: { cards: '2K 5H', posses: '1 influence right, x3 leftover, 5 porch' },
      A: { card: '5T', influence: '0/0/0' },
    });
    expect(s.events('buildingBought')).toEqual([
      { type: 'buildingBought', player: RIVAL, building: 'blacksmith', place: 3 },
    ]);
    expect(s.events('industryAdvanced')).toEqual([
      { type: 'industryAdvanced', player: RIVAL, industry: 'railway', rank: 3 },
    ]);
    expect(s.mat(4).porch).toEqual(['blacksmith']); // S92: on top of its stack
    const barred = buying({
      rival: { cards: '2K 5H', posses: '1 influence right, 3 leftover, 5 porch' },
      industries: { railway: 1, mining: 0, wagon: 2 },
      A: { card: '5T', influence: '0/0/0' },
    });
    expect(barred.events('industryAdvanced')[0]).toMatchObject({ industry: 'mining' });
  });

  test('W14.8, S90 it never buys a second one, leftover gives it nothing, and without a building it buys none', () => {
    const s = buying({
      rival: { cards: '2K 5H', posses: 'x1 influence right, 3 leftover' },
      A: { card: '5T', influence: '0/0/0' },
    });
    expect(s.events('buildingBought')).toHaveLength(1);
    const none = buying({
      slots: '- mansion - graveyard barberShop',
      rival: { cards: '2K 5H', posses: '1 influence right, 3 leftover' },
      A: { card: '5T' },
    });
    expect(none.events('buyPassed')[0]).toEqual({ type: 'buyPassed', player: RIVAL });
  });

  test('W14.9, S91 then by its other buildings from the top down, else M, R, W', () => {
    const wins = { cards: '2K 5H' };
    const A = { card: '5T' as const, influence: '0/0/0' };
    const stack = buying({ rival: wins, A, porches: { 4: 'trainStation grandHotel' } });
    expect(stack.events('industryAdvanced')[0]).toMatchObject({ industry: 'wagon' });
    const below = buying({
      rival: wins,
      A,
      porches: { 4: 'trainStation grandHotel' },
      industries: { wagon: 1, mining: 2 },
    });
    expect(below.events('industryAdvanced')[0]).toMatchObject({ industry: 'railway' });
    expect(buying({ rival: wins, A, industries: { mining: 1 } }).events('industryAdvanced')[0]).toMatchObject(
      { industry: 'railway' },
    );
  });

  test('S92 what it buys can be used from the next round, and no gold is paid', () => {
    const s = buying({ rival: { cards: '2K 5H', posses: '2 porch' }, A: { card: '5T', influence: '0/0/0' } });
    expect(s.open.rival.buildings).toEqual(['mansion']);
    expect(s.open.rival.fresh).toEqual([]);
  });

  test('S108 the Chief goes before the Rival’s hand of the same rank', () => {
    const s = buying({
      rival: { cards: '5H 4H' },
      gaps: '1K 2H 5S 1S 2S 3S',
      A: { card: '4T', boss: 'chief' },
    });
    expect(s.events('hallCompared')[0]!.order).toEqual([0, RIVAL]);
  });

  test('S104 the human stays the dealer', () => {
    expect(solo({ phase: 'roundEnd' }).open.dealer).toBe(0);
  });

  test('S95 a look shows the face-down card', () => {
    const s = solo({ porches: { 2: 'telegraphOffice' }, rival: { cards: '2K 5H' } }).places('A', '2 porch');
    expect(s.match.view(0).own?.peeked).toBe('2K');
  });

  test('S62 shares of the human and the Rival: majority only', () => {
    const { seats, solo: result } = solo({
      phase: 'roundEnd',
      round: 6,
      porches: { 1: 'jail', 4: 'mayorsOffice' },
      industries: { mining: 1, railway: 2, wagon: 3 },
    }).match.outcome!;
    expect(seats[0]!.score.industries.map(({ points }) => points)).toEqual([0, 2, 1]);
    expect(result!.rival.industries.map(({ points }) => points)).toEqual([3, 0, 0]);
  });

  test('W14.10, E45, S94 the human wins only with more VP than the Rival', () => {
    const end = (porches: Record<number, string>) =>
      solo({ phase: 'roundEnd', round: 6, porches }).match.outcome!;
    expect(end({ 1: 'mansion', 4: 'mayorsOffice' })).toMatchObject({
      solo: { won: false },
      seats: [{ place: 2, points: 3 }],
    });
    expect(end({ 1: 'mansion jail', 4: 'mayorsOffice' })).toMatchObject({
      solo: { won: true },
      seats: [{ place: 1, points: 4 }],
    });
  });
});
