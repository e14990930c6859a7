import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
const SIDE_BY_SIDE = `
  1e    2c    3e    1c    2e
  1b:A  2e:B  4m    1c    1b
  2c    1e    2e    3c    1e
`;
const into = (token: string, A: SeatSetup) =>
  scenario(
    `
    1e    2c    3e    1c    2e
    1b:A  2e:${token}  4m    1c    1b:B
    2c    1e    2e    3c    1e
    `,
    { A },
  ).plays('A', 'collect', 'east');

describe.each(['pilot', 'armor'] as const)('abilities in status %s', (status) => {
  const full = status === 'pilot' ? 6 : 9;

  test('tsunami: Impulse Command plays the 4th turn in Ad Hoc mode for 2 energy', () => {
    const A: SeatSetup = { pilot: 'tsunami', status, program: 'collect east', energy: 3 };
    const s = scenario(ARENA, { A }, { turn: 4 });
    expect(s.match.decision(0)).toMatchObject({ kind: 'impulse', about: { cost: 2, resource: 'energy' } });
    s.answers('A', 'impulse', true);
    expect(s).toHaveTracks('A', { energy: 1 });
    s.plays('A', 'purchase', 'north');
    expect(s).toHavePilotAt('A', 'A2');
  });

  test('magma: Power Shield takes 1 off the first damage of a combat for 1 energy', () => {
    const s = scenario(SIDE_BY_SIDE, {
      A: { weapons: ['pulsePistol', 'energySword'] },
      B: { pilot: 'magma', status, weapons: ['pulsePistol', 'energySword'] },
    });
    s.plays('A', 'collect', 'east').attacks('A', 'pulsePistol');
    expect(s.match.decision(1)).toMatchObject({ kind: 'powerShield', about: { damage: 2, cost: 1 } });
    s.answers('B', 'powerShield', true);
    expect(s).toHaveTracks('B', { hp: full - 1, energy: 2 });
    expect(s).toHaveSeen({ type: 'damageReduced', seat: 1, by: 1 });
  });

  test('rampage: Supply Drop gives one more of the type of the zone', () => {
    const s = into('at', { pilot: 'rampage', status }).answers('A', 'collect', true);
    expect(s).toHaveTracks('A', { energy: 5, credits: 3 });
  });

  test('wasp: Scare Tactics deploys again at once, next to her, for the price + 1', () => {
    const s = scenario(
      `
      1e    2c     3e    1c    2e
      1b:A  2e:b1  4m    1c:B  1b
      2c    1e     2e    3c    1e
      `,
      { A: { pilot: 'tank', status: 'armor' }, B: { pilot: 'wasp', status, credits: 4 } },
    ).plays('A', 'powerUp', 'east');
    s.answers('B', 'scareTactics', { zone: at('D4'), number: 1 });
    expect(s).toHaveTracks('B', { credits: 0, mines: 3 });
    expect(s.open.tokens).toMatchObject([{ kind: 'mine', seat: 1, zone: at('D4') }]);
  });

  test('maverick: Weapons Expert keeps the first weapon ready for 2 credits', () => {
    const s = scenario(SIDE_BY_SIDE, {
      A: { pilot: 'maverick', status, weapons: ['pulsePistol'] },
      B: { weapons: ['riotShield'], energy: 0 },
    }).plays('A', 'collect', 'east');
    expect(s.match.decision(0)).toMatchObject({
      kind: 'weaponsExpert',
      about: { cost: 2, resource: 'credits' },
    });
    s.answers('A', 'weaponsExpert', true);
    expect(s).toHaveTracks('A', { credits: 1 });
    s.attacks('B', 'riotShield', 'normal').attacks('A', 'pulsePistol', 'normal'); // B has nothing left
    expect(s.match.events.filter((event) => event.type === 'weaponUsed' && event.seat === 0)).toHaveLength(2);
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 1 });
  });

  test('diamond: Self-Repair heals the first 5 HP free', () => {
    const s = scenario(ARENA, { A: { pilot: 'diamond', status, hp: full - 5, energy: 3 } }).plays(
      'A',
      'powerUp',
      'west',
    );
    expect(s.options('A', 'powerUp')).toEqual([{ heal: 0 }, null]);
    s.answers('A', 'powerUp', { heal: 0 });
    expect(s).toHaveTracks('A', { hp: full, energy: 3 });
  });

  test('kitty: Gyroscope turns the revealed card for 1 energy', () => {
    const s = scenario(ARENA, { A: { pilot: 'kitty', status, program: 'collect east' } });
    expect(s).toHaveSeen({ type: 'cardRevealed', seat: 0, card: { kind: 'collect', direction: 'east' } });
    expect(s.options('A', 'gyroscope')).toEqual(['left', 'right', null]);
    s.answers('A', 'gyroscope', 'left');
    expect(s).toHavePilotAt('A', 'A2');
    expect(s).toHaveTracks('A', { energy: 2 });
    expect(s).toBeAsked('A', 'collect');
  });

  test('tank: Tough as Steel takes 1 less from turrets and 2 less from mines', () => {
    expect(into('bt', { pilot: 'tank', status })).toHaveTracks('A', { hp: full - 1 });
    expect(into('b3', { pilot: 'tank', status })).toHaveTracks('A', { hp: full - 3 });
    expect(into('bt', { pilot: 'rampage', status })).toHaveTracks('A', { hp: full - 2 });
  });
});

