import { quickRandom } from '../../../shared/core';
import { mechs, type MechsEvent } from '../../../shared/games/mechs';
import type { Ending } from '../../../server/store/store';
import { House } from '../support/house';
import { sitDown } from '../support/orders';
import { inStep, playOn } from '../support/play';

describe('solo at the table', () => {
  let house: House;
  const endings: Ending[] = [];
  beforeEach(async () => {
    endings.length = 0;
    const journal = {
      append: () => Promise.resolve(),
      finish: (ending: Ending) => {
        endings.push(ending);
        return Promise.resolve(ending);
      },
    };
    house = await House.open({ seed: 31, journal });
  });
  afterEach(() => house.close());

  test('M13.1 one person sits, and two robots play: it starts at once', async () => {
    const me = await sitDown(house, { solo: true });
    await me.asks('pilot');
    expect(me.viewer).toBe(0);
    expect(me.table.settings).toMatchObject({ game: 'mechs', seats: 3, options: { solo: true } });
    expect(me.table.seats.map(({ control }) => control)).toEqual(['person', 'robot', 'robot']);
    expect(me.table.seats.map(({ name }) => name)).toEqual([me.person.name, undefined, undefined]);
    expect(me.view?.open.seats.map(({ robot }) => robot)).toEqual([
      undefined,
      { facing: 'north', stack: 8 },
      { facing: 'north', stack: 8 },
    ]);
    await expect(house.person().join(me.table.matchId)).rejects.toThrow('table-full');
  });

  test('a whole match, seen alike by a spectator and after a refresh at any point', async () => {
    const me = await sitDown(house, { solo: true });
    const { matchId } = me.table;
    const watcher = await house.person().join(matchId, { watch: true });
    const random = quickRandom(8);
    await playOn([me], random, {
      before: async (count) => {
        expect(me.view?.waitingFor).toEqual([0]);
        if (count % 9 !== 0) return;
        const before = me.snapshot;
        await me.leave();
        await me.join(matchId);
        expect(me.snapshot).toEqual(before);
      },
    });
    await inStep([me, watcher]);
    expect(watcher.view?.open).toEqual(me.view?.open);
    const flips = (watcher.events as MechsEvent[]).filter(({ type }) => type === 'robotFlipped');
    expect(flips).toHaveLength(6 * 4 * 2);
    const outcome = mechs.outcome(me.view!.open)!;
    const best = Math.max(...outcome.seats.slice(1).map(({ points }) => points));
    // M13.13: the single highest score.
    expect(outcome.winners.includes(0)).toBe(outcome.seats[0]!.points > best);
    expect(endings).toEqual([
      { status: 'finished', at: house.ports.now(), result: { ending: 'finished', outcome } },
    ]);
  });

  test('a rematch is against the robots again, in the same seat', async () => {
    const me = await sitDown(house, { solo: true });
    await me.asks('pilot');
    await me.request('abandon', { on: true });
    await me.sees(() => me.table.ending === 'abandoned', 'the end');
    await me.request('rematch', { on: true });
    const { matchId } = await me.sees(() => me.table.rematch, 'the next table');
    await me.join(matchId);
    await me.asks('pilot');
    expect(me.viewer).toBe(0);
    expect(me.table.settings.options).toEqual({ solo: true });
  });
});
