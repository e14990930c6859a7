import type { MechsEvent, WeaponId } from '../../../../shared/games/mechs';
import { at, tokensIn } from '../support/drawing';
import type { Scenario, SeatSetup } from '../support/scenario';
import { flips, SEEDS, solo, type SoloSetups } from '../support/solo';
import '../support/matchers';

/** The human at C2 with robot C to the east, at D2. */
const BESIDE = `
  ..    2e  1b    3c    ..
  1e    3c  2e:A  1c:C  2c
  1b:B  2e  4m    2c    1b
  3e:M  1c  2c    1e    3e
`;

const ARMED: SeatSetup = {
  status: 'armor',
  pilot: 'diamond',
  weapons: ['energySword', 'riotShield', 'crossbolt', 'warhammer'],
};

/** The human walks into robot C. */
function meet(setups: SoloSetups = {}): Scenario {
  const s = solo(BESIDE, { ...setups, A: { ...ARMED, ...setups.A } });
  return s.plays('A', 'collect', 'east');
}

/** Robot C jumps from C4 onto the human at C2, in armor: its first attack uses this weapon's power line. */
function jumpsWith(weapon: WeaponId, setups: SoloSetups = {}, seed?: string): Scenario {
  const arena = BESIDE.replace('1c:C', '1c').replace('2c    1e', '2c:C  1e');
  const weapons = [weapon, 'pulsePistol'] as WeaponId[];
  const C: SeatSetup = { weapons, energy: 6, credits: 6, ...setups.C };
  const A: SeatSetup = { ...ARMED, ...setups.A };
  return flips('doubleJump', arena, { A, C: { ...C, robot: { ...C.robot, orders: [[weapon]] } } }, { seed });
}

const attacksOf = (s: Scenario, seat = 2) =>
  s.match.events.flatMap((one) => (one.type === 'weaponUsed' && one.seat === seat ? [one] : []));

const GRENADE_FIRST: WeaponId[] = ['grenadeLauncher', 'pulsePistol'];
const PISTOL_FIRST: WeaponId[] = ['pulsePistol', 'grenadeLauncher'];

describe('M13.10 the stack of weapons', () => {
  test.each([[GRENADE_FIRST], [PISTOL_FIRST]])('M13.10 it flips its weapons from the top: %j', (order) => {
    const s = meet({ C: { robot: { orders: [order] } } });
    s.attacks('A', 'crossbolt').attacks('A', 'riotShield');
    expect(attacksOf(s).map(({ weapon }) => weapon)).toEqual(order);
  });

  test('M13.10 only what it carries is in the stack', () => {
    const C: SeatSetup = { status: 'mech', weapons: ['pulsePistol', 'railgun'] };
    const s = meet({ C: { ...C, robot: { orders: [['pulsePistol', 'railgun']] } } });
    s.attacks('A', 'energySword');
    expect(attacksOf(s)[0]!.weapon).toBe('railgun');
  });

  test('M13.10 it is shuffled anew for every combat', () => {
    const firsts = SEEDS.map((seed) => {
      const s = solo(BESIDE, { A: { ...ARMED, hp: 1 } }, { seed }); // knocked out by the first attack
      s.plays('A', 'collect', 'east').attacks('A', 'energySword');
      expect(s).toHaveSeen({ type: 'knockedOut', seat: 0 });
      return s.match.state.hidden.robots[1]!.orders[0]!.find((id) => GRENADE_FIRST.includes(id));
    });
    expect(new Set(firsts).size).toBe(2);
  });

  test('M13.10 when the stack is empty it reshuffles and goes on: it never retreats', () => {
    const s = meet({ C: { robot: { orders: [GRENADE_FIRST, GRENADE_FIRST] } } });
    s.attacks('A', 'riotShield').attacks('A', 'crossbolt').attacks('A', 'energySword');
    expect(attacksOf(s).map(({ weapon }) => weapon)).toEqual([...GRENADE_FIRST, 'grenadeLauncher']);
    s.attacks('A', 'warhammer');
    expect(attacksOf(s)).toHaveLength(4);
    expect(s).toBeAsked('A', 'refuge'); // the human has nothing left
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 0, enemy: 2 });
    expect(s).not.toHaveSeen({ type: 'pilotRetreated', seat: 2 });
  });

  test('M13.10 the shuffles of one combat differ', () => {
    const seconds = SEEDS.map((seed) => {
      const s = solo(BESIDE, { A: ARMED, C: { robot: { orders: [GRENADE_FIRST] } } }, { seed });
      s.plays('A', 'collect', 'east')
        .attacks('A', 'riotShield')
        .attacks('A', 'crossbolt')
        .attacks('A', 'energySword');
      return attacksOf(s)[2]!.weapon;
    });
    expect(new Set(seconds).size).toBe(2);
  });

  test('M13.10 as attacker it scores 1 VP and attacks first', () => {
    const s = flips('collect', BESIDE, {
      A: ARMED,
      C: { robot: { facing: 'west', orders: [GRENADE_FIRST] } },
    });
    expect(s).toBeAsked('A', 'attack');
    expect(s).toHaveTracks('A', { hp: 8 });
    expect(s).toHaveScored('C', 1 + 1, 'combat');
  });
});

