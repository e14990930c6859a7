import { west, type Setup } from '../support/scenario';

/** A uses the building on the Sheriff's porch. */
function uses(building: string, setup: Setup = {}) {
  return west({ ...setup, porches: { 3: building, ...setup.porches } }).places('A', '3 porch');
}

describe('buildings', () => {
  test('S64 convert n of one kind: pay n, gain n + 2; the gain is capped, the payment not given back', () => {
    const s = uses('jail', { A: { influence: '3/1/0' } });
    expect(s.options('A', 'convert')).toEqual([0, 1, 2, 3]);
    expect(s.fallback('A', 'convert')).toBe(0);
    expect(s.converts('A', 3).influence('A')).toBe('0/6/0');
    expect(
      uses('jail', { A: { influence: '2/5/0' } })
        .converts('A', 2)
        .influence('A'),
    ).toBe('0/6/0');
    expect(uses('jail', { A: { influence: '0/1/0' } }).influence('A')).toBe('0/3/0');
  });

  test('S65 Graveyard: any wounded posse of anybody at that moment; W1.8 AB are two different kinds', () => {
    expect(uses('graveyard').influence('A')).toBe('1/1/1');
    const s = uses('graveyard', { B: { posses: 'x1 porch' } });
    expect(s.options('A', 'wild')).toEqual([
      ['law', 'force'],
      ['law', 'gold'],
      ['force', 'gold'],
    ]);
    expect(s.takes('A', 'law', 'gold').influence('A')).toBe('2/1/2');
    const one = uses('graveyard', { A: { influence: '6/6/1' }, B: { posses: 'x1 porch' } });
    expect(one.influence('A')).toBe('6/6/2'); // S97: unasked
  });

  test('S66, E36 Outhouse: nobody can attack a posse of yours, and you cannot place on a held spot', () => {
    const s = uses('outhouse', { B: { posses: '4 porch' } });
    expect(s.options('A', 'truce')).toEqual([false, true]);
    expect(s.fallback('A', 'truce')).toBe(true);
    s.answers('A', 'truce', true);
    expect(s.spots('B')).not.toContain('3 porch');
    s.places('B', '5 porch');
    expect(s.spots('A')).not.toContain('4 porch');
    expect(s.spots('A')).not.toContain('5 porch');
    expect(s.spots('A')).toContain('2 porch');
  });

  test('S66 without the truce the spot stays open to attack', () => {
    const s = uses('outhouse').answers('A', 'truce', false);
    expect(s.spots('B')).toContain('3 porch');
    expect(s.events('truceTaken')).toEqual([]);
  });

  test('S102 a truce stays wherever the posse goes, and is not asked again', () => {
    const s = uses('outhouse', { A: { truce: true } });
    expect(s.asked('A')).toBeUndefined();
    expect(s.seat('A').truce).toBe(true);
  });

  test('S68, S103 Barber Shop: a colour mat’s stack of two or more whose porch nobody holds', () => {
    const stacks = { 1: 'mansion jail gunsmith', 4: 'grandHotel' };
    const s = uses('barberShop', { porches: stacks, A: { fresh: 'landOffice' } });
    expect(s.options('A', 'rearrange')).toEqual([
      null,
      { place: 1, building: 'mansion' },
      { place: 1, building: 'jail' },
    ]);
    s.answers('A', 'rearrange', { place: 1, building: 'mansion' });
    expect(s.mat(1).porch).toEqual(['jail', 'gunsmith', 'mansion']);
    expect(uses('barberShop', { porches: stacks, B: { posses: '1 porch' } }).asked('A')).toBeUndefined();
    expect(uses('barberShop', { porches: stacks, B: { posses: 'x1 porch' } }).asked('A')).toBe('rearrange');
  });

  test('S69, S52 Central Bank: any slot at its price and 1 X more; the slot is refilled at once', () => {
    const slots = 'jail blacksmith outhouse graveyard generalStore';
    const s = uses('centralBank', { slots, deck: 'mansion', A: { influence: '1/2/1' } });
    expect(s.options('A', 'buyNow')).toEqual([
      null,
      { place: 1, pay: ['gold'] },
      ...[3, 4].map((place) => ({ place, pay: ['force'] })),
    ]);
    expect(s.fallback('A', 'buyNow')).toBeNull();
    s.answers('A', 'buyNow', { place: 3, pay: ['force'] });
    expect(s.influence('A')).toBe('0/0/0');
    expect([s.mat(3).slot, s.mat(3).porch]).toEqual(['mansion', ['centralBank']]);
    expect(s.seat('A').fresh).toEqual(['outhouse']); // S51
    const empty = uses('centralBank', { slots, onlyDeck: '', A: { influence: '1/2/1' } });
    empty.answers('A', 'buyNow', { place: 1, pay: ['gold'] });
    expect(empty.mat(1).slot).toBeUndefined();
  });

  test('S53 Auction House: shown to all, the rest is shuffled back; a paid draw is not refunded', () => {
    const s = uses('auctionHouse', { deck: 'jail mansion', A: { influence: '2/2/1' } });
    expect(s.options('A', 'auction')).toEqual([null, ['law'], ['force'], ['gold']]);
    const before = s.open.deckCount;
    s.answers('A', 'auction', ['gold']);
    expect(s.events('buildingsShown')).toEqual([
      { type: 'buildingsShown', seat: 0, buildings: ['jail', 'mansion'] },
    ]);
    expect(s.open.auction).toEqual(['jail', 'mansion']);
    expect(s.options('A', 'auction')).toEqual([null, 'jail']);
    expect(s.fallback('A', 'auction')).toBeNull();
    s.answers('A', 'auction', null);
    expect([s.influence('A'), s.open.deckCount, s.open.auction]).toEqual(['2/2/0', before, []]);
    expect(s.events('deckReshuffled')).toHaveLength(1);
  });

  test('S53 with one card left it draws one, with none it is not offered', () => {
    const s = uses('auctionHouse', { onlyDeck: 'jail' }).answers('A', 'auction', ['gold']);
    expect(s.events('buildingsShown')[0]!.buildings).toEqual(['jail']);
    expect(uses('auctionHouse', { onlyDeck: '' }).asked('A')).toBeUndefined();
    expect(uses('auctionHouse', { A: { influence: '0/0/0' } }).asked('A')).toBeUndefined();
  });

  test('S53 where all shown is bought nothing is shuffled', () => {
    const s = uses('auctionHouse', { onlyDeck: 'jail', A: { influence: '1/2/1' } });
    s.answers('A', 'auction', ['gold']).answers('A', 'auction', 'jail');
    expect([s.influence('A'), s.open.deckCount, s.events('deckReshuffled')]).toEqual(['0/0/0', 0, []]);
  });

  test('S74, W16.5 Gambling Hall: draws two unseen and keeps one of all in hand', () => {
    const s = uses('gamblingHall', {
      A: { card: '2T', given: '1S' },
      draw: '5H 3K',
      gaps: '1H 2H 3H 4H 2S 1T',
    });
    expect(s.options('A', 'swap')).toEqual([null, 'draw']);
    expect(s.fallback('A', 'swap')).toBeNull();
    s.answers('A', 'swap', 'draw');
    expect(s.options('A', 'swap')).toEqual(['2T', '5H', '3K']);
    expect(s.fallback('A', 'swap')).toBe('5H');
    s.answers('A', 'swap', '3K');
    const { secrets, hidden } = s.match.state;
    expect(secrets[0]).toMatchObject({ card: '3K', hand: [], given: ['1S', '2T', '5H'] });
    expect(hidden.discard).toEqual(expect.arrayContaining(['1S', '2T', '5H']));
    const told = JSON.stringify(
      s.match.events.filter(({ type }) => type === 'cardsDrawn' || type === 'cardSwapped'),
    );
    expect(told).toBe('[{"type":"cardsDrawn","seat":0,"count":2},{"type":"cardSwapped","seat":0}]');
  });

  test('S74 only while the card is hidden; one card if no more are left', () => {
    expect(uses('gamblingHall', { A: { shown: true } }).asked('A')).toBeUndefined();
    const s = uses('gamblingHall', { A: { card: '2T' }, draw: '5H', discard: '' }).answers(
      'A',
      'swap',
      'draw',
    );
    expect(s.options('A', 'swap')).toEqual(['2T', '5H']);
  });

  test('S75 Telegraph Office: the look is private and lasts for the round; then 1 X', () => {
    const s = uses('telegraphOffice', { rival: { cards: '2K' } });
    expect(s.match.view(0).own?.peeked).toBe('2K');
    expect(JSON.stringify([s.match.view(1).own, s.match.events])).not.toContain('2K');
    s.takes('A', 'law');
    expect(s.match.view(0).own?.peeked).toBe('2K');
    s.runsToRound(2);
    expect(s.match.view(0).own?.peeked).toBeUndefined();
  });

  test('S101 trade: any A of which there is enough, any other B; with two gains only A is asked', () => {
    const one = uses('miningCompany', { A: { influence: '1/0/1' } });
    expect(one.options('A', 'trade')).toEqual([
      null,
      { pay: 'law', gain: 'force' },
      { pay: 'law', gain: 'gold' },
      { pay: 'gold', gain: 'law' },
      { pay: 'gold', gain: 'force' },
    ]);
    const two = uses('grandHotel', { A: { influence: '2/1/6' } });
    expect(two.options('A', 'trade')).toEqual([null, { pay: 'law' }, { pay: 'gold' }]);
    expect(two.fallback('A', 'trade')).toBeNull();
    expect(two.answers('A', 'trade', { pay: 'law' }).influence('A')).toBe('0/3/6'); // a gain without room is lost
    expect(uses('grandHotel').asked('A')).toBeUndefined(); // S19: it cannot be paid
  });
});

