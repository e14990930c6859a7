import {
  Match,
  quickRandom,
  randomFor,
  seedFrom,
  situationFrom,
  thinkSafely,
  type Bot,
  type Game,
  type GameTypes,
  type Seat,
} from '../../../shared/core';
/** Who sits where, and which of all possible games it is: the same setting is the same game. */
export interface Setting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly config: T['config'];
  readonly bots: readonly Bot<T>[];
  readonly seed: number;
}

export interface PlayedGame<T extends GameTypes> {
  readonly outcome: T['outcome'];
  readonly events: readonly T['event'][];
  readonly decisions: number;
  readonly cutOffs: number;
  readonly failures: readonly unknown[];
  /** Milliseconds of thinking by seat. */
  readonly thinking: readonly number[];
}

/** Plays one game to its end, every seat by its bot, each knowing what its seat may know. */
export function playGame<T extends GameTypes>({ game, config, bots, seed }: Setting<T>): PlayedGame<T> {
  const match = Match.create(game, config, seedFrom(quickRandom(seed)));
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
    const means = { random: randomFor(key, decision), hasTime: () => true };
    const thought = thinkSafely(bot, situationFrom(match, decision, means));
    thinking[seat] = (thinking[seat] ?? 0) + performance.now() - start;
    decisions++;
    if (thought.cutOff) cutOffs++;
    if (thought.failure !== undefined) failures.push(thought.failure);
    if (thought.arrangement !== undefined)
      match.submit({ type: 'arrange', seat, arrangement: thought.arrangement });
    const verdict = match.submit({ type: 'answer', seat, id: decision.id, answer: thought.answer });
    if (verdict.ok) return;
    failures.push(
      new Error(`${bot.id} answered ${decision.kind} illegally: ${JSON.stringify(thought.answer)}`),
    );
    match.submit({ type: 'answer', seat, id: decision.id, answer: decision.fallback });
  }
}
