import { scenario } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;

describe('M4 movement', () => {
  test('M4.1 a plain card moves one zone and carries an action', () => {
    const s = scenario(ARENA);
    s.plays('A', 'collect', 'east');
    expect(s).toHavePilotAt('A', 'B3');
    expect(s).toBeAsked('A', 'collect');
  });

  test('M4.2 off the arena is a wall: the pilot stays and may still take the action', () => {
    const s = scenario(ARENA);
    s.plays('A', 'collect', 'west');
    expect(s).toHavePilotAt('A', 'A3');
    expect(s).toHaveSeen({ type: 'wallHit', seat: 0 });
    s.answers('A', 'collect', true);
    expect(s).toHaveTracks('A', { energy: 4, credits: 4 });
  });
});
