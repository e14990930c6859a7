import { tokensIn } from '../support/drawing';
import type { Scenario } from '../support/scenario';
import type { PlainDirection } from '../../../../shared/games/mechs';
import { flips } from '../support/solo';
import '../support/matchers';

/** Around C at D3: north 1, east 2, south 3, west 4. The human is on none of its lines; the Mech is far away. */
const CROSS = `
  ..      2e:A  1b  3c    ..
  1e      3c    2e  1c    2c
  1b:B    2e    4m  2c:C  2b
  3e:M    1c    2c  3e    3e
`;

const facingOf = (s: Scenario) => s.seat('C').robot!.facing;

function expectMove(s: Scenario, zone: string, facing: PlainDirection) {
  expect(s).toHavePilotAt('C', zone);
  expect(facingOf(s)).toBe(facing);
}

const turned = (facing: PlainDirection) => ({ C: { robot: { facing } } });

describe('M13.3 plain cards', () => {
  test.each([
    ['north', 'D2'],
    ['east', 'E3'],
    ['south', 'D4'],
    ['west', 'C3'],
  ] as const)('M13.3 Collect: one forward, facing %s to %s', (facing, zone) => {
    expectMove(flips('collect', CROSS, turned(facing)), zone, facing);
  });

  test.each(['deployMine', 'deployTurret'])('M13.3 %s: to the highest-valued zone that it sees', (card) => {
    expectMove(flips(card, CROSS, turned('north')), 'C3', 'west'); // ahead 1, right 2, left 4
    expectMove(flips(card, CROSS, turned('east')), 'D4', 'south'); // ahead 2, left 1, right 3; 4 is behind
    expectMove(flips(card, CROSS, turned('west')), 'C3', 'west');
  });

  test.each(['purchase', 'powerUp'])('M13.3 %s: to the lowest-valued zone that it sees', (card) => {
    expectMove(flips(card, CROSS, turned('north')), 'D2', 'north');
    expectMove(flips(card, CROSS, turned('west')), 'D2', 'north');
    expectMove(flips(card, CROSS, turned('south')), 'E3', 'east'); // ahead 3, left 2, right 4; 1 is behind
  });

  test('M13.3 a tie that includes forward means forward', () => {
    const arena = CROSS.replace('1c    2c\n', '4c    2c\n'); // ahead 4, left 4
    expectMove(flips('deployMine', arena, turned('north')), 'D2', 'north');
    const low = CROSS.replace('4m  2c:C  2b', '4m  2c:C  1b'); // ahead 1, right 1
    expectMove(flips('purchase', low, turned('north')), 'D2', 'north');
  });

  test('M13.3 a tie of left and right means forward too', () => {
    const arena = CROSS.replace('2c:C  2b', '2c:C  4b'); // ahead 1, left 4, right 4
    expectMove(flips('deployTurret', arena, turned('north')), 'D2', 'north');
    const low = CROSS.replace('2c  3e    3e', '2c  1e    3e'); // facing west: ahead 4, left 1, right 1
    expectMove(flips('powerUp', low, turned('west')), 'C3', 'west');
  });

  test('M13.3 the flipped card is shown to all, with the way it faces and the rest of the stack', () => {
    const s = flips('purchase', CROSS, turned('south'));
    expect(s).toHaveSeen({ type: 'robotFlipped', seat: 2, card: 'purchase', facing: 'east', stack: 7 });
    expect(s.seat('C').robot!.stack).toBe(7);
    expect(s.seat('C').revealed.map(({ kind }) => kind)).toEqual(['purchase']);
  });

  test('M13.3 the card lies open while what it led to is still going on', () => {
    const arena = CROSS.replace('2e:A', '2e').replace('1c    2c\n', '1c:A  2c\n');
    const s = flips('collect', arena, { A: { weapons: ['pulsePistol', 'energySword'] } });
    expect(s).toBeAsked('A', 'attack');
    expect(s.seat('C').revealed).toEqual([{ kind: 'collect', direction: 'north' }]);
  });

  test('M13.3 it enters like anybody: a human mine explodes under it', () => {
    const s = flips('collect', CROSS.replace('1c    2c\n', '1c:a3  2c\n'));
    expect(s).toHaveTracks('C', { hp: 9 - 1 - 3 });
    expect(s).toHavePilotAt('C', 'D2');
  });
});

describe('M13.4 blocked', () => {
  test('M13.4 at a wall it turns round and moves forward', () => {
    const edge = CROSS.replace('2c:C', '2c').replace('3e    3e', '3e:C  3e');
    expectMove(flips('collect', edge, turned('south')), 'D3', 'north');
    const corner = CROSS.replace('2c:C', '2c').replace('1c    2c\n', '1c    2c:C\n'); // E1 is no zone
    expectMove(flips('collect', corner, turned('north')), 'E3', 'south');
  });

  test('M13.4 at the other robot it turns round and moves forward', () => {
    const arena = CROSS.replace('1b:B', '1b').replace('4m', '4m:B');
    expectMove(flips('collect', arena, turned('west')), 'E3', 'east');
  });

  test('R22 with both ways blocked it stays, faces back and takes its action', () => {
    const arena = CROSS.replace('2c:C', '2c')
      .replace('1b:B', '1b')
      .replace('1b  3c', '1b  3c:C')
      .replace('1c    2c\n', '1c:B  2c\n');
    const s = flips('collect', arena, turned('north'));
    expectMove(s, 'D1', 'south');
    expect(s).toHaveTracks('C', { energy: 3, credits: 4 });
    const t = flips('deployMine', arena.replace('1b  3c:C', '3b  3c:C'), turned('north'));
    expectMove(t, 'C1', 'west'); // what it sees at the side is no way that is blocked
  });

  test('R22 staying is not entering: a human mine under it stays', () => {
    const arena = CROSS.replace('2c:C', '2c')
      .replace('1b:B', '1b')
      .replace('1b  3c', '1b  3c:Ca4')
      .replace('1c    2c\n', '1c:B  2c\n');
    const s = flips('collect', arena, turned('north'));
    expect(s).toHaveTracks('C', { hp: 9 });
    expect(tokensIn(s.open)).toEqual(['am D1']);
  });
});

