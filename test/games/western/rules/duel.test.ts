import { west, type Setup } from '../support/scenario';

/** A attacks B on B's influence spot. */
function fight(setup: Setup = {}) {
  const s = west({
    ...setup,
    A: { card: '2T', ...setup.A },
    B: { card: '4S', posses: '4 influence left', ...setup.B },
  });
  return s.places('A', '4 influence right');
}
const POOR = { influence: '0/0/0' };

describe('a duel', () => {
  test('W6.1 placing on a held spot starts it; the side is chosen before', () => {
    const s = fight({ dice: [1, 6] });
    expect(s.events('duelStarted')).toEqual([
      { type: 'duelStarted', attacker: 0, defender: 1, place: 4, spot: 'influence' },
    ]);
    expect(s.open.duel?.side).toBe('right');
  });

  test('W6.2 each rolls one die, seen by all', () => {
    const s = fight({ dice: [3, 5] });
    expect(s.events('dieRolled').map(({ player, die }) => [player, die])).toEqual([
      [0, 3],
      [1, 5],
    ]);
  });

  test('W6.3 power is the die, plus the card’s natural value once it was added', () => {
    const s = fight({ A: { card: '5T', posses: '3 number up' }, dice: [1, 6] });
    expect(s.about('A', 'duel')).toEqual({ enemy: 1, power: 1, enemyPower: 6 });
    s.duels('A', 'addCard'); // 1 + 5, not 1 + 1
    expect(s.about('A', 'duel')).toMatchObject({ power: 6, enemyPower: 6 });
  });

  test('W6.4 with equal power the attacker is behind', () => {
    expect(fight({ dice: [4, 4] }).asked('A')).toBe('duel');
    expect(fight({ dice: [5, 4] }).asked('B')).toBe('duel');
  });

  test('W6.5, S27 behind: stop, reroll for 1 F as attacker and 1 L as defender, or add the card', () => {
    const s = fight({ A: { influence: '6/1/6' }, B: { influence: '1/6/6' }, dice: [1, 6, 6] });
    expect(s.options('A', 'duel')).toEqual([{ act: 'stop' }, { act: 'reroll' }, { act: 'addCard' }]);
    s.duels('A', 'reroll');
    expect(s.influence('A')).toBe('6/0/6');
    expect(s.options('A', 'duel')).toEqual([{ act: 'stop' }, { act: 'addCard' }]);
    s.duels('A', 'addCard').duels('B', 'reroll');
    expect(s.influence('B')).toBe('0/6/6');
  });

  test('W6.6, S24 one acts only while behind, and the right to act swings back and forth', () => {
    const s = fight({ dice: [1, 2, 3, 4] });
    expect(s.asked('B')).toBeUndefined();
    s.duels('A', 'reroll');
    expect([s.asked('A'), s.asked('B')]).toEqual([undefined, 'duel']);
    s.duels('B', 'reroll');
    expect([s.asked('A'), s.asked('B')]).toEqual(['duel', undefined]);
    s.duels('A', 'stop');
    expect(s.events('duelSettled')[0]).toMatchObject({ winner: 1, loser: 0 });
  });

  test('W6.6 who can do nothing else has lost without being asked', () => {
    const s = fight({ A: { ...POOR, shown: true }, dice: [1, 2] });
    expect(s.events('duelSettled')[0]).toMatchObject({ winner: 1 });
  });

  test('W6.7 the loser lies wounded on the spot, the winner stands; a winning attacker takes the spot', () => {
    const s = west({ B: { ...POOR, shown: true, posses: '4 influence left' }, dice: [6, 1] });
    s.places('A', '4 influence left');
    expect([s.posses('A'), s.posses('B')]).toEqual([['4 influence left'], ['x4 influence left']]);
    expect(s.influence('A')).toBe('1/2/1');
  });

  test('W6.7 a winning defender gains nothing anew', () => {
    const s = fight({ A: { ...POOR, shown: true }, dice: [1, 2] });
    expect([s.posses('A'), s.posses('B')]).toEqual([['x4 influence right'], ['4 influence left']]);
    expect(s.events('influenceGained')).toEqual([]);
  });

  test('W6.8 a wounded posse gets nothing later from its spot', () => {
    const s = west({
      phase: 'resolution',
      gaps: '1H 3S 5T 2K 4H 5K',
      porches: { 3: 'blacksmith' },
      A: { posses: 'x4 influence right, x3 porch, x3 leftover', card: '5H' },
      rival: { cards: '1K' },
    });
    s.runsToRound(2);
    expect(s.events('matResolved').map(({ winners }) => winners)).toEqual([[0], [0]]);
    expect(s.events('possePlaced')).toEqual([]);
    expect(s.events('influenceGained').map(({ cause }) => cause)).not.toContain('right');
    expect(s.events('influenceGained').map(({ cause }) => cause)).not.toContain('resolution');
  });

  test('W6.8 a wounded posse cannot duel: its spot is free', () => {
    const s = west({ B: { posses: 'x4 influence left' } }).places('A', '4 influence left');
    expect(s.events('duelStarted')).toEqual([]);
  });

  test('W6.9, S29 a card shown stays open until the round ends, and is no option again', () => {
    const s = fight({ A: { ready: 2 }, B: { posses: '4 influence left, 1 porch' }, dice: [1, 6, 1, 6] });
    s.duels('A', 'addCard').duels('A', 'stop');
    expect(s.seat('A').card).toBe('2T');
    s.places('B', '2 porch').places('A', '1 porch');
    expect(s.options('A', 'duel')).toEqual([{ act: 'stop' }, { act: 'reroll' }]);
    s.runsToRound(2);
    expect(s.seat('A').card).toBeUndefined();
  });

  test('S25 a reroll replaces the die only', () => {
    const s = fight({ dice: [1, 6, 5] });
    s.duels('A', 'addCard').duels('A', 'reroll');
    expect(s.about('B', 'duel')).toMatchObject({ enemyPower: 7 });
  });

  test('S26 a worse reroll counts, and there is no limit but the influence', () => {
    const s = fight({ A: { influence: '0/6/0' }, dice: [5, 6, 1, 1, 1, 1, 1, 1] });
    for (let i = 0; i < 6; i++) s.duels('A', 'reroll');
    expect(s.about('A', 'duel')).toMatchObject({ power: 1 });
    expect(s.influence('A')).toBe('0/0/0');
  });

  test('S28 the card is offered even where it cannot help', () => {
    const s = fight({ A: { card: '1K' }, dice: [1, 6] });
    expect(s.options('A', 'duel')).toContainEqual({ act: 'addCard' });
  });

  test('S30 a duel needs at most 14 steps', () => {
    const s = fight({
      A: { influence: '0/6/0', card: '1H' },
      B: { influence: '6/0/0', card: '1T' },
      dice: [1, 1, ...Array.from({ length: 12 }, () => 1)],
    });
    // All dice are 1: the attacker is behind, rerolls in vain, adds; the defender does the same.
    let steps = 0;
    for (const letter of ['A', 'B', 'A', 'B'] as const) {
      while (s.asked(letter) === 'duel') {
        const options = s.options(letter, 'duel');
        s.answers(letter, 'duel', options[1] ?? options[0]!);
        steps++;
      }
    }
    expect(steps).toBe(14);
    expect(s.events('duelSettled')).toHaveLength(1);
    expect([s.influence('A'), s.influence('B')]).toEqual(['0/0/0', '0/0/0']);
  });
});

