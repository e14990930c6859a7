import { scenario, type Scenario, type PositionOptions, type SeatLetter, type SeatSetup } from './scenario';

/** Positions of the solo game (M13): A is the human, B the west robot, C the east robot. */
export type SoloSetups = Partial<Record<Exclude<SeatLetter, 'D'>, SeatSetup>>;

/** It is the human's turn; the robots play theirs as soon as it is over. */
export function solo(text: string, setups: SoloSetups = {}, options: PositionOptions = {}): Scenario {
  return scenario(text, setups, { ...options, solo: true });
}

/** It is robot C's turn: it has flipped the first of the cards, and all that followed has happened. */
export function flips(
  cards: string,
  text: string,
  setups: SoloSetups = {},
  options: PositionOptions = {},
): Scenario {
  const C = { ...setups.C, robot: { ...setups.C?.robot, cards } };
  return solo(text, { ...setups, C }, { active: 'C', ...options });
}

/** Seeds for what is drawn at random: enough of them to see every one of a few possibilities. */
export const SEEDS: readonly string[] = Array.from({ length: 24 }, (_, i) =>
  (i + 1).toString(16).repeat(64).slice(0, 64),
);
