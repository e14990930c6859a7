import { playMatch } from '../support/play';
import { checkInvariants, survivesJson } from './invariants';
import { holdsFor, playOf, RUNS } from './settings';

test('random legal play never gets stuck, always ends, and keeps every invariant at every step', () => {
  holdsFor(25 * RUNS, (sketch) => {
    const match = playMatch(playOf(sketch), checkInvariants);
    expect(match.state.open.round).toBe(6);
    expect(match.outcome?.winners.length).toBeGreaterThan(0);
    survivesJson(match.events);
    survivesJson(match.record());
  });
});

test('the same from armor and plenty, where the rare rules come up', () => {
  holdsFor(12 * RUNS, (sketch) => {
    playMatch(playOf({ ...sketch, isRich: true }), checkInvariants);
  });
});
