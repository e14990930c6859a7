import { mechsKit } from '../../shared/games/mechs/kit';
import { highlightsOf } from '../../shared/games/mechs/highlights';
import { Replay } from '../../shared/replay';
import { playMatch } from '../games/mechs/support/play';
import { keenPlayer } from '../games/mechs/support/players';

describe('highlights', () => {
  const replays = [2, 3, 4].map(
    (seats) =>
      new Replay(mechsKit, playMatch({ seats: seats as 2, seed: 20 + seats, player: keenPlayer }).record()),
  );

  test('each begins right after its moment', () => {
    for (const replay of replays) {
      for (const highlight of highlightsOf(replay)) {
        const next = replay.eventsOf(highlight.moment + 1);
        if (highlight.type === 'knockOut')
          expect(next).toContainEqual(
            expect.objectContaining({ type: 'knockedOut', seat: highlight.seat, by: highlight.by }),
          );
        if (highlight.type === 'mech')
          expect(next).toContainEqual(expect.objectContaining({ type: 'mechTaken', seat: highlight.seat }));
        if (highlight.type === 'combat')
          expect(next).toContainEqual(
            expect.objectContaining({ type: 'combatStarted', attacker: highlight.attacker }),
          );
        if (highlight.type === 'lead') {
          const { points } = replay.moments[highlight.moment + 1]!;
          expect(Math.max(...points)).toBe(points[highlight.seat]);
          expect(highlight.points).toBe(points[highlight.seat]);
        }
      }
    }
  });

  test('every knock-out is there, and one biggest combat', () => {
    for (const replay of replays) {
      const found = highlightsOf(replay);
      const knockOuts = replay.events.filter(({ type }) => type === 'knockedOut');
      expect(found.filter(({ type }) => type === 'knockOut')).toHaveLength(knockOuts.length);
      expect(found.filter(({ type }) => type === 'combat').length).toBeLessThanOrEqual(1);
      expect(found.map(({ moment }) => moment)).toEqual(
        found.map(({ moment }) => moment).sort((a, b) => a - b),
      );
    }
    expect(replays.some((replay) => highlightsOf(replay).some(({ type }) => type === 'combat'))).toBe(true);
    expect(replays.some((replay) => highlightsOf(replay).some(({ type }) => type === 'lead'))).toBe(true);
  });

  test('the last one in the lead has won, if anybody has alone', () => {
    for (const replay of replays) {
      const lead = highlightsOf(replay).findLast(({ type }) => type === 'lead');
      const { points } = replay.moments[replay.last]!;
      const most = Math.max(...points);
      if (lead?.type === 'lead' && points.filter((vp) => vp === most).length === 1)
        expect(points.indexOf(most)).toBe(lead.seat);
    }
  });
});
