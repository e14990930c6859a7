import { at, tokensIn } from '../support/drawing';
import { jumpIn, walkIn } from '../support/duel';
import { scenario } from '../support/scenario';
import '../support/matchers';

describe('Energy Sword', () => {
  const A = { weapons: ['energySword' as const, 'grenadeLauncher' as const] };

  test('normal: 1 damage and nothing else', () => {
    const s = walkIn({ A }).attacks('A', 'energySword');
    expect(s).toHaveTracks('B', { hp: 8, energy: 3, credits: 3 });
    expect(s).toHaveScored('A', 1 + 1, 'combat');
  });

  test('power: 2 damage, and the enemy loses 1 energy and 1 credit', () => {
    const s = jumpIn({ A }).attacks('A', 'energySword', 'power');
    expect(s).toHaveTracks('B', { hp: 7, energy: 2, credits: 2 });
    expect(s).toHaveTracks('A', { energy: 3, credits: 3 });
    expect(s).toHaveScored('A', 1 + 2, 'combat');
  });

  test('R10 the enemy loses only what is there', () => {
    const s = jumpIn({ A, B: { energy: 0, credits: 1 } }).attacks('A', 'energySword', 'power');
    expect(s).toHaveTracks('B', { energy: 0, credits: 0 });
    expect(s).toHaveSeen({ type: 'resourcesLost', seat: 1, energy: 0, credits: 1 });
  });
});

describe('Pulse Pistol', () => {
  test('normal: 1 damage, but power damage as the first attack of the combat', () => {
    const s = walkIn({ A: { weapons: ['energySword', 'pulsePistol'] } });
    expect(s.options('A', 'attack')).toContainEqual({ weapon: 'pulsePistol', line: 'normal' });
    s.attacks('A', 'pulsePistol');
    expect(s).toHaveTracks('B', { hp: 7 });
    expect(s).toHaveScored('A', 1 + 2, 'combat');
  });

  test('normal: 1 damage as a later attack', () => {
    const s = walkIn({ A: { weapons: ['energySword', 'pulsePistol'] } });
    s.attacks('A', 'energySword').attacks('B', 'energySword');
    expect(s).toHaveTracks('B', { hp: 8 });
    s.attacks('A', 'pulsePistol');
    expect(s).toHaveTracks('B', { hp: 7 });
  });

  test('power: 2 damage, also as a later attack', () => {
    const s = walkIn({ A: { weapons: ['energySword', 'pulsePistol'] } });
    s.attacks('A', 'energySword').attacks('B', 'energySword');
    s.attacks('A', 'pulsePistol', 'power');
    expect(s).toHaveTracks('B', { hp: 6 });
  });

  test('power: 2 damage after a jump, not more', () => {
    const s = jumpIn({ A: { weapons: ['energySword', 'pulsePistol'] } });
    s.attacks('A', 'pulsePistol', 'power');
    expect(s).toHaveTracks('B', { hp: 7 });
  });

  test('R4 its text replaces the damage figure only: the line stays the normal one', () => {
    const s = walkIn({ A: { weapons: ['pulsePistol', 'energySword'] } });
    expect(s).not.toOffer('A', 'attack', { weapon: 'pulsePistol', line: 'power' });
    s.attacks('A', 'pulsePistol');
    expect(s).toHaveSeen({ type: 'weaponUsed', weapon: 'pulsePistol', line: 'normal', countered: false });
  });

  test('R41 its text works for the defender too', () => {
    const s = walkIn({ A: { weapons: ['pulsePistol', 'energySword', 'warhammer'] } });
    s.attacks('A', 'pulsePistol').attacks('B', 'pulsePistol');
    expect(s).toHaveTracks('A', { hp: 7 });
  });

  test('R41 its text never works on a second use', () => {
    const A = { pilot: 'maverick' as const, weapons: ['pulsePistol' as const, 'energySword' as const] };
    const s = walkIn({ A, B: { weapons: ['pulsePistol', 'grenadeLauncher'] } });
    s.answers('A', 'weaponsExpert', true);
    s.attacks('A', 'pulsePistol');
    expect(s).toHaveTracks('B', { hp: 7 });
    s.attacks('B', 'pulsePistol').attacks('A', 'pulsePistol');
    expect(s).toHaveTracks('B', { hp: 6 });
  });
});

