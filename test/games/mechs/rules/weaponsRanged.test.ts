import type { WeaponId } from '../../../../shared/games/mechs';
import { jumpIn, walkIn } from '../support/duel';
import { scenario, type Scenario } from '../support/scenario';
import '../support/matchers';

const armedWith = (weapon: WeaponId): { weapons: WeaponId[] } => ({ weapons: [weapon, 'energySword'] });

function payments(s: Scenario, weapon: WeaponId): number[] {
  return s.options('A', 'attack').flatMap((attack) => (attack.weapon === weapon ? [attack.pay ?? 0] : []));
}

// Railgun has a file of its own.

describe('Laser Blaster', () => {
  const A = { status: 'armor' as const, ...armedWith('laserBlaster') };

  test('normal: 1 damage, and 1 more for each own turret in the arena', () => {
    const arena = `
      1e:at  2c    3e:bt  1c  2e
      1b:A   2e:B  4m     1c  1b
      2c:a1  1e    2e:at  3c  1e
    `;
    const s = scenario(arena, { A, B: { weapons: ['pulsePistol', 'energySword'] } });
    s.plays('A', 'collect', 'east').attacks('A', 'laserBlaster');
    expect(s).toHaveSeen({ type: 'damageDealt', seat: 1, damage: 1 + 2 });
    expect(s).toHaveScored('A', 1 + 3, 'combat');
  });

  test('normal: 1 damage without turrets', () => {
    expect(walkIn({ A }).attacks('A', 'laserBlaster')).toHaveTracks('B', { hp: 8 });
  });

  test('power: 2 damage and the same', () => {
    const arena = `
      1e:A   2c    3e:bt  1c:at  2e
      1b     2e:B  4m     1c     1b:at
      2c:at  1e    2e     3c     1e
    `;
    const s = scenario(arena, { A, B: { weapons: ['pulsePistol', 'energySword'] } });
    s.plays('A', 'diagonalJump', 'southEast').attacks('A', 'laserBlaster', 'power');
    expect(s).toHaveSeen({ type: 'damageDealt', seat: 1, damage: 2 + 3 });
    expect(jumpIn({ A }).attacks('A', 'laserBlaster', 'power')).toHaveTracks('B', { hp: 7 });
  });
});

describe('Crossbolt', () => {
  test('normal: 1 damage, and readies nothing', () => {
    const s = walkIn({
      A: { weapons: ['pulsePistol', 'crossbolt', 'energySword'] },
      B: { weapons: ['pulsePistol', 'energySword', 'warhammer'] },
    });
    s.attacks('A', 'pulsePistol').attacks('B', 'pulsePistol').attacks('A', 'crossbolt');
    expect(s).toHaveTracks('B', { hp: 9 - 2 - 1 });
    expect(s).not.toHaveSeen({ type: 'weaponReadied' });
    expect(s).not.toBeAsked('A', 'readyWeapon');
  });

  const A = { weapons: ['warhammer' as const, 'crossbolt' as const, 'pulsePistol' as const] };
  const B = { weapons: ['energySword' as const, 'pulsePistol' as const, 'warhammer' as const] };

  test('power: 2 damage, and may ready one exhausted own weapon', () => {
    const s = walkIn({ A, B });
    s.attacks('A', 'warhammer').attacks('B', 'energySword').attacks('A', 'crossbolt', 'power');
    expect(s).toHaveTracks('B', { hp: 9 - 2 - 2 });
    expect(s.options('A', 'readyWeapon')).toEqual(['warhammer', null]);
    s.answers('A', 'readyWeapon', 'warhammer').attacks('B', 'pulsePistol');
    expect(s.options('A', 'attack').map(({ weapon }) => weapon)).toEqual(['warhammer', 'pulsePistol']);
  });

  test('power: readying may be declined', () => {
    const s = walkIn({ A, B });
    s.attacks('A', 'warhammer').attacks('B', 'energySword').attacks('A', 'crossbolt', 'power');
    s.answers('A', 'readyWeapon', null).attacks('B', 'warhammer');
    expect(s.options('A', 'attack').map(({ weapon }) => weapon)).toEqual(['pulsePistol', 'pulsePistol']);
  });

  test('R42 never itself: with nothing else exhausted there is nothing to ready', () => {
    const s = jumpIn({ A }).attacks('A', 'crossbolt', 'power');
    expect(s).toBeAsked('B', 'attack');
  });

  test('R121 it is not asked once its damage has knocked the enemy out', () => {
    const s = walkIn({ A, B: { ...B, status: 'pilot', hp: 4 } });
    s.attacks('A', 'warhammer').attacks('B', 'energySword').attacks('A', 'crossbolt', 'power');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 1 });
    expect(s).toBeAsked('B', 'adHocCard'); // the next turn
  });

  test('R42 it may ready a weapon that an EMP Mace exhausted', () => {
    const s = walkIn({ A, B: { ...B, weapons: ['empMace', 'pulsePistol'] } });
    s.attacks('A', 'pulsePistol').attacks('B', 'empMace').answers('B', 'exhaustWeapon', 'warhammer');
    s.attacks('A', 'crossbolt', 'power');
    expect(s.options('A', 'readyWeapon')).toEqual(['pulsePistol', 'warhammer', null]);
    s.answers('A', 'readyWeapon', 'warhammer');
    expect(s).toHaveSeen({ type: 'weaponReadied', seat: 0, weapon: 'warhammer' });
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 0, weapon: 'warhammer' });
  });
});

