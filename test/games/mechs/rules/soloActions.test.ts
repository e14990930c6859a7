import type { WeaponId } from '../../../../shared/games/mechs';
import { at, tokensIn } from '../support/drawing';
import type { Scenario, SeatSetup } from '../support/scenario';
import { flips, SEEDS, solo } from '../support/solo';
import '../support/matchers';

/** Robot C at D3 sees 1 ahead, 1 to the right and 4 to the left, where the Mech zone is; the Mech is away. */
const ARENA = `
  ..      2e:A  1b  3c    ..
  1e      3c    2e  1c    2c
  1b:B    2e    4m  2c:C  1b
  3e:M    1c    2c  3e    3e
`;

/** With this zone ahead of it, and poor ones at its sides. */
const ahead = (zone: string) => ARENA.replace('1c    2c\n', `${zone} 2c\n`).replace('4m  2c:C', '1m  2c:C');

const robot = (setup: SeatSetup) => ({ C: setup });

function expectCollected(s: Scenario, energy: number, credits: number) {
  expect(s).toHaveSeen({ type: 'resourcesCollected', seat: 2, energy, credits });
}

describe('M13.6 robots and each other', () => {
  test('M13.6 a robot ignores the other’s mine', () => {
    const s = flips('collect', ahead('3c:b4'));
    expect(s).toHaveTracks('C', { hp: 9, credits: 4 });
    expect(tokensIn(s.open)).toEqual(['bm D2']);
  });

  test('M13.6 a robot ignores the other’s turret', () => {
    const s = flips('collect', ahead('3c:bt'));
    expect(s).toHaveTracks('C', { hp: 9, credits: 4 });
    expect(tokensIn(s.open)).toEqual(['bt D2']);
    expect(s).not.toHaveSeen({ type: 'turretFired' });
  });

  test('M13.6 they do not fight each other: neither a step nor a jump leads onto the other', () => {
    const arena = ARENA.replace('1b:B', '1b').replace('1c    2c\n', '1c:B  2c\n');
    for (const card of ['collect', 'purchase', 'doubleJump']) {
      const s = flips(card, arena);
      expect(s).not.toHaveSeen({ type: 'combatStarted' });
      expect(s).toHavePilotAt('B', 'D2');
    }
  });
});

describe('M13.7 Collect', () => {
  test('M13.7 Collect as usual: its zone and the zones of its tokens', () => {
    const arena = ahead('1c').replace('1e      3c', '1e:ct   3c:c1').replace('2e    1m', '2e:bt 1m');
    expectCollected(flips('collect', arena), 1, 2);
  });

  test('M13.7 with one full track it takes the other', () => {
    const s = flips('collect', ahead('4m'), robot({ energy: 9 }));
    expect(s).toHaveTracks('C', { energy: 9, credits: 4 });
  });

  test('M13.7 with both tracks full it does not collect', () => {
    const s = flips('collect', ahead('4m'), robot({ energy: 9, credits: 9 }));
    expect(s).not.toHaveSeen({ type: 'resourcesCollected' });
    expect(s).toHavePilotAt('C', 'D2');
  });
});

