import { at } from '../support/drawing';
import { jumpIn, walkIn } from '../support/duel';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const BOTH: SeatSetup = { weapons: ['pulsePistol', 'energySword'] };

describe('M8.1 the start of a combat', () => {
  test('M8.1 entering an enemy pilot’s zone starts it: 1 point and the first attack for the one entering', () => {
    const s = walkIn({});
    expect(s).toHaveSeen({ type: 'combatStarted', attacker: 0, defender: 1, zone: at('B3'), jumped: false });
    expect(s).toHaveScored('A', 1, 'combat');
    expect(s).toHaveTracks('B', { vp: 0 });
    expect(s).toBeAsked('A', 'attack');
    expect(s.asked('B')).toBeUndefined();
  });

  test('M8.1 jumping over a pilot does not', () => {
    const s = scenario(`
      1e    2c    3e   1c  2e
      1b:A  2e:B  4m   1c  1b
      2c    1e    2e   3c  1e
    `);
    s.plays('A', 'doubleJump', 'east');
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).not.toHaveSeen({ type: 'combatStarted' });
    expect(s).toHaveTracks('A', { vp: 0 });
  });

  test('R48 an attacker knocked out by the mine never started combat', () => {
    const arena = `
      1e    2c      3e   1c  2e
      1b:A  2e:Bb2  4m   1c  1b
      2c    1e      2e   3c  1e
    `;
    const s = scenario(arena, { A: { ...BOTH, pilot: 'rampage', hp: 4 }, B: BOTH });
    s.plays('A', 'collect', 'east');
    expect(s).not.toHaveSeen({ type: 'combatStarted' });
    expect(s).toHaveTracks('A', { vp: 0, adHoc: 'first' });
    expect(s).toHavePilotAt('A', 'A3');
    expect(s).toHaveScored('B', 1, 'knockOuts');
    expect(s).toBeAsked('B', 'adHocCard');
    const t = scenario(arena, { A: { ...BOTH, pilot: 'rampage', hp: 5 }, B: BOTH });
    t.plays('A', 'collect', 'east');
    expect(t).toHaveTracks('A', { hp: 1, vp: 1 });
    expect(t).toBeAsked('A', 'attack');
  });
});

describe('M8.2 attacks', () => {
  test('M8.2 the two alternate, each weapon once', () => {
    const three: SeatSetup = { weapons: ['pulsePistol', 'energySword', 'warhammer'] };
    const s = walkIn({ A: three, B: three });
    const weaponsOf = (letter: 'A' | 'B') => [
      ...new Set(s.options(letter, 'attack').map(({ weapon }) => weapon)),
    ];
    expect(weaponsOf('A')).toEqual(['pulsePistol', 'energySword', 'warhammer']);
    s.attacks('A', 'energySword');
    expect(s.asked('A')).toBeUndefined();
    expect(weaponsOf('B')).toEqual(['pulsePistol', 'energySword', 'warhammer']);
    s.attacks('B', 'energySword');
    expect(weaponsOf('A')).toEqual(['pulsePistol', 'warhammer']);
    expect(s.tries('A', 'attack', { weapon: 'energySword', line: 'normal' })).toMatchObject({
      code: 'illegal',
    });
  });

  test('M8.2 only what is equipped can be used', () => {
    const s = walkIn({
      A: { status: 'pilot', weapons: ['warhammer', 'riotShield', 'pulsePistol', 'energySword'] },
    });
    const weapons = s.options('A', 'attack').map(({ weapon }) => weapon);
    expect(new Set(weapons)).toEqual(new Set(['riotShield', 'pulsePistol']));
  });

  test('M8.2 nobody retreats by choice', () => {
    const s = walkIn({});
    expect(s.options('A', 'attack').every(({ weapon }) => weapon)).toBe(true);
    expect(s.tries('A', 'attack', null)).toMatchObject({ ok: false });
  });

  test('M8.2 with none left you retreat', () => {
    const s = walkIn({ A: { weapons: ['energySword'] }, B: { weapons: ['energySword', 'pulsePistol'] } });
    s.attacks('B', 'energySword'); // A's only attack needed no asking (R53)
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 0, enemy: 1 });
  });
});

