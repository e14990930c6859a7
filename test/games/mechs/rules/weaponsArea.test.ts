import type { WeaponId } from '../../../../shared/games/mechs';
import { at, tokensIn } from '../support/drawing';
import { jumpIn, walkIn } from '../support/duel';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const armedWith = (weapon: WeaponId): { weapons: WeaponId[] } => ({ weapons: [weapon, 'energySword'] });

// Rocket Battery has a file of its own.

describe('Lightning Coil', () => {
  const A = armedWith('lightningCoil');

  test('normal: no damage but 1 for each energy paid', () => {
    const s = walkIn({ A }).attacks('A', 'lightningCoil', 'normal', { pay: 3 });
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toHaveTracks('A', { energy: 0, credits: 3 });
    expect(s).toHaveScored('A', 1 + 3, 'combat');
  });

  test('power: 2 damage and 1 for each energy paid', () => {
    const s = jumpIn({ A }).attacks('A', 'lightningCoil', 'power', { pay: 1 });
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toHaveTracks('A', { energy: 2 });
  });

  test('R44 the amount is chosen with the weapon: up to 3, what is there, or nothing', () => {
    const amounts = (energy: number) =>
      walkIn({ A: { ...A, energy } })
        .options('A', 'attack')
        .flatMap(({ weapon, pay }) => (weapon === 'lightningCoil' ? [pay ?? 0] : []));
    expect(amounts(9)).toEqual([0, 1, 2, 3]);
    expect(amounts(2)).toEqual([0, 1, 2]);
    expect(amounts(0)).toEqual([0]);
  });
});

describe('Particle Phaser', () => {
  const A = armedWith('particlePhaser');

  test('normal: 1 damage, and steals 1 energy or 1 credit', () => {
    const s = walkIn({ A }).attacks('A', 'particlePhaser');
    expect(s).toHaveTracks('B', { hp: 8 });
    expect(s.options('A', 'stealResource')).toEqual(['energy', 'credits']);
    s.answers('A', 'stealResource', 'credits');
    expect(s).toHaveTracks('A', { energy: 3, credits: 4 });
    expect(s).toHaveTracks('B', { energy: 3, credits: 2 });
  });

  test('power: 2 damage, and steals 1 energy and 1 credit', () => {
    const s = jumpIn({ A }).attacks('A', 'particlePhaser', 'power');
    expect(s).toHaveTracks('B', { hp: 7, energy: 2, credits: 2 });
    expect(s).toHaveTracks('A', { energy: 4, credits: 4 });
  });

  test('R10 it steals what is there', () => {
    const s = walkIn({ A, B: { energy: 0, credits: 1 } }).attacks('A', 'particlePhaser');
    expect(s).toHaveTracks('A', { energy: 3, credits: 4 }); // nothing to choose
    expect(s).toHaveTracks('B', { energy: 0, credits: 0 });
    const t = walkIn({ A, B: { energy: 0, credits: 0 } }).attacks('A', 'particlePhaser');
    expect(t).toHaveTracks('A', { energy: 3, credits: 3 });
    expect(t).not.toHaveSeen({ type: 'resourcesStolen' });
    const u = jumpIn({ A, B: { energy: 0, credits: 5 } }).attacks('A', 'particlePhaser', 'power');
    expect(u).toHaveTracks('A', { energy: 3, credits: 4 });
    expect(u).toHaveTracks('B', { energy: 0, credits: 4 });
  });

  test('R120 a steal takes from the enemy even what the thief’s full track cannot hold', () => {
    const s = jumpIn({ A: { ...A, energy: 9 } }).attacks('A', 'particlePhaser', 'power');
    expect(s).toHaveTracks('A', { energy: 9, credits: 4 });
    expect(s).toHaveTracks('B', { energy: 2, credits: 2 });
  });
});

describe('Flamethrower', () => {
  const A = armedWith('flamethrower');

  test('normal: 1 damage and the value of the zone', () => {
    const s = walkIn({ A }).attacks('A', 'flamethrower');
    expect(s).toHaveTracks('B', { hp: 9 - (1 + 2) });
    expect(s).toHaveScored('A', 1 + 3, 'combat');
  });

  test('power: 2 damage and the value of the zone', () => {
    const s = jumpIn({ A }).attacks('A', 'flamethrower', 'power');
    expect(s).toHaveTracks('B', { hp: 9 - (2 + 2) });
  });

  test('it is the zone of the combat, not the one the user came from', () => {
    const arena = `
      1e  2c    3e:A   1c  2e
      1b  2e    4m:B   1c  1b
      2c  1e    2e     3c  1e
    `;
    const s = scenario(arena, { A: { status: 'armor', ...A }, B: { status: 'armor' } });
    s.plays('A', 'collect', 'south').attacks('A', 'flamethrower');
    expect(s).toHaveSeen({ type: 'damageDealt', seat: 1, damage: 1 + 4 });
  });
});

