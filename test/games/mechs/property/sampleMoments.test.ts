import { Match, quickRandom, type Viewer } from '../../../../shared/core';
import { mechs } from '../../../../shared/games/mechs';
import { at } from '../support/drawing';
import { scenario, type Scenario } from '../support/scenario';
import { solo } from '../support/solo';
import { viewersOf } from './observe';

/** Moments that random play hardly ever meets, at which a sample must still look just as the match does. */
function looksTheSame({ match }: Scenario, viewers: readonly Viewer[]): void {
  for (const viewer of viewers) {
    for (let seed = 0; seed < 6; seed++) {
      const position = mechs.sample(match.knowledge(viewer), quickRandom(seed));
      const imagined = Match.resume(mechs, match.config, position);
      expect(imagined.view(viewer)).toEqual(match.view(viewer));
    }
  }
}

test('R50 a mine that a Grenade Launcher removed may be the one deployed again', () => {
  const s = scenario(
    `
    1e    2c:b1  3e    1c:b2  2e
    1b:A  2e     4m:B  1c:b3  1b
    2c    1e:b4  2e    3c     1e:M
  `,
    {
      A: { weapons: ['grenadeLauncher', 'energySword'] },
      B: { pilot: 'wasp', credits: 9, weapons: ['pulsePistol', 'riotShield'] },
    },
  );
  s.plays('A', 'doubleJump', 'east').attacks('A', 'grenadeLauncher', 'power', { remove: at('D3') });
  s.answers('B', 'scareTactics', { zone: at('C2'), number: 3 });
  expect(s.asked('B')).toBe('attack');
  looksTheSame(s, viewersOf(s.match));
});

test('R56, R130 the weapons of a robot come up as they did, also after EMP and a new shuffle', () => {
  const orders = [
    ['pulsePistol' as const, 'grenadeLauncher' as const],
    ['grenadeLauncher' as const, 'pulsePistol' as const],
  ];
  const s = solo(
    `
    ..    2e  1b    3c    ..
    1e    3c  2e:A  1c:C  2c
    1b:B  2e  4m    2c    1b
    3e:M  1c  2c    1e    3e
  `,
    {
      A: { status: 'armor', energy: 9, weapons: ['energySword', 'riotShield', 'empMace', 'warhammer'] },
      C: { robot: { orders } },
    },
  );
  s.plays('A', 'collect', 'east').attacks('A', 'energySword'); // the pistol answers
  s.attacks('A', 'empMace').answers('A', 'exhaustWeapon', 'grenadeLauncher'); // none is left: reshuffled
  looksTheSame(s, viewersOf(s.match));
  s.attacks('A', 'riotShield'); // the rest of that shuffle, and the first of the next
  const used = s.match.events.flatMap((event) =>
    event.type === 'weaponUsed' && event.seat === 2 ? [event.weapon] : [],
  );
  expect(used.slice(0, -1)).toEqual(['pulsePistol', 'grenadeLauncher', 'pulsePistol']);
  looksTheSame(s, viewersOf(s.match));
});

test('M13.9 a robot armed itself by chance as it did: what it drew when it left the Mech stays so', () => {
  const weapons = ['laserBlaster', 'crossbolt', 'railgun', 'gatlingGun'] as const;
  const s = solo(
    `
    ..    2e  1b    3c    ..
    1e    3c  2e:A  1c:C  2c
    1b:B  2e  4m    2c    1b
    3e    1c  2c    1e    3e
  `,
    {
      A: { status: 'armor', hp: 9, weapons: ['energySword', 'riotShield', 'crossbolt', 'warhammer'] },
      C: { status: 'mech', hp: 1, weapons: [...weapons] },
    },
  );
  s.plays('A', 'collect', 'east').attacks('A', 'warhammer');
  expect(s.asked('A')).toBe('takeMech');
  expect(s.seat('C').equipped).toHaveLength(2);
  looksTheSame(s, [0, 'spectator']);
});

test('without a log the cards on the table still tell what was programmed', () => {
  const s = scenario(
    `
    1e    2c    3e    1c    2e
    1b:A  2e    4m    1c    1b:B
    2c    1e    2e    3c    1e
  `,
    {
      A: { program: 'collect east, purchase east, powerUp east, doubleJump west' },
      B: { program: 'purchase north, doubleJump west, collect north, powerUp south' },
    },
  );
  s.answers('A', 'collect', true).answers('B', 'purchase', null);
  const later = Match.resume(mechs, s.match.config, s.match.position());
  for (let seed = 0; seed < 6; seed++) {
    const { state } = mechs.sample(later.knowledge(0), quickRandom(seed));
    expect(state.secrets[1]!.program[0]).toEqual({ card: 'purchase', direction: 'north' });
  }
});
