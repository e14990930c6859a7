import { scenario, type Scenario, type SeatSetup } from './scenario';

/**
 * Combats for tests of weapons: A comes into B's zone, worth 2, and it is A's first attack. Both wear Power
 * Armor unless the setup says otherwise, and have two weapons, because a lone attack is not asked (R53).
 */
export interface Duellists {
  A?: SeatSetup;
  B?: SeatSetup;
}

const ARMED: SeatSetup = { status: 'armor', weapons: ['pulsePistol', 'energySword'] };

function duel(text: string, { A, B }: Duellists): Scenario {
  return scenario(text, { A: { ...ARMED, ...A }, B: { ...ARMED, ...B } });
}

/** A walks in: the first attack uses a normal line. */
export function walkIn(duellists: Duellists): Scenario {
  const arena = `
    1e    2c    3e   1c  2e
    1b:A  2e:B  4m   1c  1b
    2c    1e    2e   3c  1e
  `;
  return duel(arena, duellists).plays('A', 'collect', 'east');
}

/** A jumps in: the first attack uses a power line (M4.4). */
export function jumpIn(duellists: Duellists): Scenario {
  const arena = `
    1e:A  2c    3e   1c  2e
    1b    2e:B  4m   1c  1b
    2c    1e    2e   3c  1e
  `;
  return duel(arena, duellists).plays('A', 'diagonalJump', 'southEast');
}
