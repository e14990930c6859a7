import type { Knowledge } from '../../shared/core';
import type { MechsDecision, MechsTypes } from '../../shared/games/mechs/types';

/** Plays a seat whose owner is not there, knowing only what that seat may know. */
export interface Autopilot {
  /** `knowledge` is made on demand: it costs more than most answers need. */
  answer(decision: MechsDecision, knowledge: () => Knowledge<MechsTypes>): unknown;
}

/** The answer that every decision carries with it. */
export const fallbackAutopilot: Autopilot = { answer: (decision) => decision.fallback };