describe('M13.7 Deploy', () => {
  test('M13.7 it pays the zone’s value and puts a mine from its supply there', () => {
    const s = flips('deployMine', ahead('2e'));
    expect(s).toHaveTracks('C', { credits: 1, energy: 3, mines: 3 });
    expect(tokensIn(s.open)).toEqual(['cm D2']);
    expect(s).not.toHaveSeen({ type: 'resourcesCollected' });
  });

  test('M13.7 the mine is drawn at random from what is left', () => {
    const numbers = SEEDS.map((seed) => {
      const s = flips('deployMine', ahead('2e').replace('3e:M', '3e:Mc2'), {}, { seed });
      return s.secret('C').placed[2];
    });
    expect([...new Set(numbers)].sort()).toEqual([1, 3, 4]);
  });

  test('M13.7 a turret for energy', () => {
    const s = flips('deployTurret', ahead('2e'));
    expect(s).toHaveTracks('C', { credits: 3, energy: 1, turrets: 2 });
    expect(tokensIn(s.open)).toEqual(['ct D2']);
  });

  test.each([
    ['deployMine', { credits: 1 }],
    ['deployTurret', { energy: 1 }],
  ] as const)('M13.7 %s that it cannot pay becomes Collect', (card, poor) => {
    const s = flips(card, ahead('2e'), robot(poor));
    expect(s.open.tokens).toEqual([]);
    expectCollected(s, 1, 0);
  });

  test('M13.7 without a token in supply it becomes Collect: nothing is moved', () => {
    const turrets = ahead('2e')
      .replace('1e      3c', '1e:ct   3c:ct')
      .replace('1c    2c  3e', '1c:ct 2c  3e');
    const s = flips('deployTurret', turrets);
    expect(tokensIn(s.open)).toEqual(['ct A2', 'ct B2', 'ct B4']);
    expectCollected(s, 2, 2);
    const mines = ahead('2e')
      .replace('1e      3c', '1e:c1   3c:c2')
      .replace('1c    2c  3e', '1c:c3 2c:c4 3e');
    expect(tokensIn(flips('deployMine', mines).open)).toEqual(['cm A2', 'cm B2', 'cm B4', 'cm C4']);
  });

  test('M13.7 where the other robot’s token lies the zone is not free: Collect', () => {
    const s = flips('deployTurret', ahead('2e:b1'));
    expect(tokensIn(s.open)).toEqual(['bm D2']);
    expectCollected(s, 1, 0);
  });

  test('R58 on a zone with its own token it Collects', () => {
    const s = flips('deployMine', ahead('2e:ct'));
    expect(tokensIn(s.open)).toEqual(['ct D2']);
    expectCollected(s, 1, 0);
  });

  test('R58 on a human token: damage first, then the freed zone is usable', () => {
    const s = flips('deployMine', ahead('2e:at'));
    expect(s).toHaveTracks('C', { hp: 7, credits: 1 });
    expect(tokensIn(s.open)).toEqual(['cm D2']);
    const t = flips('deployTurret', ahead('2e:a3'));
    expect(t).toHaveTracks('C', { hp: 4, energy: 1 });
    expect(tokensIn(t.open)).toEqual(['ct D2']);
  });
});

describe('M13.7 Purchase', () => {
  const ROW: WeaponId[] = ['rocketBattery', 'warhammer', 'crossbolt', 'gatlingGun'];
  const owning = (...advanced: WeaponId[]) =>
    robot({ weapons: ['pulsePistol', 'grenadeLauncher', ...advanced] });
  const boughtBy = (s: Scenario) =>
    s
      .seat('C')
      .weapons.slice(2)
      .map(({ id }) => id);

  test('M13.7 the first affordable card of the row from the left', () => {
    const s = flips('purchase', ARENA, {}, { row: ROW, deck: ['railgun'] });
    expect(boughtBy(s)).toEqual(['crossbolt']);
    expect(s.seat('C').weapons[2]!.purchased).toBe(true);
    expect(s).toHaveTracks('C', { energy: 2, credits: 1 });
    expect(s.open.row).toEqual(['rocketBattery', 'warhammer', 'railgun', 'gatlingGun']);
    expect(boughtBy(flips('purchase', ARENA, robot({ energy: 5 }), { row: ROW }))).toEqual(['rocketBattery']);
  });

  test('M13.7 never a basic one: with nothing affordable in the row it becomes Collect', () => {
    const s = flips('purchase', ARENA, {}, { row: ['rocketBattery', 'warhammer', null, null] });
    expect(s.open.piles.riotShield).toBe(3); // it could have paid for one
    expect(boughtBy(s)).toEqual([]);
    expectCollected(s, 0, 1);
  });

  test('M13.7 at most 4 advanced ones: a fourth is bought, a fifth is not', () => {
    const three: WeaponId[] = ['railgun', 'warhammer', 'sniperRifle'];
    const row: WeaponId[] = ['crossbolt', 'gatlingGun'];
    expect(boughtBy(flips('purchase', ARENA, owning(...three), { row }))).toEqual([...three, 'crossbolt']);
    const s = flips('purchase', ARENA, owning(...three, 'laserBlaster'), { row });
    expect(boughtBy(s)).toEqual([...three, 'laserBlaster']);
    expectCollected(s, 0, 1);
  });
});