describe('M13.10 lines and payments', () => {
  test('M13.10 it uses the power line whenever it counters', () => {
    const s = meet({ C: { robot: { orders: [GRENADE_FIRST] } } }).attacks('A', 'crossbolt');
    expect(attacksOf(s)).toMatchObject([{ weapon: 'grenadeLauncher', line: 'power', countered: true }]);
    expect(s).toHaveTracks('A', { hp: 9 - 3 });
  });

  test('M13.10 and the normal line when it does not', () => {
    const s = meet({ C: { robot: { orders: [GRENADE_FIRST] } } }).attacks('A', 'energySword');
    expect(attacksOf(s)).toMatchObject([{ weapon: 'grenadeLauncher', line: 'normal' }]);
    expect(s).toHaveTracks('A', { hp: 9 - 1 });
  });

  test.each([
    { weapon: 'gatlingGun', energy: 6, credits: 6 - 3, hp: 9 - 2 - 3 },
    { weapon: 'lightningCoil', energy: 6 - 3, credits: 6, hp: 9 - 2 - 3 },
  ] as const)('M13.10 optional payments: the most it can, $weapon', ({ weapon, energy, credits, hp }) => {
    const s = jumpsWith(weapon);
    expect(s).toHaveTracks('C', { energy, credits });
    expect(s).toHaveTracks('A', { hp });
  });

  test('M13.10 it pays what it has when that is less', () => {
    const s = jumpsWith('gatlingGun', { C: { weapons: ['gatlingGun'], credits: 1 } });
    expect(s).toHaveTracks('C', { credits: 0 });
    expect(s).toHaveTracks('A', { hp: 9 - 2 - 1 });
  });
});

describe('M13.10 knock-out and the other robot’s tokens', () => {
  test('M13.10 it never enters Ad Hoc mode', () => {
    const s = meet({ C: { hp: 1 } }).attacks('A', 'warhammer');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2, by: 0, cause: 'weapon' });
    expect(s).not.toHaveSeen({ type: 'adHocEntered', seat: 2 });
    expect(s).toHaveTracks('C', { adHoc: 'off' });
    expect(s).toHaveScored('A', 1, 'knockOuts');
  });

  const orderOf = (s: Scenario, ...types: MechsEvent['type'][]) =>
    s.match.events.map(({ type }) => type).filter((type) => types.includes(type));

  test.each([
    ['turret', '3c:Cbt', 'turretFired', 9 - 3],
    ['mine', '3c:Cb2', 'mineExploded', 9 - 5],
  ] as const)(
    'M13.10 the other robot’s %s damages the human before combat, never the robot',
    (_, zone, type, hp) => {
      const s = solo(BESIDE.replace('1c:C', zone), { A: ARMED, C: { robot: { orders: [GRENADE_FIRST] } } });
      s.plays('A', 'collect', 'east');
      expect(s).toBeAsked('A', 'attack');
      expect(orderOf(s, type, 'combatStarted')).toEqual([type, 'combatStarted']);
      expect(s).toHaveTracks('A', { hp });
      expect(s).toHaveTracks('C', { hp: 9 });
      expect(tokensIn(s.open)).toEqual([]);
    },
  );

  test('M13.10 a human that falls to it never started the combat; its owner scores', () => {
    const s = solo(BESIDE.replace('1c:C', '3c:Cbt'), { A: { ...ARMED, hp: 3 } }).plays(
      'A',
      'collect',
      'east',
    );
    s.answers('A', 'refuge', at('D3')); // out of the robots' way
    expect(s).not.toHaveSeen({ type: 'combatStarted' });
    expect(s).toHaveScored('B', 1, 'knockOuts');
    expect(tokensIn(s.open)).toEqual(['bt D2']);
  });

  test('M13.10 the defending robot’s own turret fires after the combat', () => {
    const s = solo(BESIDE.replace('1c:C', '3c:Cct'), { A: ARMED, C: { hp: 2 } }).plays(
      'A',
      'collect',
      'east',
    );
    s.attacks('A', 'warhammer');
    expect(orderOf(s, 'turretFired', 'combatEnded')).toEqual(['combatEnded', 'turretFired']);
    expect(s).toHaveTracks('A', { hp: 9 - 3 });
  });
});

