import type { Seat } from '../../shared/core';
import type { Chronicle, GivenAnswer } from '../../shared/replay';

/** A choice that can be made anew. */
export interface Choice {
  readonly seat: Seat;
  readonly was: GivenAnswer;
  /** What the seat planned its round with, which may lie before or after the moment. */
  readonly isPlan: boolean;
}

/** Of these seats: what each is asked at a moment, and what it planned the round of that moment with. */
export function choicesAt(
  match: Chronicle,
  number: number,
  { seats, waitingFor }: { readonly seats: readonly Seat[]; readonly waitingFor: readonly Seat[] },
): Choice[] {
  const choices: Choice[] = [];
  const plans: Choice[] = [];
  for (const seat of seats) {
    const asked = waitingFor.includes(seat) ? match.answerOf(seat, number) : undefined;
    const plan = match.moments[number]?.round ? match.planOf(seat, number) : undefined;
    if (asked && asked.at !== plan?.at) choices.push({ seat, was: asked, isPlan: false });
    if (plan) plans.push({ seat, was: plan, isPlan: true });
  }
  return [...choices, ...plans];
}