describe('M13.7 Power up', () => {
  test.each([
    { hp: 4, energy: 5, then: { hp: 9, energy: 2 } },
    { hp: 8, energy: 5, then: { hp: 9, energy: 4 } },
    { hp: 2, energy: 2, then: { hp: 6, energy: 0 } },
  ])('M13.7 heals as much as it needs and can pay: $hp HP and $energy E', ({ hp, energy, then }) => {
    const s = flips('powerUp', ARENA, robot({ hp, energy }));
    expect(s).toHaveTracks('C', then);
    expect(s).not.toHaveSeen({ type: 'resourcesCollected' });
  });

  test.each([
    ['at full health', {}],
    ['without energy', { hp: 4, energy: 0 }],
    ['in the Mech', { status: 'mech', hp: 4 }],
  ] as const)('M13.7 %s it becomes Collect', (_, setup) => {
    const s = flips('powerUp', ARENA, robot(setup));
    expectCollected(s, 0, 1);
    expect(s).not.toHaveSeen({ type: 'healed' });
  });

  test('M13.7 after a combat there is no action, nor a Collect instead', () => {
    const s = flips('collect', ahead('2e:A').replace('2e:A  1b', '2e    1b'), { A: { hp: 1 } });
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0 });
    expect(s).not.toHaveSeen({ type: 'resourcesCollected' });
  });
});

describe('M13.8 the Mighty Mech', () => {
  const withMech = ARENA.replace('3e:M', '3e');

  test('M13.8 a robot takes the empty Mech when it enters its zone, whatever its HP, for 2 VP', () => {
    const s = flips('collect', withMech, robot({ hp: 2, robot: { facing: 'west' } }));
    expect(s).toHaveTracks('C', { status: 'mech', hp: 11, vp: 2 });
    expect(s.open.mech).toEqual({ zone: at('C3'), holder: 2 });
    expect(s).toHaveScored('C', 2, 'mech');
    expectCollected(s, 1, 1); // the action comes all the same
  });

  test('M13.8 it has no side and no side’s ability', () => {
    const s = flips('collect', withMech, robot({ energy: 9, robot: { facing: 'west' } }));
    expect(s.seat('C').side).toBeUndefined();
    expect(s).toHavePilotAt('C', 'C3'); // no Rocket Charge
    const t = solo(ARENA.replace('3e:M', '3e').replace('2e:A', '2e').replace('2c:C  1b', '2c:C  1b:A'), {
      A: { weapons: ['pulsePistol', 'energySword'] },
      C: { status: 'mech', energy: 9, weapons: ['railgun'] },
    });
    t.plays('A', 'collect', 'west').attacks('A', 'pulsePistol');
    expect(t).toHaveTracks('C', { hp: 11 - 2 - 1, energy: 9 }); // both attacks, no Force Field
  });

  test('M13.8 a robot that wins a combat in the empty Mech’s zone takes it as well', () => {
    const arena = withMech.replace('2e:A', '2e').replace('4m', '4m:A');
    const s = flips('collect', arena, { A: { hp: 1 }, C: { robot: { facing: 'west' } } });
    expect(s).toHaveTracks('C', { status: 'mech', hp: 11 });
  });

  test.each(['attacker', 'defender'])(
    'M13.8 a robot that knocks the human out of the Mech takes it, as %s',
    (role) => {
      const arena = ARENA.replace('3e:M', '3e').replace('2e:A', '2e').replace('1c    2c\n', '1c:A  2c\n');
      const A: SeatSetup = { status: 'mech', hp: 1, weapons: ['crossbolt'], energy: 0 };
      const s =
        role === 'attacker'
          ? flips('collect', arena, { A, C: { hp: 3 } })
          : solo(arena, { A, C: { hp: 3 } }, { active: 'A' }).plays('A', 'collect', 'south');
      const zone = role === 'attacker' ? 'D2' : 'D3';
      expect(s).toHaveTracks('A', { status: 'pilot' });
      s.answers('A', 'refuge', s.options('A', 'refuge')[0]!);
      expect(s).toHaveSeen({ type: 'mechTaken', seat: 2, zone: at(zone) });
      expect(s).toHaveTracks('C', { status: 'mech', hp: 11 });
      expect(s).toHaveScored('C', 2, 'mech');
    },
  );
});