describe('Wanted', () => {
  test('W7.1, S31 the winner takes it when the duel is settled, before the spot’s benefit', () => {
    const s = west({ B: { ...POOR, shown: true, posses: '4 influence left' }, dice: [6, 1] });
    s.places('A', '4 influence left');
    const told = s.match.events.map(({ type }) => type);
    expect(told.indexOf('wantedTaken')).toBeLessThan(told.indexOf('influenceGained'));
    expect(s.open.wanted).toBe(0);
  });

  test('W7.1 a winner who has it keeps it', () => {
    const s = fight({ wanted: 'B', A: { ...POOR, shown: true }, dice: [1, 2] });
    expect(s.open.wanted).toBe(1);
    expect(s.events('wantedTaken')).toEqual([]);
  });

  test('S31 its holder keeps it through rounds without duels', () => {
    const s = west({ wanted: 'B' }).runsToRound(2);
    expect(s.open.wanted).toBe(1);
  });

  test('W7.2 1 X at the start of each Resolution, 2 VP at the end', () => {
    const s = west({ phase: 'resolution', wanted: 'A' });
    expect(s.about('A', 'wild')).toEqual({ form: 'each', count: 1, cause: 'resolution' });
    const t = west({ phase: 'roundEnd', round: 6, wanted: 'A' });
    expect(t.match.outcome!.seats.map(({ score }) => score.wanted)).toEqual([2, 0]);
  });
});

