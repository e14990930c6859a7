import { CARD_KINDS, directionsOf } from '../../../../shared/games/mechs';
import { at } from '../support/drawing';
import { Scenario, scenario, type SeatLetter } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
/** B next to A: south of B2, so that A's first Ad Hoc turn has something to avoid. */
const NEIGHBOURS = `
  1e    2c:A  3e    1c    2e
  1b    2e:B  4m    1c    1b
  2c    1e    2e    3c    1e
`;
const EVERYTHING = CARD_KINDS.flatMap((card) => directionsOf(card).map((direction) => ({ card, direction })));

const intoWall = (s: Scenario, letter: SeatLetter) =>
  s.plays(letter, 'doubleJump', letter === 'A' ? 'west' : 'east');

describe('M11 Ad Hoc mode', () => {
  test('M11.1 any one of the cards, in any direction', () => {
    const s = scenario(ARENA);
    expect(s.options('A', 'adHocCard')).toEqual(EVERYTHING);
  });

  test('M11.1 the same card may be played again and again', () => {
    const s = scenario(ARENA);
    for (let turn = 0; turn < 2; turn++) {
      s.plays('A', 'powerUp', 'north');
      intoWall(s, 'B');
    }
    expect(s).toOffer('A', 'adHocCard', { card: 'powerUp', direction: 'north' });
    expect(s.seat('A').revealed).toHaveLength(2);
  });

  test('M11.1 a retreat takes the programmed cards back until the round ends', () => {
    const program = 'collect east, collect2 east, purchase east, powerUp east';
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e:B  4m    1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { program, weapons: [] }, B: { program: 'doubleJump north, doubleJump south, deployMine west' } },
    );
    s.answers('A', 'refuge', at('A3')); // and B plays its first card, into a wall
    expect(s.secret('A').program).toEqual([]);
    expect(s).toBeAsked('A', 'adHocCard');
    intoWall(s, 'A');
    expect(s.open.turn).toBe(3);
    expect(s).toBeAsked('A', 'adHocCard');
    expect(s).toHaveTracks('B', { adHoc: 'off' });
  });

  test('M11.2 on the first turn nothing that enters an enemy pilot’s zone is offered', () => {
    const s = scenario(NEIGHBOURS, { A: { adHoc: 'first' } });
    expect(s.match.decision(0)!.about).toEqual({ first: true });
    expect(s).not.toOffer('A', 'adHocCard', { card: 'collect', direction: 'south' });
    expect(s).toOffer('A', 'adHocCard', { card: 'collect', direction: 'east' });
    expect(s).toOffer('A', 'adHocCard', { card: 'doubleJump', direction: 'south' });
    expect(s.options('A', 'adHocCard')).toEqual(
      EVERYTHING.filter(({ card, direction }) => direction !== 'south' || card === 'doubleJump'),
    );
    expect(s.tries('A', 'adHocCard', { card: 'collect', direction: 'south' })).toEqual({
      ok: false,
      code: 'illegal',
    });
  });

  test('M11.2 jumps onto an enemy are not offered either, walls are', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e    4m:B  1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { adHoc: 'first' } },
    );
    expect(s).not.toOffer('A', 'adHocCard', { card: 'doubleJump', direction: 'east' });
    expect(s).toOffer('A', 'adHocCard', { card: 'doubleJump', direction: 'west' });
    expect(s).toOffer('A', 'adHocCard', { card: 'collect', direction: 'east' });
  });

  test('M11.2 an enemy mine or turret may be entered', () => {
    const s = scenario(
      `
      1e    2c:A   3e    1c    2e
      1b    2e:bt  4m    1c    1b:B
      2c    1e     2e    3c    1e
      `,
      { A: { adHoc: 'first' } },
    );
    expect(s.options('A', 'adHocCard')).toEqual(EVERYTHING);
  });

  test('M11.2 the ban is over on the second Ad Hoc turn', () => {
    const s = scenario(NEIGHBOURS, { A: { adHoc: 'first' } })
      .plays('A', 'doubleJump', 'north')
      .plays('B', 'doubleJump', 'north');
    expect(s.match.decision(0)!.about).toEqual({ first: false });
    expect(s).toOffer('A', 'adHocCard', { card: 'collect', direction: 'south' });
  });

  test('M11.2 others may attack you', () => {
    const s = scenario(NEIGHBOURS, { A: { adHoc: 'first' } }, { active: 'B', starter: 'B' });
    s.plays('B', 'collect', 'north');
    expect(s).toHaveSeen({ type: 'combatStarted', attacker: 1, defender: 0 });
  });

  test('R11 if everything would start combat, the turn is passed', () => {
    // No real table has so many pilots: twelve stand wherever a card could lead.
    const crowded = scenario(
      `
      ..    2c    1b    1c    ..
      1e    2c    3e    1c    2e
      1b    2e    4m:A  1c    1b
      2c    1e    2e    3c    1e
      ..    2c    1b    3c    ..
      `,
      { A: { adHoc: 'first' } },
    ).match.position();
    const zones = ['B2', 'C2', 'D2', 'B3', 'D3', 'B4', 'C4', 'D4', 'C1', 'A3', 'E3', 'C5'].map(at);
    const { open, secrets } = crowded.state;
    const [A, B] = open.seats;
    open.seats = [A!, ...zones.map((zone) => ({ ...B!, zone }))];
    while (secrets.length < open.seats.length) secrets.push(secrets[1]!);
    const s = new Scenario(crowded, { seats: 4 });
    expect(s).toHaveSeen({ type: 'turnPassed', seat: 0 });
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('R12 the chosen card is revealed only when it is played; all eight are still held', () => {
    const s = scenario(ARENA, { A: { adHoc: 'on' } });
    expect(s.match.events.some((event) => event.type === 'cardRevealed')).toBe(false);
    expect(s.seat('A').revealed).toEqual([]);
    s.plays('A', 'collect', 'east');
    expect(s).toHaveSeen({
      type: 'cardRevealed',
      seat: 0,
      card: { kind: 'collect', direction: 'east' },
      adHoc: true,
    });
    s.answers('A', 'collect', null);
    intoWall(s, 'B');
    expect(new Set(s.options('A', 'adHocCard').map(({ card }) => card))).toEqual(new Set(CARD_KINDS));
  });

  test('R26 a retreat in Ad Hoc mode makes the next turn a first Ad Hoc turn again', () => {
    const s = scenario(NEIGHBOURS, { A: { adHoc: 'on', weapons: [] } });
    s.plays('A', 'collect', 'south').answers('A', 'refuge', at('B2'));
    expect(s).toHaveTracks('A', { adHoc: 'first' });
    s.plays('B', 'doubleJump', 'north');
    expect(s.match.decision(0)!.about).toEqual({ first: true });
    expect(s).not.toOffer('A', 'adHocCard', { card: 'collect', direction: 'south' });
  });

  test('R26 the ban ends with the round', () => {
    const s = scenario(
      NEIGHBOURS,
      { A: { adHoc: 'on', weapons: [] } },
      { turn: 4, starter: 'B', active: 'A' },
    );
    s.plays('A', 'collect', 'south').answers('A', 'refuge', at('B2'));
    expect(s).toHaveTracks('A', { adHoc: 'off' });
    s.programs('A', 'collect south, collect2 north, purchase north, powerUp north');
    s.programs('B', 'doubleJump north, diagonalJump northWest, purchase north, powerUp north');
    expect(s).toHaveSeen({ type: 'combatStarted', attacker: 0, defender: 1 });
  });
});

