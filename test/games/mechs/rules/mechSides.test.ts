import type { PilotId } from '../../../../shared/games/mechs';
import { at } from '../support/drawing';
import { scenario, type Scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

/** A in the Mech at A3, with the row to the east in front of it. */
const row = (cells: string, A: SeatSetup, B: SeatSetup = {}, options = {}): Scenario =>
  scenario(
    `
    1e    2c    3e    1c    2e
    ${cells}
    2c    1e    2e    3c    1e
    `,
    { A: { status: 'mech', side: 'troy', ...A }, B },
    options,
  );
const FREE_ROW = '1b:A  2e    4m    1c    1b:B';

describe('troy: Rocket Charge', () => {
  test('R34 each further zone is paid singly, and the action is taken in the last', () => {
    const s = row(FREE_ROW, { energy: 3 }).plays('A', 'collect', 'east');
    expect(s.match.decision(0)).toMatchObject({
      kind: 'rocketCharge',
      about: { to: at('C3'), cost: 1, resource: 'energy' },
    });
    s.answers('A', 'rocketCharge', true);
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toHaveTracks('A', { energy: 2 });
    expect(s).toBeAsked('A', 'rocketCharge');
    s.answers('A', 'rocketCharge', false).answers('A', 'collect', true);
    expect(s).toHaveTracks('A', { energy: 3, credits: 4 }); // the Mech zone gives both
    expect(s.open.mech).toEqual({ zone: at('C3'), holder: 0 });
  });

  test('R34 a mine or turret hits before the next zone is offered, and does not stop it', () => {
    const s = row('1b:A  2e:b1  2c:bt    1c    1b:B', { energy: 3 }).plays('A', 'collect', 'east');
    expect(s).toHaveTracks('A', { hp: 8 });
    expect(s).toBeAsked('A', 'rocketCharge');
    s.answers('A', 'rocketCharge', true);
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s).toBeAsked('A', 'rocketCharge');
  });

  test('R34 combat stops it, and the action is lost', () => {
    const s = row('1b:A  2e    4m:B    1c    1b', { energy: 3, weapons: ['warhammer'] }, { weapons: [] });
    s.plays('A', 'collect', 'east').answers('A', 'rocketCharge', true).answers('B', 'refuge', at('C4'));
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('R34 a knock-out stops it', () => {
    const s = row('1b:A  2e:b4  4m    1c    1b:B', { energy: 3, hp: 1 }).plays('A', 'collect', 'east');
    expect(s).toBeAsked('A', 'refuge');
    s.everyoneFallsBack();
    expect(s).toBeAsked('B', 'adHocCard');
    expect(s).toHaveTracks('A', { energy: 3, status: 'pilot' });
  });

  test('R34 a wall stops it: no payment into a wall', () => {
    const s = row('1b:B  2e    4m    1c:A    1b', { energy: 3 }).plays('A', 'collect', 'east');
    expect(s).toHavePilotAt('A', 'E3');
    expect(s).toBeAsked('A', 'collect');
    const blocked = row(FREE_ROW, { energy: 3 }).plays('A', 'collect', 'west');
    expect(blocked).toBeAsked('A', 'collect');
  });

  test('R34 not after a jump, and not without energy', () => {
    expect(row(FREE_ROW, { energy: 3 }).plays('A', 'doubleJump', 'east')).toBeAsked('B', 'adHocCard');
    expect(row(FREE_ROW, { energy: 0 }).plays('A', 'collect', 'east')).toBeAsked('A', 'collect');
  });

  test('R34 only on a move begun in the Mech', () => {
    const s = row('1b  2e:A    4m:M    1c    1b:B', { pilot: 'tank', status: 'armor', energy: 3 });
    s.plays('A', 'collect', 'east').answers('A', 'takeMech', 'troy');
    expect(s).toBeAsked('A', 'collect');
  });

  test('the other side cannot charge', () => {
    expect(row(FREE_ROW, { side: 'sparta', energy: 3 }).plays('A', 'collect', 'east')).toBeAsked(
      'A',
      'collect',
    );
  });
});

describe('sparta: Force Field', () => {
  test('up to 2 energy, 1 less damage for each, against a mine or turret', () => {
    for (const [token, damage] of [
      ['b1', 3],
      ['bt', 2],
    ] as const) {
      const s = row(`1b:A  2e:${token}  4m  1c  1b:B`, { side: 'sparta', energy: 3 }).plays(
        'A',
        'collect',
        'east',
      );
      expect(s.match.decision(0)).toMatchObject({
        kind: 'forceField',
        about: { damage, resource: 'energy' },
      });
      expect(s.options('A', 'forceField')).toEqual([0, 1, 2]);
      s.answers('A', 'forceField', 1);
      expect(s).toHaveTracks('A', { hp: 11 - damage + 1, energy: 2 });
    }
  });

  test('no more than the damage, no more than there is', () => {
    const worthOne = row('1b:A  1e:bt  4m  1c  1b:B', { side: 'sparta', energy: 9 }).plays(
      'A',
      'collect',
      'east',
    );
    expect(worthOne.options('A', 'forceField')).toEqual([0, 1]);
    const poor = row('1b:A  2e:b4  4m  1c  1b:B', { side: 'sparta', energy: 1 }).plays(
      'A',
      'collect',
      'east',
    );
    expect(poor.options('A', 'forceField')).toEqual([0, 1]);
    const broke = row('1b:A  2e:b4  4m  1c  1b:B', { side: 'sparta', energy: 0 }).plays(
      'A',
      'collect',
      'east',
    );
    expect(broke).toHaveTracks('A', { hp: 5 });
  });

  test('each time: against every attack of a combat', () => {
    const s = row(
      '1b:A  2e:B  4m  1c  1b',
      { side: 'sparta', energy: 9, weapons: ['warhammer'] },
      { status: 'armor', weapons: ['pulsePistol', 'energySword'] },
      { active: 'B', starter: 'B' },
    );
    s.plays('B', 'collect', 'west').attacks('B', 'pulsePistol').answers('A', 'forceField', 2);
    expect(s).toHaveTracks('A', { hp: 11, energy: 7 });
    s.answers('A', 'forceField', 1); // A's Warhammer, then B's Energy Sword
    expect(s).toHaveTracks('A', { hp: 11, energy: 6 });
  });

  test('it can save from a knock-out', () => {
    const s = row('1b:A  2e:bt  4m  1c  1b:B', { side: 'sparta', energy: 2, hp: 1 }).plays(
      'A',
      'collect',
      'east',
    );
    s.answers('A', 'forceField', 2);
    expect(s).toHaveTracks('A', { hp: 1, status: 'mech', energy: 0 });
    expect(s.open.tokens).toEqual([]);
  });
});

describe('R35 in the Mech all pilot abilities are off', () => {
  const mech = (pilot: PilotId, more: SeatSetup = {}): SeatSetup => ({ pilot, energy: 0, ...more });

  test('R35 tank takes the full damage', () => {
    expect(row('1b:A  2e:bt  4m  1c  1b:B', mech('tank')).plays('A', 'collect', 'east')).toHaveTracks('A', {
      hp: 9,
    });
  });

  test('R35 rampage collects no more than others', () => {
    const s = row(FREE_ROW, mech('rampage')).plays('A', 'collect', 'east').answers('A', 'collect', true);
    expect(s).toHaveTracks('A', { energy: 1 });
  });

  test('R35 kitty, tsunami and diamond are asked nothing', () => {
    const sparta = { side: 'sparta', energy: 3, credits: 0, hp: 5 } as const;
    expect(row(FREE_ROW, mech('kitty', { ...sparta, program: 'collect east' }))).toBeAsked('A', 'collect');
    const s = row(FREE_ROW, mech('tsunami', { ...sparta, program: 'collect east' }), {}, { turn: 4 });
    expect(s).toBeAsked('A', 'collect');
    expect(row(FREE_ROW, mech('diamond', sparta)).plays('A', 'powerUp', 'east')).toBeAsked('B', 'adHocCard');
  });

  test.each(['magma', 'maverick'] as const)('R35 %s is asked nothing in combat', (pilot) => {
    const s = row(
      '1b:A  2e:B  4m  1c  1b',
      mech(pilot, { energy: 9, credits: 9, weapons: ['warhammer'] }),
      { weapons: ['energySword'] },
      { active: 'B', starter: 'B' },
    );
    s.plays('B', 'collect', 'west');
    expect(s).toBeAsked('B', 'refuge'); // both have struck and B has nothing left
    expect(s).toHaveTracks('A', { hp: 10, energy: 9, credits: 9 });
  });

  test('R35 wasp does not react', () => {
    const s = row(
      '1b:A  2e    4m:B    1c:at  1b',
      mech('wasp', { energy: 9, credits: 9 }),
      { pilot: 'tank' },
      { active: 'B', starter: 'B' },
    );
    s.plays('B', 'powerUp', 'east');
    expect(s).toHaveTracks('A', { turrets: 3 });
    expect(s).toBeAsked('A', 'adHocCard');
  });
});
