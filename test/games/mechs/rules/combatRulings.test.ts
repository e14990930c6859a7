import { at } from '../support/drawing';
import { jumpIn, walkIn } from '../support/duel';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

describe('R37 damage that is taken away', () => {
  const SPARTA: SeatSetup = { status: 'mech', side: 'sparta', weapons: ['crossbolt', 'railgun'] };

  test('R37 what Magma takes away was not dealt: no points, and no knock-out', () => {
    const s = walkIn({ B: { pilot: 'magma', hp: 1 } }).attacks('A', 'energySword');
    s.answers('B', 'powerShield', true);
    expect(s).toHaveTracks('B', { hp: 1, energy: 2 });
    expect(s).toHaveScored('A', 1, 'combat');
    expect(s).not.toHaveSeen({ type: 'knockedOut' });
  });

  test('R37 what Force Field takes away was not dealt', () => {
    const s = jumpIn({ A: { weapons: ['warhammer', 'shockKnuckles'] }, B: { ...SPARTA, hp: 4 } });
    s.attacks('A', 'shockKnuckles', 'power');
    expect(s.options('B', 'forceField')).toEqual([0, 1, 2]);
    s.answers('B', 'forceField', 2);
    expect(s).toHaveTracks('B', { hp: 2, energy: 1, status: 'mech' });
    expect(s).toHaveScored('A', 1 + 2, 'combat');
  });

  test('R37 reductions stop at 0: there is no paying for more than the damage', () => {
    const s = walkIn({ B: SPARTA }).attacks('A', 'energySword');
    expect(s.options('B', 'forceField')).toEqual([0, 1]);
  });

  test('R37 Tank’s reduction comes before the knock-out check and stops at 0', () => {
    const arena = `
      1e    2c     3e     1c  2e
      1b:A  2e:b1  4m     1c  1b:B
      2c:bt 1e:bt  2e     3c  1e
    `;
    const s = scenario(arena, { A: { pilot: 'tank', hp: 2 } });
    s.plays('A', 'collect', 'east'); // 2 + 1, less 2
    expect(s).toHaveTracks('A', { hp: 1 });
    s.answers('A', 'collect', null).plays('B', 'collect', 'east').answers('B', 'collect', null);
    s.plays('A', 'collect', 'south'); // a turret in a zone worth 1, less 1
    expect(s).toHaveTracks('A', { hp: 1 });
    expect(s).not.toHaveSeen({ type: 'knockedOut' });
  });
});

describe('R38 Magma', () => {
  const three: SeatSetup = { weapons: ['energySword', 'pulsePistol', 'warhammer'] };
  const B: SeatSetup = { ...three, pilot: 'magma' };

  test('R38 the first attack that would deal at least 1 is the one, whatever was declined', () => {
    const s = walkIn({ A: three, B }).attacks('A', 'energySword');
    s.answers('B', 'powerShield', false);
    expect(s).toHaveTracks('B', { hp: 8, energy: 3 });
    s.attacks('B', 'energySword').attacks('A', 'pulsePistol');
    expect(s).toBeAsked('B', 'attack'); // not the shield again
  });

  test('R38 an attack that deals 0 is not the one', () => {
    const s = walkIn({ A: { weapons: ['riotShield', 'energySword'] }, B }).attacks('A', 'riotShield');
    expect(s).toBeAsked('B', 'attack');
    s.attacks('B', 'warhammer');
    expect(s).toBeAsked('B', 'powerShield');
  });

  test('R38 the first attack is the one even if she could not pay then', () => {
    const s = walkIn({
      A: three,
      B: { ...B, energy: 0, weapons: ['gaussRifle', 'energySword', 'pulsePistol'] },
    });
    s.attacks('A', 'energySword');
    s.attacks('B', 'gaussRifle').answers('B', 'gainResource', 'energy');
    s.attacks('A', 'warhammer');
    expect(s).toHaveTracks('B', { hp: 9 - 1 - 2, energy: 1 });
    expect(s).toBeAsked('B', 'attack');
  });

  test('R38 she may use it again in her next combat', () => {
    const s = walkIn({ A: { weapons: ['energySword'] }, B });
    s.answers('B', 'powerShield', true).attacks('B', 'warhammer').answers('A', 'refuge', at('A3'));
    s.plays('B', 'collect', 'west').attacks('B', 'warhammer');
    expect(s).toBeAsked('B', 'powerShield');
  });

  test('R38 mines and turrets are outside combat', () => {
    const arena = `
      1e    2c  3e  1c  2e
      1b:A  2e:b1 4m 1c 1b:B
      2c    1e  2e  3c  1e
    `;
    const s = scenario(arena, { A: { pilot: 'magma' } });
    s.plays('A', 'collect', 'east');
    expect(s).toHaveTracks('A', { hp: 3, energy: 3 });
    expect(s).toBeAsked('A', 'collect');
  });
});

