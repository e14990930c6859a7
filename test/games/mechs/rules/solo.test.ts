import { programCards, kindOf, zoneName } from '../../../../shared/games/mechs';
import { tokensIn } from '../support/drawing';
import { newSoloMatch, type Scenario } from '../support/scenario';
import { SEEDS, solo, type SoloSetups } from '../support/solo';
import '../support/matchers';

const ARENA = `
  ..    2e  1b:A  3c  ..
  1e    3c  2e    1c  2c
  1b:B  2e  4m    2c  1b:C
  3e    1c  2c    1e  3e
`;

/** Fallbacks until the phase of that round. */
function playTo(s: Scenario, round: number, phase = 'program'): Scenario {
  for (let i = 0; s.open.round !== round || s.open.phase !== phase; i++) {
    if (i > 500) throw new Error(`Round ${round} does not come.`);
    s.everyoneFallsBack();
  }
  return s;
}

const pilesOf = (s: Scenario, seat: number) =>
  s.match.state.hidden.robots.find((robot) => robot.seat === seat)!;

describe('M13.1 the table', () => {
  test('M13.1 the 3-player arena, the human on the north base, the robots on the other two', () => {
    const s = playTo(newSoloMatch(), 1);
    expect(s.open.zones.filter((zone) => zone !== null)).toHaveLength(18);
    expect(s.open.seats.map(({ base }) => zoneName(base!))).toEqual(['C1', 'A3', 'E3']);
    expect(s.open.seats.map(({ zone }) => zoneName(zone!))).toEqual(['C1', 'A3', 'E3']);
  });

  test('M13.1 nobody but the human is ever asked', () => {
    const s = newSoloMatch();
    const asked = new Set<number>();
    while (!s.match.isOver) {
      s.match.waitingFor().forEach((seat) => asked.add(seat));
      s.everyoneFallsBack();
    }
    expect([...asked]).toEqual([0]);
  });

  test('M13.1 human, left robot, right robot: each turn, in every round', () => {
    const s = playTo(newSoloMatch(), 6, 'over');
    const turns = s.match.events.flatMap((event) => (event.type === 'turnStarted' ? [event.seat] : []));
    expect(turns).toEqual(Array.from({ length: 6 * 4 }, () => [0, 1, 2]).flat());
  });
});

describe('M13.2 the robots at the start', () => {
  const start = playTo(newSoloMatch(), 1);

  test.each(['B', 'C'] as const)(
    'M13.2 robot %s: no pilot card, Power Armor, 9 HP, 3 E, 3 C, north',
    (seat) => {
      expect(start).toHaveTracks(seat, {
        status: 'armor',
        hp: 9,
        energy: 3,
        credits: 3,
        vp: 0,
        adHoc: 'off',
      });
      expect(start.seat(seat).pilot).toBeUndefined();
      expect(start.seat(seat).robot).toEqual({ facing: 'north', stack: 8 });
    },
  );

  test('M13.2 left: Pulse Pistol and Energy Sword; right: Pulse Pistol and Grenade Launcher', () => {
    expect(start.seat('B').equipped).toEqual(['pulsePistol', 'energySword']);
    expect(start.seat('C').equipped).toEqual(['pulsePistol', 'grenadeLauncher']);
  });

  test('M13.2 a random mine on each base', () => {
    expect(tokensIn(start.open)).toEqual(['am C1', 'bm A3', 'cm E3']);
    for (const seat of ['B', 'C'] as const) {
      const numbers = SEEDS.map((seed) => Object.values(playTo(newSoloMatch(seed), 1).secret(seat).placed));
      expect([...new Set(numbers.flat())].sort()).toEqual([1, 2, 3, 4]);
    }
  });

  test('M13.2 the 8 program cards are a shuffled stack', () => {
    const all = programCards('collect').map(kindOf).sort();
    const tops = SEEDS.map((seed) => {
      const { stack } = pilesOf(playTo(newSoloMatch(seed), 1), 1);
      expect([...stack].sort()).toEqual(all);
      return stack[stack.length - 1];
    });
    expect(new Set(tops).size).toBeGreaterThan(3);
  });

  test('M13.2 reshuffled whole after every round', () => {
    const all = programCards('collect').map(kindOf).sort();
    const s = playTo(newSoloMatch(), 1);
    const seen = new Set<string>();
    for (const round of [1, 2, 3, 4, 5, 6]) {
      playTo(s, round);
      for (const seat of [1, 2]) {
        const { stack, played } = pilesOf(s, seat);
        expect([...stack].sort()).toEqual(all);
        expect(played).toEqual([]);
        expect(s.open.seats[seat]!.robot!.stack).toBe(8);
        seen.add(stack.join());
      }
    }
    expect(seen.size).toBe(12); // another order each time
  });

  test('M13.2 within a round the cards that were flipped stay out', () => {
    const s = playTo(newSoloMatch(), 1);
    s.news();
    while (s.open.round === 1) s.everyoneFallsBack();
    const flipped = s.news().flatMap((one) => (one.type === 'robotFlipped' && one.seat === 1 ? [one] : []));
    expect(flipped.map(({ stack }) => stack)).toEqual(flipped.map((_, i) => 7 - i));
    const withoutOneCollect = flipped.map(({ card }) => card);
    if (withoutOneCollect.includes('collect'))
      withoutOneCollect.splice(withoutOneCollect.indexOf('collect'), 1);
    expect(new Set(withoutOneCollect).size).toBe(withoutOneCollect.length);
  });
});