describe('tsunami', () => {
  const A: SeatSetup = { pilot: 'tsunami', program: 'collect east', energy: 2 };

  test.each([1, 2, 3])('Impulse Command is not offered on turn %i', (turn) => {
    const program = 'collect east, purchase east, powerUp east, doubleJump east';
    expect(scenario(ARENA, { A: { ...A, program } }, { turn })).toBeAsked('A', 'collect');
  });

  test('it is not offered below 2 energy, and may be declined', () => {
    expect(scenario(ARENA, { A: { ...A, energy: 1 } }, { turn: 4 })).toBeAsked('A', 'collect');
    const s = scenario(ARENA, { A }, { turn: 4 }).answers('A', 'impulse', false);
    expect(s).toHavePilotAt('A', 'B3');
    expect(s).toHaveTracks('A', { energy: 2 });
  });

  test('R25 that turn is a first Ad Hoc turn', () => {
    const s = scenario(SIDE_BY_SIDE, { A }, { turn: 4 }).answers('A', 'impulse', true);
    expect(s.match.decision(0)!.about).toEqual({ first: true });
    expect(s).not.toOffer('A', 'adHocCard', { card: 'collect', direction: 'east' });
    expect(s).toOffer('A', 'adHocCard', { card: 'doubleJump', direction: 'east' });
  });

  test('R25 the card it replaces stays secret', () => {
    const seen = (program: string) => {
      const s = scenario(ARENA, { A: { ...A, program } }, { turn: 4 }).answers('A', 'impulse', true);
      s.plays('A', 'powerUp', 'north');
      return [s.match.view(1), s.match.view('spectator'), s.match.events];
    };
    expect(seen('deployMine east')).toEqual(seen('diagonalJump southEast'));
  });

  test('R25 it is not offered in Ad Hoc mode or in the Mech', () => {
    expect(scenario(ARENA, { A: { pilot: 'tsunami', energy: 9 } }, { turn: 4 })).toBeAsked('A', 'adHocCard');
    const inMech: SeatSetup = { ...A, status: 'mech', side: 'sparta' };
    expect(scenario(ARENA, { A: inMech }, { turn: 4 })).toBeAsked('A', 'collect');
  });
});

describe('magma', () => {
  test('without energy she is not asked, and never outside combat', () => {
    const s = scenario(SIDE_BY_SIDE, { B: { pilot: 'magma', energy: 0 } }).plays('A', 'collect', 'east');
    expect(s.match.events.some((event) => event.type === 'damageReduced')).toBe(false);
    expect(s.seat('B').hp).toBeLessThan(6);
    for (const token of ['b1', 'bt'])
      expect(into(token, { pilot: 'magma', energy: 3 })).toBeAsked('A', 'collect');
  });

  test('only the first damage of each combat', () => {
    const s = scenario(SIDE_BY_SIDE, {
      A: { weapons: ['pulsePistol', 'grenadeLauncher'] },
      B: { pilot: 'magma', weapons: ['pulsePistol'] },
    });
    s.plays('A', 'collect', 'east').attacks('A', 'pulsePistol').answers('B', 'powerShield', true);
    s.attacks('A', 'grenadeLauncher', 'normal');
    expect(s.asked('B')).not.toBe('powerShield');
    expect(s).toHaveTracks('B', { hp: 6 - 1 - 1, energy: 2 });
  });
});

describe('rampage', () => {
  test('where the zone gives both, the type is chosen', () => {
    const s = scenario(ARENA, { A: { pilot: 'rampage' } }).plays('A', 'collect', 'west');
    expect(s.options('A', 'collect')).toEqual(['energy', 'credits', null]);
    s.answers('A', 'collect', 'credits');
    expect(s).toHaveTracks('A', { energy: 4, credits: 5 });
  });

  test('other zones that are controlled give no more than usual', () => {
    const s = scenario(
      `
      1e    2c:at  3c:at  1c    2e
      1b:A  2e     4m     1c    1b:B
      2c    1e     2e     3c    1e
      `,
      { A: { pilot: 'rampage' } },
    ).plays('A', 'collect', 'east');
    s.answers('A', 'collect', true);
    expect(s).toHaveTracks('A', { energy: 5, credits: 5 });
  });
});
