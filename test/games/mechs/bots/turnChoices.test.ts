import type { ProgrammedCard, Ruleset } from '../../../../shared/games/mechs';
import { scenario, type Scenario, type SeatSetup } from '../support/scenario';
import { veteranAnswer } from './support';

/** B2 is the best zone around A, and the way west is the worst. */
const ARENA = `
  1e    4e    2e    1c    2e
  1b    2e:A  3c    1c    1b:B
  2c    1e    3e    3c    1e:M
`;

function paidIn(resource: 'energy' | 'credits', ability: 'kitty' | 'tsunami' | 'troy'): Ruleset {
  return { name: `${ability} pays ${resource}`, abilities: { [ability]: resource } };
}

describe('Gyroscope', () => {
  /** Kitty has just enough credits for the Warhammer, which the card is to buy. */
  const withProgram = (resource: 'energy' | 'credits'): Scenario => {
    const A: SeatSetup = { pilot: 'kitty', energy: 9, credits: 4, program: 'purchase west' };
    const piles = { energySword: 0, pulsePistol: 0, grenadeLauncher: 0, riotShield: 0 };
    const ruleset = paidIn(resource, 'kitty');
    return scenario(ARENA, { A }, { ruleset, piles, row: ['warhammer'], round: 6, turn: 4 });
  };

  test('turns the card to a much better zone', () => {
    expect(veteranAnswer(withProgram('energy'), 'A')).toBe('right');
  });

  test('is left alone where a ruleset takes the credit that the card is to spend', () => {
    expect(veteranAnswer(withProgram('credits'), 'A')).toBeNull();
  });
});

test('Impulse Command is weighed in the resource that a ruleset asks for', () => {
  const A: SeatSetup = { pilot: 'tsunami', energy: 0, credits: 9, program: 'doubleJump west' };
  const s = scenario(ARENA, { A }, { ruleset: paidIn('credits', 'tsunami'), round: 2, turn: 4 });
  expect(s.options('A', 'impulse')).toEqual([true, false]);
  expect(veteranAnswer(s, 'A')).toBe(true);
});

test('Rocket Charge is weighed in the resource that a ruleset asks for', () => {
  const charge = (arena: string) => {
    const A: SeatSetup = { status: 'mech', side: 'troy', energy: 0, credits: 5, adHoc: 'on' };
    const s = scenario(arena, { A }, { ruleset: paidIn('credits', 'troy'), round: 6, turn: 4 });
    return s.plays('A', 'powerUp', 'east');
  };
  const towards = (last: string) => `
    1e    1e    2e    1c    2e
    1b:A  1e    ${last}    1c    1b:B
    2c    1e    3e    3c    1e
  `;
  expect(veteranAnswer(charge(towards('4m')), 'A')).toBe(true);
  expect(veteranAnswer(charge(towards('1c')), 'A')).toBe(false);
});

describe('a card in Ad Hoc mode', () => {
  const nextToPrey = (adHoc: 'first' | 'on') =>
    scenario(
      `
      1e    1c    1e    1c    2e
      1b    1e:A  1c:B  1c    1b
      1c    1e    1e    3c    1e:M
    `,
      {
        A: { status: 'armor', weapons: ['shockKnuckles', 'warhammer'], adHoc },
        B: { hp: 1, energy: 0, weapons: ['riotShield'] },
      },
      { round: 6, turn: 4 },
    );

  test('is the attack on somebody weak', () => {
    expect(veteranAnswer(nextToPrey('on'), 'A')).toMatchObject({ direction: 'east' });
  });

  test('M11.2 is the best of those offered, where no combat may be started', () => {
    const s = nextToPrey('first');
    const answer = veteranAnswer(s, 'A') as ProgrammedCard;
    expect(s.options('A', 'adHocCard')).toContainEqual(answer);
    expect(answer).not.toEqual(s.match.decision(0)!.fallback); // its own choice, not what anybody would play
  });
});
