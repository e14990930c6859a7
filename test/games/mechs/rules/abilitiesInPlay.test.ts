import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b    2e    4m:A  1c    1b:B
  2c    1e    2e    3c    1e
`;

describe('wasp', () => {
  /** A walks into B3; Wasp stands at D3, between D2, C3, E3 and D4. */
  const into = (token: string, B: SeatSetup, A: SeatSetup = {}) =>
    scenario(
      `
      1e    2c     3e    1c    2e
      1b:A  2e:${token}  2c    4m:BM  1b
      2c    1e     2e    3c    1e
      `,
      { A: { pilot: 'kitty', energy: 0, status: 'armor', ...A }, B: { pilot: 'wasp', ...B } },
    ).plays('A', 'powerUp', 'east');

  test('R50 an exploded mine is destroyed: any mine of hers, for value + 1 credits', () => {
    const s = into('b2', { credits: 3, energy: 0 });
    const mines = (zone: string) => [1, 2, 3, 4].map((number) => ({ zone: at(zone), number }));
    expect(s.options('B', 'scareTactics')).toEqual([...mines('D2'), ...mines('E3'), ...mines('C3'), null]);
    s.answers('B', 'scareTactics', { zone: at('C3'), number: 4 });
    expect(s).toHaveTracks('B', { credits: 0, mines: 3 });
    expect(s).toHaveSeen({
      type: 'tokenDeployed',
      seat: 1,
      kind: 'mine',
      zone: at('C3'),
      credits: 3,
      energy: 0,
    });
  });

  test('R50 a turret that has fired is destroyed: a turret, for value + 1 energy', () => {
    const s = into('bt', { energy: 2, credits: 0 });
    expect(s.options('B', 'scareTactics')).toEqual([{ zone: at('D2') }, { zone: at('E3') }, null]);
    s.answers('B', 'scareTactics', { zone: at('D2') });
    expect(s).toHaveTracks('B', { energy: 0, turrets: 2 });
  });

  test('R50 a turret that knocks its victim out stays: nothing was destroyed', () => {
    const s = into('bt', { energy: 9 }, { hp: 1 });
    expect(s).toBeAsked('A', 'refuge');
    expect(s.open.tokens).toHaveLength(1);
  });

  test('R50 she reacts at once: before the fallen pilot moves', () => {
    const s = into('b4', { credits: 9 }, { hp: 1 });
    expect(s).toBeAsked('B', 'scareTactics');
    expect(s).toHavePilotAt('A', 'B3');
    s.answers('B', 'scareTactics', null);
    expect(s).toBeAsked('A', 'refuge');
  });

  test('R50 a token removed by an effect is destroyed too', () => {
    const s = scenario(
      `
      ..    2c    1b    1c     ..
      1e    2c    3e    1c     2e
      1b:A  2e    2c:B  1c:ct  1b
      2c    1e    2e    3c:C   1e
      `,
      { A: { weapons: ['grenadeLauncher', 'energySword'] }, C: { pilot: 'wasp', energy: 9 } },
    );
    s.plays('A', 'doubleJump', 'east').attacks('A', 'grenadeLauncher', 'power', { remove: at('D3') });
    expect(s).toBeAsked('C', 'scareTactics');
  });

  test('R50 a token that she sweeps away herself is not destroyed', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e:B  2c:at  1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { pilot: 'wasp', status: 'armor', energy: 9, weapons: ['vorpalSpiker'] } },
    );
    s.plays('A', 'collect', 'east').answers('A', 'spikerZone', at('C3'));
    expect(s).toHaveSeen({ type: 'tokenRemoved', owner: 0, kind: 'turret', by: 0 });
    expect(s.asked('A')).not.toBe('scareTactics');
    expect(s).toHaveTracks('A', { turrets: 3 });
  });

  test('R53 she is not asked when she can pay for nothing', () => {
    expect(into('bt', { energy: 1, credits: 9 })).toBeAsked('B', 'adHocCard');
  });

  test('others do not react', () => {
    expect(into('bt', { pilot: 'rampage', energy: 9 })).toBeAsked('B', 'adHocCard');
  });
});

describe('maverick', () => {
  const fight = (A: SeatSetup, B: SeatSetup) =>
    scenario(
      `
      1e    2c    3e    1c    2e
      1b    2e:A  4m:B  1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { weapons: ['energySword'], ...A }, B: { weapons: ['energySword'], ...B } },
    ).plays('A', 'collect', 'east');

  test('the defender may pay too, before the first attack', () => {
    const s = fight({}, { pilot: 'maverick' });
    expect(s).toBeAsked('B', 'weaponsExpert');
    expect(s.match.events.some((event) => event.type === 'weaponUsed')).toBe(false);
    s.answers('B', 'weaponsExpert', true);
    expect(s).toHaveTracks('B', { credits: 1 });
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 0 }); // A's one weapon is used up first
  });

  test('below 2 credits it is not offered', () => {
    const s = fight({ pilot: 'maverick', credits: 1 }, {});
    expect(s).toBeAsked('A', 'refuge'); // both swords were used
  });
});

