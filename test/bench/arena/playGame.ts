import {
  Match,
  quickRandom,
  randomFor,
  seedFrom,
  situationFrom,
  thinkSafely,
  type Seat,
} from '../../../shared/core';
import { mechs, type MechsEvent, type MechsOutcome } from '../../../shared/games/mechs';
import type { MechsBot } from '../../../shared/games/mechs/bots';
import type { MechsTypes } from '../../../shared/games/mechs/types';

/** Who sits where, and which of all possible games it is: the same setting is the same game. */
export interface Setting {
  readonly bots: readonly MechsBot[];
  readonly seed: number;
  /** Milliseconds for a program and for any other decision; absent: as long as it takes. */
  readonly ceiling?: { readonly program: number; readonly other: number };
}

export interface PlayedGame {
  readonly outcome: MechsOutcome;
  readonly events: readonly MechsEvent[];
  readonly decisions: number;
  readonly cutOffs: number;
  readonly failures: readonly unknown[];
  /** Milliseconds of thinking by seat. */
  readonly thinking: readonly number[];
}

/** Plays one game to its end, every seat by its bot, each knowing what its seat may know. */
export function playGame({ bots, seed, ceiling }: Setting): PlayedGame {
  const config: MechsTypes['config'] = { seats: bots.length as 2 | 3 | 4 };
  const match = Match.create(mechs, config, seedFrom(quickRandom(seed)));
  const key = `arena ${seed}`;
  const thinking = bots.map(() => 0);
  const failures: unknown[] = [];
  let decisions = 0;
  let cutOffs = 0;
  while (!match.isOver) {
    for (const seat of match.waitingFor()) answer(seat);
  }
  const { outcome } = match;
  if (!outcome) throw new Error('The match is over without an outcome.');
  return { outcome, events: match.events, decisions, cutOffs, failures, thinking };

  function answer(seat: Seat): void {
    const decision = match.decision(seat);
    const bot = bots[seat];
    if (!decision || !bot) return;
    const start = performance.now();
    const limit = ceiling && (decision.kind === 'program' ? ceiling.program : ceiling.other);
    const means = {
      random: randomFor(key, decision),
      hasTime: () => limit === undefined || performance.now() - start < limit,
    };
    const thought = thinkSafely(bot, situationFrom(match, decision, means));
    thinking[seat] = (thinking[seat] ?? 0) + performance.now() - start;
    decisions++;
    if (thought.cutOff) cutOffs++;
    if (thought.failure !== undefined) failures.push(thought.failure);
    if (thought.arrangement) match.submit({ type: 'arrange', seat, arrangement: thought.arrangement });
    const verdict = match.submit({ type: 'answer', seat, id: decision.id, answer: thought.answer });
    if (verdict.ok) return;
    failures.push(
      new Error(`${bot.id} answered ${decision.kind} illegally: ${JSON.stringify(thought.answer)}`),
    );
    match.submit({ type: 'answer', seat, id: decision.id, answer: decision.fallback });
  }
}
