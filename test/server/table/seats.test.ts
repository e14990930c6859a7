import { CLOSE } from '../../../shared/protocol';
import { House } from '../support/house';
import { ask } from '../support/http';
import type { Player } from '../support/player';
import { settle } from '../support/testPorts';

describe('the table before and after the match', () => {
  let house: House;
  beforeEach(async () => (house = await House.open()));
  afterEach(() => house.close());

  const names = (player: Player) => player.table.seats.map((seat) => seat.name);

  test('it starts as soon as all seats are taken', async () => {
    const { matchId } = house.table({ seats: 3 });
    const [a, b, c] = [house.person('Ada'), house.person('Bob'), house.person('Cleo')];
    await a.join(matchId);
    await b.join(matchId);
    await a.sees(() => names(a)[1] === 'Bob');
    expect(a.table.phase).toBe('gathering');
    expect(a.view).toBeUndefined();
    expect(await a.request('answer', { id: 1, answer: 'tank' })).toEqual({ ok: false, code: 'not-started' });
    await c.join(matchId);
    await a.asks('pilot');
    expect(names(a)).toEqual(['Ada', 'Bob', 'Cleo']);
  });

  test('an invitation says who invites to what, but not to somebody whom a block keeps apart', async () => {
    const { code, matchId } = house.table({ seats: 3, clock: 'blitz' });
    const look = async (reader?: Player) =>
      (await ask(house, `/api/tables/${code}`, { token: reader?.token })).body;
    expect(await look()).toMatchObject({ isSeated: false });
    expect(await look()).not.toHaveProperty('inviter');
    const ada = await house.person('Ada').join(matchId);
    const bo = await house.person('Bo').join(matchId);
    expect(await look()).toMatchObject({
      inviter: 'Ada',
      isSeated: false,
      settings: { game: 'mechs', clock: 'blitz', seats: 3 },
    });
    expect(await look(bo)).toMatchObject({ inviter: 'Ada', isSeated: true });
    const pest = house.person('Eve');
    await house.services.blocks.set(ada.person.id, pest.person.id, true);
    const shown = await look(pest);
    expect(shown).not.toHaveProperty('inviter');
    expect(JSON.stringify(shown)).not.toContain('Ada');
    expect(JSON.stringify(shown)).toContain('Bo');
  });

  test('one seat for a person at a table, but seats at several tables', async () => {
    const first = house.table();
    const second = house.table();
    const ada = await house.person('Ada').join(first.matchId);
    expect(await ada.request('takeSeat', { seat: 1 })).toEqual({ ok: false, code: 'already-seated' });
    const elsewhere = await house.again(ada).join(second.matchId);
    expect(elsewhere.viewer).toBe(0);
    expect(ada.closed).toBeUndefined();
  });

  test('a full table refuses, and lets watch those who ask for it', async () => {
    const { matchId, players } = await house.started();
    const late = house.person();
    await expect(late.join(matchId)).rejects.toThrow('table-full');
    await late.join(matchId, { watch: true });
    await players[0]!.sees(() => players[0]!.table.spectators === 1);
    expect(late.view?.own).toBeUndefined();
    expect(await late.request('answer', { id: 1, answer: 'tank' })).toEqual({
      ok: false,
      code: 'not-seated',
    });
    expect(await late.request('takeSeat', {})).toEqual({ ok: false, code: 'already-started' });
    await late.leave();
    await players[0]!.sees(() => players[0]!.table.spectators === 0);
    const closed = await house.started({ spectators: false });
    await expect(late.join(closed.matchId, { watch: true })).rejects.toThrow('spectators-off');
  });

  test('seats are taken and left, and the owner hands over when leaving', async () => {
    const { matchId } = house.table({ seats: 3 });
    const [a, b, c] = [house.person('Ada'), house.person('Bob'), house.person('Cleo')];
    await a.join(matchId);
    await b.join(matchId);
    await c.join(matchId, { watch: true });
    expect(await c.request('takeSeat', { seat: 1 })).toEqual({ ok: false, code: 'seat-taken' });
    expect(await c.request('takeSeat', { seat: 3 })).toEqual({ ok: false, code: 'malformed' });
    expect(await a.request('leaveSeat', {})).toEqual({ ok: true });
    await b.sees(() => b.table.owner === 1, 'the new owner');
    expect(names(b)).toEqual([undefined, 'Bob', undefined]);
    expect(b.table.spectators).toBe(2);
    expect(await a.request('takeSeat', { seat: 2 })).toEqual({ ok: true });
    expect(await c.request('takeSeat', {})).toEqual({ ok: true });
    await b.sees(() => b.table.phase === 'playing', 'the start');
    expect(names(b)).toEqual(['Cleo', 'Bob', 'Ada']);
    // Granted with the seat: the own cards and nobody else's.
    await a.sees(() => a.asked.decision, 'the first decision');
    expect(a.room.state.secrets.get('2')?.dealt).not.toBe('');
    expect(a.room.state.secrets.get('1')?.dealt ?? '').toBe('');
  });

  test('where nobody may watch whoever gets up goes, and hears nothing of the match', async () => {
    const { matchId } = house.table({ spectators: false });
    const [ada, eve] = [house.person('Ada'), house.person('Eve')];
    await ada.join(matchId);
    await eve.join(matchId);
    expect(await eve.request('leaveSeat', {})).toEqual({ ok: true });
    await eve.sees(() => eve.closed === CLOSE.left, 'the door');
    await (await house.person('Bob').join(matchId)).asks('pilot');
    expect(ada.table.spectators).toBe(0);
    expect(eve.view).toBeUndefined();
    await expect(eve.join(matchId, { watch: true })).rejects.toThrow('spectators-off');
  });

  test('who drops before the start has a minute to come back', async () => {
    const { matchId } = house.table({ seats: 3 });
    const [a, b] = [house.person('Ada'), house.person('Bob')];
    await a.join(matchId);
    await b.join(matchId);
    a.disconnect();
    await b.sees(() => b.table.seats[0]?.connection === 'away');
    await house.ports.advance(59_000);
    expect(names(b)).toEqual(['Ada', 'Bob', undefined]);
    await house.ports.advance(1000);
    await b.sees(() => names(b)[0] === undefined);
    expect(b.table.owner).toBe(1);
  });

  test('an empty table expires', async () => {
    const { matchId, code } = house.table();
    const a = await house.person().join(matchId);
    await a.leave();
    await settle(20);
    await house.ports.advance(9 * 60_000);
    expect((await ask(house, `/api/tables/${code}`)).status).toBe(200);
    await house.ports.advance(60_000);
    expect((await ask(house, `/api/tables/${code}`)).status).toBe(404);
    await expect(house.person().join(matchId)).rejects.toThrow('unknown-table');
  });

  test('a table that nobody ever came to expires as well', async () => {
    const { matchId, code } = house.table();
    await house.ports.advance(10 * 60_000);
    expect((await ask(house, `/api/tables/${code}`)).status).toBe(404);
    await expect(house.person().join(matchId)).rejects.toThrow('unknown-table');
  });
});
