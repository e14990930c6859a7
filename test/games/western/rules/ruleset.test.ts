import { figuresOf, parseRuleset, RulesetError } from '../../../../shared/games/western';
import { PUBLISHED_FIGURES } from '../../../../shared/games/western/catalog/figures';
import { newMatch, west } from '../support/scenario';

const gain = (give: string, more: object = {}) => ({ tag: 'gain', give, ...more });
const now = (...effects: object[]) => ({ moment: 'now', effects });

describe('a ruleset replaces house values', () => {
  test('of buildings: what they do, and when', () => {
    const ruleset = parseRuleset({
      name: 'rich',
      buildings: {
        gunsmith: now(gain('gold', { each: 3 }), { tag: 'peekRival' }),
        landOffice: { moment: 'resolution', effects: [gain('law')] },
      },
    });
    const { buildings } = figuresOf({ ruleset });
    expect(buildings.gunsmith).toEqual({
      ...PUBLISHED_FIGURES.buildings.gunsmith,
      ...ruleset.buildings!.gunsmith,
    });
    expect(buildings.mansion).toBe(PUBLISHED_FIGURES.buildings.mansion);
    expect(figuresOf({ ruleset })).toBe(figuresOf({ ruleset }));
    const s = west({ porches: { 3: 'gunsmith' }, config: { ruleset } }).places('A', '3 porch');
    expect(s.influence('A')).toBe('1/1/4');
  });

  test('of bosses, and how many are dealt', () => {
    const ruleset = parseRuleset({
      name: 'one boss',
      bossesDealt: 1,
      bosses: { lawman: { moment: 'resolution', effects: [gain('X', { times: 'unwounded' })] } },
    });
    expect(newMatch({ seats: 2, ruleset }).asked('A')).toBe('keep');
    const s = west({ phase: 'resolution', A: { boss: 'lawman' }, config: { ruleset } });
    expect(s.about('A', 'wild').count).toBe(1);
  });

  test('gains with the first building bought may be X, discounts may go together with them', () => {
    const ruleset = parseRuleset({
      name: 'yard',
      buildings: {
        railYard: {
          moment: 'buy',
          effects: [{ tag: 'discount', icon: 'railway' }, gain('X', { times: 'firstBuyVp' })],
        },
      },
    });
    const s = west({
      phase: 'buy',
      gaps: '1S 2T 4K 4S 5S 3H',
      slots: 'outhouse jail mansion blacksmith generalStore',
      porches: { 2: 'railYard' },
      A: { card: '2H', posses: '2 porch, 1 porch' },
      config: { ruleset },
    });
    s.buys('A', 1, ['law', 'force', 'gold']);
    expect(s.about('A', 'wild')).toEqual({ form: 'each', count: 1, cause: 'railYard' });
  });

  test('S98 however much is waived, it is at most the whole price', () => {
    const discount = { tag: 'discount', icon: 'railway' };
    const ruleset = parseRuleset({
      name: 'gifts',
      buildings: { railYard: { moment: 'buy', effects: [discount, discount] } },
    });
    const s = west({
      phase: 'buy',
      gaps: '1S 2T 4K 4S 5S 3H',
      slots: 'outhouse jail mansion blacksmith generalStore',
      porches: { 2: 'railYard' },
      A: { card: '2H', posses: '2 porch, 1 porch', influence: '0/0/0' },
      config: { ruleset },
    });
    expect(s.options('A', 'buy')).toContainEqual({ place: 1, waive: ['law', 'force', 'gold'] });
  });

  test('W5.4 a gain with the buy icon does not come when the posse is placed', () => {
    const ruleset = parseRuleset({
      name: 'yard',
      buildings: { railYard: { moment: 'buy', effects: [gain('gold', { each: 2 })] } },
    });
    const s = west({ porches: { 3: 'railYard' }, config: { ruleset } }).places('A', '3 porch');
    expect(s.influence('A')).toBe('1/1/1');
  });

  test.each([
    ['mining', 1],
    ['railway', 1],
    ['wagon', 1],
  ] as const)('icons of %s can be counted', (industry, count) => {
    const ruleset = parseRuleset({
      name: 'icons',
      buildings: {
        assayOffice: { moment: 'resolution', effects: [gain('X', { times: `ownIcons:${industry}` })] },
      },
    });
    const s = west({
      phase: 'resolution',
      porches: { 3: 'assayOffice', 1: 'jail' },
      A: { posses: '3 porch' },
      config: { ruleset },
    });
    expect(s.about('A', 'wild').count).toBe(count);
  });
});

describe('a ruleset is refused with a sentence that says why', () => {
  const why = (raw: unknown) => {
    try {
      parseRuleset(raw);
    } catch (error) {
      expect(error).toBeInstanceOf(RulesetError);
      return (error as Error).message;
    }
    throw new Error('It was taken.');
  };

  test.each([
    [
      'a figure that is printed',
      { buildings: { jail: now(gain('gold')) } },
      'buildings.jail: is printed on the card',
    ],
    [
      'a boss that is printed',
      { bosses: { banker: { moment: 'resolution', effects: [gain('X')] } } },
      'bosses.banker: is printed',
    ],
    ['an unknown building', { buildings: { casino: now(gain('gold')) } }, 'casino'],
    ['an unknown field', { vp: 3 }, 'vp'],
    [
      'a missing effect',
      { buildings: { gunsmith: { moment: 'now', effects: [] } } },
      'buildings.gunsmith.effects',
    ],
    [
      'a missing moment',
      { buildings: { gunsmith: { effects: [gain('gold')] } } },
      'buildings.gunsmith.moment',
    ],
    ['a figure out of range', { bossesDealt: 3 }, 'bossesDealt'],
    [
      'a conversion to itself',
      { buildings: { gunsmith: now({ tag: 'convert', from: 'gold', to: 'gold' }) } },
      'buildings.gunsmith',
    ],
    [
      'two effects that move or draw',
      { buildings: { gunsmith: now({ tag: 'truce' }, { tag: 'truce' }) } },
      'buildings.gunsmith',
    ],
    [
      'AB in Resolution',
      { buildings: { gunsmith: { moment: 'resolution', effects: [gain('AB')] } } },
      'buildings.gunsmith',
    ],
    [
      'a second Chief',
      { bosses: { lawman: { moment: 'townHall', effects: [{ tag: 'hallTies' }] } } },
      'only one boss may have hallTies, not lawman and chief',
    ],
  ])('%s', (_what, raw, text) => {
    expect(why({ name: 'wrong', ...raw })).toContain(text);
  });

  test('no name, or no object', () => {
    expect(why({})).toContain('name');
    expect(why(7)).toContain('The ruleset cannot be used. ruleset:');
  });
});
