import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

/** A walks from B3 into C3, where B's Mech stands with 1 HP. */
const attackMech = (inside = '', A: SeatSetup = {}, B: SeatSetup = {}) =>
  scenario(
    `
    ..    2c    1b    1c    ..
    1e    2c    3e    1c    2e
    1b    2e:A  4m:B${inside}  1c    1b:C
    2c    1e    2e    3c    1e
    `,
    {
      A: { pilot: 'kitty', energy: 0, weapons: ['energySword', 'warhammer'], ...A },
      B: {
        status: 'mech',
        side: 'troy',
        hp: 1,
        energy: 0,
        credits: 0,
        weapons: ['pulsePistol', 'railgun'],
        ...B,
      },
    },
  ).plays('A', 'collect', 'east');

describe('M10.3 the Mighty Mech knocked out', () => {
  test('M10.3 its pilot becomes a Pilot at full HP, moves to the closest zone and re-equips', () => {
    const s = attackMech();
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 1, by: 0, cause: 'weapon' });
    expect(s).toOfferZones('B', 'refuge', 'C2', 'D3', 'C4', 'B3');
    s.answers('B', 'refuge', at('D3'));
    expect(s).toHaveTracks('B', { status: 'pilot', hp: 6, adHoc: 'first' });
    expect(s).toHaveTracks('B', { energy: 0, credits: 0 }); // M10.1 raises them for Pilots only
    expect(s.seat('B').side).toBeUndefined();
    expect(s.seat('B').equipped).toEqual(['pulsePistol']);
  });

  test('M10.3 the victor may take it at full health whatever their status and HP, for 2 VP', () => {
    const s = attackMech('', { status: 'pilot', hp: 1 }).answers('B', 'refuge', at('D3'));
    expect(s.options('A', 'takeMech')).toEqual(['troy', 'sparta', null]);
    s.answers('A', 'takeMech', 'sparta');
    expect(s).toHaveTracks('A', { status: 'mech', hp: 11 });
    expect(s).toHaveScored('A', 2, 'mech');
    expect(s.open.mech).toEqual({ zone: at('C3'), holder: 0 });
    expect(s.seat('A')).toMatchObject({ side: 'sparta', equipped: ['warhammer'] });
  });

  test.each([
    ['b4', 'mine'],
    ['bt', 'turret'],
  ] as const)('M10.3 knocked out by %s it stays, empty, in that zone', (token, cause) => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b    2e:A  2c:${token}  1c    1b:B
      2c    1e    2e    3c    1e
      `,
      { A: { status: 'mech', side: 'troy', hp: 2, energy: 0 } },
    ).plays('A', 'collect', 'east');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0, by: 1, cause });
    s.answers('A', 'refuge', at('C2'));
    expect(s).toHaveTracks('A', { status: 'pilot', hp: 6 });
    expect(s.open.mech).toEqual({ zone: at('C3') });
    expect(s).toHaveTracks('B', { vp: 1, status: 'pilot' });
    expect(s).toBeAsked('B', 'adHocCard'); // nobody is offered the Mech
  });

  test('R32 surrender comes before the turret step: the turret then hits the new Mech', () => {
    const s = attackMech('ct').answers('B', 'refuge', at('D3'));
    expect(s).toHaveTracks('A', { hp: 6 });
    s.answers('A', 'takeMech', 'troy');
    expect(s).toHaveSeen({ type: 'turretFired', seat: 0, owner: 2, damage: 4 });
    expect(s).toHaveTracks('A', { status: 'mech', hp: 7 });
  });

  test('R32 the side chosen at the surrender already protects from that turret', () => {
    const s = attackMech('ct', { energy: 2, pilot: 'tank' })
      .answers('B', 'refuge', at('D3'))
      .answers('A', 'takeMech', 'sparta');
    s.answers('A', 'forceField', 2);
    expect(s).toHaveTracks('A', { hp: 9, energy: 0 });
  });

  test('R32 a victor who declines leaves it empty there and is not offered it again that turn', () => {
    const s = attackMech('', { status: 'armor', weapons: ['energySword'] }).answers('B', 'refuge', at('D3'));
    expect(s).toHaveTracks('A', { status: 'armor', hp: 9 }); // who would qualify by M9.1
    s.answers('A', 'takeMech', null);
    expect(s.open.mech).toEqual({ zone: at('C3') });
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('R32 a defender who wins may take it on the attacker’s turn', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b    2e:A  4m:B  1c    1b
      2c    1e    2e    3c    1e
      `,
      {
        A: { status: 'mech', side: 'troy', hp: 1, energy: 0, weapons: ['gaussRifle'] },
        B: { hp: 6, weapons: ['energySword'] },
      },
    );
    s.plays('A', 'collect', 'east').answers('A', 'gainResource', 'energy'); // B strikes back
    s.answers('A', 'refuge', at('C2'));
    expect(s).toBeAsked('B', 'takeMech');
    s.answers('B', 'takeMech', 'sparta');
    expect(s).toHaveTracks('B', { status: 'mech', hp: 11 });
    expect(s.open.mech).toEqual({ zone: at('C3'), holder: 1 });
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('R33 a Mech knocked out by a Railgun’s line stays empty in its zone', () => {
    const s = scenario(
      `
      ..    2c    1b    1c    ..
      1e    2c    3e    1c    2e
      1b:A  2e    4m:B  1c    1b:C
      2c    1e    2e    3c    1e
      `,
      {
        A: { pilot: 'tank', status: 'armor', weapons: ['railgun', 'crossbolt'] },
        B: { weapons: ['energySword', 'pulsePistol'] },
        C: { status: 'mech', side: 'troy', hp: 1, weapons: ['warhammer'] },
      },
    );
    s.plays('A', 'doubleJump', 'east').attacks('A', 'railgun', 'power').answers('A', 'railgunLine', 'east');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2, by: 0, cause: 'railgun' });
    s.answers('C', 'refuge', at('E2'));
    expect(s.open.mech).toEqual({ zone: at('E3') });
    expect(s).toHaveTracks('C', { status: 'pilot', hp: 6 });
    expect(s).toHaveTracks('A', { status: 'armor' });
    expect(s).toBeAsked('B', 'attack'); // nobody is offered the Mech: the combat goes on
  });
});