describe('R27 where a first Ad Hoc turn would really end', () => {
  test('R27 Kitty may not turn her card towards an enemy pilot on a first turn', () => {
    const s = scenario(NEIGHBOURS, { A: { pilot: 'kitty', adHoc: 'first' } }).plays('A', 'collect', 'east');
    expect(s.options('A', 'gyroscope')).toEqual(['left', null]); // right is south, where B stands
    const later = scenario(NEIGHBOURS, { A: { pilot: 'kitty', adHoc: 'on' } }).plays('A', 'collect', 'east');
    expect(later.options('A', 'gyroscope')).toEqual(['left', 'right', null]);
  });

  test('R27 a Rocket Charge may not go on into an enemy pilot’s zone on a first turn', () => {
    const charge = (adHoc: 'first' | 'on') =>
      scenario(
        `
        1e    2c    3e    1c    2e
        1b:A  2e    4m:B  1c    1b
        2c    1e    2e    3c    1e
        `,
        { A: { status: 'mech', side: 'troy', adHoc } },
      ).plays('A', 'collect', 'east');
    expect(charge('on')).toBeAsked('A', 'rocketCharge');
    expect(charge('first')).toBeAsked('A', 'collect');
    expect(charge('first')).toHavePilotAt('A', 'B3');
  });
});
