import { randomFor, situationFrom, thinkSafely, type Knowledge, type Seat } from '../../../../shared/core';
import type { WesternTypes } from '../../../../shared/games/western';
import type { WesternBot, WesternThought } from '../../../../shared/games/western/bots';
import { aceWith } from '../../../../shared/games/western/bots/ace';
import type { WesternMatch } from '../support/play';

/** Ace with a sliver of its budget: the same code in a moment. */
export const quickAce = aceWith({ place: 6, other: 3 });

export interface Thinking {
  readonly key?: string;
  /** A public log to know instead of the match's own. */
  readonly log?: Pick<Knowledge<WesternTypes>, 'events' | 'eventsAtBoundary'>;
  readonly hasTime?: () => boolean;
}

export function thoughtOf(
  bot: WesternBot,
  match: WesternMatch,
  seat: Seat,
  { key = 'test', log, hasTime = () => true }: Thinking = {},
): WesternThought {
  const decision = match.decision(seat)!;
  const situation = situationFrom(match, decision, { random: randomFor(key, decision), hasTime });
  return thinkSafely(bot, { ...situation, knowledge: () => ({ ...match.knowledge(seat), ...log }) });
}

/** Gives a bot's thought to the match; a failure or an illegal answer is the test's failure. */
export function giveThought(match: WesternMatch, seat: Seat, thought: WesternThought): void {
  const { id, kind } = match.decision(seat)!;
  if (thought.failure !== undefined) throw thought.failure as Error;
  const verdict = match.submit({ type: 'answer', seat, id, answer: thought.answer });
  if (!verdict.ok) throw new Error(`${kind} answered ${JSON.stringify(thought.answer)}: ${verdict.code}`);
}

/** Plays to the end, every seat by its bot. */
export function playBots(match: WesternMatch, bots: readonly WesternBot[], look = (_: string) => {}): void {
  while (!match.isOver) {
    for (const seat of match.waitingFor()) {
      look(match.decision(seat)!.kind);
      giveThought(match, seat, thoughtOf(bots[seat]!, match, seat));
    }
  }
}