describe('diamond', () => {
  test('R52 beyond the free 5 HP each energy heals 2 as usual', () => {
    const s = scenario(ARENA, { A: { pilot: 'diamond', status: 'armor', hp: 1, energy: 9 } }).plays(
      'A',
      'powerUp',
      'north',
    );
    expect(s.options('A', 'powerUp')).toEqual([{ heal: 0 }, { heal: 1 }, { heal: 2 }, null]);
    s.answers('A', 'powerUp', { heal: 1 });
    expect(s).toHaveTracks('A', { hp: 8, energy: 8 });
  });

  test('R52 Diamond may heal with 0 energy, but not at full health', () => {
    const s = scenario(ARENA, { A: { pilot: 'diamond', hp: 5, energy: 0 } }).plays('A', 'powerUp', 'north');
    s.answers('A', 'powerUp', { heal: 0 });
    expect(s).toHaveTracks('A', { hp: 6, energy: 0 });
    const whole = scenario(ARENA, { A: { pilot: 'diamond', energy: 9 } }).plays('A', 'powerUp', 'north');
    expect(whole).toBeAsked('B', 'adHocCard');
  });
});

describe('kitty', () => {
  test.each([
    ['collect north', 'left', 'B3'],
    ['collect north', 'right', 'D3'],
    ['doubleJump east', 'left', 'C3'], // two north of C3 is off this arena
    ['doubleJump north', 'right', 'E3'],
    ['diagonalJump northEast', 'left', 'B2'],
    ['diagonalJump northEast', 'right', 'D4'],
  ] as const)('R28 %s turned %s leads from C3 to %s', (program, way, zone) => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b    2e    4m:A  1c    1b
      2c:B  1e    2e    3c    1e
      `,
      { A: { pilot: 'kitty', program } },
    ).answers('A', 'gyroscope', way);
    expect(s).toHavePilotAt('A', zone);
    expect(s).toHaveTracks('A', { energy: 2 });
  });

  test('R28 at most once a card, and before moving', () => {
    const s = scenario(ARENA, { A: { pilot: 'kitty', program: 'collect north', energy: 9 } });
    expect(s).toHavePilotAt('A', 'C3');
    s.answers('A', 'gyroscope', 'left');
    expect(s).toBeAsked('A', 'collect');
  });

  test('R28 declining costs nothing; without energy she is not asked', () => {
    const s = scenario(ARENA, { A: { pilot: 'kitty', program: 'collect north' } }).answers(
      'A',
      'gyroscope',
      null,
    );
    expect(s).toHavePilotAt('A', 'C2');
    expect(s).toHaveTracks('A', { energy: 3 });
    expect(scenario(ARENA, { A: { pilot: 'kitty', program: 'collect north', energy: 0 } })).toBeAsked(
      'A',
      'collect',
    );
  });

  test('the card stays revealed as it was programmed', () => {
    const s = scenario(ARENA, { A: { pilot: 'kitty', program: 'collect north' } }).answers(
      'A',
      'gyroscope',
      'left',
    );
    expect(s.seat('A').revealed).toEqual([{ kind: 'collect', direction: 'north' }]);
  });
});

describe('tank', () => {
  test('reductions stop at 0, and weapons hurt as usual', () => {
    const s = scenario(
      `
      1e    2c    3e     1c    2e
      1b    1e:bt  4m:A  1c:B  1b
      2c    1e    2e     3c    1e
      `,
      { A: { pilot: 'tank', weapons: ['energySword'] }, B: { weapons: ['pulsePistol'] } },
    ).plays('A', 'collect', 'west');
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s).toHaveTracks('B', { turrets: 3 }); // the turret has fired all the same
    s.answers('A', 'collect', null).plays('B', 'doubleJump', 'west');
    expect(s).toHaveTracks('A', { hp: 4 }); // the Pulse Pistol's power line
  });
});
