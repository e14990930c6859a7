import { at } from '../support/drawing';
import { scenario, type SeatSetup } from '../support/scenario';
import { jumpIn, walkIn } from '../support/duel';
import '../support/matchers';

const RAILGUN: SeatSetup = { status: 'armor', weapons: ['railgun', 'energySword'] };
const ARMOR: SeatSetup = { status: 'armor', weapons: ['pulsePistol', 'energySword'] };

/** A jumps to B at B3; C and D stand in the line to the east, C nearer. */
const LINE = `
  ..    2e    1b  3c    ..
  1e:A  3c    2e  1c    2c
  1b    2e:B  4m  1c:C  1b:D
  2c    1e    2e  3c    1e
  ..    1c    1b  2c    ..
`;
const BASES = { A: at('A3'), B: at('C1'), C: at('C5'), D: at('E3') };

function jumpedWithRailgun(more: { A?: SeatSetup; B?: SeatSetup; C?: SeatSetup; D?: SeatSetup } = {}) {
  return scenario(LINE, {
    A: { ...RAILGUN, base: BASES.A, ...more.A },
    B: { ...ARMOR, base: BASES.B, ...more.B },
    C: { base: BASES.C, ...more.C },
    D: { base: BASES.D, ...more.D },
  })
    .plays('A', 'diagonalJump', 'southEast')
    .attacks('A', 'railgun', 'power');
}

describe('Railgun', () => {
  test('normal: 3 damage, and no line', () => {
    const s = walkIn({ A: RAILGUN }).attacks('A', 'railgun');
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toHaveScored('A', 1 + 3, 'combat');
    expect(s).toBeAsked('B', 'attack');
  });

  test('power: 4 damage, and 1 to each other enemy in one line, for 1 point each', () => {
    const s = jumpedWithRailgun().answers('A', 'railgunLine', 'east');
    expect(s).toHaveTracks('B', { hp: 5 });
    expect(s).toHaveTracks('C', { hp: 5 });
    expect(s).toHaveTracks('D', { hp: 5 });
    expect(s).toHaveScored('A', 1 + 4 + 1 + 1, 'combat');
  });

  test('R46 victims resolve nearest first', () => {
    const s = jumpedWithRailgun().answers('A', 'railgunLine', 'east');
    expect(s).toHaveSeen({ type: 'railgunSwept', seat: 0, direction: 'east', victims: [2, 3] });
    const hit = s.news().flatMap((event) => (event.type === 'damageDealt' ? [event.seat] : []));
    expect(hit).toEqual([1, 2, 3]);
  });

  test('R46 the combat enemy is not “other”, and the combat goes on', () => {
    const s = jumpedWithRailgun().answers('A', 'railgunLine', 'east');
    expect(s.match.events.filter((event) => event.type === 'damageDealt' && event.seat === 1)).toHaveLength(
      1,
    );
    expect(s).toBeAsked('B', 'attack');
    expect(s.open.combat).toMatchObject({ attacker: { seat: 0 }, defender: { seat: 1 } });
  });

  test('R46 only health that was really lost scores', () => {
    const s = jumpedWithRailgun({ C: { status: 'mech', side: 'sparta' } });
    s.answers('A', 'railgunLine', 'east').answers('C', 'forceField', 1);
    expect(s).toHaveTracks('C', { hp: 11, energy: 2 });
    expect(s).toHaveScored('A', 1 + 4 + 0 + 1, 'combat');
  });

  test('R102 with nobody in any line the line is not asked', () => {
    const s = jumpIn({ A: RAILGUN }).attacks('A', 'railgun', 'power');
    expect(s).toBeAsked('B', 'attack');
    expect(s).not.toHaveSeen({ type: 'railgunSwept' });
  });

  test('R102 with somebody in one, any line may be chosen, an empty one too', () => {
    const s = jumpedWithRailgun();
    expect(s.options('A', 'railgunLine')).toEqual(['north', 'east', 'south', 'west']);
    s.answers('A', 'railgunLine', 'north');
    expect(s).toHaveTracks('C', { hp: 6 });
    expect(s).toHaveTracks('D', { hp: 6 });
    expect(s).toHaveScored('A', 1 + 4, 'combat');
  });

  test('R102 a line that has no zone is not offered', () => {
    const s = scenario(
      `
        ..    2e    1b    3c    ..
        1e:B  3c    2e:C  1c    2c
        1b    2e:A  4m    1c    1b
        2c    1e    2e    3c    1e
        ..    1c    1b    2c:D  ..
      `,
      { A: RAILGUN, B: ARMOR },
    );
    s.plays('A', 'diagonalJump', 'northWest').attacks('A', 'railgun', 'power');
    expect(s.options('A', 'railgunLine')).toEqual(['east', 'south']);
  });
});

describe('R20 knock-outs by the line', () => {
  test('R20 a third party is knocked out by the user, moves by M10, and the combat goes on', () => {
    const s = jumpedWithRailgun({ C: { hp: 1, energy: 0, credits: 1 } }).answers('A', 'railgunLine', 'east');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 2, by: 0, cause: 'railgun' });
    expect(s).toHaveTracks('C', { hp: 6, energy: 2, credits: 2, adHoc: 'first' });
    expect(s).toHavePilotAt('C', 'C5');
    expect(s).toHaveScored('A', 1 + 4 + 1 + 1, 'combat');
    expect(s).toHaveScored('A', 1, 'knockOuts');
    expect(s).toHaveTracks('B', { vp: 0 });
    expect(s).toBeAsked('B', 'attack');
    expect(s).not.toHaveSeen({ type: 'combatEnded' });
  });

  test('R137 the line is swept even when the damage knocked the combat enemy out', () => {
    const s = jumpedWithRailgun({ B: { hp: 2 } }).answers('A', 'railgunLine', 'east');
    expect(s).toHaveTracks('C', { hp: 5 });
    expect(s).toHaveScored('A', 1 + 2 + 1 + 1, 'combat');
    expect(s).toHaveScored('A', 1, 'knockOuts');
    expect(s.open.combat).toBeUndefined();
    expect(s).toBeAsked('B', 'refuge');
  });

  test('R20, R49 enemy and third party fall together: each scores, each moves in turn', () => {
    const s = jumpedWithRailgun({ B: { hp: 2 }, C: { status: 'armor', hp: 1 } });
    s.answers('A', 'railgunLine', 'east');
    expect(s).toBeAsked('B', 'refuge'); // clockwise from A, the active player
    expect(s.asked('C')).toBeUndefined();
    s.answers('B', 'refuge', at('B2'));
    expect(s).toOfferZones('C', 'refuge', 'D2', 'C3', 'D4');
    s.answers('C', 'refuge', at('D4'));
    expect(s).toHaveScored('A', 2, 'knockOuts');
    expect(s).toHaveTracks('C', { status: 'pilot', hp: 6 });
  });

  test('R33 a Mech that falls in the line stays empty in its zone', () => {
    const s = jumpedWithRailgun({ C: { status: 'mech', side: 'troy', hp: 1, weapons: ['crossbolt'] } });
    s.answers('A', 'railgunLine', 'east');
    s.answers('C', 'refuge', at('D4'));
    expect(s.open.mech).toEqual({ zone: at('D3') });
    expect(s).toBeAsked('B', 'attack'); // nobody is asked to take it
  });
});