describe('R40 Maverick', () => {
  const MAVERICK: SeatSetup = { status: 'armor', pilot: 'maverick', weapons: ['energySword', 'warhammer'] };

  test('R40 pays after the mine and before the first attack', () => {
    const arena = `
      1e    2c      3e  1c  2e
      1b:A  2e:Bb1  4m  1c  1b
      2c    1e      2e  3c  1e
    `;
    const s = scenario(arena, { A: MAVERICK }).plays('A', 'collect', 'east');
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s).toBeAsked('A', 'weaponsExpert');
    s.answers('A', 'weaponsExpert', true);
    expect(s).toHaveTracks('A', { credits: 1 });
    expect(s).toBeAsked('A', 'attack');
    const t = scenario(arena, { A: { ...MAVERICK, hp: 3 } }).plays('A', 'collect', 'east');
    expect(t).toHaveTracks('A', { credits: 3, status: 'pilot' }); // fell to the mine, was not asked
    expect(t).not.toBeAsked('A', 'weaponsExpert');
  });

  test('R40 the kept weapon is exhausted by its second use', () => {
    const s = walkIn({
      A: MAVERICK,
      B: { weapons: ['energySword', 'pulsePistol', 'crossbolt'] },
    });
    s.answers('A', 'weaponsExpert', true).attacks('A', 'energySword').attacks('B', 'energySword');
    expect(s.options('A', 'attack').map(({ weapon }) => weapon)).toEqual(['energySword', 'warhammer']);
    s.attacks('A', 'energySword').attacks('B', 'crossbolt');
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 0, weapon: 'warhammer' }); // the only one left
    expect(s.open.combat?.attacker.exhausted).toEqual(['energySword', 'warhammer']);
  });

  test('R40 only the first weapon is kept, not a second one', () => {
    const s = walkIn({ A: MAVERICK, B: { weapons: ['energySword', 'pulsePistol', 'crossbolt'] } });
    s.answers('A', 'weaponsExpert', true).attacks('A', 'energySword').attacks('B', 'energySword');
    s.attacks('A', 'warhammer').attacks('B', 'crossbolt');
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 0, weapon: 'energySword' });
    expect(s.open.combat?.attacker.exhausted).toEqual(['warhammer', 'energySword']);
  });

  test('R40 as attacker or defender, the attacker deciding first', () => {
    const s = walkIn({ A: MAVERICK, B: MAVERICK });
    expect(s).toBeAsked('A', 'weaponsExpert');
    expect(s.asked('B')).toBeUndefined();
    s.answers('A', 'weaponsExpert', false);
    expect(s).toHaveTracks('A', { credits: 3 });
    expect(s).toBeAsked('B', 'weaponsExpert');
    s.answers('B', 'weaponsExpert', true).attacks('A', 'warhammer').attacks('B', 'energySword');
    expect(s).toHaveTracks('B', { credits: 1 });
    expect(s.open.combat?.defender.exhausted).toEqual([]);
  });

  test('R53 it is not offered to one who cannot pay', () => {
    expect(walkIn({ A: { ...MAVERICK, credits: 1 } })).toBeAsked('A', 'attack');
  });
});

describe('R137 what a knock-out blow cancels', () => {
  const B: SeatSetup = { status: 'pilot', hp: 1, energy: 3, credits: 1 };

  test('R137 not a loss: it comes before M10.1 raises what is left', () => {
    const s = jumpIn({ A: { weapons: ['energySword', 'pulsePistol'] }, B });
    s.attacks('A', 'energySword', 'power');
    expect(s).toHaveSeen({ type: 'resourcesLost', seat: 1, energy: 1, credits: 1 });
    expect(s).toHaveTracks('B', { energy: 2, credits: 2 });
    expect(s).toHaveSeen({ type: 'resourcesGained', seat: 1, energy: 0, credits: 2 });
  });

  test('R137 not a steal of both', () => {
    const A: SeatSetup = { weapons: ['particlePhaser', 'pulsePistol'] };
    const s = jumpIn({ A, B }).attacks('A', 'particlePhaser', 'power');
    expect(s).toHaveSeen({ type: 'resourcesStolen', seat: 0, from: 1, energy: 1, credits: 1 });
    expect(s).toHaveTracks('A', { energy: 4, credits: 4 });
    expect(s).toHaveTracks('B', { energy: 2, credits: 2 });
  });

  test('R137 not a steal of one, which is asked before the fall', () => {
    const A: SeatSetup = { weapons: ['particlePhaser', 'pulsePistol'] };
    const s = walkIn({ A, B }).attacks('A', 'particlePhaser');
    expect(s).toBeAsked('A', 'stealResource');
    expect(s).not.toHaveSeen({ type: 'knockedOut' });
    s.answers('A', 'stealResource', 'credits');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 1, by: 0, cause: 'weapon' });
    expect(s).toHaveTracks('A', { energy: 3, credits: 4 });
    expect(s).toHaveTracks('B', { energy: 3, credits: 2 });
  });

  test('R137 but to exhaust: no weapon is exhausted', () => {
    const A: SeatSetup = { weapons: ['empMace', 'pulsePistol'] };
    const s = walkIn({ A, B }).attacks('A', 'empMace');
    expect(s).toBeAsked('B', 'adHocCard'); // the next turn
    const t = jumpIn({ A, B }).attacks('A', 'empMace', 'power');
    expect(t).not.toHaveSeen({ type: 'weaponExhausted' });
  });
});