describe('Grenade Launcher', () => {
  const ARENA = `
    1e:A  2c:a1  3e     1c:bt  2e
    1b    2e:B   4m:at  1c     1b
    2c    1e:b2  2e     3c     1e
  `;
  const A = { weapons: ['grenadeLauncher' as const, 'energySword' as const] };
  const jumpAmongTokens = () =>
    scenario(ARENA, { A, B: { weapons: ['pulsePistol', 'energySword'] } }).plays(
      'A',
      'diagonalJump',
      'southEast',
    );

  test('normal: 1 damage, and no token can be removed', () => {
    const s = scenario(ARENA.replace('1e:A', '1e').replace('1b ', '1b:A'), { A });
    s.plays('A', 'collect', 'east');
    expect(s.options('A', 'attack')).toEqual([
      { weapon: 'grenadeLauncher', line: 'normal' },
      { weapon: 'energySword', line: 'normal' },
    ]);
    s.attacks('A', 'grenadeLauncher');
    expect(s).toHaveSeen({ type: 'damageDealt', seat: 1, damage: 1 });
  });

  test('power: 3 damage', () => {
    const s = jumpAmongTokens().attacks('A', 'grenadeLauncher', 'power');
    expect(s).toHaveTracks('B', { hp: 3 });
    expect(s).toHaveScored('A', 1 + 3, 'combat');
    expect(tokensIn(s.open)).toEqual(['am B2', 'at C3', 'bm B4', 'bt D2']);
  });

  test('power: any one mine or turret in an adjacent zone can be removed instead, whoever owns it', () => {
    const s = jumpAmongTokens();
    const removable = s.options('A', 'attack').flatMap(({ remove }) => remove ?? []);
    expect(new Set(removable)).toEqual(new Set([at('B2'), at('C3'), at('B4')]));
  });

  test('R5 removing replaces all of the damage and scores no damage points', () => {
    const s = jumpAmongTokens().attacks('A', 'grenadeLauncher', 'power', { remove: at('B4') });
    expect(s).toHaveTracks('B', { hp: 6, mines: 4 });
    expect(s).not.toHaveSeen({ type: 'damageDealt' });
    expect(s).toHaveScored('A', 1, 'combat');
    expect(s).toHaveSeen({ type: 'tokenRemoved', owner: 1, kind: 'mine', zone: at('B4'), by: 0 });
    expect(tokensIn(s.open)).toEqual(['am B2', 'at C3', 'bt D2']);
    expect(s.secret('B').supply).toContain(2);
    expect(s).toBeAsked('B', 'attack');
  });

  test('power: with no token next to the combat there is only the damage', () => {
    const s = jumpIn({ A });
    expect(s.options('A', 'attack').filter(({ weapon }) => weapon === 'grenadeLauncher')).toEqual([
      { weapon: 'grenadeLauncher', line: 'power' },
    ]);
  });
});

describe('Riot Shield', () => {
  const A = { weapons: ['riotShield' as const, 'energySword' as const] };
  const payments = (s: ReturnType<typeof walkIn>) =>
    s.options('A', 'attack').flatMap(({ weapon, pay }) => (weapon === 'riotShield' ? [pay ?? 0] : []));

  test('normal: no damage, and heals 1 health for each energy paid', () => {
    const s = walkIn({ A: { ...A, hp: 4 } }).attacks('A', 'riotShield', 'normal', { pay: 2 });
    expect(s).toHaveTracks('A', { hp: 6, energy: 1 });
    expect(s).toHaveTracks('B', { hp: 9 });
    expect(s).toHaveScored('A', 1, 'combat');
  });

  test('power: 1 damage and the same healing', () => {
    const s = jumpIn({ A: { ...A, hp: 4 } }).attacks('A', 'riotShield', 'power', { pay: 3 });
    expect(s).toHaveTracks('A', { hp: 7, energy: 0 });
    expect(s).toHaveTracks('B', { hp: 8 });
    expect(s).toHaveScored('A', 1 + 1, 'combat');
  });

  test('the payment is the user’s choice, 3 at most', () => {
    const s = walkIn({ A: { ...A, hp: 2, energy: 9 } });
    expect(payments(s)).toEqual([0, 1, 2, 3]);
    s.attacks('A', 'riotShield');
    expect(s).toHaveTracks('A', { hp: 2, energy: 9 });
    expect(s).not.toHaveSeen({ type: 'healed', seat: 0 });
  });

  test('R103 no more is offered than the user has, nor than heals', () => {
    expect(payments(walkIn({ A: { ...A, hp: 2, energy: 1 } }))).toEqual([0, 1]);
    expect(payments(walkIn({ A: { ...A, hp: 7, energy: 9 } }))).toEqual([0, 1, 2]);
    expect(payments(walkIn({ A: { ...A, hp: 9, energy: 9 } }))).toEqual([0]);
  });

  test('R44 it heals after the damage, even when that knocked the enemy out (R137)', () => {
    const s = jumpIn({ A: { ...A, hp: 4 }, B: { hp: 1 } });
    s.attacks('A', 'riotShield', 'power', { pay: 2 });
    expect(s).toHaveTracks('A', { hp: 6, energy: 1 });
    const happened = s.news().map(({ type }) => type);
    expect(happened.indexOf('healed')).toBeGreaterThan(happened.indexOf('damageDealt'));
    expect(happened).toContain('knockedOut');
  });

  test('R44 it never heals the Mech, which cannot carry it', () => {
    const s = walkIn({ A: { status: 'mech', hp: 5, weapons: ['riotShield', 'warhammer', 'crossbolt'] } });
    expect(s.options('A', 'attack').map(({ weapon }) => weapon)).toEqual(['warhammer', 'crossbolt']);
  });
});
