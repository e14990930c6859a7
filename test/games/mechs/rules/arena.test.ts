import { adjacentZones, isHostile, zoneName, type Open, type Zone } from '../../../../shared/games/mechs';
import { at } from '../support/drawing';
import { dealtMatch, scenario } from '../support/scenario';
import '../support/matchers';

/** The arena as the rules draw it: R resource, B base, M Mech zone. */
function shapeOf({ zones }: Open): string[] {
  const letter = (zone: Zone | null) => (zone ? zone.kind[0]!.toUpperCase() : '.');
  const rows = [0, 5, 10, 15, 20].map((first) =>
    zones
      .slice(first, first + 5)
      .map(letter)
      .join(' '),
  );
  return rows.filter((row) => /[A-Z]/.test(row));
}

const RESOURCE_CARDS = '1e1e1c1c 2e2e2e2c2c2c 3e3e3c3c 4e4c'.match(/\d\w/g)!.sort();

function resourceCards({ zones }: Open): string[] {
  return zones
    .filter((zone) => zone?.kind === 'resource')
    .map((zone) => `${zone!.value}${zone!.gives.map((resource) => resource[0]).join('')}`)
    .sort();
}

describe('M1 arena', () => {
  test('M1.1 M1.2 four seats: 21 zones without the corners, bases in all edge middles', () => {
    expect(shapeOf(dealtMatch(4).open)).toEqual([
      '. R B R .', //
      'R R R R R',
      'B R M R B',
      'R R R R R',
      '. R B R .',
    ]);
  });

  test('M1.1 M1.2 three seats: 18 zones, the south row is missing', () => {
    expect(shapeOf(dealtMatch(3).open)).toEqual([
      '. R B R .', //
      'R R R R R',
      'B R M R B',
      'R R R R R',
    ]);
  });

  test('M1.1 M1.2 two seats: 15 zones, the north and south rows are missing', () => {
    const { open } = dealtMatch(2);
    expect(shapeOf(open)).toEqual([
      'R R R R R', //
      'B R M R B',
      'R R R R R',
    ]);
    expect(open.zones.findIndex((zone) => zone !== null)).toBe(at('A2'));
  });

  test('M1.2 four seats use all 16 resource cards', () => {
    expect(resourceCards(dealtMatch(4).open)).toEqual(RESOURCE_CARDS);
  });

  test.each([
    [3, 14],
    [2, 12],
  ] as const)('M1.2 %i seats use %i of the 16 resource cards', (seats, used) => {
    const left = [...RESOURCE_CARDS];
    for (const card of resourceCards(dealtMatch(seats).open)) left.splice(left.indexOf(card), 1);
    expect(left).toHaveLength(16 - used);
  });

  test('M1.2 the cards are dealt at random, and the ones left out are nowhere in the state', () => {
    const [one, other] = ['a', 'b'].map((digit) => dealtMatch(2, digit.repeat(64)));
    expect(one!.open.zones).not.toEqual(other!.open.zones);
    expect(one!.open.zones.filter((zone) => zone !== null)).toHaveLength(15);
    const { deck, ...rest } = one!.match.state.hidden; // of weapons
    expect(deck).toHaveLength(16);
    expect(rest).toEqual({ robots: [] });
  });

  test('M1.2 bases and the Mech zone give both resources', () => {
    const { zones } = dealtMatch(2).open;
    expect(zones[at('A3')]).toEqual({ kind: 'base', value: 1, gives: ['energy', 'credits'] });
    expect(zones[at('C3')]).toEqual({ kind: 'mech', value: 4, gives: ['energy', 'credits'] });
  });

  test('M1.3 adjacent is orthogonally adjacent, inside the arena', () => {
    const { open } = dealtMatch(4);
    const next = (zone: string) => adjacentZones(open, at(zone)).map(zoneName).sort();
    expect(next('C3')).toEqual(['B3', 'C2', 'C4', 'D3']);
    expect(next('A2')).toEqual(['A3', 'B2']); // A1 is a missing corner
    expect(next('C1')).toEqual(['B1', 'C2', 'D1']);
  });

  test('M1.3 distance counts orthogonal steps: a diagonal zone is two away', () => {
    const s = scenario(
      `
      1e     2c:bt  3e    1c  2e
      1b:B   2e:A   4m:bt 1c  1b
      2c     1e:bt  2e    3c  1e
      `,
      { A: { weapons: [] }, B: { base: at('A3'), weapons: ['pulsePistol'] } },
    );
    s.plays('A', 'collect', 'west'); // A has no weapon and retreats from A3
    expect(s).toOfferZones('A', 'refuge', 'A2', 'A4', 'B3');
  });

  test('M1.4 a zone is hostile while it holds an enemy pilot, mine or turret, never for what is your own', () => {
    const { open } = scenario(`
      1e:b1  2c:bt  3e:a1  1c:at  2e
      1b:A   2e     4m     1c     1b:B
      2c     1e     2e     3c     1e
    `);
    const hostileTo = (seat: number) =>
      ['A2', 'B2', 'C2', 'D2', 'E2', 'A3', 'E3', 'C3'].filter((zone) => isHostile(open, at(zone), seat));
    expect(hostileTo(0)).toEqual(['A2', 'B2', 'E3']);
    expect(hostileTo(1)).toEqual(['C2', 'D2', 'A3']);
  });

  test('M1.5 a seat controls the zones of its pilot, its mines and its turrets', () => {
    const s = scenario(`
      1e:b1  2c:a2  3e     1c:at  2e
      1b:A   2e     4m     1c     1b:B
      2c     1e     2e     3c     1e
    `);
    s.plays('A', 'collect', 'east').answers('A', 'collect', true); // B3 energy, B2 and D2 credits
    expect(s).toHaveSeen({ type: 'resourcesCollected', seat: 0, energy: 1, credits: 2 });
  });

  test.each(['a2', 'at', 'b2', 'bt'])(
    'M1.6 a zone with %s takes neither another mine nor a turret',
    (token) => {
      for (const card of ['deployMine', 'deployTurret'] as const) {
        // A stays at the wall, so that a token of B's neither hits nor leaves.
        const s = scenario(`
          1e     2c        3e  1c  2e
          1b     1e        4m  1c  1b:B
          1c:A${token}  1e  2e  3c  1e
        `);
        s.plays('A', card, 'west');
        expect(s).toHavePilotAt('A', 'A4');
        expect(s.asked('A')).toBeUndefined();
        expect(s).toBeAsked('B', 'adHocCard');
      }
    },
  );
});
