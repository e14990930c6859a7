import { at } from '../support/drawing';
import { scenario, type Scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

/** Kitty without energy: no ability interferes. */
const FRAIL: SeatSetup = { pilot: 'kitty', energy: 0, hp: 1 };

describe('M10 knock-out', () => {
  const intoMine = (A: SeatSetup, base = '') =>
    scenario(
      `
      1e    2c    3e    1c    2e
      1b${base}    2e:b4  4m:A  1c    1b:B
      2c    1e    2e    3c    1e
      `,
      { A: { ...FRAIL, ...A } },
    ).plays('A', 'collect', 'west');

  test('M10.1 a Pilot goes back to its base at full HP, with energy and credits raised to 2', () => {
    const s = intoMine({ energy: 0, credits: 1 });
    expect(s).toHavePilotAt('A', 'A3');
    expect(s).toHaveTracks('A', { status: 'pilot', hp: 6, energy: 2, credits: 2 });
  });

  test('M10.1 what is above 2 stays', () => {
    expect(intoMine({ pilot: 'tank', energy: 5, credits: 3 })).toHaveTracks('A', {
      hp: 6,
      energy: 5,
      credits: 3,
    });
  });

  test('M10.1 an own mine on the base does not matter', () => {
    expect(intoMine({}, ':a2')).toHavePilotAt('A', 'A3');
  });

  test.each(['b1', 'bt'])(
    'M10.1 a base with %s is hostile: to the closest zone to the base, by choice',
    (token) => {
      const s = intoMine({}, `:${token}`);
      expect(s).toOfferZones('A', 'refuge', 'A2', 'A4', 'B3'); // R136: the mine in B3 is gone
      s.answers('A', 'refuge', at('A4'));
      expect(s).toHavePilotAt('A', 'A4');
      expect(s).toHaveTracks('A', { hp: 6, energy: 2 });
      expect(s.open.tokens.some((other) => other.zone === at('A3'))).toBe(true);
    },
  );

  test('M10.1 a base with an enemy pilot is hostile', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:B  2e    4m    1c    1b
      2c    1e    2e:A  3c:b4  1e
      `,
      { A: FRAIL },
    ).plays('A', 'collect', 'east');
    expect(s).toOfferZones('A', 'refuge', 'A2', 'A4', 'B3');
  });

  test('M10.1 so is a base with the enemy turret that felled its owner', () => {
    const s = scenario(
      `
      1e     2c    3e    1c  2e
      1b:bt  2e:A  4m    1c  1b:B
      2c     1e    2e    3c  1e
      `,
      { A: FRAIL },
    ).plays('A', 'collect', 'west');
    expect(s).toOfferZones('A', 'refuge', 'A2', 'A4', 'B3');
  });

  test('M10.2 Power Armor becomes a Pilot at full HP, on the closest zone, and re-equips', () => {
    const s = intoMine({ status: 'armor', energy: 0, credits: 0, weapons: ['warhammer', 'pulsePistol'] });
    expect(s).toOfferZones('A', 'refuge', 'A3', 'B2', 'B4', 'C3');
    s.answers('A', 'refuge', at('B4'));
    expect(s).toHavePilotAt('A', 'B4');
    expect(s).toHaveTracks('A', { status: 'pilot', hp: 6, energy: 0, credits: 0 });
    expect(s.seat('A').equipped).toEqual(['pulsePistol']);
  });

  test.each(['b4', 'bt'])('R1 a knock-out by %s puts you in Ad Hoc mode', (token) => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b    2e:${token}  4m:A  1c    1b:B
      2c    1e    2e    3c    1e
      `,
      { A: { ...FRAIL, program: 'collect west, purchase west, powerUp west, doubleJump west' } },
    );
    expect(s).toHaveSeen({ type: 'adHocEntered', seat: 0 });
    expect(s).toHaveTracks('A', { adHoc: 'first' });
    s.plays('B', 'doubleJump', 'east');
    expect(s).toBeAsked('A', 'adHocCard');
  });
});

describe('R6 closest', () => {
  /** A has no weapon: it walks into B and retreats. */
  const retreat = (drawing: string) =>
    scenario(drawing, { A: { weapons: [] } }).plays('A', 'collect', 'west');

  test('R6 one step before two: the zone A came from is the only one near that is not hostile', () => {
    const s = retreat(`
      ..    2c     1b:C   1c    ..
      1e    2c     3e:bt  1c    2e
      1b    2e:b1  4m:B   1c:A  1b
      2c    1e     2e:c2  3c    1e
    `);
    expect(s).toHavePilotAt('A', 'D3');
  });

  test('R6 an own turret does not make a zone hostile', () => {
    const s = retreat(`
      ..    2c     1b:C   1c     ..
      1e    2c     3e:at  1c     2e
      1b    2e:b1  4m:B   1c:A   1b
      2c    1e     2e:c2  3c     1e
    `);
    expect(s).toOfferZones('A', 'refuge', 'C2', 'D3');
  });

  test('R6 steps go through anything, and the moving player chooses among all equals', () => {
    const s = scenario(
      `
      ..    2c     1b:C   1c     ..
      1e    2c:ct  3e:bt  1c     2e
      1b:A  2e:b1  4m:B   1c:b2  1b
      2c    1e     2e:c2  3c     1e
      `,
      { A: { weapons: [] } },
    ).plays('A', 'doubleJump', 'east');
    // All four neighbours of C3 are hostile; of the zones two steps away B2 and C1 are too.
    expect(s).toOfferZones('A', 'refuge', 'A3', 'B4', 'D2', 'D4', 'E3');
  });
});