describe('R62, R63 the robots’ weapons', () => {
  const afterWeapon = (weapon: 'pulsePistol' | 'riotShield') => {
    const s = newSoloMatch();
    while (s.asked('A') !== 'firstWeapon') s.everyoneFallsBack();
    return s.answers('A', 'firstWeapon', weapon);
  };

  test('R62 basic piles are as for three players, the robots’ weapons counted as kept', () => {
    expect(afterWeapon('pulsePistol').open.piles).toEqual({
      energySword: 2,
      pulsePistol: 0,
      grenadeLauncher: 2,
      riotShield: 3,
    });
    expect(afterWeapon('riotShield').open.piles).toMatchObject({ pulsePistol: 1, riotShield: 2 });
  });

  test('R62 they are not purchased', () => {
    const s = afterWeapon('pulsePistol');
    expect([...s.seat('B').weapons, ...s.seat('C').weapons].map(({ purchased }) => purchased)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('R63 the left robot is the one with the Energy Sword', () => {
    const s = afterWeapon('riotShield');
    const armed = s.open.seats.findIndex(({ weapons }) => weapons.some(({ id }) => id === 'energySword'));
    expect([armed, zoneName(s.open.seats[armed]!.base!)]).toEqual([1, 'A3']);
  });

  test('R63 a human knocked out of the Mech is a Pilot at full HP', () => {
    const s = solo(
      `
        ..    2e  1b    3c    ..
        1e    3c  2e    1c    2c
        1b:B  2e  4m:A  2c:C  1b
        3e    1c  2c    1e    3e
      `,
      { A: { status: 'mech', hp: 1, weapons: ['warhammer', 'crossbolt'] } },
    );
    s.plays('A', 'collect', 'east').attacks('A', 'warhammer');
    expect(s).toHaveTracks('A', { status: 'pilot', hp: 6 });
  });
});

describe('M13.13 the end', () => {
  const KEPT = { weapons: ['pulsePistol'], kept: 'pulsePistol' } as const;

  /** All stand on bases, which are worth 1 each. */
  function ends(vp: readonly [number, number, number], setups: SoloSetups = {}) {
    const A = { weapons: [...KEPT.weapons], kept: KEPT.kept, vp: vp[0], ...setups.A };
    const B = { vp: vp[1], ...setups.B };
    const C = { vp: vp[2], ...setups.C };
    return solo(ARENA, { A, B, C }, { phase: 'roundEnd', round: 6, turn: 4 });
  }
  const winnersOf = (s: Scenario) => s.match.outcome!.winners;
  const placesOf = (s: Scenario) => s.match.outcome!.seats.map(({ place }) => place);

  test('M13.13 the human wins with the single highest score', () => {
    const s = ends([12, 11, 3]);
    expect(winnersOf(s)).toEqual([0]);
    expect(placesOf(s)).toEqual([1, 2, 3]);
  });

  test('M13.13 a robot ahead of the human wins', () => {
    expect(winnersOf(ends([12, 3, 13]))).toEqual([2]);
  });

  test('M13.13, R133 a tie with a robot is no win for the human: the robot stands first', () => {
    const s = ends([12, 12, 3]);
    expect(winnersOf(s)).toEqual([1]);
    expect(placesOf(s)).toEqual([2, 1, 3]);
  });

  test('R62 there is no tie-break: neither the Mech nor weapons help', () => {
    const s = ends([8, 12, 3], {
      A: { status: 'mech', weapons: ['pulsePistol', 'energySword', 'riotShield'], kept: 'pulsePistol' },
    }); // 3 for the Mech, 2 for the weapons: one more than 12 + 1
    expect(winnersOf(s)).toEqual([0]);
    const t = ends([7, 12, 3], {
      A: { status: 'mech', weapons: ['pulsePistol', 'energySword', 'riotShield'], kept: 'pulsePistol' },
    });
    expect(t.open.seats.map(({ vp }) => vp)).toEqual([13, 13, 4]);
    expect(winnersOf(t)).toEqual([1]);
    expect(placesOf(t)).toEqual([2, 1, 3]);
  });

  test('R133 two robots level at the top share the win and the place', () => {
    const s = ends([5, 12, 12], { B: { weapons: ['pulsePistol'] } });
    expect(winnersOf(s)).toEqual([1, 2]);
    expect(placesOf(s)).toEqual([3, 1, 1]);
  });

  test('M13.13 robots score as players do: zones, tokens, the Mech, and weapons they purchased', () => {
    const s = solo(
      `
        ..       2e  1b:A  3c     ..
        1e       3c  2e    1c:c2  2c
        1b:B     2e  4m    2c     1b
        3e:bt    1c  2c    1e     3e:C
      `,
      {
        A: { weapons: ['pulsePistol'], kept: 'pulsePistol' },
        C: { status: 'mech', weapons: ['pulsePistol', 'grenadeLauncher', 'warhammer'] },
      },
      { phase: 'roundEnd', round: 6, turn: 4 },
    );
    expect(s).toHaveScored('B', 1, 'zones');
    expect(s).toHaveScored('B', 6, 'turrets');
    expect(s).toHaveScored('C', 3, 'zones');
    expect(s).toHaveScored('C', 1, 'mines');
    expect(s).toHaveScored('C', 3, 'mech');
    expect(s).toHaveScored('C', 3, 'weapons'); // Warhammer alone
  });
});
