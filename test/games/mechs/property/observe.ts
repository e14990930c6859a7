import { Match, quickRandom, type Game, type Viewer } from '../../../../shared/core';
import type { MechsTypes } from '../../../../shared/games/mechs';
import { newMatch, playOne, type MechsMatch } from '../support/play';
import { momentOf, scrambled, type Moment } from './scramble';
import { playOf, type Sketch } from './settings';

/** Everything that reaches a viewer, to the byte. */
export function observe(match: MechsMatch, viewer: Viewer): string {
  const decision = viewer === 'spectator' ? undefined : match.decision(viewer);
  return JSON.stringify([match.view(viewer), decision, match.knowledge(viewer), match.events]);
}

/** Throws if the viewer can tell the match from one whose secrets, not the viewer's own, are others. */
export function cannotTellApart(game: Game<MechsTypes>, moment: Moment, viewer: Viewer, seed: number): void {
  const { match, position } = moment;
  const owners = [...match.state.open.seats.keys()].filter((seat) => seat !== viewer);
  const real = Match.resume(game, match.config, position);
  const other = Match.resume(game, match.config, scrambled(moment, owners, quickRandom(seed)));
  const [seen, expected] = [observe(other, viewer), observe(real, viewer)];
  if (seen !== expected) throw new Error(`Told apart by ${viewer}: ${firstDifference(seen, expected)}`);
}

function firstDifference(a: string, b: string): string {
  const at = [...a].findIndex((character, i) => character !== b[i]);
  return `…${a.slice(Math.max(0, at - 80), at + 40)}… instead of …${b.slice(Math.max(0, at - 20), at + 40)}…`;
}

export function viewersOf(match: MechsMatch): Viewer[] {
  return [...match.state.open.seats.keys(), 'spectator'];
}

/** A match by the given rules at a moment, for every viewer. */
export function checkSecrecy(game: Game<MechsTypes>, sketch: Sketch, answers: number): void {
  const match = matchAt(game, sketch, answers);
  const moment = momentOf(match);
  for (const viewer of viewersOf(match)) cannotTellApart(game, moment, viewer, sketch.seed);
}

export function matchAt(game: Game<MechsTypes>, sketch: Sketch, answers: number): MechsMatch {
  const start = newMatch(sketch);
  const match = sketch.isRich
    ? Match.resume(game, start.config, start.position())
    : Match.create(game, start.config, start.state.random.seed);
  const random = quickRandom(sketch.seed + 1);
  for (let i = 0; i < answers && !match.isOver; i++) playOne(match, playOf(sketch), random, i);
  return match;
}
