import { at } from '../support/drawing';
import { scenario } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
const ALL_MINES_OUT = `
  1e    2c:a3  3e:a4  1c     2e
  1b:A  2e     4m     1c:a1  1b:B
  2c    1e     2e     3c     1e:a2
`;
const ALL_TURRETS_OUT = `
  1e    2c:at  3e:at  1c     2e
  1b:A  2e     4m     1c:at  1b:B
  2c    1e     2e     3c     1e
`;

describe('M5.3 Deploy', () => {
  test('M5.3 a mine costs the zone’s value in credits; its number is the owner’s secret', () => {
    const s = scenario(ARENA).plays('A', 'deployMine', 'east');
    expect(s.options('A', 'deployMine')).toEqual([...[1, 2, 3, 4].map((number) => ({ number })), null]);
    s.answers('A', 'deployMine', { number: 4 });
    expect(s).toHaveTracks('A', { credits: 1, energy: 3, mines: 3 });
    expect(s.open.tokens).toEqual([{ id: 1, kind: 'mine', seat: 0, zone: at('B3') }]);
    expect(s.match.view(0).own).toMatchObject({ supply: [1, 2, 3], placed: { 1: 4 } });
    expect(s.match.view('spectator')).not.toHaveProperty('own');
  });

  test('M5.3 what others see does not depend on the mine’s number', () => {
    const seen = (number: number) => {
      const s = scenario(ARENA).plays('A', 'deployMine', 'east').answers('A', 'deployMine', { number });
      return [s.match.view(1), s.match.view('spectator'), s.match.events];
    };
    expect(seen(1)).toEqual(seen(4));
  });

  test('M5.3 a turret costs the zone’s value in energy', () => {
    const s = scenario(ARENA).plays('A', 'deployTurret', 'east');
    expect(s.options('A', 'deployTurret')).toEqual([{}, null]);
    s.answers('A', 'deployTurret', {});
    expect(s).toHaveTracks('A', { energy: 1, credits: 3, turrets: 2 });
    expect(s.open.tokens).toEqual([{ id: 1, kind: 'turret', seat: 0, zone: at('B3') }]);
  });

  test('M5.3 R53 below the price nothing is offered', () => {
    const setup = { A: { energy: 1, credits: 1 } };
    expect(scenario(ARENA, setup).plays('A', 'deployMine', 'east')).toBeAsked('B', 'adHocCard');
    expect(scenario(ARENA, setup).plays('A', 'deployTurret', 'east')).toBeAsked('B', 'adHocCard');
    expect(scenario(ARENA, setup).plays('A', 'deployTurret', 'west')).toBeAsked('A', 'deployTurret');
  });

  test('M5.3 the fallback takes the strongest mine from supply, or moves one here from the poorest zone', () => {
    const fallbackOf = (arena: string, card: 'deployMine' | 'deployTurret') => {
      const s = scenario(arena, { A: { energy: 9, credits: 9 } }).plays('A', card, 'east');
      expect(s).toBeAsked('A', card);
      return s.match.decision(0)!.fallback;
    };
    expect(fallbackOf(ARENA, 'deployMine')).toEqual({ number: 4 });
    expect(fallbackOf(ARENA, 'deployTurret')).toEqual({});
    expect(fallbackOf(ALL_MINES_OUT, 'deployMine')).toEqual({ from: at('D3') });
    expect(fallbackOf(ALL_TURRETS_OUT, 'deployTurret')).toEqual({ from: at('D3') });
    const rich = ALL_TURRETS_OUT.replace('1c:at', '3c:at');
    expect(fallbackOf(rich, 'deployTurret')).toBeNull(); // no turret stands in a poorer zone
  });

  test('M5.3 with all four mines out, one of them moves here for the same price', () => {
    const s = scenario(ALL_MINES_OUT, { A: { credits: 2 } }).plays('A', 'deployMine', 'east');
    expect(s.options('A', 'deployMine')).toEqual([
      ...['B2', 'C2', 'D3', 'E4'].map((zone) => ({ from: at(zone) })),
      null,
    ]);
    s.answers('A', 'deployMine', { from: at('C2') });
    expect(s).toHaveTracks('A', { credits: 0, mines: 0 });
    expect(s.open.tokens.map((token) => token.zone)).toEqual([at('B2'), at('B3'), at('D3'), at('E4')]);
    expect(Object.values(s.secret('A').placed).sort()).toEqual([1, 2, 3, 4]);
  });

  test('M5.3 with all three turrets out, one of them moves here for the same price', () => {
    const s = scenario(ALL_TURRETS_OUT, { A: { energy: 2 } }).plays('A', 'deployTurret', 'east');
    s.answers('A', 'deployTurret', { from: at('B2') });
    expect(s).toHaveTracks('A', { energy: 0, turrets: 0 });
    expect(s.open.tokens.map((token) => token.zone)).toEqual([at('B3'), at('C2'), at('D3')]);
  });

  test('M5.3 while one is in supply none may be moved', () => {
    const s = scenario(`
      1e    2c:at  3e:at  1c     2e
      1b:A  2e     4m     1c     1b:B
      2c    1e     2e     3c     1e
    `).plays('A', 'deployTurret', 'east');
    expect(s.options('A', 'deployTurret')).toEqual([{}, null]);
  });

  test('M5.3 not under the empty Mech', () => {
    const rich = { A: { pilot: 'tank', energy: 9, credits: 9 } } as const;
    for (const card of ['deployMine', 'deployTurret'] as const) {
      const s = scenario(
        `
        1e    2c    3e    1c    2e
        1b    2e:A  4m:M  1c    1b:B
        2c    1e    2e    3c    1e
        `,
        rich,
      ).plays('A', card, 'east');
      expect(s).toHavePilotAt('A', 'C3');
      expect(s).toBeAsked('B', 'adHocCard');
    }
  });

  test('M5.3 the pilot of the Mech may deploy where it stands', () => {
    const s = scenario(ARENA, { A: { status: 'mech', side: 'sparta', credits: 2 } }).plays(
      'A',
      'deployMine',
      'east',
    );
    s.answers('A', 'deployMine', { number: 2 });
    expect(s.open.tokens).toEqual([{ id: 1, kind: 'mine', seat: 0, zone: at('B3') }]);
  });

  test('R14 moving your own token is not destroying it: Wasp does not react', () => {
    const s = scenario(ALL_TURRETS_OUT, { A: { pilot: 'wasp', energy: 9 } }).plays(
      'A',
      'deployTurret',
      'east',
    );
    s.answers('A', 'deployTurret', { from: at('B2') });
    expect(s).toBeAsked('B', 'adHocCard');
    expect(s.match.events.some((event) => event.type === 'tokenRemoved')).toBe(false);
    expect(s).toHaveSeen({ type: 'tokenMoved', seat: 0, from: at('B2'), to: at('B3'), energy: 2 });
  });

  test.each(['a3', 'at'])('R15 a pilot that leaves keeps its token %s in the zone', (token) => {
    const s = scenario(`
      1e    2c        3e    1c    2e
      1b    2e:A${token}  4m    1c    1b:B
      2c    1e        2e    3c    1e
    `);
    s.plays('A', 'doubleJump', 'east');
    expect(s).toHavePilotAt('A', 'D3');
    expect(s.open.tokens).toMatchObject([{ seat: 0, zone: at('B3') }]);
    expect(s).toHaveTracks('A', token === 'at' ? { turrets: 2 } : { mines: 3 });
  });
});