describe('M13.11 jumps onto the human', () => {
  const facingOf = (s: Scenario) => s.seat('C').robot!.facing;

  test('M13.11 its first attack is a Power Attack', () => {
    const s = jumpsWith('grenadeLauncher');
    expect(attacksOf(s)).toMatchObject([{ line: 'power', countered: false }]);
    expect(s).toHaveTracks('A', { hp: 6 });
  });

  test('M13.11 only the first', () => {
    const orders: WeaponId[][] = [GRENADE_FIRST];
    const arena = BESIDE.replace('1c:C', '1c').replace('2c    1e', '2c:C  1e');
    const s = flips('doubleJump', arena, { A: ARMED, C: { robot: { orders } } }).attacks('A', 'crossbolt');
    expect(attacksOf(s).map(({ line }) => line)).toEqual(['power', 'normal']);
  });

  test('M13.11 if it survives that combat it faces north', () => {
    const A: SeatSetup = { status: 'pilot', hp: 1 };
    const s = jumpsWith('grenadeLauncher', { A, C: { robot: { facing: 'east' } } });
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0 });
    expect(facingOf(s)).toBe('north');
  });

  test('M13.11 also when the human has retreated', () => {
    const s = jumpsWith('grenadeLauncher', {
      A: { weapons: ['crossbolt'] },
      C: { robot: { facing: 'east' } },
    });
    s.answers('A', 'refuge', at('C1'));
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 0 });
    expect(facingOf(s)).toBe('north');
  });

  test('M13.11 after other combats it keeps its facing, as attacker', () => {
    const C: SeatSetup = { robot: { facing: 'west', orders: [GRENADE_FIRST] } };
    expect(facingOf(flips('collect', BESIDE, { A: { hp: 1 }, C }))).toBe('west');
  });

  test('M13.11 after other combats it keeps its facing, as defender', () => {
    const C: SeatSetup = { robot: { facing: 'east', cards: 'doubleJump', orders: [GRENADE_FIRST] } };
    const s = solo(BESIDE, { A: { ...ARMED, hp: 1 }, C });
    s.plays('A', 'collect', 'east').attacks('A', 'energySword');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0 });
    expect(facingOf(s)).toBe('east');
  });
});

describe('R54 a robot in the Mech without advanced weapons', () => {
  const C: SeatSetup = { status: 'mech' };

  test('R54 passes its attacks; the combat ends when the human retreats', () => {
    const s = meet({ C });
    s.attacks('A', 'crossbolt').attacks('A', 'warhammer').attacks('A', 'energySword');
    expect(s).toHaveSeen({ type: 'attackPassed', seat: 2 });
    expect(attacksOf(s)).toEqual([]);
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 0, enemy: 2 });
    expect(s).toHaveTracks('A', { hp: 9 });
    expect(s).toHaveTracks('C', { status: 'mech', hp: 11 - 1 - 2 - 1 - 0 });
  });

  test('R54 or when the human knocks it out', () => {
    const s = meet({ C: { ...C, hp: 2 } }).attacks('A', 'warhammer');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2, by: 0 });
    expect(s).toBeAsked('A', 'takeMech');
  });

  test('R54 as attacker it passes too, and the human has its attacks', () => {
    const s = flips('collect', BESIDE, { A: ARMED, C: { ...C, robot: { facing: 'west' } } });
    expect(s).toHaveSeen({ type: 'attackPassed', seat: 2 });
    expect(s).toBeAsked('A', 'attack');
    expect(s).toHaveScored('C', 1, 'combat'); // M8.1
  });
});

