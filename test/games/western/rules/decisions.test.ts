import type { Input } from '../../../../shared/core';
import type { Refused } from '../../../../shared/games/kit';
import { answerForAbsent, RULE_OF, ruleBehind, type DecisionKind } from '../../../../shared/games/western';
import { RULES } from '../support/book';
import { west, type Scenario, type Setup } from '../support/scenario';

const POOR = { influence: '0/0/0' };

describe('when time runs out', () => {
  const falls = (setup: Setup) => {
    const { place, spot, side } = west(setup).fallback('A', 'place');
    return [place, spot, side].filter((part) => part !== undefined).join(' ');
  };

  test('W15.1 the left side of the influence spot whose kind one has least of, a Saloon counting as the lowest', () => {
    const mats = 'bank:A hideout:B sheriff courthouse:C saloon:D';
    const four = { mats, C: {}, D: {} };
    expect(falls({ ...four, A: { influence: '2/3/1' } })).toBe('2 influence left');
    expect(falls({ ...four, A: { influence: '2/0/1' } })).toBe('4 influence left');
    expect(falls({ ...four, A: { influence: '1/1/1' } })).toBe('1 influence left');
    expect(falls({ ...four, A: { influence: '2/3/1' }, B: { posses: '2 influence left' } })).toBe(
      '5 influence left',
    );
  });

  test('W15.1 mats without an own posse first; then a grey porch; then any free spot in order; never a held one', () => {
    expect(falls({ A: { posses: '1 porch' } })).toBe('4 influence left');
    expect(falls({ A: { posses: '1 porch' }, B: { posses: '4 influence right' } })).toBe('2 porch');
    const office = { A: { posses: '1 porch, 2 porch, 5 porch', ready: 1 } };
    expect(falls({ ...office, B: { posses: '4 influence right, 4 porch' } })).toBe('3 porch');
    expect(falls({ ...office, B: { posses: '4 influence right, 4 porch, 3 porch' } })).toBe('3 leftover');
    expect(falls({ ...office, B: { posses: '4 influence right, 4 porch, 3 porch, 3 leftover' } })).toBe(
      '3 number up',
    );
    const suit = '4 influence right, 4 porch, 3 porch, 3 leftover, 3 number up';
    expect(falls({ ...office, B: { posses: suit } })).toBe('3 suit up');
    expect(falls({ ...office, B: { posses: `${suit}, 3 suit up` } })).toBe('1 influence left');
    expect(falls({ ...office, B: { posses: '4 influence right' } })).toBe('3 porch'); // place 3 before 4
  });

  test('W15.2 the building with most VP; ties: more icons, then lowest place; none: pass', () => {
    const buys = (slots: string, influence = '6/6/6') => {
      const s = west({
        phase: 'buy',
        gaps: '1S 2T 4K 4S 5S 3H',
        slots,
        A: { card: '2H', posses: '1 porch, 2 porch, 5 porch', influence },
      });
      return s.asked('A') === 'buy' ? s.fallback('A', 'buy') : undefined;
    };
    expect(buys('jail mansion outhouse graveyard centralBank')).toEqual({ place: 5 });
    expect(buys('appraiser mansion outhouse graveyard mayorsOffice')).toEqual({ place: 2 });
    expect(buys('jail outhouse mansion graveyard bountyOffice')).toEqual({ place: 1 });
    expect(buys('jail outhouse mansion graveyard bountyOffice', '0/0/0')).toBeUndefined();
  });

  test('W15.2 by leftover the same, among all that is for sale', () => {
    const s = west({
      phase: 'buy',
      gaps: '1S 2T 4K 4S 5S 3H',
      slots: 'centralBank grandHotel outhouse graveyard mansion',
      A: { card: '2H', posses: '3 leftover', influence: '3/3/4' },
    });
    s.buys('A', null);
    expect(s.fallback('A', 'leftover')).toEqual({ place: 1 });
  });

  test('W15 wild: the lowest track, one by one; of AB the two lowest', () => {
    const s = west({ phase: 'resolution', A: { boss: 'outlaw', wonDuel: true, influence: '2/0/1' } });
    expect(s.fallback('A', 'wild')).toEqual(['force', 'force']);
    const t = west({ phase: 'resolution', A: { boss: 'outlaw', wonDuel: true, influence: '1/0/1' } });
    expect(t.fallback('A', 'wild')).toEqual(['law', 'force']);
    const ab = west({
      porches: { 3: 'graveyard' },
      A: { influence: '3/1/2' },
      B: { posses: 'x1 porch' },
    }).places('A', '3 porch');
    expect(ab.fallback('A', 'wild')).toEqual(['force', 'gold']);
    const xx = west({
      phase: 'resolution',
      gaps: '1H 3S 5T 2K 4H 5K',
      rival: { cards: '1K' },
      A: { card: '3H', posses: '1 porch', influence: '2/2/1' },
    });
    expect(xx.fallback('A', 'wild')).toEqual(['gold']);
  });

  test('W15 advance: most own shares, ties in the order M, R, W', () => {
    const s = west({
      phase: 'buy',
      gaps: '1S 2T 4K 4S 5S 3H',
      porches: { 1: 'railYard jail' },
      A: { card: '2H', ...POOR },
    });
    expect(s.fallback('A', 'advance')).toBe('railway');
    const t = west({
      phase: 'buy',
      gaps: '1S 2T 4K 4S 5S 3H',
      porches: { 1: 'jail' },
      A: { card: '2H', ...POOR },
    });
    expect(t.fallback('A', 'advance')).toBe('mining');
  });

  test('W15 keep and duel: the highest card; stop', () => {
    const s = west({ phase: 'deal' });
    const hand = s.options('A', 'keep');
    expect(s.fallback('A', 'keep')).toBe(
      hand.toSorted(
        (a, b) => Number(b[0]) - Number(a[0]) || 'HTSK'.indexOf(a[1]!) - 'HTSK'.indexOf(b[1]!),
      )[0],
    );
    const t = west({ B: { posses: '4 porch' }, dice: [1, 6] }).places('A', '4 porch');
    expect(t.fallback('A', 'duel')).toEqual({ act: 'stop' });
  });
});

