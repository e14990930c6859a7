import { tokensIn } from '../support/drawing';
import type { Scenario, SeatSetup } from '../support/scenario';
import { flips, SEEDS, solo, type SoloSetups } from '../support/solo';
import '../support/matchers';

/** Robot C, at D3 with 1 HP, walks north into a mine of the human and falls. Its base is E3. */
const MINED = `
  ..    2e:A  1b  3c     ..
  1e    3c    2e  1c:a4  2c
  1b:B  2e    4m  1c:C   1b
  3e:M  1c    2c  1e     3e
`;

const WEAK: SeatSetup = { hp: 1, energy: 0, credits: 1 };

/** The first card is the one it falls by; the others are there for its return. */
function falls(cards: string, arena: string, setups: SoloSetups = {}, seed?: string): Scenario {
  return flips(cards, arena, { ...setups, C: { ...WEAK, ...setups.C } }, { seed });
}

const facingOf = (s: Scenario) => s.seat('C').robot!.facing;

describe('M13.12 knocked out', () => {
  test('M13.12 to its base at full health, still in Power Armor, facing north', () => {
    const s = falls('collect', MINED);
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2, by: 0, cause: 'mine' });
    expect(s).toHavePilotAt('C', 'E3');
    expect(s).toHaveTracks('C', { hp: 9, status: 'armor', adHoc: 'off' });
    expect(facingOf(s)).toBe('north');
  });

  test('M13.12 facing north, whichever way it faced before', () => {
    const arena = MINED.replace('1c:a4  2c', '1c  2c').replace('4m', '4m:a4');
    const s = falls('collect', arena, { C: { robot: { facing: 'west' } } });
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2 });
    expect(facingOf(s)).toBe('north');
  });

  test('M13.12 facing the human if they stand in the base’s own row', () => {
    const arena = MINED.replace('2e:A', '2e').replace('2e    4m', '2e:A  4m');
    expect(facingOf(falls('collect', arena))).toBe('west');
  });

  test('M13.12 the left robot faces east then', () => {
    const arena = `
      ..    2e       1b    3c  ..
      1e    3c       2e    1c  2c
      1b    2e:B     4m:A  1c  1b:C
      3e:M  1c       2c    1e  3e
    `;
    const s = solo(arena, { A: { weapons: ['pulsePistol', 'energySword'] }, B: WEAK });
    s.plays('A', 'collect', 'west').attacks('A', 'pulsePistol');
    expect(s).toHaveSeen({ type: 'pilotDisplaced', seat: 1, from: 11, to: 10, reason: 'knockOut' });
    const fallen = s.match.events.findIndex((one) => one.type === 'knockedOut' && one.seat === 1);
    const flip = s.match.events.slice(fallen).find((one) => one.type === 'robotFlipped' && one.seat === 1);
    expect(flip).toMatchObject({ card: 'collect', facing: 'east' }); // it went on forward, into the human
    expect(s).toHaveSeen({ type: 'combatStarted', attacker: 1, defender: 0, zone: 11 });
  });

  test.each([
    ['mine', '1c:a4'],
    ['turret', '1c:at'],
  ] as const)('M13.12 a robot knocked out by a %s does not act', (cause, zone) => {
    const s = falls('collect', MINED.replace('1c:a4', zone));
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2, by: 0, cause });
    expect(s).toHaveTracks('C', { energy: 0, credits: 1 });
    expect(s).not.toHaveSeen({ type: 'resourcesCollected' });
    expect(s).toHaveScored('A', 1, 'knockOuts');
    expect(tokensIn(s.open)).toEqual(cause === 'mine' ? [] : ['at D2']); // M7.2
  });

  test('M13.12 the human’s knock-out of a robot in combat brings it home as well', () => {
    const arena = `
      ..    2e  1b  3c:A  ..
      1e    3c  2e  1c:C  2c
      1b:B  2e  4m  1c    1b
      3e:M  1c  2c  1e    3e
    `;
    const A: SeatSetup = { weapons: ['pulsePistol', 'energySword'] };
    const s = solo(arena, { A, C: { ...WEAK, robot: { facing: 'south', cards: 'doubleJump' } } });
    s.plays('A', 'collect', 'south').attacks('A', 'pulsePistol');
    expect(s).toHavePilotAt('C', 'E3');
    expect(facingOf(s)).toBe('north');
    expect(s).toHaveTracks('C', { hp: 9, energy: 0, credits: 1 });
  });
});

