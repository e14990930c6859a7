import type { QueueOutlook, TablesReply } from '../../../shared/protocol';
import { CONFIRM_MS } from '../../../server/queue/matchmaker';
import { games } from '../../../shared/games';
import { House } from '../support/house';
import { ask } from '../support/http';
import { order } from '../support/orders';
import { Seeker } from '../support/seeker';
import { until } from '../support/testPorts';

describe('a house with two games', () => {
  let house: House;
  beforeEach(async () => {
    house = await House.open({ services: { games }, env: { METRICS_TOKEN: 'm'.repeat(20) } });
  });
  afterEach(() => house.close());

  const get = async <Reply>(path: string) => (await ask(house, path)).body as unknown as Reply;
  const metric = async (line: string) => (await house.services.metrics!.scrape()).includes(`\n${line}\n`);

  test('says which games it has, and at every table which of them it is', async () => {
    expect(await get('/api/server')).toMatchObject({
      games: [
        { id: 'mechs', rules: '2' },
        { id: 'western', rules: '1' },
      ],
    });
    const ada = house.person();
    const solo = { game: 'western', options: { solo: true, difficulty: 'hard' } };
    const made = await order(house, ada, solo);
    expect(made.game).toBe('western');
    await ada.join(made.matchId);
    expect(ada.table.settings).toMatchObject({ ...solo, seats: 1 });
    expect(ada.table.seats.map(({ control }) => control)).toEqual(['person']);
  });

  test('the list has the tables of all games, or of one', async () => {
    const mechs = await order(house, house.person(), { public: true });
    const western = await order(house, house.person(), { public: true, game: 'western' });
    const ids = async (query: string) =>
      (await get<TablesReply>(`/api/tables?${query}`)).tables.map(({ matchId }) => matchId);
    expect(await ids('')).toEqual([western.matchId, mechs.matchId]);
    expect(await ids('game=western')).toEqual([western.matchId]);
    expect(await ids('game=mechs')).toEqual([mechs.matchId]);
    expect(await ids('game=chess')).toEqual([]);
    expect(await metric('pocket_arena_tables{game="western",phase="gathering"} 1')).toBe(true);
  });

  test('who waits for one game meets nobody who waits for the other, and is told how it looks for that one', async () => {
    const [ann, bob, cat] = ['Ann', 'Bob', 'Cat'].map((name) => new Seeker(house.person(name)));
    await ann!.seek({ game: 'western', seats: 2 });
    await bob!.seek({ seats: 2 });
    await house.ports.advance(2 * CONFIRM_MS);
    expect([ann!.proposals, bob!.proposals]).toEqual([[], []]);
    expect(bob!.status?.wish.game).toBe('mechs');
    expect(await metric('pocket_arena_queue{game="western"} 1')).toBe(true);
    await cat!.seek({ game: 'western' });
    await until(() => ann!.table && cat!.table, 'a table for the two');
    expect(ann!.table).toMatchObject({ game: 'western' });
    expect(ann!.proposals).toMatchObject([{ game: 'western', seats: 2 }]);
    expect(await get(`/api/tables/${ann!.table!.code}`)).toMatchObject({
      settings: { game: 'western', rated: true, public: true },
    });
    expect(bob!.proposals).toEqual([]);
    const { expectedSeconds } = await get<QueueOutlook>('/api/queue?game=western');
    expect(expectedSeconds).toBeGreaterThan(0);
    expect(await get('/api/queue')).toEqual({
      wish: { game: 'mechs', seats: 'any', clock: 'standard', rated: true },
      waiting: 1,
    });
    expect(await metric('pocket_arena_queue_wait_seconds_count{game="western"} 2')).toBe(true);
  });

  test('nobody can wait for a game or a table that there is not', async () => {
    for (const wish of [{ game: 'chess' }, { seats: 7 }])
      await expect(new Seeker(house.person()).seek(wish)).rejects.toThrow('malformed');
    expect((await ask(house, '/api/queue?game=chess')).status).toBe(400);
  });
});
