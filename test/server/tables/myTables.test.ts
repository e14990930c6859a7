import type { MyTablesReply } from '../../../shared/protocol';
import { Arena } from '../support/arena';
import { ask } from '../support/http';

describe('GET /api/me/tables', () => {
  let arena: Arena;
  beforeEach(async () => (arena = await Arena.open()));
  afterEach(() => arena.close());

  test('names the tables where this person has a seat, and their phase, to nobody else', async () => {
    const waiting = arena.table();
    const ada = await arena.person('Ada').join(waiting.matchId);
    const running = arena.table();
    await arena.again(ada).join(running.matchId);
    const grace = await arena.person('Grace').join(running.matchId);
    await grace.asks('pilot');
    const tablesOf = async (token: string) =>
      ((await ask(arena, '/api/me/tables', { token })).body as unknown as MyTablesReply).tables;
    expect(await tablesOf(ada.token)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: waiting.code, phase: 'gathering' }),
        expect.objectContaining({ code: running.code, phase: 'playing' }),
      ]),
    );
    expect((await tablesOf(grace.token)).map(({ code }) => code)).toEqual([running.code]);
    expect(await tablesOf(arena.person('Eve').token)).toEqual([]);
  });
});