describe('the examples', () => {
  test('E21', () => {
    const s = west({
      porches: { 1: 'generalStore' },
      active: 'B',
      A: { influence: '0/1/2' },
      B: { influence: '3/1/1' },
    });
    s.places('B', '1 porch').converts('B', 2);
    expect([s.influence('B'), s.influence('A')]).toEqual(['1/1/5', '0/1/3']);
  });
  test('E22', () => {
    const s = west({ porches: { 1: 'generalStore' }, A: { influence: '2/1/2' } })
      .places('A', '1 porch')
      .converts('A', 1);
    expect(s.influence('A')).toBe('1/1/6');
  });
  test('E23', () => {
    const s = west({
      mats: 'saloon:A courthouse sheriff bank:B hideout',
      porches: { 2: 'graveyard' },
      A: { influence: '1/5/1' },
      B: { posses: 'x1 porch' },
    });
    s.places('A', '2 porch');
    expect(s.influence('A')).toBe('2/6/2'); // L and G, unasked: force has no room
  });
  test('E32', () => {
    const s = uses('miningCompany', { A: { influence: '1/0/3' } }).answers('A', 'trade', {
      pay: 'gold',
      gain: 'law',
    });
    expect(s.influence('A')).toBe('4/0/2');
    const t = uses('grandHotel', { A: { influence: '1/3/5' } }).answers('A', 'trade', { pay: 'force' });
    expect(t.influence('A')).toBe('3/1/6');
  });
  test('E33', () => {
    const s = uses('auctionHouse', { deck: 'jail centralBank', A: { influence: '2/2/3' } });
    s.answers('A', 'auction', ['gold']).answers('A', 'auction', 'jail');
    expect(s.influence('A')).toBe('1/0/2');
    expect(s.match.state.hidden.deck).toContain('centralBank');
    expect([s.mat(1).porch, s.seat('A').buildings]).toEqual([[], ['jail']]);
    s.runsToRound(2);
    expect(s.mat(1).porch[0]).toBe('jail');
  });
  test('E34', () => {
    const slots = 'jail grandHotel mansion landOffice generalStore';
    const bank = (influence: string) => uses('centralBank', { slots, A: { influence } });
    expect(bank('1/3/1').options('A', 'buyNow')).toEqual([
      null,
      { place: 1, pay: ['force'] },
      { place: 1, pay: ['gold'] },
    ]);
    expect(
      bank('1/3/1')
        .answers('A', 'buyNow', { place: 1, pay: ['gold'] })
        .influence('A'),
    ).toBe('0/1/0');
    expect(
      bank('1/3/1')
        .answers('A', 'buyNow', { place: 1, pay: ['force'] })
        .influence('A'),
    ).toBe('0/0/1');
    expect(bank('1/2/0').asked('A')).toBeUndefined();
  });
  test('E35', () => {
    const s = west({
      mats: 'bank:A saloon sheriff courthouse:B hideout',
      porches: { 4: 'doctorsOffice' },
      A: { posses: 'x3 number up' },
    });
    s.places('A', '4 porch').answers('A', 'relocate', {
      posse: 1,
      place: 1,
      spot: 'influence',
      side: 'left',
    });
    expect([s.influence('A'), s.influence('B')]).toEqual(['2/1/1', '1/1/2']);
    expect(s.posses('A')).toEqual(['1 influence left', '4 porch']);
  });
  test('E48', () => {
    const s = west({
      mats: 'bank:A hideout:B sheriff courthouse:C saloon',
      porches: { 2: 'doctorsOffice', 4: 'stagecoachStation' },
      A: { posses: 'x3 number up' },
      C: {},
    });
    s.places('A', '2 porch');
    s.answers('A', 'relocate', { posse: 1, place: 4, spot: 'porch' });
    s.answers('A', 'relocate', { posse: 2, place: 1, spot: 'influence', side: 'left' });
    expect(s.events('influenceGained').map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      '0 law',
      '2 gold',
      '1 gold',
    ]);
    expect(s.open.posses.some(({ place }) => place === 2)).toBe(false);
  });
});
