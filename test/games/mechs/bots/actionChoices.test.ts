import type { WeaponId } from '../../../../shared/games/mechs';
import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import { veteranAnswer } from './support';

const NO_PILES = { energySword: 0, pulsePistol: 0, grenadeLauncher: 0, riotShield: 0 };
const RICH: SeatSetup = { status: 'armor', energy: 9, credits: 9, weapons: ['pulsePistol'] };

function deploysMine(arena: string) {
  return scenario(arena, { A: RICH }, { round: 2 }).plays('A', 'deployMine', 'east');
}

describe('Deploy a mine', () => {
  test('puts the strongest where others want to go, and the weakest elsewhere', () => {
    const towards = (zone: string) => `
      1e    2c    3e    1c    2e
      1b:A  ${zone}    4m    1c    1b:B
      2c    1e    3e    3c    1e
    `;
    expect(veteranAnswer(deploysMine(towards('3e')), 'A')).toEqual({ number: 4 });
    expect(veteranAnswer(deploysMine(towards('2e')), 'A')).toEqual({ number: 1 });
  });

  test('M5.3 moves the mine of the poorest zone when all are out, and none to a poorer one', () => {
    const better = deploysMine(`
      2e:a1 2c:a2 3e    1c:a3 2e:a4
      1b:A  4e    4m    1c    1b:B
      2c    1e    3e    3c    1e
    `);
    expect(veteranAnswer(better, 'A')).toEqual({ from: at('D2') });
    const worse = deploysMine(`
      3e:a1 2c:a2 3e    3c:a3 2e:a4
      1b:A  1e    4m    1c    1b:B
      2c    1e    3e    3c    1e
    `);
    expect(veteranAnswer(worse, 'A')).toBeNull();
  });
});

describe('Purchase', () => {
  const buys = (...weapons: WeaponId[]) => {
    const arena = `
      1e    2c    3e    1c    2e
      1b:A  2e    4m    1c    1b:B
      2c    1e    3e    3c    1e
    `;
    const options = { round: 2, row: ['rocketBattery'] as WeaponId[], piles: NO_PILES };
    return veteranAnswer(
      scenario(arena, { A: { ...RICH, weapons } }, options).plays('A', 'purchase', 'west'),
      'A',
    );
  };

  test('R140 with full slots the new weapon takes the place of the weakest', () => {
    expect(buys('laserBlaster', 'autoTurret')).toEqual({ weapon: 'rocketBattery', instead: 'laserBlaster' });
  });

  test('R140 and with room nobody makes room', () => {
    expect(buys('laserBlaster')).toBe('rocketBattery');
  });
});

describe('choices that a weapon brings', () => {
  test('Auto Turret puts a turret from supply into the best zone around', () => {
    const s = scenario(
      `
      1e    2c    1e    1c    2e
      1b:A  2e    4m:B  1c    1b
      2c    1e    3e    3c    1e:M
    `,
      { A: { ...RICH, weapons: ['autoTurret'] }, B: { status: 'armor' } },
      { round: 2 },
    );
    s.plays('A', 'doubleJump', 'east');
    expect(veteranAnswer(s, 'A')).toEqual({ zone: at('C4') });
  });

  test('Grenade Launcher takes away the token of another seat, never an own one', () => {
    const meets = (token: string) => {
      const s = scenario(
        `
        1e    2c    1e:${token} 1c    2e
        1b:A  2e    4m:B  1c    1b
        2c    1e    3e    3c    1e:M
      `,
        {
          A: { ...RICH, weapons: ['grenadeLauncher'] },
          B: { pilot: 'magma', status: 'armor', weapons: ['riotShield'] }, // Power Shield makes it hurt less
        },
      );
      return s.plays('A', 'doubleJump', 'east');
    };
    const grenade = { weapon: 'grenadeLauncher', line: 'power' };
    expect(veteranAnswer(meets('bt'), 'A')).toEqual({ ...grenade, remove: at('C2') });
    expect(veteranAnswer(meets('at'), 'A')).toEqual(grenade);
  });
});
