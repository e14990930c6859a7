import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b    2e:A  4m:M  1c    1b:B
  2c    1e    2e    3c    1e
`;
const ARMOR: SeatSetup = { pilot: 'kitty', energy: 0, status: 'armor' };

describe('M9 the Mighty Mech', () => {
  test('M9.1 a Power Armor at full health that enters its zone may take it: 2 VP, 11 HP, a side, 4 advanced weapons', () => {
    const s = scenario(ARENA, {
      A: { ...ARMOR, weapons: ['pulsePistol', 'warhammer', 'railgun', 'crossbolt', 'empMace', 'gaussRifle'] },
    });
    s.plays('A', 'doubleJump', 'west').plays('B', 'doubleJump', 'east').plays('A', 'collect', 'east');
    expect(s.options('A', 'takeMech')).toEqual(['troy', 'sparta', null]);
    s.answers('A', 'takeMech', 'sparta');
    expect(s).toHaveTracks('A', { status: 'mech', hp: 11, vp: 2 });
    expect(s).toHaveScored('A', 2, 'mech');
    expect(s.seat('A')).toMatchObject({
      side: 'sparta',
      equipped: ['warhammer', 'railgun', 'crossbolt', 'empMace'],
    });
    expect(s.open.mech).toEqual({ zone: at('C3'), holder: 0 });
    expect(s).toBeAsked('A', 'collect'); // taking it is no action
  });

  test('M9.1 it may be left alone', () => {
    const s = scenario(ARENA, { A: ARMOR }).plays('A', 'collect', 'east').answers('A', 'takeMech', null);
    expect(s).toHaveTracks('A', { status: 'armor', hp: 9, vp: 0 });
    expect(s.open.mech).toEqual({ zone: at('C3') });
    expect(s).toBeAsked('A', 'collect');
  });

  test('M9.1 a jump enters too', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e    4m:M  1c    1b:B
      2c    1e    2e    3c    1e
      `,
      { A: ARMOR },
    );
    expect(s.plays('A', 'doubleJump', 'east')).toBeAsked('A', 'takeMech');
  });

  test.each([
    ['a Pilot', { status: 'pilot' }],
    ['an armor that is hurt', { status: 'armor', hp: 8 }],
  ] as const)('M9.1 it is not offered to %s', (_, setup) => {
    const s = scenario(ARENA, { A: { ...ARMOR, ...setup } }).plays('A', 'collect', 'east');
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toBeAsked('A', 'collect');
  });

  test('M9.1 it is not offered while another holds it', () => {
    const s = scenario(ARENA, { A: ARMOR, B: { status: 'mech' } }).plays('A', 'collect', 'east');
    expect(s).toBeAsked('A', 'collect');
  });

  test('M9.2 it moves with its pilot', () => {
    const s = scenario(ARENA, { A: { status: 'mech', side: 'sparta' } }).plays('A', 'collect', 'north');
    expect(s.open.mech).toEqual({ zone: at('B2'), holder: 0 });
    s.answers('A', 'collect', true).plays('B', 'doubleJump', 'east').plays('A', 'doubleJump', 'east');
    expect(s.open.mech).toEqual({ zone: at('D2'), holder: 0 });
  });

  test('M9.2 no healing and no Power up in it', () => {
    const s = scenario(ARENA, { A: { status: 'mech', side: 'sparta', hp: 1, energy: 9, credits: 9 } });
    expect(s.plays('A', 'powerUp', 'north')).toBeAsked('B', 'adHocCard');
    expect(s).toHaveTracks('A', { hp: 1, status: 'mech' });
  });

  test('M9.2 nothing lets its pilot leave it by choice', () => {
    const s = scenario(ARENA, { A: { status: 'mech', side: 'sparta', weapons: ['warhammer'] } });
    for (const direction of ['east', 'east', 'north', 'west'] as const) {
      s.plays('A', 'doubleJump', direction).plays('B', 'doubleJump', 'east');
      expect(s).toHaveTracks('A', { status: 'mech' });
      expect(s.open.mech.holder).toBe(0);
    }
  });

  test('R2 damage on the way in costs the full health that the Mech asks for', () => {
    for (const [token, hp] of [
      ['b1', 4],
      ['bt', 5],
    ] as const) {
      const s = scenario(
        `
        1e    2c    3e    1c    2e
        1b    2e:A  4m:${token}M  1c    1b:B
        2c    1e    2e    3c    1e
        `,
        { A: ARMOR },
      ).plays('A', 'collect', 'east');
      expect(s).toHaveTracks('A', { hp, status: 'armor' });
      expect(s).toBeAsked('A', 'collect');
    }
  });

  const COMBAT_AT_MECH = `
    1e    2c    3e    1c    2e
    1b    2e:A  4m:BM  1c    1b
    2c    1e    2e    3c    1e
  `;

  test('R2 winning a combat in its zone lets you take it if you are still at full health', () => {
    const s = scenario(COMBAT_AT_MECH, { A: { ...ARMOR, weapons: ['energySword'] }, B: { weapons: [] } });
    s.plays('A', 'collect', 'east').answers('B', 'refuge', at('D3'));
    expect(s).toBeAsked('A', 'takeMech');
    s.answers('A', 'takeMech', 'troy');
    expect(s).toHaveTracks('A', { status: 'mech', hp: 11 });
    expect(s).toBeAsked('B', 'adHocCard'); // M8.8: the action is lost all the same
  });

  test('R2 not if the combat has hurt you', () => {
    const s = scenario(COMBAT_AT_MECH, {
      A: { ...ARMOR, weapons: ['energySword', 'riotShield'] },
      B: { weapons: ['pulsePistol'] },
    });
    s.plays('A', 'collect', 'east').attacks('A', 'energySword').attacks('B', 'pulsePistol');
    expect(s).toHaveTracks('A', { hp: 7 });
    s.attacks('A', 'riotShield').answers('B', 'refuge', at('D3')); // B has nothing left
    expect(s).toHavePilotAt('A', 'C3');
    expect(s.open.mech.holder).toBeUndefined();
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('R3 the Mech may be taken without an advanced weapon; its pilot then carries nothing', () => {
    const s = scenario(ARENA, { A: { ...ARMOR, weapons: ['pulsePistol'] } }).plays('A', 'collect', 'east');
    s.answers('A', 'takeMech', 'troy');
    expect(s.seat('A').equipped).toEqual([]);
  });

  test('R3 in combat such a pilot retreats when it would attack', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b    2e:A  4m:B  1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { status: 'mech', side: 'troy', weapons: ['pulsePistol'], energy: 0 } },
    );
    s.plays('A', 'collect', 'east');
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 0, enemy: 1 });
    expect(s).toHaveTracks('A', { vp: 1 }); // for starting the combat
    expect(s).toHaveTracks('B', { vp: 1, hp: 6 });
  });

  test('R30 only entering offers it: not upgrading or healing in its zone, nor a wall', () => {
    const beside = (setup: SeatSetup) =>
      scenario(
        `
        1e    2c    3e    1c    2e
        1b    2e    4m    1c    1b:B
        2c:AM 1e    2e    3c    1e
        `,
        { A: { pilot: 'tank', ...setup } },
      );
    const upgraded = beside({ credits: 5 })
      .plays('A', 'powerUp', 'south')
      .answers('A', 'powerUp', { upgrade: true });
    expect(upgraded).toHaveTracks('A', { status: 'armor', hp: 9 });
    expect(upgraded).toBeAsked('B', 'adHocCard');

    const healed = beside({ status: 'armor', hp: 8 })
      .plays('A', 'powerUp', 'west')
      .answers('A', 'powerUp', { heal: 1 });
    expect(healed).toHaveTracks('A', { hp: 9 });
    expect(healed).toBeAsked('B', 'adHocCard');

    const blocked = beside({ status: 'armor' }).plays('A', 'doubleJump', 'west');
    expect(blocked).toHaveSeen({ type: 'wallHit', seat: 0 });
    expect(blocked).toBeAsked('B', 'adHocCard');
  });

  test('R30 nor arriving by Vorpal Spiker', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e:B  4m:M  1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { ...ARMOR, weapons: ['vorpalSpiker'] }, B: { weapons: [] } },
    );
    s.plays('A', 'collect', 'east').answers('A', 'spikerZone', at('C3'));
    s.everyoneFallsBack(); // B has nothing to attack with and retreats
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toHaveTracks('A', { hp: 9, status: 'armor' });
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('R31 a retreat in the Mech keeps status, HP and side, and the Mech moves along', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b    2e:A  4m:B  1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { status: 'mech', side: 'sparta', hp: 4, weapons: [] } },
    );
    s.plays('A', 'collect', 'east').answers('A', 'refuge', at('C2'));
    expect(s).toHaveTracks('A', { status: 'mech', hp: 4, adHoc: 'first' });
    expect(s.seat('A').side).toBe('sparta');
    expect(s.open.mech).toEqual({ zone: at('C2'), holder: 0 });
  });
});
