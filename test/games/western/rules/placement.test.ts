import { west } from '../support/scenario';

const FOUR = { C: {}, D: {} };

describe('turns', () => {
  test('W4.2 from the dealer clockwise, round after round, until nobody has a posse left', () => {
    const s = west({ ...FOUR, dealer: 'C' });
    s.runsTo(({ open }) => open.phase !== 'place');
    expect(s.events('possePlaced').map(({ player }) => player)).toEqual([2, 3, 0, 1, 2, 3, 0, 1]);
  });

  test('S22, W12.2 the third lap goes only to players with a third posse, in the same order', () => {
    const s = west({ ...FOUR, dealer: 'B', A: { third: true }, D: { third: true } });
    s.runsTo(({ open }) => open.phase !== 'place');
    expect(s.events('possePlaced').map(({ player }) => player)).toEqual([1, 2, 3, 0, 1, 2, 3, 0, 3, 0]);
  });

  test('W4.3, S10 any spot but one that an own standing posse holds; several posses on one mat', () => {
    const s = west({ A: { posses: '1 porch' }, B: { posses: '1 influence left' } });
    expect(s.spots('A')).toContain('1 influence right');
    expect(s.spots('A')).not.toContain('1 porch');
    expect(s.tries('A', 'place', { place: 1, spot: 'porch' })).toEqual({ ok: false, code: 'illegal' });
  });

  test('W4.3 an own wounded posse is no hindrance', () => {
    expect(west({ A: { posses: 'x1 porch' } }).spots('A')).toContain('1 porch');
  });

  test('W4.4 choose the spot, duel if it is held, then take what it gives now', () => {
    const s = west({
      B: { posses: '4 influence left', influence: '0/0/0', card: '1K', shown: true },
      dice: [6, 1],
    });
    s.places('A', '4 influence left');
    const told = s.match.events.map(({ type }) => type);
    expect(told.slice(0, 2)).toEqual(['possePlaced', 'duelStarted']);
    expect(told.indexOf('influenceGained')).toBeGreaterThan(told.indexOf('duelSettled'));
    expect(s.influence('A')).toBe('1/2/1');
  });

  test('W4.5 a posse lets its player play for the pot and buy, standing or wounded', () => {
    const s = west({
      phase: 'resolution',
      gaps: '1H 3S 5T 2K 4H 5K',
      slots: 'jail blacksmith outhouse graveyard mansion',
      A: { posses: 'x5 porch', card: '4T', influence: '0/2/4' },
      rival: { cards: '1K' },
    });
    expect(s.events('matResolved').map(({ place, winners }) => [place, winners])).toEqual([[5, [0]]]);
    expect(s.options('A', 'buy')).toEqual([null, { place: 5 }]);
  });

  test('W4.6 there is always a free spot: nobody is forced into a duel', () => {
    const s = west({
      ...FOUR,
      A: { third: true },
      B: { third: true },
      C: { third: true },
      D: { third: true },
    });
    s.runsTo(({ open, match }) => {
      if (open.phase !== 'place') return true;
      const seat = match.waitingFor()[0]!;
      const { kind, fallback } = match.decision(seat)!;
      if (kind !== 'place') return false;
      const { place, spot } = fallback as { place: number; spot: string };
      expect(open.posses.some((one) => one.place === place && one.spot === spot && !one.wounded)).toBe(false);
      return false;
    });
    expect(s.events('possePlaced')).toHaveLength(12);
    expect(s.events('duelStarted')).toEqual([]);
    expect(s.open.phase).not.toBe('place');
  });

  test('S11 only the standing posse is attacked, the wounded below it do not matter', () => {
    const s = west({
      ...FOUR,
      B: { posses: 'x1 porch' },
      C: { posses: '1 porch', card: '2K', shown: true, influence: '0/0/0' },
      dice: [5, 1],
    });
    s.places('A', '1 porch');
    expect(s.events('duelStarted')[0]).toMatchObject({ attacker: 0, defender: 2 });
    expect([s.posses('A'), s.posses('B'), s.posses('C')]).toEqual([['1 porch'], ['x1 porch'], ['x1 porch']]);
  });

  test('S13 an attacker who loses gains nothing, and no building was used', () => {
    const s = west({
      ...FOUR,
      porches: { 2: 'generalStore' },
      A: { influence: '1/0/1', card: '1K', shown: true },
      C: { posses: '2 porch' },
      dice: [1, 6],
    });
    s.places('A', '2 porch');
    expect(s.posses('A')).toEqual(['x2 porch']);
    expect([s.influence('A'), s.influence('B')]).toEqual(['1/0/1', '1/1/1']);
  });

  test('S14 a winning attacker uses the spot anew: a second gold for its owner', () => {
    const s = west({
      ...FOUR,
      porches: { 2: 'generalStore' },
      dealer: 'C',
      A: { card: '1K', shown: true },
      C: { influence: '0/0/0' },
      D: { influence: '0/1/0', card: '1H', shown: true },
      dice: [6, 1],
    });
    s.places('C', '2 porch'); // converts 0: nothing to choose
    expect(s.influence('B')).toBe('1/1/2');
    s.places('D', '2 porch').duels('C', 'stop');
    expect(s.influence('B')).toBe('1/1/3');
    expect(s.influence('D')).toBe('0/1/2');
  });
});

