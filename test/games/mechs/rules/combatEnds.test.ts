import { at } from '../support/drawing';
import { walkIn } from '../support/duel';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const SWORD: SeatSetup = { weapons: ['energySword'] };
const BOTH: SeatSetup = { weapons: ['energySword', 'pulsePistol'] };

/** A attacks once and has nothing left: after B's answer A retreats. */
function retreatIn(arena: string, setups: Parameters<typeof scenario>[1] = {}) {
  const s = scenario(arena, { A: SWORD, B: BOTH, ...setups });
  s.plays('A', 'collect', 'east').attacks('B', 'energySword');
  return s;
}

describe('M8.6 retreat', () => {
  test('M8.6 the enemy scores 1 point, and the one retreating is in Ad Hoc mode', () => {
    const s = walkIn({ A: SWORD }).attacks('B', 'energySword');
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 0, enemy: 1 });
    expect(s).toHaveScored('B', 1 + 1, 'combat'); // a damage, and the retreat
    expect(s).toHaveScored('B', 0, 'knockOuts');
    expect(s).toHaveTracks('A', { adHoc: 'first', hp: 8, status: 'armor' });
    expect(s).toHaveTracks('B', { adHoc: 'on' });
  });

  test('M8.6 it goes to the closest zones that are not hostile, by choice', () => {
    const s = retreatIn(`
      1e    2c:bt  3e   1c  2e
      1b:A  2e:B   4m   1c  1b
      2c    1e:a1  2e   3c  1e
    `);
    expect(s).toOfferZones('A', 'refuge', 'C3', 'B4', 'A3'); // B2 holds an enemy turret, B4 an own mine
    s.answers('A', 'refuge', at('B4'));
    expect(s).toHavePilotAt('A', 'B4');
    expect(s).toHavePilotAt('B', 'B3');
    expect(s).toHaveSeen({ type: 'pilotDisplaced', seat: 0, to: at('B4'), reason: 'retreat' });
  });

  test('M8.6 a zone with an enemy pilot is hostile too', () => {
    const s = retreatIn(
      `
        ..    2e  1b   3c  ..
        1e    3c  2e   1c  2c
        1b:A  2e:B 4m:C 1c 1b
        2c    1e  2e   3c  1e
      `,
    );
    expect(s).toOfferZones('A', 'refuge', 'B2', 'B4', 'A3');
  });

  test('M8.6 where all around is hostile it goes farther', () => {
    const s = scenario(
      `
        1e:A     2c:bt  3e     1c  2e
        1b:b1    2e:B   4m:bt  1c  1b
        2c:b3    1e:b2  2e     3c  1e
      `,
      { A: { ...SWORD, hp: 6 }, B: BOTH },
    );
    s.plays('A', 'diagonalJump', 'southEast').attacks('B', 'energySword');
    expect(s).toOfferZones('A', 'refuge', 'A2', 'C2', 'C4', 'D3');
  });

  test('M8.6 a single closest zone is not asked for (R53)', () => {
    const s = retreatIn(`
      1e    2c:bt  3e     1c  2e
      1b:A  2e:B   4m:bt  1c  1b
      2c    1e:b2  2e     3c  1e
    `);
    expect(s).toHavePilotAt('A', 'A3');
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('M8.6 a defender with nothing left retreats as well', () => {
    const s = walkIn({ A: BOTH, B: SWORD });
    s.attacks('A', 'energySword').attacks('A', 'pulsePistol', 'power'); // B's one attack is between them
    expect(s).toHaveSeen({ type: 'pilotRetreated', seat: 1, enemy: 0 });
    expect(s).toOfferZones('B', 'refuge', 'B2', 'C3', 'B4', 'A3');
    expect(s).toHavePilotAt('A', 'B3');
  });
});

describe('M8.7 knock-out', () => {
  test('M8.7, M10.1 a Pilot goes back to base; the other scores 1 point; Ad Hoc mode', () => {
    const s = walkIn({ B: { status: 'pilot', hp: 1, energy: 0, credits: 5 } }).attacks('A', 'energySword');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 1, by: 0, cause: 'weapon' });
    expect(s).toHaveScored('A', 1, 'knockOuts');
    expect(s).toHavePilotAt('B', 'E3');
    expect(s).toHaveTracks('B', { hp: 6, energy: 2, credits: 5 });
    expect(s).toHaveSeen({ type: 'adHocEntered', seat: 1 });
    expect(s).not.toHaveSeen({ type: 'pilotRetreated' });
  });

  test('M8.7, M10.2 a Power Armor becomes a Pilot in the closest zone that is not hostile', () => {
    const s = walkIn({ B: { hp: 1, energy: 0, weapons: ['pulsePistol', 'warhammer'] } });
    s.attacks('A', 'energySword');
    expect(s).toOfferZones('B', 'refuge', 'B2', 'C3', 'B4', 'A3');
    s.answers('B', 'refuge', at('B4'));
    expect(s).toHaveTracks('B', { status: 'pilot', hp: 6, energy: 0 });
    expect(s.seat('B').equipped).toEqual(['pulsePistol']);
    expect(s).toHaveScored('A', 1, 'knockOuts');
  });

  test('M8.7 an attacker can fall to the defender', () => {
    const s = walkIn({ A: { ...BOTH, status: 'pilot', hp: 1 } });
    s.attacks('A', 'energySword').attacks('B', 'energySword');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0, by: 1, cause: 'weapon' });
    expect(s).toHaveScored('B', 1, 'knockOuts');
    expect(s).toHavePilotAt('A', 'A3');
    expect(s).toHaveTracks('A', { hp: 6, adHoc: 'first' });
    expect(s).toHaveSeen({ type: 'combatEnded', winner: 1 });
  });

  test('R20 knock-out and retreat points go to the opponent in that combat and to nobody else', () => {
    const arena = `
      ..    2e    1b   3c  ..
      1e    3c    2e   1c  2c
      1b:A  2e:B  4m:C 1c  1b
      2c    1e    2e   3c  1e
    `;
    const s = scenario(arena, { A: BOTH, B: { ...BOTH, hp: 1 } });
    s.plays('A', 'collect', 'east').attacks('A', 'energySword');
    expect(s).toHaveTracks('A', { vp: 1 + 1 + 1 });
    expect(s).toHaveTracks('B', { vp: 0 });
    expect(s).toHaveTracks('C', { vp: 0 });
    const t = retreatIn(arena);
    expect(t).toHaveTracks('B', { vp: 1 + 1 });
    expect(t).toHaveTracks('C', { vp: 0 });
  });
});