describe('M13.9 equipment', () => {
  const BASICS: WeaponId[] = ['pulsePistol', 'grenadeLauncher'];
  const isBasic = (id: WeaponId) => BASICS.includes(id);

  test('M13.9 everything it owns, as far as slots go', () => {
    const s = flips('purchase', ARENA, robot({ weapons: [...BASICS, 'railgun'] }), { row: ['crossbolt'] });
    expect([...s.seat('C').equipped].sort()).toEqual([...BASICS, 'crossbolt', 'railgun'].sort());
  });

  test('M13.9 with more than 2 advanced in armor, 2 are drawn at random whenever it buys', () => {
    const weapons: WeaponId[] = [...BASICS, 'railgun', 'warhammer'];
    const pairs = SEEDS.map((seed) => {
      const s = flips('purchase', ARENA, robot({ weapons }), { row: ['crossbolt'], seed });
      const { equipped } = s.seat('C');
      expect(equipped.filter(isBasic)).toEqual(BASICS);
      const pair = equipped.filter((id) => !isBasic(id));
      expect(pair).toHaveLength(2);
      return [...pair].sort().join();
    });
    expect([...new Set(pairs)].sort()).toEqual([
      'crossbolt,railgun',
      'crossbolt,warhammer',
      'railgun,warhammer',
    ]);
  });

  const three: WeaponId[] = [...BASICS, 'railgun', 'warhammer', 'crossbolt'];

  test('M13.9 in the Mech only advanced ones, up to 4', () => {
    const arena = ARENA.replace('3e:M', '3e');
    const C: SeatSetup = { weapons: [...three, 'sniperRifle'], robot: { facing: 'west' } };
    expect([...flips('collect', arena, { C }).seat('C').equipped].sort()).toEqual([
      'crossbolt',
      'railgun',
      'sniperRifle',
      'warhammer',
    ]);
  });

  test('M13.9 leaving the Mech brings the basics back, and 2 advanced at random', () => {
    const pairs = SEEDS.map((seed) => {
      const s = flips('collect', ahead('2e:a4'), robot({ status: 'mech', hp: 1, weapons: three }), { seed });
      expect(s).toHaveTracks('C', { status: 'armor' });
      const { equipped } = s.seat('C');
      expect(equipped.filter(isBasic)).toEqual(BASICS);
      return equipped
        .filter((id) => !isBasic(id))
        .sort()
        .join();
    });
    expect([...new Set(pairs)].sort()).toEqual([
      'crossbolt,railgun',
      'crossbolt,warhammer',
      'railgun,warhammer',
    ]);
  });

  test('M13.9 what it carries is no choice of anybody: an arrangement for a robot is refused', () => {
    const s = solo(ARENA);
    const verdict = s.arranges('C', [
      { weapon: 'grenadeLauncher', stowed: false },
      { weapon: 'pulsePistol', stowed: true },
    ]);
    expect(verdict).toMatchObject({ ok: false, code: 'illegal' });
  });
});