describe('W15.3, S78 absent players fight back', () => {
  const absent = (s: Scenario, letter: 'A' | 'B') => {
    const seat = letter === 'A' ? 0 : 1;
    return answerForAbsent(s.match.config, s.match.view(seat), s.match.decision(seat)!);
  };
  const fight = (dice: number[], influence: string, card: '1K' | '5K' = '1K') =>
    west({ A: { influence, card }, B: { posses: '4 porch', card: '4H' }, dice }).places('A', '4 porch');

  test('W15.3 add the card if that puts one ahead', () => {
    expect(absent(fight([2, 6], '0/0/0', '5K'), 'A')).toEqual({ act: 'addCard' });
    expect(absent(fight([1, 6], '0/0/0', '5K'), 'A')).toEqual({ act: 'stop' }); // equal is behind for the attacker
  });
  test('W15.3 else reroll with at least 2 of what it costs, if a 6 would put one ahead', () => {
    expect(absent(fight([1, 5], '0/2/0'), 'A')).toEqual({ act: 'reroll' });
    expect(absent(fight([1, 5], '0/1/0'), 'A')).toEqual({ act: 'stop' });
    expect(absent(fight([1, 6], '0/2/0'), 'A')).toEqual({ act: 'stop' });
  });
  test('W15.3 a defender needs as much only', () => {
    const s = west({ B: { posses: '4 porch', card: '4H', influence: '2/0/0' }, dice: [6, 1] }).places(
      'A',
      '4 porch',
    );
    expect(absent(s, 'B')).toEqual({ act: 'reroll' });
    const t = west({ B: { posses: '4 porch', card: '4H', influence: '0/0/0' }, dice: [5, 1] }).places(
      'A',
      '4 porch',
    );
    expect(absent(t, 'B')).toEqual({ act: 'addCard' });
  });
  test('W15.3 everything else as time running out would', () => {
    const s = west();
    expect(absent(s, 'A')).toEqual(s.fallback('A', 'place'));
  });
});

