import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

/** A walks into B3, which is worth 2. Kitty without energy: nobody's ability interferes. */
const intoB3 = (inside: string, A: SeatSetup = {}, B: SeatSetup = {}) =>
  scenario(
    `
    1e    2c    3e    1c    2e
    1b:A  2e:${inside}  4m    1c    1b${inside.includes('B') ? '' : ':B'}
    2c    1e    2e    3c    1e
    `,
    { A: { pilot: 'kitty', energy: 0, status: 'armor', ...A }, B },
  ).plays('A', 'collect', 'east');

describe('M7 mines and turrets', () => {
  test.each([1, 2, 3, 4])(
    'M7.1 mine %i in a zone worth 2 deals 2 more, reveals its number and returns',
    (number) => {
      const s = intoB3(`b${number}`);
      expect(s).toHaveTracks('A', { hp: 9 - 2 - number });
      expect(s).toHaveSeen({
        type: 'mineExploded',
        seat: 0,
        owner: 1,
        zone: at('B3'),
        number,
        damage: 2 + number,
      });
      expect(s.open.tokens).toEqual([]);
      expect(s).toHaveTracks('B', { mines: 4, vp: 0 });
      expect(s.secret('B').supply).toEqual([1, 2, 3, 4]);
    },
  );

  test('M7.1 a mine that knocks the enemy out scores 1 for its owner, and returns all the same', () => {
    const s = intoB3('b1', { hp: 3 });
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0, by: 1, cause: 'mine' });
    expect(s).toHaveScored('B', 1, 'knockOuts');
    expect(s.open.tokens).toEqual([]);
    expect(s).toHaveTracks('B', { mines: 4, vp: 1 });
  });

  test('M7.2 a turret deals the zone’s value; if the enemy survives it returns to supply', () => {
    const s = intoB3('bt', { hp: 3 });
    expect(s).toHaveTracks('A', { hp: 1 });
    expect(s.open.tokens).toEqual([]);
    expect(s).toHaveTracks('B', { turrets: 3, vp: 0 });
  });

  test('M7.2 a turret that knocks the enemy out stays and scores 1 for its owner', () => {
    const s = intoB3('bt', { hp: 2 });
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0, by: 1, cause: 'turret' });
    expect(s.open.tokens).toMatchObject([{ kind: 'turret', seat: 1, zone: at('B3') }]);
    expect(s).toHaveScored('B', 1, 'knockOuts');
    expect(s).toHaveTracks('B', { turrets: 2 });
  });

  test('M7.3 with a pilot and a mine: the mine first, on the one entering', () => {
    const s = intoB3('Bb1', { weapons: ['pulsePistol', 'energySword'] });
    expect(s).toHaveTracks('A', { hp: 6 });
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toBeAsked('A', 'attack');
  });

  test('M7.3 with a pilot and a turret: combat first, then the turret on the one who entered', () => {
    const s = intoB3('Bbt', {}, { weapons: [] });
    expect(s).toBeAsked('B', 'refuge');
    expect(s).toHaveTracks('A', { hp: 9 });
    s.everyoneFallsBack();
    expect(s).toHaveTracks('A', { hp: 7 });
    expect(s.open.tokens).toEqual([]);
  });

  test('M7.3 the turret does not fire if the one who entered had to leave', () => {
    const s = intoB3('Bbt', { weapons: [] });
    s.everyoneFallsBack();
    expect(s).toHaveTracks('A', { hp: 9 });
    expect(s.open.tokens).toHaveLength(1);
  });

  test('M7.3 nor if it is the attacker’s own', () => {
    const s = intoB3('Bat', {}, { weapons: [] });
    s.everyoneFallsBack();
    expect(s).toHavePilotAt('A', 'B3');
    expect(s).toHaveTracks('A', { hp: 9 });
    expect(s.open.tokens).toHaveLength(1);
  });

  test('M7.4 damage from mines and turrets scores nothing by itself', () => {
    for (const token of ['b4', 'bt']) {
      const s = intoB3(token);
      expect(s).toHaveTracks('B', { vp: 0 });
      expect(s.match.events.some((event) => event.type === 'scored')).toBe(false);
    }
  });

  test('R13 the number shown stays in the log, but the mine in supply is face-down again', () => {
    const s = intoB3('b3');
    expect(s).toHaveSeen({ type: 'mineExploded', number: 3 });
    expect(JSON.stringify(s.match.view(0).open)).not.toContain('number');
    expect(s.match.view(0).own!.placed).toEqual({});
    expect(s.match.view(1).own!.supply).toContain(3);
  });

  test('R13 a mine deployed again gets a new id, whichever mine it is', () => {
    const redeployed = (number: number) => {
      const s = scenario(
        `
        1e    2c    3e    1c    2e
        1b:A  1e:b3  4m    1c    1b:B
        2c    1e    2e    3c    1e
        `,
        { A: { pilot: 'kitty', energy: 0 } },
      );
      s.plays('A', 'powerUp', 'east').plays('B', 'deployMine', 'east').answers('B', 'deployMine', { number });
      return s;
    };
    const [same, other] = [redeployed(3), redeployed(1)];
    expect(same.open.tokens).toMatchObject([{ id: 2, seat: 1, zone: at('E3') }]);
    expect(same.match.view(0)).toEqual(other.match.view(0));
    expect(same.match.events).toEqual(other.match.events);
  });

  test('R13 the two Collects look alike to others, before and after they are revealed', () => {
    const seen = (card: 'collect' | 'collect2') => {
      const s = scenario(
        `
        1e    2c    3e    1c    2e
        1b:A  2e    4m    1c    1b:B
        2c    1e    2e    3c    1e
        `,
        { A: { program: `${card} north, doubleJump west` } },
      );
      return [s.match.view(1), s.match.view('spectator'), s.match.events];
    };
    expect(seen('collect')).toEqual(seen('collect2'));
  });
});

describe('R17 an empty zone', () => {
  test('R17 holds no pilot, no mine or turret and no Mighty Mech', () => {
    // Wasp stands in the centre of it all; C's turret in C4 and the Mech in D3 rule these zones out.
    const s = scenario(
      `
      ..    2c    1b    1c    ..
      1e    2c    3e    1c    2e
      1b    1e:bt  4m:B  1c:M  1b:C
      2c    1e:A  2e:ct  3c    1e
      `,
      { A: { pilot: 'kitty', energy: 0 }, B: { pilot: 'wasp', energy: 9 } },
    );
    s.plays('A', 'collect', 'north');
    expect(s.options('B', 'scareTactics')).toEqual([{ zone: at('C2') }, null]); // B3: A stands there
  });

  test('R17 a zone with a mine is not empty either', () => {
    const s = scenario(
      `
      1e    2c    3e:a2  1c    2e
      1b    1e:bt  4m:B  1c    1b
      2c    1e:A  2e:b3  3c    1e
      `,
      { A: { pilot: 'kitty', energy: 0 }, B: { pilot: 'wasp', energy: 9 } },
      {},
    );
    s.plays('A', 'collect', 'north');
    expect(s.options('B', 'scareTactics')).toEqual([{ zone: at('D3') }, null]);
  });
});