describe('spots', () => {
  test('W5.1 influence: left gives 1 now, right 2 if the hand is won', () => {
    const s = west({ mats: 'bank:A saloon sheriff courthouse:B hideout' });
    s.places('A', '1 influence left').places('B', '4 influence right');
    expect([s.influence('A'), s.influence('B')]).toEqual(['2/1/1', '1/1/1']);
  });

  test('W1.8 one X is any kind', () => {
    const s = west().places('A', '1 influence left');
    expect(s.options('A', 'wild')).toEqual([['law'], ['force'], ['gold']]);
    expect(s.about('A', 'wild')).toEqual({ form: 'each', count: 1, cause: 'left' });
    s.takes('A', 'gold');
    expect(s.influence('A')).toBe('1/1/2');
  });

  test('W5.2, S17 a grey porch gives 1 of the mat first, then its building is used', () => {
    const s = west({ porches: { 2: 'landOffice' }, A: { influence: '0/0/0' } });
    s.places('A', '2 porch');
    expect(s.events('influenceGained').map(({ cause }) => cause)).toEqual(['porch', 'landOffice']);
    expect(s.influence('A')).toBe('3/0/0');
  });

  test('W5.3, S20 number and suit change the card in Resolution, one step in the chosen direction', () => {
    const s = west({
      A: { card: '5H', posses: '3 number up, 3 suit up' },
      phase: 'resolution',
      rival: { cards: '1S' },
    });
    const hand = s.events('matResolved')[0]!.hands[0];
    expect(hand?.card).toBe('1K');
  });

  test('S21 a posse wounded on number or suit loses the change', () => {
    const s = west({
      A: { card: '5H', posses: 'x3 number up, 3 suit down' },
      phase: 'resolution',
      rival: { cards: '1S' },
    });
    expect(s.events('matResolved')[0]!.hands[0]?.card).toBe('5T');
  });

  test('W5.4, S15, S16 the owner gains 1 G at once, also for their own use and for later effects', () => {
    const s = west({ porches: { 1: 'blacksmith' } });
    s.places('A', '1 porch');
    expect(s.influence('A')).toBe('1/1/2');
    const t = west({ porches: { 1: 'grandHotel' }, active: 'B', B: { influence: '2/2/2' } });
    t.places('B', '1 porch').answers('B', 'trade', null);
    expect([t.influence('A'), t.influence('B')]).toEqual(['1/1/2', '2/2/2']);
  });

  test('W5.5 an effect may be declined; one that only gives simply happens', () => {
    expect(
      west({ porches: { 3: 'miningCompany' } })
        .places('A', '3 porch')
        .options('A', 'trade'),
    ).toContain(null);
    const s = west({ porches: { 3: 'telegraphOffice' } }).places('A', '3 porch');
    expect(s.options('A', 'wild')).toHaveLength(3);
    expect(
      west({ porches: { 3: 'mansion' } })
        .places('A', '3 porch')
        .options('A', 'convert'),
    ).toEqual([0, 1]);
  });

  test('W5.6, E25 an empty porch may be taken; nobody gains gold for it', () => {
    const s = west({ active: 'B' }).places('B', '1 porch');
    expect(s.posses('B')).toEqual(['1 porch']);
    expect(s.events('influenceGained')).toEqual([]);
  });

  test('S4 neutral porches can be used from round 1, without gold for anybody', () => {
    const s = west({ porches: { 3: 'mansion' }, A: { influence: '1/0/1' } }).places('A', '3 porch');
    expect([s.influence('A'), s.influence('B')]).toEqual(['1/0/3', '1/1/1']);
  });
});

