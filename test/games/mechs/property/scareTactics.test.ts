import { Match, quickRandom } from '../../../../shared/core';
import { mechs } from '../../../../shared/games/mechs';
import { playMatch, SEATS, type MechsMatch } from '../support/play';
import { keenPlayer } from '../support/players';
import { at } from '../support/drawing';
import { scenario } from '../support/scenario';
import { cannotTellApart, viewersOf } from './observe';
import { momentOf } from './scramble';

/**
 * Wasp deploys mines in the middle of another's turn: the one moment at which an answer with a secret in it
 * is known, in part, to others. It is too rare to be met by chance in every run.
 */
function momentsAfterWaspMines(wanted: number, visit: (match: MechsMatch) => void): void {
  let found = 0;
  for (let seed = 0; found < wanted; seed++) {
    let seen = 0;
    playMatch({ seats: SEATS[seed % 3]!, seed, player: keenPlayer, isRich: seed % 2 === 0 }, (match) => {
      const news = match.events.slice(seen);
      seen = match.events.length;
      const { active } = match.state.open;
      const isMine = news.some(
        (event) => event.type === 'tokenDeployed' && event.kind === 'mine' && event.seat !== active,
      );
      if (!isMine || match.isAtBoundary || found >= wanted) return;
      found++;
      visit(match);
    });
  }
}

test('R13, R50 the number of a mine that Wasp has just deployed is known to her alone', () => {
  momentsAfterWaspMines(4, (match) => {
    const moment = momentOf(match);
    for (const viewer of viewersOf(match)) cannotTellApart(mechs, moment, viewer, 1);
  });
});

test('R13, R50 a sample right after it looks the same to every viewer', () => {
  momentsAfterWaspMines(4, (match) => {
    for (const viewer of viewersOf(match)) {
      for (let seed = 0; seed < 6; seed++) {
        const position = mechs.sample(match.knowledge(viewer), quickRandom(seed));
        const { open, own } = Match.resume(mechs, match.config, position).view(viewer);
        expect({ open, own }).toEqual({ open: match.view(viewer).open, own: match.view(viewer).own });
      }
    }
  });
});

test('R50 a sample knows that a mine which exploded could be the one deployed again', () => {
  const s = scenario(
    `
    1e    2c:b1  3e    1c:b2  2e
    1b:A  1c:b3  4m    1c:b4  1b:B
    2c    1e     2e    3c     1e
  `,
    { A: { pilot: 'tank', hp: 6 }, B: { pilot: 'wasp', credits: 9 } },
  );
  s.plays('A', 'collect', 'east');
  s.answers('B', 'scareTactics', { zone: at('E4'), number: 3 });
  expect(s.asked('A')).toBe('collect');
  for (const viewer of viewersOf(s.match)) {
    for (let seed = 0; seed < 6; seed++) {
      const position = mechs.sample(s.match.knowledge(viewer), quickRandom(seed));
      expect(Match.resume(mechs, s.match.config, position).view(viewer).open).toEqual(s.open);
    }
  }
});