describe('Plasma Cannon', () => {
  test('normal: 2 damage', () => {
    const s = walkIn({ A: armedWith('plasmaCannon') }).attacks('A', 'plasmaCannon');
    expect(s).toHaveTracks('B', { hp: 7 });
  });

  test('normal: 2 more right after an enemy Area weapon', () => {
    const s = walkIn({
      A: { weapons: ['flamethrower', 'energySword'] },
      B: { weapons: ['plasmaCannon', 'energySword'] },
    });
    s.attacks('A', 'flamethrower').attacks('B', 'plasmaCannon');
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 1, weapon: 'plasmaCannon', line: 'normal' });
    expect(s).toHaveSeen({ type: 'damageDealt', seat: 0, damage: 2 + 2 });
  });

  test('normal: not after other weapons, nor when the Area weapon was not the last one', () => {
    const B: SeatSetup = { weapons: ['plasmaCannon', 'energySword', 'warhammer'] };
    const s = walkIn({ A: { weapons: ['warhammer', 'flamethrower', 'energySword'] }, B });
    s.attacks('A', 'warhammer').attacks('B', 'plasmaCannon');
    expect(s).toHaveSeen({ type: 'damageDealt', seat: 0, damage: 2 });
    const t = walkIn({ A: { weapons: ['warhammer', 'flamethrower', 'energySword'] }, B });
    t.attacks('A', 'flamethrower').attacks('B', 'warhammer').attacks('A', 'energySword');
    t.news();
    t.attacks('B', 'plasmaCannon');
    expect(t.news()).toContainEqual(expect.objectContaining({ type: 'damageDealt', seat: 0, damage: 2 }));
  });

  test('power: 4 damage', () => {
    const s = jumpIn({ A: armedWith('plasmaCannon') }).attacks('A', 'plasmaCannon', 'power');
    expect(s).toHaveTracks('B', { hp: 5 });
  });
});

describe('Auto Turret', () => {
  const A: SeatSetup = { status: 'armor', ...armedWith('autoTurret') };
  const ARENA = `
    1e:A  2c:bt  3e   1c  2e
    1b    2e:B   4m   1c  1b
    2c    1e     2e   3c  1e
  `;

  test('normal: 3 damage, and no turret', () => {
    const s = walkIn({ A }).attacks('A', 'autoTurret');
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toBeAsked('B', 'attack');
  });

  test('power: 4 damage, and may deploy one own turret for free in an empty adjacent zone', () => {
    const s = scenario(ARENA, { A: { ...A, energy: 0 }, B: { status: 'armor' } });
    s.plays('A', 'diagonalJump', 'southEast').attacks('A', 'autoTurret', 'power');
    expect(s).toHaveTracks('B', { hp: 5 });
    // B2 holds a turret and C3 the Mech (R17)
    expect(s.options('A', 'freeTurret')).toEqual([{ zone: at('B4') }, { zone: at('A3') }, null]);
    s.answers('A', 'freeTurret', { zone: at('B4') });
    expect(tokensIn(s.open)).toEqual(['at B4', 'bt B2']);
    expect(s).toHaveTracks('A', { turrets: 2, energy: 0 });
  });

  test('power: the turret may be declined', () => {
    const s = jumpIn({ A }).attacks('A', 'autoTurret', 'power').answers('A', 'freeTurret', null);
    expect(s).toHaveTracks('A', { turrets: 3 });
    expect(s).toBeAsked('B', 'attack');
  });

  test('R137 the turret comes even when the damage knocked the enemy out', () => {
    const s = jumpIn({ A, B: { hp: 1 } }).attacks('A', 'autoTurret', 'power');
    s.answers('A', 'freeTurret', { zone: at('B2') });
    expect(tokensIn(s.open)).toEqual(['at B2']);
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 1 });
  });

  test('R51 with all three turrets out it may move one', () => {
    const arena = `
      1e:A  2c:at  3e   1c:at  2e
      1b    2e:B   4m   1c     1b
      2c    1e     2e   3c:at  1e
    `;
    const s = scenario(arena, { A, B: { status: 'armor' } });
    s.plays('A', 'diagonalJump', 'southEast').attacks('A', 'autoTurret', 'power');
    expect(s.options('A', 'freeTurret')).toHaveLength(2 * 3 + 1); // B4 or A3, from any of the three, or not
    s.answers('A', 'freeTurret', { zone: at('A3'), from: at('D4') });
    expect(tokensIn(s.open)).toEqual(['at A3', 'at B2', 'at D2']);
    expect(s).toHaveTracks('A', { turrets: 0, energy: 3 });
    expect(s).not.toHaveSeen({ type: 'tokenRemoved' });
  });

  test('R51 with a turret in supply none is moved', () => {
    const s = scenario(ARENA.replace('3e', '3e:at'), { A, B: { status: 'armor' } });
    s.plays('A', 'diagonalJump', 'southEast').attacks('A', 'autoTurret', 'power');
    expect(s.options('A', 'freeTurret')).toEqual([{ zone: at('B4') }, { zone: at('A3') }, null]);
  });
});
