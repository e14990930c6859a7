import { mechs } from '../../../shared/games/mechs';
import { quickRandom } from '../../../shared/core';
import { House } from '../support/house';
import { inStep, playOn } from '../support/play';
import type { Player } from '../support/player';

describe('whole random games over real sockets', () => {
  let house: House;
  beforeAll(async () => (house = await House.open({ seed: 7 })));
  afterAll(() => house.close());

  test.each([2, 3, 4] as const)('%i people play to the end and see the same result', async (seats) => {
    const { players } = await house.started({ seats });
    const answers = await playOn(players, quickRandom(seats));
    expect(answers).toBeGreaterThan(30);
    for (const player of players) {
      expect(player.table.ending).toBe('finished');
      expect(player.view?.open).toEqual(players[0]?.view?.open);
      expect(player.events).toEqual(players[0]?.events);
    }
    const outcome = mechs.outcome(players[0]!.view!.open)!;
    expect(outcome.seats).toHaveLength(seats);
  });

  test.each([2, 3, 4] as const)(
    'with %i people, lines cut and pages opened at random points, everybody ends with equal state',
    async (seats) => {
      const random = quickRandom(40 + seats);
      const { matchId, players } = await house.started({ seats });
      const watchers: Player[] = [house.person(), house.person()];
      for (const watcher of watchers) await watcher.join(matchId, { watch: true });
      const stayed = watchers[0]!;
      await playOn(players, random, {
        before: async (count) => {
          if (count % 5 === 0) await comeBack(players[random.below(seats)]!, matchId, random.below(2) === 0);
          if (count % 11 === 0) await comeBack(watchers[1]!, matchId, true);
        },
      });
      await inStep([...players, ...watchers]);
      const late = await house.person().join(matchId, { watch: true });
      for (const player of [...players, ...watchers, late]) {
        expect(player.view?.open).toEqual(stayed.view?.open);
        expect(player.table.seats).toEqual(stayed.table.seats);
      }
    },
  );

  test('a match survives a refresh of both people at every single decision', async () => {
    const { matchId, players } = await house.started();
    const random = quickRandom(99);
    await playOn(players, random, {
      before: async () => {
        for (const player of players) {
          const before = player.snapshot;
          await comeBack(player, matchId, false);
          expect(player.snapshot).toEqual(before);
        }
      },
    });
    expect(players[0]?.table.ending).toBe('finished');
  });
});

/** Comes back after a refresh, or after the line was cut. */
async function comeBack(player: Player, matchId: string, isCut: boolean): Promise<void> {
  const watch = player.viewer === 'spectator';
  if (isCut) player.disconnect();
  else await player.leave();
  await player.join(matchId, { watch });
}
