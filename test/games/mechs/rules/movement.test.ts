import { scenario } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
const FOUR_SEATS = `
  ..    2c    1b:D  1c    ..
  1e    2c    3e    1c    2e:A
  1b    2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
  ..    2c    1b:C  3c    ..
`;

describe('M4 movement', () => {
  test('M4.1 a plain card moves one zone and carries an action', () => {
    const s = scenario(ARENA);
    s.plays('A', 'collect', 'east');
    expect(s).toHavePilotAt('A', 'B3');
    expect(s).toBeAsked('A', 'collect');
  });

  test.each([
    ['north', 'C2'],
    ['east', 'D3'],
    ['south', 'C4'],
    ['west', 'B3'],
  ] as const)('M4.1 %s of C3 is %s', (direction, zone) => {
    const s = scenario(`
      1e    2c    3e    1c    2e
      1b    2e    4m:A  1c    1b:B
      2c    1e    2e    3c    1e
    `);
    s.plays('A', 'collect', direction);
    expect(s).toHavePilotAt('A', zone);
  });

  test('M4.1 the move of a programmed card is compulsory: nothing is asked before it', () => {
    const s = scenario(ARENA, { A: { program: 'collect east' } });
    expect(s).toHavePilotAt('A', 'B3');
    expect(s.options('A', 'collect')).toEqual([true, null]);
  });

  test('M4.2 off the arena is a wall: the pilot stays and may still take the action', () => {
    const s = scenario(ARENA);
    s.plays('A', 'collect', 'west');
    expect(s).toHavePilotAt('A', 'A3');
    expect(s).toHaveSeen({ type: 'wallHit', seat: 0 });
    s.answers('A', 'collect', true);
    expect(s).toHaveTracks('A', { energy: 4, credits: 4 });
  });

  test('M4.2 a missing corner is a wall', () => {
    const s = scenario(FOUR_SEATS).plays('A', 'collect', 'north');
    expect(s).toHavePilotAt('A', 'E2');
    expect(s).toBeAsked('A', 'collect');
  });

  test.each(['bt', 'b4'])('M4.2 nobody enters the zone they stay in: %s there does not trigger', (token) => {
    const s = scenario(`
      1e       2c    3e    1c    2e
      1b       2e    4m    1c    1b:B
      2c:A${token}  1e    2e    3c    1e
    `);
    s.plays('A', 'collect', 'south');
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s.open.tokens).toHaveLength(1);
  });

  test.each([
    ['doubleJump', 'east', 'C3'],
    ['diagonalJump', 'northEast', 'B2'],
    ['diagonalJump', 'southEast', 'B4'],
  ] as const)('M4.3 %s %s lands on %s and has no action', (card, direction, zone) => {
    const s = scenario(ARENA).plays('A', card, direction);
    expect(s).toHavePilotAt('A', zone);
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('M4.3 a Double Jump ignores the zone jumped over', () => {
    const s = scenario(`
      1e    2c       3e    1c    2e
      1b:A  2e:Bb4   4m    1c    1b
      2c    1e       2e    3c    1e
    `);
    s.plays('A', 'doubleJump', 'east');
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s.open.combat).toBeUndefined();
    expect(s.open.tokens).toHaveLength(1);
  });

  test('M4.3 the zone jumped over may be off the arena', () => {
    const s = scenario(`
      1e    2c    3e    1c    2e
      1b:A  ..    4m    1c    1b:B
      2c    1e    2e    3c    1e
    `);
    s.plays('A', 'doubleJump', 'east');
    expect(s).toHavePilotAt('A', 'C3');
  });

  test.each([
    ['doubleJump', 'north'],
    ['doubleJump', 'east'],
    ['diagonalJump', 'northEast'],
  ] as const)('M4.3 a landing off the arena is a wall: %s %s from E2', (card, direction) => {
    const s = scenario(FOUR_SEATS).plays('A', card, direction);
    expect(s).toHavePilotAt('A', 'E2');
    expect(s).toHaveSeen({ type: 'wallHit', seat: 0 });
    expect(s).toBeAsked('B', 'adHocCard'); // and a jump has no action
  });

  test('M4.4 a jump onto an enemy makes the first attack a Power Attack, and only the first', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e    4m:B  1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { weapons: ['grenadeLauncher', 'energySword'] }, B: { weapons: ['pulsePistol', 'riotShield'] } },
    );
    s.plays('A', 'doubleJump', 'east');
    expect(s.options('A', 'attack')).toEqual([
      { weapon: 'grenadeLauncher', line: 'power' },
      { weapon: 'energySword', line: 'power' },
    ]);
    s.attacks('A', 'grenadeLauncher', 'power');
    expect(s).toHaveTracks('B', { hp: 3 });
    s.attacks('B', 'pulsePistol');
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 0, weapon: 'energySword', line: 'normal' });
  });

  test('M4.4 walking onto an enemy gives no Power Attack', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e:B  4m    1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { weapons: ['grenadeLauncher', 'energySword'] } },
    );
    s.plays('A', 'collect', 'east');
    expect(s.options('A', 'attack').map((attack) => attack.line)).toEqual(['normal', 'normal']);
  });

  test.each(['a4', 'at'])('M4.5 your own token %s never affects you', (token) => {
    const s = scenario(`
      1e    2c     3e    1c    2e
      1b:A  2e:${token}  4m    1c    1b:B
      2c    1e     2e    3c    1e
    `);
    s.plays('A', 'doubleJump', 'west').plays('B', 'doubleJump', 'east');
    s.plays('A', 'collect', 'east');
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s.open.tokens).toHaveLength(1);
    expect(s).toBeAsked('A', 'collect');
  });

  test('M4.6 mine, then combat: the mine hits the one entering before the first attack', () => {
    const s = scenario(
      `
      1e    2c       3e    1c    2e
      1b:A  1e:Bb1   4m    1c    1b
      2c    1e       2e    3c    1e
      `,
      { A: { pilot: 'kitty', energy: 0, weapons: ['energySword', 'pulsePistol'] } },
    );
    s.plays('A', 'collect', 'east');
    expect(s).toBeAsked('A', 'attack');
    expect(s).toHaveTracks('A', { hp: 4 });
    expect(s.open.tokens).toEqual([]);
  });

  test('M4.6 combat, then turret, then the empty Mech', () => {
    const s = scenario(
      `
      ..    2c    1b       1c    ..
      1e    2c    3e       1c    2e
      1b    2e:A  4m       1c    1b:C
      2c    1e    1e:BctM  3c    1e
      `,
      { A: { pilot: 'tank', status: 'armor', weapons: ['energySword', 'warhammer'] }, B: { weapons: [] } },
    );
    s.plays('A', 'diagonalJump', 'southEast').attacks('A', 'energySword', 'power');
    s.everyoneFallsBack(); // B has nothing to attack with and retreats
    expect(s).toBeAsked('A', 'takeMech'); // Tank takes 0 of the turret's 1 and is at full health
    const order = s.match.events.map((event) => event.type);
    expect(order.indexOf('combatEnded')).toBeGreaterThan(-1);
    expect(order.indexOf('turretFired')).toBeGreaterThan(order.indexOf('combatEnded'));
  });

  test.each([
    ['b4', 'mineExploded'],
    ['bt', 'turretFired'],
  ] as const)('M4.6 a knock-out by %s ends the sequence and the turn', (token, event) => {
    const s = scenario(
      `
      ..    2c    1b:C     1c    ..
      1e    2c    3e       1c    2e
      1b    2e:A  4m:${token}M  1c    1b:B
      2c    1e    2e       3c    1e
      `,
      { A: { pilot: 'kitty', status: 'armor', hp: 1, base: 10, energy: 0 } },
    );
    s.plays('A', 'collect', 'east');
    expect(s).toHaveSeen({ type: event, seat: 0 });
    expect(s).toBeAsked('A', 'refuge');
    s.everyoneFallsBack();
    expect(s).toBeAsked('B', 'adHocCard');
    expect(s).toHaveTracks('A', { status: 'pilot', energy: 0, credits: 3 });
  });
});
