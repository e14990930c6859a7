import { matchMaker } from '@colyseus/core';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { House } from '../support/house';

setFlagsFromString('--allow-natives-syntax');
/** V8's own word for whether an object has fields, and is no table of names. */
const hasFields = runInThisContext('(object) => %HasFastProperties(object)') as (object: object) => boolean;

describe('rooms and connections at a table', () => {
  let house: House;
  beforeEach(async () => (house = await House.open()));
  afterEach(() => house.close());

  test('are objects with fields, which V8 reads at once', async () => {
    const { matchId, players } = await house.started();
    await players[0]!.request('chat', { text: 'hello' });
    const [found] = await matchMaker.query({ matchId });
    const room = matchMaker.getLocalRoomById(found!.roomId);
    const table = { deleted: 1, kept: 2 } as { deleted?: number; kept: number };
    delete table.deleted;
    expect(hasFields(table)).toBe(false);
    expect([room, ...room.clients].map(hasFields)).toEqual([true, true, true]);
  });
});