describe('R60 the base is occupied', () => {
  const byHuman = MINED.replace('2e:A', '2e').replace('1c:C   1b', '1c:C   1b:A');
  const byRobot = MINED.replace('1b:B', '1b').replace('1c:C   1b', '1c:C   1b:B');

  test.each([
    ['the human', byHuman],
    ['the other robot', byRobot],
    ['a human token', MINED.replace('1c:C   1b', '1c:C   1b:at')],
  ])('R60 by %s: an unused card is flipped and its move resolved from the base', (_, arena) => {
    const s = falls('collect, deployMine', arena); // from E3: ahead 2, left 1
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2 });
    expect(s).toHavePilotAt('C', 'E2');
    expect(s).toHaveTracks('C', { hp: 9, mines: 4 }); // the move alone, no action
    expect(s.seat('C').robot).toEqual({ facing: 'north', stack: 6 });
  });

  test.each(['c1', 'ct', 'bt', 'b2'])('R60 not by a robot’s token: %s', (token) => {
    const s = falls('collect, deployMine', MINED.replace('1c:C   1b', `1c:C   1b:${token}`));
    expect(s).toHavePilotAt('C', 'E3');
    expect(s.seat('C').robot!.stack).toBe(7);
  });

  test('R60 each card is tried facing north, whatever the robot faced', () => {
    const s = falls('collect, collect', byHuman.replace('1c:a4', '1c').replace('1e     3e', '1e:a4  3e'), {
      C: { robot: { facing: 'south' } },
    });
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2 });
    expect(s).toHavePilotAt('C', 'E2');
  });

  test('R104 it faces the way it moved', () => {
    const s = falls('collect, purchase', byHuman); // from E3: ahead 2, left 1
    expect(s).toHavePilotAt('C', 'D3');
    expect(facingOf(s)).toBe('west');
  });

  test('R60 jumps fail, and flipped cards are spent', () => {
    const s = falls('collect, doubleJump, diagonalJump, purchase', byHuman);
    expect(s).toHavePilotAt('C', 'D3');
    expect(s.seat('C').robot!.stack).toBe(4);
    const played = s.match.state.hidden.robots[1]!.played;
    expect(played).toEqual(['collect', 'doubleJump', 'diagonalJump', 'purchase']);
  });

  test('R60 a card that does not lead to a free zone fails', () => {
    const arena = byHuman.replace('1c:a4  2c', '1c:a4  2c:at');
    const s = falls('collect, collect, purchase', arena); // ahead lies the human's turret
    expect(s).toHavePilotAt('C', 'D3');
    expect(s).toHaveTracks('C', { hp: 9 });
    expect(tokensIn(s.open)).toEqual(['at E2']);
  });

  test('R60 landing is not entering: the empty Mech there is not taken', () => {
    const s = falls('collect, purchase', byHuman.replace('3e:M', '3e').replace('1c:C', '1c:CM'));
    expect(s).toHavePilotAt('C', 'D3');
    expect(s).toHaveTracks('C', { status: 'armor' });
  });

  test('R60 an empty stack is refilled from the played cards', () => {
    const played = 'purchase, powerUp, deployMine, deployTurret, collect, diagonalJump';
    const s = falls('collect, doubleJump', byHuman, { C: { robot: { played } } });
    expect(['D3', 'E2']).toContain(s.where('C'));
    const { stack, played: spent } = s.match.state.hidden.robots[1]!;
    expect(stack.length).toBeLessThan(8);
    expect(stack.length + spent.length).toBe(8);
  });

  test('R132 every one of the eight cards is tried before all have failed', () => {
    // Ahead lies a turret of the human, in a zone worth 2; only a Deploy leads left, to the one worth 3.
    const arena = byHuman.replace('1c:a4  2c', '1c:a4  2c:at').replace('1c:C', '3c:C');
    const robot = { played: 'deployMine, deployTurret' };
    const cards = 'collect, collect, purchase, powerUp, doubleJump, diagonalJump';
    for (const seed of SEEDS) {
      const s = falls(cards, arena, { C: { robot } }, seed);
      expect(s).toHavePilotAt('C', 'D3');
      expect(facingOf(s)).toBe('west');
    }
  });

  const walled = byHuman.replace('1c:a4  2c', '1c:a4  2c:at').replace('1c:C', '1c:Cat');

  test('R60 if all fail: the closest free zone', () => {
    const s = falls('collect', walled);
    expect(s).toHavePilotAt('C', 'E4');
  });

  test('R60 random among ties', () => {
    const zones = SEEDS.map((seed) =>
      falls('collect', walled.replace('1e     3e', '1e     3e:at'), {}, seed).where('C'),
    );
    expect([...new Set(zones)].sort()).toEqual(['C3', 'D2', 'D4']);
  });

  test('R104 after all have failed it faces north', () => {
    // It falls on its way west; the zone it came from is taken by a turret of the human.
    const arena = walled.replace('1c:a4', '1c').replace('4m', '4m:a4');
    const s = falls('collect', arena, { C: { robot: { facing: 'west' } } });
    expect(s).toHavePilotAt('C', 'E4');
    expect(facingOf(s)).toBe('north');
  });
});

describe('R61 out of the Mech', () => {
  const arena = `
    ..    2e  1b    3c    ..
    1e    3c  2e:A  1c:C  2c
    1b:B  2e  4m    2c    1b
    3e    1c  2c    1e    3e
  `;

  test('R61 a robot knocked out of the Mech has 9 HP again; its E and C are not raised', () => {
    const s = solo(arena, {
      A: { weapons: ['pulsePistol', 'energySword'] },
      C: { ...WEAK, status: 'mech', energy: 0, credits: 1 },
    });
    s.plays('A', 'collect', 'east').attacks('A', 'pulsePistol');
    expect(s).toBeAsked('A', 'takeMech'); // M10.3: the human may take it
    expect(s).toHavePilotAt('C', 'E3');
    expect(s).toHaveTracks('C', { status: 'armor', hp: 9, energy: 0, credits: 1 });
    s.answers('A', 'takeMech', 'troy');
    expect(s).toHaveTracks('A', { status: 'mech', hp: 11, vp: 1 + 1 + 1 + 2 });
  });

  test('R61 by a mine: the Mech stays empty in that zone', () => {
    const s = falls('collect', MINED.replace('3e:M', '3e'), { C: { status: 'mech' } });
    expect(s).toHaveTracks('C', { status: 'armor', hp: 9, energy: 0, credits: 1 });
    expect(s.open.mech).toEqual({ zone: 8 });
  });
});