describe('moves', () => {
  const doctor = { porches: { 4: 'doctorsOffice' }, mats: 'bank:A saloon sheriff courthouse:B hideout' };

  test('S18 a posse that an effect moves takes everything there as if placed', () => {
    const s = west({ ...doctor, A: { posses: 'x3 number up' } });
    s.places('A', '4 porch').answers('A', 'relocate', {
      posse: 1,
      place: 1,
      spot: 'influence',
      side: 'left',
    });
    expect(s.posses('A')).toEqual(['1 influence left', '4 porch']);
    expect(s.influence('A')).toBe('2/1/1');
    expect(s.influence('B')).toBe('1/1/2');
  });

  test('S67 only to free spots of location mats, never to the spot just left nor its other side', () => {
    const s = west({ ...doctor, A: { posses: 'x1 influence left' }, B: { posses: '2 porch, 5 porch' } });
    s.places('A', '4 porch');
    expect(s.options('A', 'relocate')).toEqual([
      null,
      { posse: 1, place: 1, spot: 'porch' },
      { posse: 1, place: 4, spot: 'influence', side: 'left' },
      { posse: 1, place: 4, spot: 'influence', side: 'right' },
    ]);
  });

  test('S67 posses not yet placed, standing ones and others’ are no targets; without one nothing is offered', () => {
    const s = west({ ...doctor, A: { posses: '1 porch' }, B: { posses: 'x1 porch' } }).places('A', '4 porch');
    expect(s.asked('A')).toBeUndefined();
    expect(s.influence('B')).toBe('1/1/2'); // S19: its porch counts as used all the same
  });

  test('S67 the Stagecoach Station moves another posse that stands, never the one that uses it', () => {
    const s = west({ porches: { 3: 'stagecoachStation' }, A: { posses: 'x1 porch' } }).places('A', '3 porch');
    expect(s.asked('A')).toBeUndefined();
    const t = west({ porches: { 3: 'stagecoachStation' }, A: { posses: '1 porch' } }).places('A', '3 porch');
    expect(new Set(t.options('A', 'relocate').map((option) => option?.posse))).toEqual(
      new Set([undefined, 1]),
    );
  });

  test('S19, S96 moves nest, and the owner’s gold of the first comes last', () => {
    const s = west({
      mats: 'bank:A hideout:B sheriff courthouse:C saloon',
      porches: { 2: 'doctorsOffice', 4: 'stagecoachStation' },
      A: { posses: 'x3 number up' },
      C: {},
    });
    s.places('A', '2 porch');
    s.answers('A', 'relocate', { posse: 1, place: 4, spot: 'porch' });
    expect(s.about('A', 'relocate')).toEqual({ building: 'stagecoachStation', who: 'standing' });
    s.answers('A', 'relocate', { posse: 2, place: 1, spot: 'influence', side: 'left' });
    const gains = s.events('influenceGained').map(({ seat, kind }) => [seat, kind]);
    expect(gains).toEqual([
      [0, 'law'],
      [2, 'gold'],
      [1, 'gold'],
    ]);
    expect(s.posses('A')).toEqual(['4 porch', '1 influence left']);
  });

  test('S19 within one turn each building is used once: that ends chains', () => {
    const relocate = {
      moment: 'now' as const,
      effects: [{ tag: 'relocate' as const, who: 'standing' as const }],
    };
    const s = west({
      mats: 'bank:A hideout:B sheriff courthouse:C saloon:D',
      porches: { 2: 'stagecoachStation', 4: 'miningCompany', 5: 'gamblingHall' },
      A: { posses: '3 number up, 3 leftover', third: true },
      C: {},
      D: {},
      config: {
        ruleset: {
          name: 'moves',
          buildings: { stagecoachStation: relocate, miningCompany: relocate, gamblingHall: relocate },
        },
      },
    });
    s.places('A', '2 porch'); // the third posse
    s.answers('A', 'relocate', { posse: 1, place: 4, spot: 'porch' });
    s.answers('A', 'relocate', { posse: 3, place: 5, spot: 'porch' }); // leaves the first porch
    s.answers('A', 'relocate', { posse: 2, place: 2, spot: 'porch' }); // back to it: used already
    expect(s.asked('A')).toBeUndefined();
    expect(s.events('influenceGained').map(({ seat }) => seat)).toEqual([3, 2, 1]);
  });
});
