import { at } from '../support/drawing';
import { jumpIn, walkIn } from '../support/duel';
import type { SeatSetup } from '../support/scenario';
import '../support/matchers';

describe('Rocket Battery', () => {
  const A: SeatSetup = { weapons: ['rocketBattery', 'energySword'] };

  test('normal: 4 damage, and the user loses 1 health, for which the enemy scores nothing', () => {
    const s = walkIn({ A }).attacks('A', 'rocketBattery');
    expect(s).toHaveTracks('B', { hp: 5, vp: 0 });
    expect(s).toHaveTracks('A', { hp: 8 });
    expect(s).toHaveScored('A', 1 + 4, 'combat');
  });

  test('power: 6 damage, and the user loses 2 health, for which the enemy scores nothing', () => {
    const s = jumpIn({ A }).attacks('A', 'rocketBattery', 'power');
    expect(s).toHaveTracks('B', { hp: 3, vp: 0 });
    expect(s).toHaveTracks('A', { hp: 7 });
  });

  test('R135 a user can knock themself out, and the enemy scores nothing for it', () => {
    const s = jumpIn({ A: { ...A, hp: 2 } }).attacks('A', 'rocketBattery', 'power');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0, by: 0, cause: 'ownWeapon' });
    expect(s.open.combat).toBeUndefined();
    expect(s).toHaveScored('A', 0, 'knockOuts');
    expect(s).toHaveScored('B', 0, 'knockOuts');
    expect(s).toHaveScored('B', 0, 'combat');
    expect(s).toHaveTracks('A', { status: 'pilot', hp: 6, adHoc: 'first' });
    expect(s).toHaveTracks('B', { hp: 3, adHoc: 'on' });
  });

  test('note: if it knocks the enemy out, the user does not fall below 1 health', () => {
    const s = jumpIn({ A: { ...A, hp: 2 }, B: { hp: 6 } }).attacks('A', 'rocketBattery', 'power');
    expect(s).toHaveTracks('A', { hp: 1, status: 'armor' });
    expect(s).toHaveTracks('B', { vp: 0 });
    expect(s).toHaveScored('A', 1, 'knockOuts');
    const t = walkIn({ A: { ...A, hp: 1 }, B: { hp: 4 } }).attacks('A', 'rocketBattery');
    expect(t).toHaveTracks('A', { hp: 1, status: 'armor' });
    expect(t).not.toHaveSeen({ type: 'healthLost' });
  });

  test('R137 the loss comes even when the enemy was knocked out', () => {
    const s = jumpIn({ A, B: { hp: 6 } }).attacks('A', 'rocketBattery', 'power');
    expect(s).toHaveTracks('A', { hp: 7 });
  });

  test('R39 losing health is not damage: nothing reduces it', () => {
    const s = walkIn({ A: { ...A, pilot: 'magma' } }).attacks('A', 'rocketBattery');
    expect(s).toHaveTracks('A', { hp: 8, energy: 3 });
    expect(s).toBeAsked('B', 'attack');
    const t = walkIn({ A: { status: 'mech', side: 'sparta', weapons: ['rocketBattery', 'crossbolt'] } });
    t.attacks('A', 'rocketBattery');
    expect(t).toHaveTracks('A', { hp: 10, energy: 3 });
    expect(t).toBeAsked('B', 'attack');
  });

  test('R135 a self knock-out in the Mech surrenders it to the enemy, who scores the taking alone', () => {
    const s = walkIn({ A: { status: 'mech', side: 'troy', hp: 1, weapons: ['rocketBattery', 'crossbolt'] } });
    s.attacks('A', 'rocketBattery').answers('A', 'refuge', at('A3'));
    expect(s.options('B', 'takeMech')).toEqual(['troy', 'sparta', null]);
    s.answers('B', 'takeMech', 'sparta');
    expect(s).toHaveTracks('B', { status: 'mech', hp: 11 });
    expect(s).toHaveScored('B', 2, 'mech');
    expect(s).toHaveScored('B', 0, 'knockOuts');
    expect(s.open.mech).toEqual({ zone: at('B3'), holder: 1 });
    expect(s).toHaveTracks('A', { status: 'pilot', hp: 6 });
  });
});
