import type { MyTablesReply } from '../../../shared/protocol';
import { House } from '../support/house';
import { ask } from '../support/http';

describe('GET /api/me/tables', () => {
  let house: House;
  beforeEach(async () => (house = await House.open()));
  afterEach(() => house.close());

  test('names the tables where this person has a seat, and their phase, to nobody else', async () => {
    const waiting = house.table();
    const ada = await house.person('Ada').join(waiting.matchId);
    const running = house.table();
    await house.again(ada).join(running.matchId);
    const grace = await house.person('Grace').join(running.matchId);
    await grace.asks('pilot');
    const tablesOf = async (token: string) =>
      ((await ask(house, '/api/me/tables', { token })).body as unknown as MyTablesReply).tables;
    expect(await tablesOf(ada.token)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: waiting.code, phase: 'gathering' }),
        expect.objectContaining({ code: running.code, phase: 'playing', turn: { kind: 'pilot' } }),
      ]),
    );
    expect((await tablesOf(grace.token)).map(({ code }) => code)).toEqual([running.code]);
    expect(await tablesOf(house.person('Eve').token)).toEqual([]);
  });
});
