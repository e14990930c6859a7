import { pointsByRound } from '../../../../client/games/western/model/tally';
import { playMatch } from '../support/play';

test.each([
  ['a match of three', { seats: 3 } as const],
  ['a solo match, the Rival with its line', { seats: 1, difficulty: 'epic' } as const],
])('the points of every round end where the match did: %s', (_, config) => {
  const { events, state, outcome } = playMatch({ config, seed: 8 });
  const lines = pointsByRound({ open: state.open, config }, events);
  const { seats, solo } = outcome!;
  const last = [...seats.map(({ points }) => points), ...(solo ? [solo.rival.points] : [])];
  expect(lines.map((line) => line.at(-1))).toEqual(last);
  const rounds = events.filter(({ type }) => type === 'roundEnded').length;
  for (const line of lines) expect(line).toHaveLength(rounds);
});