describe('Gatling Gun', () => {
  const A = armedWith('gatlingGun');

  test('normal: no damage but 1 for each credit paid', () => {
    const s = walkIn({ A }).attacks('A', 'gatlingGun', 'normal', { pay: 2 });
    expect(s).toHaveTracks('B', { hp: 7 });
    expect(s).toHaveTracks('A', { credits: 1, energy: 3 });
    expect(s).toHaveScored('A', 1 + 2, 'combat');
  });

  test('power: 2 damage and 1 for each credit paid', () => {
    const s = jumpIn({ A }).attacks('A', 'gatlingGun', 'power', { pay: 3 });
    expect(s).toHaveTracks('B', { hp: 4 });
    expect(s).toHaveTracks('A', { credits: 0 });
  });

  test('R44 the amount is chosen with the weapon: up to 3, what is there, or nothing', () => {
    expect(payments(walkIn({ A: { ...A, credits: 9 } }), 'gatlingGun')).toEqual([0, 1, 2, 3]);
    expect(payments(walkIn({ A: { ...A, credits: 1 } }), 'gatlingGun')).toEqual([0, 1]);
    const s = walkIn({ A }).attacks('A', 'gatlingGun');
    expect(s).toHaveTracks('B', { hp: 9 });
    expect(s).toHaveTracks('A', { credits: 3 });
    expect(s).toHaveScored('A', 1, 'combat');
  });
});

describe('Gauss Rifle', () => {
  const A = armedWith('gaussRifle');

  test('normal: 2 damage, and gains 1 energy or 1 credit', () => {
    const s = walkIn({ A }).attacks('A', 'gaussRifle');
    expect(s).toHaveTracks('B', { hp: 7 });
    expect(s.options('A', 'gainResource')).toEqual(['energy', 'credits']);
    s.answers('A', 'gainResource', 'energy');
    expect(s).toHaveTracks('A', { energy: 4, credits: 3 });
    expect(s).toHaveTracks('B', { energy: 3, credits: 3 });
  });

  test('power: 3 damage, and gains 2 energy or 2 credits', () => {
    const s = jumpIn({ A }).attacks('A', 'gaussRifle', 'power').answers('A', 'gainResource', 'credits');
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toHaveTracks('A', { energy: 3, credits: 5 });
  });

  test('R120 what a gain brings beyond the maximum is lost', () => {
    const s = jumpIn({ A: { ...A, energy: 8 } }).attacks('A', 'gaussRifle', 'power');
    s.answers('A', 'gainResource', 'energy');
    expect(s).toHaveTracks('A', { energy: 9 });
    expect(s).toHaveSeen({ type: 'resourcesGained', seat: 0, energy: 1, credits: 0 });
  });

  test('R137 the gain comes even when the damage knocked the enemy out', () => {
    const s = walkIn({ A, B: { hp: 2 } })
      .attacks('A', 'gaussRifle')
      .answers('A', 'gainResource', 'credits');
    expect(s).toHaveTracks('A', { credits: 4 });
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 1 });
  });
});

describe('Sniper Rifle', () => {
  const A = armedWith('sniperRifle');

  test('normal: 2 damage, and nothing to pay for', () => {
    const s = walkIn({ A, B: { vp: 5 } });
    expect(payments(s, 'sniperRifle')).toEqual([0]);
    s.attacks('A', 'sniperRifle');
    expect(s).toHaveTracks('B', { hp: 7, vp: 5 });
  });

  test('power: 3 damage, and the enemy loses 1 point for each credit paid; R137 they go to nobody', () => {
    const s = jumpIn({ A, B: { vp: 5 } }).attacks('A', 'sniperRifle', 'power', { pay: 2 });
    expect(s).toHaveTracks('B', { hp: 6, vp: 3 });
    expect(s).toHaveTracks('A', { credits: 1, vp: 1 + 3 });
    expect(s).toHaveSeen({ type: 'pointsLost', seat: 1, vp: 2 });
  });

  test('power: the payment is a choice, 3 at most', () => {
    const s = jumpIn({ A: { ...A, credits: 9 }, B: { vp: 5 } });
    expect(payments(s, 'sniperRifle')).toEqual([0, 1, 2, 3]);
    s.attacks('A', 'sniperRifle', 'power');
    expect(s).toHaveTracks('B', { vp: 5 });
    expect(s).toHaveTracks('A', { credits: 9 });
  });

  test('R10, R103 points never fall below 0, and no more is offered than takes points away', () => {
    const s = jumpIn({ A, B: { vp: 1 } });
    expect(payments(s, 'sniperRifle')).toEqual([0, 1]);
    s.attacks('A', 'sniperRifle', 'power', { pay: 1 });
    expect(s).toHaveTracks('B', { vp: 0 });
    expect(payments(jumpIn({ A, B: { vp: 0 } }), 'sniperRifle')).toEqual([0]);
  });

  test('R137 a knock-out blow takes the points, too, and what was chosen for it is paid', () => {
    const s = jumpIn({ A, B: { hp: 3, vp: 5 } }).attacks('A', 'sniperRifle', 'power', { pay: 3 });
    expect(s).toHaveTracks('B', { vp: 2 });
    expect(s).toHaveTracks('A', { credits: 0 });
    expect(s).toHaveSeen({ type: 'resourcePaid', seat: 0, resource: 'credits', amount: 3 });
    expect(s).toHaveScored('A', 1, 'knockOuts');
  });
});