describe('R134 what a robot’s weapons do', () => {
  /** Robot C walks from D2 into the human at C2, with this weapon's normal line. */
  const walksWith = (weapon: WeaponId, A: SeatSetup = {}) => {
    const weapons = [weapon, 'pulsePistol'] as WeaponId[];
    const C: SeatSetup = { weapons, energy: 6, credits: 6, robot: { facing: 'west', orders: [[weapon]] } };
    return flips('collect', BESIDE, { A: { ...ARMED, ...A }, C });
  };

  test.each([
    ['normal', walksWith],
    ['power', jumpsWith],
  ] as const)('R134 Gauss Rifle, %s: it chooses nothing, and gains nothing', (line, comes) => {
    const s = comes('gaussRifle');
    expect(attacksOf(s)).toMatchObject([{ weapon: 'gaussRifle', line }]);
    expect(s).toHaveTracks('C', { energy: 6, credits: 6 });
    expect(s).not.toHaveSeen({ type: 'resourcesGained' });
  });

  test('R134 Particle Phaser’s “or” is ignored, its “and” leaves nothing to choose', () => {
    const s = walksWith('particlePhaser');
    expect(s).toHaveTracks('A', { energy: 3, credits: 3 });
    expect(s).not.toHaveSeen({ type: 'resourcesStolen' });
    const t = jumpsWith('particlePhaser');
    expect(t).toHaveTracks('A', { energy: 2, credits: 2 });
    expect(t).toHaveTracks('C', { energy: 7, credits: 7 });
  });

  test('R134 Particle Phaser’s “or” stays ignored where one answer would be left', () => {
    const s = walksWith('particlePhaser', { energy: 0 });
    expect(s).toHaveTracks('A', { credits: 3 });
  });

  test.each([
    ['normal', walksWith],
    ['power', jumpsWith],
  ] as const)('R134 EMP Mace, %s: it exhausts nothing and pays nothing', (line, comes) => {
    const s = comes('empMace');
    expect(attacksOf(s)).toMatchObject([{ weapon: 'empMace', line }]);
    expect(s).not.toHaveSeen({ type: 'weaponExhausted' });
    expect(s).toHaveTracks('C', { energy: 6, credits: 6 });
  });

  test('R134 nothing on its weapons is drawn: the same attack comes to the same with every seed', () => {
    const ends = SEEDS.map((seed) => {
      const { energy, credits, hp } = jumpsWith('gaussRifle', {}, seed).seat('C');
      return `${energy} ${credits} ${hp}`;
    });
    expect(new Set(ends).size).toBe(1);
  });

  test('R134 it declines Grenade Launcher’s option', () => {
    const arena = BESIDE.replace('1c:C', '1c:at').replace('2c    1e', '2c:C  1e');
    const s = flips('doubleJump', arena, { A: ARMED, C: { robot: { orders: [GRENADE_FIRST] } } });
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(tokensIn(s.open)).toEqual(['at D2']);
  });

  test('R134 it declines Crossbolt’s option', () => {
    // It jumps with the Pulse Pistol; after the human's melee attack Crossbolt counters.
    const arena = BESIDE.replace('1c:C', '1c').replace('2c    1e', '2c:C  1e');
    const orders: WeaponId[][] = [['pulsePistol', 'crossbolt', 'grenadeLauncher']];
    const weapons: WeaponId[] = ['pulsePistol', 'grenadeLauncher', 'crossbolt'];
    const s = flips('doubleJump', arena, { A: ARMED, C: { weapons, robot: { orders } } });
    s.attacks('A', 'warhammer');
    expect(attacksOf(s)[1]).toMatchObject({ weapon: 'crossbolt', line: 'power' });
    expect(s).not.toHaveSeen({ type: 'weaponReadied' });
    expect(s.open.combat!.attacker.exhausted).toEqual(['pulsePistol', 'crossbolt']);
  });

  test('R134 it declines Auto Turret’s option', () => {
    const s = jumpsWith('autoTurret');
    expect(attacksOf(s)).toMatchObject([{ weapon: 'autoTurret', line: 'power' }]);
    expect(s).toHaveTracks('C', { turrets: 3 });
    expect(s.open.tokens).toEqual([]);
  });

  test('R134 it moves nobody with Vorpal Spiker', () => {
    const s = jumpsWith('vorpalSpiker');
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s).toHavePilotAt('A', 'C2');
    expect(s).toHavePilotAt('C', 'C2');
  });

  test('R134 it pays the most even where that is useless', () => {
    const s = jumpsWith('sniperRifle', { A: { vp: 1 } });
    expect(s).toHaveTracks('C', { credits: 3 });
    expect(s).toHaveTracks('A', { vp: 0 });
    const t = jumpsWith('gatlingGun', { A: { hp: 1 } });
    expect(t).toHaveTracks('C', { credits: 3 });
  });
});

