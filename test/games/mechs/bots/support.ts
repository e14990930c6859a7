import {
  type Knowledge,
  Match,
  quickRandom,
  randomFor,
  type Seat,
  seedFrom,
  thinkSafely,
} from '../../../../shared/core';
import { mechs, type MechsDecision, type MechsTypes } from '../../../../shared/games/mechs';
import { BOTS, type MechsBot, type MechsThought } from '../../../../shared/games/mechs/bots';
import { ACE_BUDGET, aceWith } from '../../../../shared/games/mechs/bots/ace';
import { seatOf, type Scenario, type SeatLetter } from '../support/scenario';

export type MechsMatch = Match<MechsTypes>;

/** Ace with a sliver of its budget: the same code in a moment. */
export const quickAce = aceWith({
  program: Math.ceil(ACE_BUDGET.program / 24),
  other: Math.ceil(ACE_BUDGET.other / 24),
});

export type Log = Pick<Knowledge<MechsTypes>, 'events' | 'eventsAtBoundary'>;

export function newMatch(seats: 2 | 3 | 4, seed: number): MechsMatch {
  return Match.create(mechs, { seats }, seedFrom(quickRandom(seed)));
}

/** `log`: a public log to know instead of the match's own. */
export function thoughtOf(
  bot: MechsBot,
  match: MechsMatch,
  seat: Seat,
  { key = 'test', log }: { key?: string; log?: Log } = {},
): MechsThought {
  const decision = match.decision(seat)!;
  return thinkSafely(bot, {
    config: match.config,
    view: match.view(seat),
    decision,
    knowledge: () => ({ ...match.knowledge(seat), ...log }),
    random: randomFor(key, decision),
    hasTime: () => true,
  });
}

/** Veteran's answer to what the seat is asked now. */
export function veteranAnswer(s: Scenario, letter: SeatLetter): unknown {
  const thought = thoughtOf(BOTS.veteran, s.match, seatOf(letter));
  expect(thought.failure).toBeUndefined();
  return thought.answer;
}

/** Gives a bot's thought to the match; a failure or an illegal answer is the test's failure. */
export function giveThought(match: MechsMatch, seat: Seat, thought: MechsThought): void {
  const decision = match.decision(seat)!;
  expect(thought.failure).toBeUndefined();
  if (thought.arrangement) {
    const verdict = match.submit({ type: 'arrange', seat, arrangement: thought.arrangement });
    expect(verdict).toEqual({ ok: true, repeat: false });
  }
  const verdict = match.submit({ type: 'answer', seat, id: decision.id, answer: thought.answer });
  if (!verdict.ok) throw new Error(`${decision.kind}: ${JSON.stringify(thought.answer)} is ${verdict.code}`);
}

/** Plays a match to its end; `look` sees every decision before it is answered. */
export function playBots(
  match: MechsMatch,
  bots: readonly MechsBot[],
  look: (decision: MechsDecision) => void = () => {},
): MechsMatch {
  while (!match.isOver) {
    for (const seat of match.waitingFor()) {
      look(match.decision(seat)!);
      giveThought(match, seat, thoughtOf(bots[seat]!, match, seat));
    }
  }
  return match;
}
