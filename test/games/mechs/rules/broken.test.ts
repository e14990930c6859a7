import { mechs, type MechsTable } from '../../../../shared/games/mechs';
import { pay } from '../../../../shared/games/mechs/tracks';
import { scenario } from '../support/scenario';

/** What only a bug could ask for stops the match: going on would make a wrong result of it. */
const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;

test('nobody pays what they do not have', () => {
  const { match } = scenario(ARENA, { A: { energy: 2 } });
  const g = { config: match.config, open: match.state.open } as MechsTable;
  expect(() => pay(g, 0, 'energy', 3)).toThrow('Seat 0 cannot pay 3 energy.');
  expect(match.state.open.seats[0]!.energy).toBe(2);
  pay(g, 0, 'energy', 2);
  expect(match.state.open.seats[0]!.energy).toBe(0);
});

test('a match that is over has no next step', () => {
  const { match } = scenario(ARENA, {}, { phase: 'roundEnd', round: 6, turn: 4 });
  expect(match.isOver).toBe(true);
  const g = { config: match.config, open: match.state.open } as MechsTable;
  expect(() => mechs.step(g)).toThrow('The match is over.');
});
