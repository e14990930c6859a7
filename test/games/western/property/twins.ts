import { copyOf, Match, quickRandom, seedFrom, type Game, type Viewer } from '../../../../shared/core';
import { type WesternTypes } from '../../../../shared/games/western';
import { playOne, viewersOf, type Play, type WesternMatch } from '../support/play';

/** A match by the given rules at a moment. */
export function matchAt(game: Game<WesternTypes>, play: Play, answers: number): WesternMatch {
  const match = Match.create(game, play.config, seedFrom(quickRandom(play.seed)));
  const random = quickRandom(play.seed + 1);
  for (let i = 0; i < answers && !match.isOver; i++) playOne(match, play, random);
  return match;
}

/** Everything that reaches a viewer, to the byte. */
export function observe(match: WesternMatch, viewer: Viewer): string {
  const decision = viewer === 'spectator' ? undefined : match.decision(viewer);
  const { since } = match.knowledge(viewer);
  const { waitingFor: _, ...view } = match.view(viewer);
  return JSON.stringify([
    view,
    decision,
    match.events.slice(match.knowledge(viewer).eventsAtBoundary),
    since,
  ]);
}

/**
 * A twin differs only in what the viewer may not know: it is a position imagined from the viewer's own knowledge. If the
 * rules let anything hidden show, the twin looks different. Held answers of others are given again as any legal one.
 */
export function cannotTellApart(
  game: Game<WesternTypes>,
  match: WesternMatch,
  viewer: Viewer,
  seed: number,
): void {
  const position = copyOf(game.sample(match.knowledge(viewer), quickRandom(seed)));
  const twin = Match.resume(game, match.config, position);
  const random = quickRandom(seed);
  for (const seat of match.state.open.seats.keys()) {
    if (seat === viewer || !match.heldBy(seat)) continue;
    const { id, question } = twin.question(seat)!;
    twin.submit({ type: 'answer', seat, id, answer: game.randomAnswer(question, random) });
  }
  const [seen, expected] = [observe(twin, viewer), observe(match, viewer)];
  const waiting = [twin, match].map((one) => JSON.stringify(one.waitingFor()));
  if (seen !== expected || waiting[0] !== waiting[1])
    throw new Error(`Told apart by ${viewer}: ${firstDifference(seen, expected)}`);
}

function firstDifference(a: string, b: string): string {
  const at = [...a].findIndex((character, i) => character !== b[i]);
  return `…${a.slice(Math.max(0, at - 80), at + 40)}… instead of …${b.slice(Math.max(0, at - 20), at + 40)}…`;
}

export function checkSecrecy(game: Game<WesternTypes>, play: Play, answers: number): void {
  const match = matchAt(game, play, answers);
  if (match.isOver) return;
  for (const viewer of viewersOf(match)) cannotTellApart(game, match, viewer, play.seed);
}
