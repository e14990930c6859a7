import { Arena } from './support/arena';
import { Browser } from './support/browser';

describe('what a person may send', () => {
  let arena: Arena;
  // Time stands still: what is used up does not come back.
  beforeAll(async () => void (arena = await Arena.open({ env: { INTENTS_PER_SECOND: '20' } })));
  afterAll(() => arena.close());

  test('to a match is counted over all connections, from whatever device', async () => {
    const { matchId, players } = await arena.started({ seats: 2 });
    const [pest, other] = players;
    let taken = 0;
    for (let connection = 0; connection < 4; connection++) {
      const again = connection === 0 ? pest! : await arena.again(pest!).join(matchId);
      for (let i = 0; i < 15; i++) if ((await again.request('resume', {})).ok) taken++;
    }
    // One of the 40 went into the seed.
    expect(taken).toBe(39);
    expect(await other!.request('resume', {})).toEqual({ ok: true });
    await arena.ports.advance(1000);
    expect(await (await arena.again(pest!).join(matchId)).request('resume', {})).toEqual({ ok: true });
  });

  test('to the list of tables as well', async () => {
    const person = arena.person();
    // The room stays open as long as somebody is there.
    await new Browser(arena.person()).open();
    let taken = 0;
    for (let connection = 0; connection < 3; connection++) {
      const list = await new Browser(person).open();
      for (let i = 0; i < 20; i++) if ((await list.filter({})).ok) taken++;
      await list.room.leave();
    }
    expect(taken).toBe(40);
  });
});
