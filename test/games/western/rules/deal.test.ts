import { newMatch, west } from '../support/scenario';

const bosses = { bosses: 'random' } as const;

describe('the deal', () => {
  test('W3.1 six rounds of deal, placement, resolution, buy and round end', () => {
    const s = newMatch({ seats: 2, ...bosses });
    s.runsTo(() => false);
    const told = s.match.events.map(({ type }) => type);
    expect(told.filter((type) => type === 'roundStarted')).toHaveLength(6);
    const order = [
      'cardsDealt',
      'cardsKept',
      'possePlaced',
      'cardsRevealed',
      'hallCompared',
      'roundEnded',
    ] as const;
    const firsts = order.map((type) => told.indexOf(type));
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    expect(firsts[0]).toBeGreaterThan(0);
  });

  test('W3.2, S6 six open cards, one for the Rival, two to each player from the dealer on, the rest to draw', () => {
    const s = newMatch({ seats: 3, ...bosses });
    const { open, secrets, hidden } = s.match.state;
    expect(open.gaps).toHaveLength(6);
    expect(hidden.rival).toHaveLength(1);
    expect(open.rival.shown).toEqual([]);
    secrets.forEach(({ hand }, seat) => expect(hand).toHaveLength(open.seats[seat]!.dealt));
    const dealt = secrets.flatMap(({ hand }) => hand);
    expect(open.drawCount).toBe(20 - 6 - 1 - dealt.length);
    expect(new Set([...open.gaps, ...hidden.rival, ...hidden.draw, ...dealt]).size).toBe(20);
  });

  test('S6, S5 the dealer gets the next two cards, then clockwise', () => {
    const hands = ([0, 1] as const).map((dealer) => {
      const s = west({
        phase: 'deal',
        dealer: dealer === 0 ? 'A' : 'B',
        A: { boss: 'banker' },
        B: { boss: 'chief' },
      });
      return s.match.state.secrets.map(({ hand }) => hand);
    });
    expect(hands[1]).toEqual(hands[0]!.toReversed()); // the same shuffle, dealt from the other player on
  });

  test('W3.3, S8 all keep one in secret and the others go to the discard pile', () => {
    const s = newMatch({ seats: 2, ...bosses });
    const [kept, other] = s.options('A', 'keep');
    s.answers('A', 'keep', kept!);
    expect(s.match.waitingFor()).toEqual([1]); // all see who has locked in
    expect(s.open.discardCount).toBe(0);
    s.answers('B', 'keep', s.fallback('B', 'keep'));
    expect(s.match.state.secrets[0]).toMatchObject({ card: kept, hand: [] });
    expect(s.match.state.hidden.discard).toContain(other);
    expect(s.events('cardsKept')).toHaveLength(1);
  });

  test('W3.3, S79 a player may change their mind until the last one has locked in', () => {
    const s = newMatch({ seats: 2, ...bosses });
    const [first, second] = s.options('A', 'keep');
    s.answers('A', 'keep', first!);
    expect(s.match.submit({ type: 'retract', seat: 0, id: s.match.heldBy(0)!.id }).ok).toBe(true);
    s.answers('A', 'keep', second!).answers('B', 'keep', s.fallback('B', 'keep'));
    expect(s.match.state.secrets[0]!.card).toBe(second);
  });
});

describe('bosses at the deal', () => {
  const dealtTo = (boss: 'scout' | 'gambler' | 'banker', influence: string, third?: true) => {
    const s = west({ phase: 'deal', A: { boss, influence, third } });
    return s.seat('A').dealt;
  };

  test('S7, S8 the Scout is dealt three with L + F + G of 5 or less, at the moment of the deal', () => {
    expect(dealtTo('scout', '2/2/1')).toBe(3);
    expect(dealtTo('scout', '2/2/2')).toBe(2);
    const s = west({ phase: 'deal', A: { boss: 'scout' } });
    const hand = s.options('A', 'keep');
    expect(hand).toHaveLength(3);
    s.answers('A', 'keep', hand[1]!).answers('B', 'keep', s.fallback('B', 'keep'));
    expect(s.match.state.secrets[0]!.given).toEqual([hand[0], hand[2]]);
  });

  test('S7 the Gambler is dealt three with the third posse of this round', () => {
    expect(dealtTo('gambler', '1/1/1', true)).toBe(3);
    expect(dealtTo('gambler', '1/1/1')).toBe(2);
    expect(dealtTo('banker', '0/0/0', true)).toBe(2);
  });

  test('S9 the draw pile has 3 to 9 cards; with an empty one the Gambling Hall offers nothing', () => {
    expect(newMatch({ seats: 4, bosses: 'random' }).open.drawCount).toBeGreaterThanOrEqual(3);
    expect(newMatch({ seats: 2, bosses: 'random' }).open.drawCount).toBeLessThanOrEqual(9);
    const hall = { porches: { 2: 'gamblingHall' }, gaps: '1H 2H 3H 4H 5H 1T' };
    const s = west({ ...hall, draw: '', discard: '2T' });
    s.places('A', '2 porch');
    expect(s.asked('A')).toBeUndefined();
    expect(
      west({ ...hall })
        .places('A', '2 porch')
        .asked('A'),
    ).toBe('swap');
  });

  test('W14.2, S9 in solo the Rival has two cards, the second face up, and 9 or 10 are left', () => {
    const s = newMatch({ seats: 1, bosses: 'random' });
    const { open, hidden } = s.match.state;
    expect(hidden.rival).toHaveLength(2);
    expect(open.rival).toMatchObject({ cards: 2, shown: [hidden.rival[1]] });
    expect([9, 10]).toContain(open.drawCount);
  });
});

describe('the Rancher', () => {
  const rancher = { boss: 'rancher' as const };

  test('W4.1, S23 is asked before the dealer places, pays 1 of any kind, and has a third posse', () => {
    const s = west({ phase: 'hire', dealer: 'A', B: { ...rancher, influence: '0/1/2' } });
    expect(s.options('B', 'hire')).toEqual([null, ['force'], ['gold']]);
    expect(s.fallback('B', 'hire')).toBeNull();
    s.answers('B', 'hire', ['gold']);
    expect(s.influence('B')).toBe('0/1/1');
    expect(s.seat('B')).toMatchObject({ ready: 3, third: true });
    expect(s.asked('A')).toBe('place');
  });

  test('W4.1 may say no', () => {
    const s = west({ phase: 'hire', A: rancher }).answers('A', 'hire', null);
    expect(s.seat('A')).toMatchObject({ ready: 2, third: false });
    expect(s.influence('A')).toBe('1/1/1');
  });

  test('S23 is not asked with the third posse, nor with nothing to pay', () => {
    expect(west({ phase: 'hire', A: { ...rancher, third: true } }).asked('A')).toBe('place');
    expect(west({ phase: 'hire', A: { ...rancher, influence: '0/0/0' } }).asked('A')).toBe('place');
  });
});