describe('M8.3 damage', () => {
  test('M8.3 damage scores a point for each health lost', () => {
    const s = jumpIn({ A: { weapons: ['shockKnuckles', 'energySword'] } });
    s.attacks('A', 'shockKnuckles', 'power');
    expect(s).toHaveTracks('B', { hp: 5 });
    expect(s).toHaveScored('A', 1 + 4, 'combat');
  });

  test('M8.3 what exceeds the enemy’s health scores nothing', () => {
    const s = jumpIn({ A: { weapons: ['shockKnuckles', 'energySword'] }, B: { hp: 3 } });
    s.attacks('A', 'shockKnuckles', 'power');
    expect(s).toHaveScored('A', 1 + 3, 'combat');
    expect(s).toHaveSeen({ type: 'damageDealt', seat: 1, damage: 3 });
  });

  test('M8.3 the defender’s damage scores for the defender', () => {
    const s = walkIn({ A: { weapons: ['energySword', 'warhammer', 'crossbolt'] } });
    s.attacks('A', 'energySword').attacks('B', 'pulsePistol', 'power');
    expect(s).toHaveScored('B', 2, 'combat');
  });
});

describe('M8.5 after the combat', () => {
  test('M8.5 weapons are ready again, those an EMP Mace exhausted too', () => {
    const s = walkIn({
      A: { weapons: ['empMace', 'energySword'] },
      B: { weapons: ['pulsePistol', 'grenadeLauncher'] },
    });
    s.attacks('A', 'empMace').answers('A', 'exhaustWeapon', 'pulsePistol');
    s.attacks('A', 'energySword', 'power'); // B has nothing left, and retreats
    s.answers('B', 'refuge', at('B2'));
    s.plays('B', 'collect', 'north'); // a wall: B stays, on a first Ad Hoc turn
    s.answers('B', 'collect', null);
    s.plays('A', 'collect', 'north');
    expect(s.options('A', 'attack').map(({ weapon }) => weapon)).toEqual(['empMace', 'energySword']);
    s.attacks('A', 'energySword');
    expect(new Set(s.options('B', 'attack').map(({ weapon }) => weapon))).toEqual(
      new Set(['pulsePistol', 'grenadeLauncher']),
    );
  });
});

describe('M8.8 turns', () => {
  test('M8.8 combat costs the attacker the action, even if it won', () => {
    const s = walkIn({ B: { hp: 1, status: 'pilot', base: at('E3') } }).attacks('A', 'energySword');
    expect(s).toHaveSeen({ type: 'combatEnded', winner: 0 });
    expect(s).toBeAsked('B', 'adHocCard'); // B's turn: A was not asked for the Collect
    expect(s).toHaveTracks('A', { energy: 3, credits: 3 });
  });

  test('M8.8 the defender’s own turns are not affected', () => {
    const s = walkIn({ A: { weapons: ['energySword'] }, B: { program: 'collect north, purchase south' } });
    s.attacks('B', 'energySword').answers('A', 'refuge', at('A3'));
    expect(s).toHaveSeen({ type: 'cardRevealed', seat: 1, adHoc: false });
    expect(s).toHavePilotAt('B', 'B2');
    expect(s).toBeAsked('B', 'collect');
  });

  test('M8.8, M11.1 but for Ad Hoc mode: a defender who fell has no program left', () => {
    const s = walkIn({ B: { status: 'pilot', hp: 1, program: 'collect north, purchase south' } });
    s.attacks('A', 'energySword');
    expect(s).toHaveTracks('B', { adHoc: 'on' });
    expect(s.secret('B').program).toEqual([]);
    expect(s).toBeAsked('B', 'adHocCard');
  });
});