test('W15.4 a decision with one legal answer is not asked', () => {
  const s = west({ porches: { 3: 'jail' }, A: POOR }).places('A', '3 porch');
  expect(s.influence('A')).toBe('0/2/0');
  expect(s.asked('B')).toBe('place');
});

test('W15 the table of decisions and the engine have the same kinds, each with its rule', () => {
  const rows = [...RULES.matchAll(/^\| `(\w+)` \|/gm)].map(([, kind]) => kind);
  expect(rows.toSorted()).toEqual(Object.keys(RULE_OF).toSorted());
  for (const rule of Object.values(RULE_OF)) expect(RULES).toContain(`- ${rule} `);
});

describe('refusals name the exact rule', () => {
  const SEATS = { A: 0, B: 1 } as const;
  /** Refused without a trace, and by which rule. */
  const ruleOf = (s: Scenario, letter: 'A' | 'B', kind: DecisionKind, answer: unknown) => {
    const before = JSON.stringify([s.match.state, s.match.events]);
    const verdict = s.tries(letter, kind, answer);
    expect(JSON.stringify([s.match.state, s.match.events])).toBe(before);
    if (verdict.ok) throw new Error('It was accepted.');
    expect(verdict.code).toBe('illegal');
    const { id, question } = s.match.question(SEATS[letter])!;
    const input: Input = { type: 'answer', seat: SEATS[letter], id, answer };
    const rule = ruleBehind(s.match.state, { code: verdict.code, input, question });
    expect(RULES).toContain(`- ${rule} `);
    return rule;
  };

  test.each([
    ['W4.3', 'no place of the ring', { place: 9, spot: 'porch' }],
    ['W4.3', 'the Town Hall, which has no spots', { place: 0, spot: 'porch' }],
    ['W4.3', 'no spot at all', 'porch'],
    ['W4.3', 'nothing', null],
    ['W4.3', 'where an own posse stands', { place: 1, spot: 'porch' }],
    ['W4.3', 'more than was asked', { place: 3, spot: 'leftover', more: 1 }],
    ['W1.3', 'an influence spot of a grey mat', { place: 2, spot: 'influence', side: 'left' }],
    ['W1.3', 'a spot of the Sheriff on another mat', { place: 4, spot: 'number', side: 'up' }],
    ['W5.1', 'an influence spot without its side', { place: 1, spot: 'influence' }],
    ['W5.1', 'an influence spot with no side of it', { place: 1, spot: 'influence', side: 'up' }],
    ['W5.2', 'a porch with a side', { place: 4, spot: 'porch', side: 'left' }],
    ['W5.3', 'number without a direction', { place: 3, spot: 'number' }],
    ['W5.3', 'suit with a side', { place: 3, spot: 'suit', side: 'left' }],
    ['W5.3', 'leftover with a direction', { place: 3, spot: 'leftover', side: 'up' }],
    ['S66', 'where somebody with a truce stands', { place: 5, spot: 'porch' }],
  ])('%s place: %s', (rule, _, answer) => {
    const s = west({ A: { posses: '1 porch' }, B: { posses: '5 porch', truce: true } });
    expect(ruleOf(s, 'A', 'place', answer)).toBe(rule);
  });

  test('S66 place: who has a truce attacks nobody', () => {
    const s = west({ A: { truce: true }, B: { posses: '5 porch' } });
    expect(ruleOf(s, 'A', 'place', { place: 5, spot: 'porch' })).toBe('S66');
  });

  const buying = () =>
    west({
      phase: 'buy',
      gaps: '1S 2T 4K 4S 5S 3H',
      slots: 'jail blacksmith outhouse - generalStore',
      porches: { 5: 'railYard' },
      A: { card: '2H', posses: '3 leftover, 1 porch, 4 porch', influence: '1/2/1' },
    });

  test.each([
    ['W10.3', 'no place', { place: 9 }],
    ['W10.3', 'no purchase', 'jail'],
    ['W10.3', 'an empty slot', { place: 4 }],
    ['W10.3', 'where no own posse is', { place: 2 }],
    ['W10.3', 'what cannot be paid, where no own posse is', { place: 5 }],
    ['S50', 'a waiver without a discount', { place: 1, waive: ['law'] }],
    ['S50', 'a waiver of nothing', { place: 1, waive: [] }],
  ])('%s buy: %s', (rule, _, answer) => {
    expect(ruleOf(buying(), 'A', 'buy', answer)).toBe(rule);
  });

  test.each([
    ['W10.6', 'an empty slot', { place: 4 }],
    ['W10.6', 'what cannot be paid', { place: 5 }],
    ['S50', 'a waiver without a discount', { place: 1, waive: ['law'] }],
  ])('%s leftover: %s', (rule, _, answer) => {
    const s = buying();
    s.buys('A', null);
    expect(ruleOf(s, 'A', 'leftover', answer)).toBe(rule);
  });

  test.each([
    ['S98', 'nothing of the discount', { place: 1 }],
    ['S98', 'less than the discount', { place: 1, waive: [] }],
    ['S98', 'more than the discount', { place: 1, waive: ['law', 'force'] }],
    ['S50', 'a kind that the price does not have', { place: 1, waive: ['gold'] }],
    ['S50', 'no kind', { place: 1, waive: ['rope'] }],
  ])('%s buy with a discount: %s', (rule, _, answer) => {
    const s = west({
      phase: 'buy',
      gaps: '1S 2T 4K 4S 5S 3H',
      slots: 'jail blacksmith outhouse - generalStore',
      porches: { 3: 'collapsedMine' },
      A: { card: '2H', posses: '1 porch, 3 porch', influence: '6/6/6' },
    });
    expect(ruleOf(s, 'A', 'buy', answer)).toBe(rule);
  });

  test('W10.3 buy: what cannot be paid', () => {
    const s = west({
      phase: 'buy',
      gaps: '1S 2T 4K 4S 5S 3H',
      slots: 'jail blacksmith outhouse - generalStore',
      A: { card: '2H', posses: '1 porch, 5 porch', influence: '1/2/1' },
    });
    expect(ruleOf(s, 'A', 'buy', { place: 5 })).toBe('W10.3');
  });

  test('W3.3 keep: a card that was not dealt', () => {
    const s = west({ phase: 'deal', gaps: '1H 2H 3H 4H 5H 1T' });
    expect(ruleOf(s, 'A', 'keep', s.open.gaps[0])).toBe('W3.3');
  });

  const at = west();
  const question = at.match.question(0)!.question;
  const answer: Input = { type: 'answer', seat: 0, id: 1, answer: 7 };
  const others = Object.keys(RULE_OF).filter((kind) => !['place', 'buy', 'leftover'].includes(kind));
  test.each(others)('%s: what is not among its options goes against the rule of its kind', (kind) => {
    const rule = ruleBehind(at.match.state, { code: 'illegal', input: answer, question: { kind } });
    expect(rule).toBe(RULE_OF[kind as DecisionKind]);
  });

  test('what is over, comes late, was not asked or cannot be taken back (W13.1, W15.4, S79)', () => {
    const retract: Input = { type: 'retract', seat: 0, id: 1 };
    const rule = (refused: Refused) => ruleBehind(at.match.state, refused);
    expect(rule({ code: 'over', input: answer })).toBe('W13.1');
    expect(rule({ code: 'stale', input: answer })).toBe('W15.4');
    expect(rule({ code: 'stale', input: answer, question })).toBe('W4.3');
    expect(rule({ code: 'no-decision', input: answer })).toBe('W15.4');
    expect(rule({ code: 'illegal', input: { type: 'arrange', seat: 0, arrangement: 1 } })).toBe('W15.4');
    for (const code of ['stale', 'illegal', 'no-decision'] as const)
      expect(rule({ code, input: retract, question })).toBe('S79');
  });
});
