import { Match, quickRandom, type Viewer } from '../../../../shared/core';
import { western } from '../../../../shared/games/western';
import { playOne, playSome, viewersOf, type WesternMatch } from '../support/play';
import { holdsAtMoments, RUNS } from '../support/settings';
import { checkInvariants } from './invariants';

/** Who else has locked in is left out: what they chose is unknown, so a sample asks them again. */
function seenBy(viewer: Viewer, match: WesternMatch) {
  const { open, own, decision, held } = match.view(viewer);
  return { open, own, decision, held };
}

test('a sample from any moment looks to its viewer just as the match does', () => {
  holdsAtMoments(150 * RUNS, (play, answers) => {
    const match = playSome(play, answers);
    if (match.isOver) return;
    for (const viewer of viewersOf(match)) {
      const position = western.sample(match.knowledge(viewer), quickRandom(play.seed));
      const imagined = Match.resume(western, match.config, position);
      checkInvariants(imagined);
      expect(JSON.stringify(seenBy(viewer, imagined))).toBe(JSON.stringify(seenBy(viewer, match)));
    }
  });
});

test('a sample can be played out to the end', () => {
  holdsAtMoments(20 * RUNS, (play, answers) => {
    const match = playSome(play, answers);
    if (match.isOver) return;
    for (const viewer of viewersOf(match)) {
      const random = quickRandom(play.seed);
      const imagined = Match.resume(western, match.config, western.sample(match.knowledge(viewer), random));
      while (!imagined.isOver) playOne(imagined, play, random);
      expect(imagined.outcome).toBeDefined();
    }
  });
});

test('sampling leaves the match as it was', () => {
  holdsAtMoments(10 * RUNS, (play, answers) => {
    const match = playSome(play, answers);
    const before = JSON.stringify([match.state, match.events]);
    for (const viewer of viewersOf(match)) western.sample(match.knowledge(viewer), quickRandom(1));
    expect(JSON.stringify([match.state, match.events])).toBe(before);
  });
});
