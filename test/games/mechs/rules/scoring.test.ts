import {
  scenario,
  type Scenario,
  type PositionOptions,
  type SeatLetter,
  type SeatSetup,
} from '../support/scenario';
import '../support/matchers';

type Setups = Partial<Record<SeatLetter, SeatSetup>>;

/** The end of a round: scoring, and after round 6 the end of the match. */
const endOf = (
  round: number,
  drawing: string,
  setups: Setups = {},
  options: PositionOptions = {},
): Scenario => scenario(drawing, setups, { phase: 'roundEnd', turn: 4, round, ...options });

const ARENA = `
  1e:a1  2c:at  3e    1c    2e:b2
  1b     2e:A   4m    1c    1b:B
  2c     1e     2e    3c:at  1e
`;
const EVEN = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
/** Nobody owns anything, so that a tie is a tie. */
const BARE = { A: { weapons: [] }, B: { weapons: [] } } satisfies Setups;

describe('M12 scoring', () => {
  test('M12.1 mines score their zone, turrets double, the pilot its zone', () => {
    const s = endOf(2, ARENA);
    expect(s).toHaveScored('A', 1, 'mines');
    expect(s).toHaveScored('A', 2 * (2 + 3), 'turrets');
    expect(s).toHaveScored('A', 2, 'zones');
    expect(s).toHaveScored('A', 0, 'mech');
    expect(s).toHaveTracks('A', { vp: 13 });
    expect(s).toHaveTracks('B', { vp: 2 + 1 });
  });

  test('M12.1 the pilot scores in addition to a token in the same zone', () => {
    const s = endOf(
      2,
      `
      1e    2c    3e    1c    2e
      1b    2e    4m    1c    1b:B
      2c    1e    2e    3c:Aat  1e
      `,
    );
    expect(s).toHaveScored('A', 3, 'zones');
    expect(s).toHaveScored('A', 6, 'turrets');
  });

  test('M12.1 holding the Mighty Mech scores 3', () => {
    const s = endOf(4, EVEN, { A: { status: 'mech', side: 'troy' } });
    expect(s).toHaveScored('A', 3, 'mech');
    expect(s).toHaveScored('A', 1, 'zones');
    expect(s).toHaveScored('B', 0, 'mech');
  });

  test.each([1, 3, 5])('M12.1 nothing scores after round %i', (round) => {
    const s = endOf(round, ARENA);
    expect(s).toHaveTracks('A', { vp: 0 });
    expect(s.match.events.some((event) => event.type === 'roundScored')).toBe(false);
    expect(s.open.round).toBe(round + 1);
  });

  test('M12.2 after round 6 every purchased weapon scores what is printed on it', () => {
    const s = endOf(6, EVEN, { A: { weapons: ['energySword', 'warhammer', 'railgun'] }, B: { weapons: [] } });
    expect(s).toHaveScored('A', 1 + 3 + 4, 'weapons');
    expect(s).toHaveTracks('A', { vp: 9 });
  });

  test.each([2, 4])('M12.2 weapons score nothing after round %i', (round) => {
    expect(endOf(round, EVEN, { A: { weapons: ['railgun'] } })).toHaveScored('A', 0, 'weapons');
  });

  test('R9 the starting weapon was not purchased and scores nothing', () => {
    const s = endOf(6, EVEN, { A: { weapons: ['energySword', 'warhammer'], kept: 'energySword' } });
    expect(s).toHaveScored('A', 3, 'weapons');
  });

  test('M12.3 most points win', () => {
    const s = endOf(6, EVEN, { A: { weapons: [], vp: 4 }, B: { weapons: [], vp: 5 } });
    expect(s.match.outcome!.winners).toEqual([1]);
    expect(s.match.outcome!.seats.map((seat) => seat.place)).toEqual([2, 1]);
    expect(s).toHaveSeen({ type: 'matchEnded', winners: [1], totals: [5, 6] });
  });

  test('M12.3 a tie goes to the one holding the Mighty Mech, before the number of weapons', () => {
    const s = endOf(6, EVEN, {
      A: { status: 'mech', side: 'troy', weapons: [], vp: 0 },
      B: { weapons: ['warhammer'], vp: 0 },
    });
    expect(s.open.seats.map((seat) => seat.vp)).toEqual([4, 4]);
    expect(s.match.outcome!.winners).toEqual([0]);
  });

  test('M12.3 R9 else to the one with most weapons, the starting one counted', () => {
    const s = endOf(6, EVEN, {
      A: { weapons: ['energySword'], kept: 'energySword' },
      B: { weapons: [] },
    });
    expect(s.open.seats.map((seat) => seat.vp)).toEqual([1, 1]);
    expect(s.match.outcome!.winners).toEqual([0]);
  });

  test('M12.3 else the victory is shared', () => {
    const { outcome } = endOf(6, EVEN, BARE).match;
    expect(outcome!.winners).toEqual([0, 1]);
    expect(outcome!.seats.map((seat) => seat.place)).toEqual([1, 1]);
  });

  test('M12.3 places after a shared one are skipped', () => {
    const s = endOf(
      6,
      `
      ..    2c  1b:B  1c  ..
      1e    2c  3e    1c  2e
      1b:A  2e  4m    1c  1b:C
      2c    1e  2e    3c  1e
      `,
      { A: { weapons: [] }, B: { weapons: [], vp: 2 }, C: { weapons: [], vp: 2 } },
    );
    expect(s.match.outcome!.winners).toEqual([1, 2]);
    expect(s.match.outcome!.seats.map((seat) => seat.place)).toEqual([3, 1, 1]);
  });

  test('M12 the match is over: no outcome before, nothing is taken after', () => {
    expect(endOf(5, EVEN).match.outcome).toBeUndefined();
    const { match } = endOf(6, EVEN);
    expect(match.isOver).toBe(true);
    expect(match.submit({ type: 'arrange', seat: 0, arrangement: [] })).toEqual({ ok: false, code: 'over' });
  });

  test('M12 the outcome has the score by source, for the whole match and for each round', () => {
    const s = endOf(6, ARENA, {
      A: { weapons: ['warhammer'] },
      B: { status: 'mech', side: 'troy', weapons: [] },
    });
    const [a, b] = s.match.outcome!.seats;
    const none = { combat: 0, knockOuts: 0, zones: 0, turrets: 0, mines: 0, mech: 0, weapons: 0 };
    expect(a!.total).toEqual({ ...none, zones: 2, turrets: 10, mines: 1, weapons: 3 });
    expect(b!.total).toEqual({ ...none, zones: 1, mines: 2, mech: 3 });
    expect(a!.rounds).toHaveLength(6);
    expect(a!.rounds[5]).toEqual(a!.total);
    expect(a!.rounds[4]).toEqual(none);
    expect([a!.points, b!.points]).toEqual([16, 6]);
  });

  test('M12 combat and knock-outs have sources of their own', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e:B  4m    1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { weapons: ['energySword'] }, B: { hp: 1 } },
      { round: 3 },
    ).plays('A', 'collect', 'east');
    expect(s).toHaveScored('A', 2, 'combat'); // attacking, and 1 HP off
    expect(s).toHaveScored('A', 1, 'knockOuts');
    expect(s.seat('A').scores[2]).toMatchObject({ combat: 2, knockOuts: 1 });
    expect(s).toHaveTracks('A', { vp: 3 });
  });
});
