import { Match, playAgain } from '../../../../shared/core';
import { western } from '../../../../shared/games/western';
import { playMatch } from '../support/play';
import { holdsFor, RUNS } from '../support/settings';
import { checkInvariants } from './invariants';

test('every match comes to its end, and what is always true is true at every moment', () => {
  holdsFor(60 * RUNS, (play) => {
    const match = playMatch(play, checkInvariants);
    const { seats } = match.outcome!;
    expect(seats).toHaveLength(play.config.seats);
    expect(Math.min(...seats.map(({ place }) => place))).toBe(match.outcome!.solo?.won === false ? 2 : 1);
  });
});

test('a record is played again to the same match', () => {
  holdsFor(20 * RUNS, (play) => {
    const match = playMatch(play);
    const again = playAgain(
      western,
      JSON.parse(JSON.stringify(match.record())) as ReturnType<typeof match.record>,
    );
    expect(JSON.stringify([again.state, again.events])).toBe(JSON.stringify([match.state, match.events]));
  });
});

test('a match goes on from every boundary as it would have', () => {
  holdsFor(6 * RUNS, (play) => {
    playMatch(play, (match) => {
      if (match.isOver || !match.isAtBoundary) return;
      const restored = Match.resume(western, match.config, match.position());
      expect(JSON.stringify(restored.state)).toBe(JSON.stringify(match.state));
      for (const seat of match.waitingFor()) expect(restored.decision(seat)).toEqual(match.decision(seat));
    });
  });
});

test('a match goes on from the middle of a turn as it would have', () => {
  holdsFor(4 * RUNS, (play) => {
    playMatch(play, (match) => {
      if (match.isOver) return;
      const restored = Match.resume(western, match.config, match.position());
      expect(JSON.stringify(restored.state)).toBe(JSON.stringify(match.state));
    });
  });
});
