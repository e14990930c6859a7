import type { WeaponId } from '../../../../shared/games/mechs';
import { jumpIn, walkIn } from '../support/duel';
import '../support/matchers';

const armedWith = (weapon: WeaponId): { weapons: WeaponId[] } => ({ weapons: [weapon, 'energySword'] });

// Vorpal Spiker has a file of its own.

describe('EMP Mace', () => {
  const A = armedWith('empMace');

  test('normal: 1 damage, and for 2 energy one ready enemy weapon is exhausted', () => {
    const s = walkIn({ A }).attacks('A', 'empMace');
    expect(s).toHaveTracks('B', { hp: 8 });
    expect(s.options('A', 'exhaustWeapon')).toEqual(['pulsePistol', 'energySword', null]);
    s.answers('A', 'exhaustWeapon', 'pulsePistol');
    expect(s).toHaveTracks('A', { energy: 1 });
    expect(s).toHaveSeen({ type: 'resourcePaid', seat: 0, amount: 2, cause: 'empMace' });
    expect(s).toHaveSeen({ type: 'weaponExhausted', seat: 1, weapon: 'pulsePistol' });
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 1, weapon: 'energySword' }); // all that was left
    expect(s).not.toHaveSeen({ type: 'weaponUsed', seat: 1, weapon: 'pulsePistol' });
    expect(s).toHaveScored('A', 1 + 1 + 1 + 1, 'combat'); // start, mace, sword, B's retreat
  });

  test('normal: the payment may be declined', () => {
    const s = walkIn({ A }).attacks('A', 'empMace').answers('A', 'exhaustWeapon', null);
    expect(s).toHaveTracks('A', { energy: 3 });
    expect(s.options('B', 'attack').map(({ weapon }) => weapon)).toContain('energySword');
    expect(s).not.toHaveSeen({ type: 'weaponExhausted' });
  });

  test('normal: it is not offered to one who cannot pay', () => {
    const s = walkIn({ A: { ...A, energy: 1 } }).attacks('A', 'empMace');
    expect(s).toBeAsked('B', 'attack');
  });

  test('power: 2 damage, and one ready enemy weapon is exhausted for nothing', () => {
    const s = jumpIn({ A: { ...A, energy: 0 } }).attacks('A', 'empMace', 'power');
    expect(s).toHaveTracks('B', { hp: 7 });
    expect(s.options('A', 'exhaustWeapon')).toEqual(['pulsePistol', 'energySword']);
    s.answers('A', 'exhaustWeapon', 'energySword');
    expect(s).toHaveTracks('A', { energy: 0 });
    expect(s.options('B', 'attack').map(({ weapon }) => weapon)).not.toContain('energySword');
  });

  test('power: an enemy left with nothing ready retreats', () => {
    const s = jumpIn({ A, B: { weapons: ['pulsePistol'] } }).attacks('A', 'empMace', 'power');
    expect(s).toHaveSeen({ type: 'weaponExhausted', seat: 1, weapon: 'pulsePistol' });
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 1, enemy: 0 });
    expect(s).not.toHaveSeen({ type: 'weaponUsed', seat: 1 });
  });

  test('R131 an enemy with nothing ready leaves nothing to exhaust, and nothing is paid for it', () => {
    const s = walkIn({
      A: { weapons: ['energySword', 'empMace'] },
      B: { weapons: ['grenadeLauncher'] },
    });
    s.attacks('A', 'energySword'); // B's only weapon, an area one, follows
    s.attacks('A', 'empMace', 'normal');
    expect(s).not.toHaveSeen({ type: 'weaponExhausted' });
    expect(s).toHaveTracks('A', { energy: 3 });
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 1 });
  });

  test('R42 it may exhaust a ready weapon that was used before', () => {
    const s = walkIn({
      A: { weapons: ['empMace', 'energySword', 'pulsePistol'] },
      B: { pilot: 'maverick', weapons: ['grenadeLauncher', 'energySword'] },
    });
    s.answers('B', 'weaponsExpert', true);
    s.attacks('A', 'pulsePistol').attacks('B', 'grenadeLauncher', 'power');
    s.attacks('A', 'empMace', 'power');
    expect(s.options('A', 'exhaustWeapon')).toEqual(['grenadeLauncher', 'energySword']);
    s.answers('A', 'exhaustWeapon', 'grenadeLauncher');
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 1, weapon: 'energySword' });
  });
});

describe('Warhammer', () => {
  const A = armedWith('warhammer');

  test('normal: 2 damage and 1 point more', () => {
    const s = walkIn({ A }).attacks('A', 'warhammer');
    expect(s).toHaveTracks('B', { hp: 7 });
    expect(s).toHaveScored('A', 1 + 2 + 1, 'combat');
  });

  test('power: 3 damage and 1 point more', () => {
    const s = jumpIn({ A }).attacks('A', 'warhammer', 'power');
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toHaveScored('A', 1 + 3 + 1, 'combat');
  });

  test('R44 it scores its point even at 0 damage', () => {
    const s = walkIn({ A, B: { status: 'mech', side: 'sparta', weapons: ['crossbolt', 'railgun'] } });
    s.attacks('A', 'warhammer').answers('B', 'forceField', 2);
    expect(s).toHaveTracks('B', { hp: 11, energy: 1 });
    expect(s).toHaveScored('A', 1 + 1, 'combat');
  });

  test('R137 it scores its point when it knocks the enemy out', () => {
    const s = walkIn({ A, B: { hp: 1 } }).attacks('A', 'warhammer');
    expect(s).toHaveScored('A', 1 + 1 + 1, 'combat');
    expect(s).toHaveScored('A', 1, 'knockOuts');
  });
});

describe('Shock Knuckles', () => {
  // What they are for, that nothing counters them, is among the counters.
  const A = armedWith('shockKnuckles');

  test('normal: 3 damage', () => {
    const s = walkIn({ A }).attacks('A', 'shockKnuckles');
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toHaveScored('A', 1 + 3, 'combat');
  });

  test('power: 4 damage', () => {
    const s = jumpIn({ A }).attacks('A', 'shockKnuckles', 'power');
    expect(s).toHaveTracks('B', { hp: 5 });
    expect(s).toHaveScored('A', 1 + 4, 'combat');
  });
});
