import { Match, quickRandom, type Viewer } from '../../../../shared/core';
import { mechs } from '../../../../shared/games/mechs';
import { playOne, playSome, type MechsMatch } from '../support/play';
import { keenPlayer } from '../support/players';
import { checkInvariants, expectSame } from './invariants';
import { holdsAtRichMoments, playOf, RUNS } from './settings';

function viewersOf(match: MechsMatch): Viewer[] {
  return [...match.state.open.seats.keys(), 'spectator'];
}

/** Who else has locked in is left out: what they chose is unknown, so a sample asks them again. */
function seenBy(viewer: Viewer, match: MechsMatch) {
  const { open, own, decision, held } = match.view(viewer);
  return { open, own, decision, held };
}

test('a sample from any moment looks to its viewer just as the match does', () => {
  holdsAtRichMoments(60 * RUNS, (sketch, answers) => {
    const match = playSome(playOf(sketch), answers);
    for (const viewer of viewersOf(match)) {
      const position = mechs.sample(match.knowledge(viewer), quickRandom(sketch.seed));
      const imagined = Match.resume(mechs, match.config, position);
      checkInvariants(imagined);
      expectSame(seenBy(viewer, imagined), seenBy(viewer, match));
    }
  });
});

test('a sample can be played out to the end', () => {
  holdsAtRichMoments(10 * RUNS, (sketch, answers) => {
    const match = playSome(playOf(sketch), answers);
    for (const viewer of viewersOf(match)) {
      const random = quickRandom(sketch.seed);
      const imagined = Match.resume(mechs, match.config, mechs.sample(match.knowledge(viewer), random));
      for (let i = 0; !imagined.isOver; i++) playOne(imagined, { player: keenPlayer }, random, i);
      expect(imagined.outcome).toBeDefined();
    }
  });
});

test('sampling leaves the match as it was', () => {
  holdsAtRichMoments(10 * RUNS, (sketch, answers) => {
    const match = playSome(playOf(sketch), answers);
    const before = JSON.stringify([match.state, match.events]);
    for (const viewer of viewersOf(match)) mechs.sample(match.knowledge(viewer), quickRandom(1));
    expect(JSON.stringify([match.state, match.events])).toBe(before);
  });
});