describe('R136 which zones are a refuge', () => {
  const FALLS_NEXT_DOOR = `
    ..     ..     ..     ..  ..
    1b:b1  2e:b2  4m:A   1c  1b:B
    ..     ..     ..     ..  ..
  `;

  test('R136 the zone being left never is, even when its mine is gone', () => {
    const s = scenario(FALLS_NEXT_DOOR, { A: { ...FRAIL, status: 'armor' } }).plays('A', 'collect', 'west');
    expect(s).toHavePilotAt('A', 'C3');
  });

  test('R136 a Pilot with a hostile base comes to the zone of the fall where that is closest, its mine being gone', () => {
    const s = scenario(FALLS_NEXT_DOOR, { A: { ...FRAIL } }).plays('A', 'collect', 'west');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0, by: 1, cause: 'mine' });
    expect(s).toHavePilotAt('A', 'B3');
    expect(s).toHaveSeen({ type: 'pilotDisplaced', seat: 0, from: at('B3'), to: at('B3') });
  });

  test('R136 it is one of several at the same distance, and the owner’s to choose', () => {
    const s = scenario(
      `
      1e     2c     3e    1c  2e
      1b:b1  2e:b2  4m:A  1c  1b:B
      2c     1e     2e    3c  1e
      `,
      { A: FRAIL },
    ).plays('A', 'collect', 'west');
    expect(s).toOfferZones('A', 'refuge', 'A2', 'A4', 'B3');
  });

  test('R136 not while it is hostile now: a turret that knocked out stays', () => {
    const s = scenario(FALLS_NEXT_DOOR.replace('2e:b2', '2e:bt'), { A: { ...FRAIL, hp: 1 } });
    s.plays('A', 'collect', 'west');
    expect(s).toHavePilotAt('A', 'C3');
  });

  test('R136 the own base is a refuge when its mine is gone', () => {
    const s = scenario(
      `
      1e     2c    3e    1c  2e
      1b:b4  2e:A  4m    1c  1b:B
      2c     1e    2e    3c  1e
      `,
      { A: FRAIL },
    ).plays('A', 'collect', 'west');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0, by: 1, cause: 'mine' });
    expect(s).toHavePilotAt('A', 'A3');
  });
});

describe('R7 a displaced pilot does not enter', () => {
  const ARENA = `
    1e    2c    3e    1c    2e
    1b    2e:B  4m:M  1c    1b
    2c    1e:A  2e    3c    1e
  `;
  const toMech = (s: Scenario) => s.plays('A', 'collect', 'north').answers('A', 'refuge', at('C3'));

  test('R7 the empty Mech is not offered to a retreating armor', () => {
    const s = toMech(scenario(ARENA, { A: { status: 'armor', weapons: [] } }));
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toHaveTracks('A', { status: 'armor', hp: 9 });
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('R7 a retreat or a knock-out move is no move into the zone', () => {
    const s = toMech(scenario(ARENA, { A: { status: 'armor', weapons: [] } }));
    expect(s).toHaveSeen({
      type: 'pilotDisplaced',
      seat: 0,
      from: at('B3'),
      to: at('C3'),
      reason: 'retreat',
    });
    expect(s.match.events.filter((event) => event.type === 'pilotMoved')).toHaveLength(1);
  });
});

describe('R47 no zone is free of enemies', () => {
  test('R47 to the closest zone without a pilot; a token there returns to supply without damage', () => {
    const s = scenario(
      `
      ..      ..    ..     ..     ..
      1b:Abt  2e:B  4m:bt  1c:b2  1b:b3
      ..      ..    ..     ..     ..
      `,
      { A: { weapons: [] } },
    ).plays('A', 'collect', 'east');
    expect(s).toOfferZones('A', 'refuge', 'A3', 'C3');
    s.answers('A', 'refuge', at('C3'));
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s).toHaveSeen({ type: 'tokenRemoved', owner: 1, kind: 'turret', zone: at('C3'), by: 0 });
    expect(s).toHaveTracks('B', { turrets: 2 });
  });

  test('R47 the base itself is the closest zone for a Pilot that returns to it', () => {
    const s = scenario(
      `
      ..     ..      ..     ..     ..
      1b:b1  2e:Ab3  4m:bt  1c:b2  1b:B
      ..     ..      ..     ..     ..
      `,
      { A: FRAIL },
    ).plays('A', 'collect', 'east');
    expect(s).toHavePilotAt('A', 'A3');
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s).toHaveSeen({ type: 'tokenRemoved', owner: 1, kind: 'mine', zone: at('A3'), by: 0 });
  });
});

describe('R49 several displaced pilots', () => {
  test('R49 move one by one, clockwise from the active player', () => {
    const s = scenario(
      `
      ..    2c    1b    1c    ..
      1e    2c    3e    1c    2e
      1b:A  2e    4m:D  1c    2e:B
      2c    1e    2e    3c    1e
      ..    2c    1b:C  1c    1b
      `,
      {
        A: { pilot: 'tank', status: 'armor', weapons: ['railgun', 'crossbolt'], base: at('A3') },
        B: { status: 'armor', hp: 1 },
        D: { status: 'armor', hp: 4 },
      },
    );
    s.plays('A', 'doubleJump', 'east').attacks('A', 'railgun', 'power').answers('A', 'railgunLine', 'east');
    // D is the combat enemy and fell first, but B sits nearer to A's left.
    expect(s).toBeAsked('B', 'refuge');
    expect(s.asked('D')).toBeUndefined();
    s.answers('B', 'refuge', at('D3'));
    expect(s).toOfferZones('D', 'refuge', 'B3', 'C2', 'C4'); // D3 is taken now
  });
});
