import type { GameTypes, Match } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import type { Standing } from '../../shared/protocol';

/** What everybody may know of how a match stands. */
export function standingOf(kit: AnyKit, match: Match<GameTypes> | undefined): Standing | undefined {
  if (!match) return undefined;
  const { open } = match.view('spectator');
  return { round: kit.whereabouts(open).round, points: kit.scores(open, match.config) };
}