describe('R57 what is no candidate', () => {
  test('R57 a wall is none: the lowest is among the zones that there are', () => {
    const corner = CROSS.replace('2c:C', '2c').replace('1c    2c\n', '1c    2c:C\n');
    expectMove(flips('purchase', corner, turned('north')), 'D2', 'west'); // ahead and right are walls
  });

  test('R57 the other robot’s zone is none', () => {
    const arena = CROSS.replace('1b:B', '1b').replace('4m', '4m:B');
    expectMove(flips('deployMine', arena, turned('north')), 'E3', 'east'); // 2 instead of 4
  });

  test('R57 a tie at the sides of a wall means forward, which is blocked: it turns round', () => {
    const arena = CROSS.replace('2c:C  2b', '2c  2b:C').replace('1c    2c\n', '1c    3c\n');
    expectMove(flips('deployMine', arena, turned('east')), 'D3', 'west'); // left 3, right 3
  });
});

/** The human at C2, robot C somewhere. */
const at = (zone: 'E4' | 'C4' | 'A2' | 'D4') =>
  `
  ..             2e  1b    3c             ..
  1e${zone === 'A2' ? ':C' : ''}  3c  2e:A  1c  2c
  1b:B           2e  4m    2c:at  1b
  3e:M           1c  2c${zone === 'C4' ? ':C' : ''}  1e${zone === 'D4' ? ':C' : ''}  3e${zone === 'E4' ? ':C' : ''}
`;

describe('M13.5 jumps', () => {
  const A = { hp: 1, pilot: 'diamond' } as const;
  const C = { robot: { facing: 'west' } } as const;
  const far = 'E4'; // two steps along a diagonal from C2, the zone between holds a turret of the human

  test('M13.5 Diagonal Jump lands on the human on a diagonal, at any distance', () => {
    const s = flips('diagonalJump', at(far), { A, C });
    expect(s).toHavePilotAt('C', 'C2');
    expect(s).toHaveSeen({ type: 'pilotMoved', seat: 2, from: 24 - 5, to: 7, by: 'jump' });
    expect(s).toHaveSeen({ type: 'combatStarted', attacker: 2, defender: 0, jumped: true });
  });

  test.each(['C4', 'A2'] as const)(
    'M13.5 Double Jump lands on the human in its row or column, from %s',
    (zone) => {
      const s = flips('doubleJump', at(zone), { A, C });
      expect(s).toHavePilotAt('C', 'C2');
    },
  );

  test.each([
    ['diagonalJump', 'C4'],
    ['diagonalJump', 'D4'],
    ['doubleJump', 'E4'],
    ['doubleJump', 'D4'],
  ] as const)(
    'M13.5 %s from %s: no line to the human, so it stays, facing as before, and does nothing',
    (card, zone) => {
      const s = flips(card, at(zone), { C });
      expectMove(s, zone, 'west');
      expect(s).toHaveTracks('C', { energy: 3, credits: 3 });
      expect(s).not.toHaveSeen({ type: 'resourcesCollected' });
      expect(s).not.toHaveSeen({ type: 'pilotMoved', seat: 2 });
    },
  );

  test('R21 zones in between do not matter: neither tokens, nor the Mech, nor the other robot', () => {
    const s = flips('diagonalJump', at(far), { A, C });
    expect(s).not.toHaveSeen({ type: 'turretFired' });
    const row = `
      ..      2e  1b      3c     ..
      1e      3c  2e      1c     2c
      1b:A    2e:B  4m:M  2c:at  1b:C
      3e      1c  2c      1e     3e
    `;
    const t = flips('doubleJump', row, { A, C });
    expect(t).toHavePilotAt('C', 'A3');
    expect(t).toHaveTracks('C', { status: 'armor' });
  });

  test('R21 only an exact line counts', () => {
    const knight = `
      ..      2e:A  1b  3c    ..
      1e      3c    2e  1c    2c
      1b:B    2e    4m  2c:C  1b
      3e      1c    2c  1e    3e
    `; // 2 rows and 2 columns: a diagonal
    expect(flips('diagonalJump', knight, { A, C })).toHavePilotAt('C', 'B1');
    const off = knight.replace('2e:A', '2e').replace('3c    2e  1c', '3c:A  2e  1c');
    expect(flips('diagonalJump', off, { A, C })).toHavePilotAt('C', 'D3');
  });
});
