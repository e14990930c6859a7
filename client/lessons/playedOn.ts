import type { Game, GameTypes, Match, Position } from '../../shared/core';
import { runner } from '../../shared/core';

/** What is answered the next time that somebody is asked this. */
export type Answered<T extends GameTypes> = {
  readonly [K in keyof T['decisions']]: readonly [kind: K, answer: T['decisions'][K]['answer']];
}[keyof T['decisions']];

/**
 * A drawn position, played on by the rules until all of these were answered; what is asked besides is answered as if time
 * had run out.
 */
export function playedOn<T extends GameTypes>(
  rules: Game<T>,
  { config, position }: { readonly config: T['config']; readonly position: Position<T> },
  answers: readonly Answered<T>[],
): Match<T> {
  const match = runner.resume(rules, config, position);
  const left = [...answers];
  while (left.length > 0 && !match.isOver) {
    const [seat] = match.waitingFor();
    const asked = seat === undefined ? undefined : match.decision(seat);
    if (seat === undefined || !asked) throw new Error('Nobody is asked anything.');
    const [kind, planned] = left[0] ?? [];
    const isIt = asked.kind === kind;
    if (isIt) left.shift();
    const answer: unknown = isIt ? planned : asked.fallback;
    const { ok } = match.submit({ type: 'answer', seat, id: asked.id, answer });
    if (!ok) throw new Error(`${asked.kind} does not take this answer.`);
  }
  return match;
}