describe('R56 EMP Mace on a robot', () => {
  const A: SeatSetup = { energy: 9, weapons: ['empMace', 'energySword', 'crossbolt', 'riotShield'] };
  const C: SeatSetup = { robot: { orders: [GRENADE_FIRST, GRENADE_FIRST] } };

  test('R56 the human picks any equipped weapon still in its stack', () => {
    const s = meet({ A, C }).attacks('A', 'empMace');
    expect(s.options('A', 'exhaustWeapon')).toEqual(['pulsePistol', 'grenadeLauncher', null]);
    const t = meet({ A, C }).attacks('A', 'energySword').attacks('A', 'empMace'); // the grenades are used
    expect(t.options('A', 'exhaustWeapon')).toEqual(['pulsePistol', null]);
  });

  test('R56 it returns at the reshuffle', () => {
    const s = meet({ A, C }).attacks('A', 'empMace').answers('A', 'exhaustWeapon', 'grenadeLauncher');
    s.attacks('A', 'energySword').attacks('A', 'riotShield');
    expect(attacksOf(s).map(({ weapon }) => weapon)).toEqual([
      'pulsePistol', // the only one left
      'grenadeLauncher', // reshuffled
      'pulsePistol',
      'grenadeLauncher',
    ]);
  });

  test('R130 the stack is reshuffled when the robot must flip: until then EMP finds nothing in it', () => {
    const s = meet({ A, C }).attacks('A', 'energySword').attacks('A', 'crossbolt').attacks('A', 'empMace');
    expect(s).not.toHaveSeen({ type: 'weaponExhausted' });
    expect(s).toHaveTracks('A', { energy: 9 });
    expect(attacksOf(s)[2]!.weapon).toBe('grenadeLauncher');
  });
});

describe('R59 a jump onto the human and the human’s mine', () => {
  const arena = BESIDE.replace('2e:A  1c:C', '2e:Aa1  1c').replace('2c    1e', '2c:C  1e');
  const C: SeatSetup = { robot: { facing: 'east', orders: [GRENADE_FIRST] } };

  test('R59 the mine first; if it survives, combat with its Power Attack', () => {
    const s = flips('doubleJump', arena, { A: ARMED, C });
    expect(s).toHaveTracks('C', { hp: 9 - 2 - 1 });
    expect(attacksOf(s)).toMatchObject([{ line: 'power' }]);
    expect(s).toHaveTracks('A', { hp: 6 });
  });

  test('R59 if it falls there is no combat', () => {
    const s = flips('doubleJump', arena, { A: ARMED, C: { ...C, hp: 3 } });
    expect(s).not.toHaveSeen({ type: 'combatStarted' });
    expect(s).toHavePilotAt('C', 'E3');
    expect(s).toHaveScored('A', 1, 'knockOuts');
  });
});