describe('the examples', () => {
  test('E15', () => {
    const s = fight({
      A: { influence: '0/1/0', card: '2T' },
      B: { influence: '1/0/0', card: '4S' },
      dice: [3, 5, 5, 6],
    });
    s.duels('A', 'reroll').duels('A', 'addCard').duels('B', 'reroll').duels('B', 'addCard');
    expect(s.events('duelSettled')[0]).toMatchObject({ winner: 1, loser: 0 });
    expect(s.posses('A')).toEqual(['x4 influence right']);
    expect(s.open.wanted).toBe(1);
    expect([s.seat('A').card, s.seat('B').card]).toEqual(['2T', '4S']);
    expect([s.influence('A'), s.influence('B')]).toEqual(['0/0/0', '0/0/0']);
  });

  test('E16', () => {
    const s = fight({ dice: [4, 4] }).duels('A', 'stop');
    expect(s.events('duelSettled')[0]).toMatchObject({ winner: 1 });
  });

  test('E17', () => {
    const s = fight({ A: { card: '3T' }, dice: [2, 6, 4] });
    s.duels('A', 'addCard');
    expect(s.about('A', 'duel')).toMatchObject({ power: 5, enemyPower: 6 });
    s.duels('A', 'reroll');
    expect(s.about('B', 'duel')).toMatchObject({ power: 6, enemyPower: 7 });
  });

  test('E18', () => {
    const s = fight({ A: { influence: '1/0/1', shown: true }, dice: [1, 3] });
    expect(s.events('duelSettled')[0]).toMatchObject({ winner: 1, loser: 0 });
  });

  test('E19', () => {
    const hideout = {
      mats: 'saloon:A bank sheriff courthouse hideout:B',
      gaps: '1H 1S 5T 2K 1T 3S',
      phase: 'resolution' as const,
      rival: { cards: '3H' },
    };
    const left = west({ ...hideout, A: { posses: 'x5 influence left', card: '2K', influence: '1/1/2' } });
    expect(left.influence('A')).toBe('1/3/2');
    const right = west({ ...hideout, A: { posses: 'x5 influence right', card: '2K' } });
    expect(right.influence('A')).toBe('1/3/1');
  });

  test('E20', () => {
    const s = west({
      A: { ...POOR, card: '4T', shown: true, posses: '3 suit up' },
      B: { card: '2H' },
      active: 'B',
      dice: [6, 1],
      gaps: '1H 3S 5T 2K 4H 5K',
    });
    s.places('B', '3 suit down').runsToKind('pot');
    const cards = s
      .events('matResolved')
      .find(({ place }) => place === 3)!
      .hands.map(({ card }) => card);
    expect(cards).toEqual(['4T', '2T']);
  });
});
