import { quickRandom } from '../../../shared/core';
import { mechs, SCORE_SOURCES } from '../../../shared/games/mechs';
import { House } from '../support/house';
import { ask } from '../support/http';
import { inStep, playOn } from '../support/play';
import type { Player } from '../support/player';
import { settle } from '../support/testPorts';

describe('how a match ends', () => {
  let house: House;
  beforeEach(async () => (house = await House.open({ seed: 31 })));
  afterEach(() => house.close());

  test('results with the score by source can be read off the state', async () => {
    const { players } = await house.started();
    await playOn(players, quickRandom(2));
    const outcome = mechs.outcome(players[0]!.view!.open)!;
    for (const seat of outcome.seats)
      expect(Object.keys(seat.total).sort()).toEqual([...SCORE_SOURCES].sort());
    expect(await players[0]!.request('answer', { id: 9999, answer: 1 })).toEqual({ ok: false, code: 'over' });
    expect(await players[0]!.request('draft', { id: 9999, draft: 1 })).toEqual({ ok: false, code: 'over' });
    expect(players[0]!.asked).toEqual({});
  });

  test('a rematch keeps people and settings and rotates the order', async () => {
    const { players } = await house.started({ seats: 3, clock: 'blitz', spectators: false });
    const [a, b, c] = players as [Player, Player, Player];
    expect(await a.request('rematch', { on: true })).toEqual({ ok: false, code: 'not-allowed' });
    for (const player of players) await player.request('abandon', { on: true });
    await a.sees(() => a.table.phase === 'over', 'the end');
    for (const player of players) expect(await player.request('rematch', { on: true })).toEqual({ ok: true });
    const { matchId } = await a.sees(() => a.table.rematch, 'the next table');
    for (const player of players) await player.join(matchId);
    await a.sees(() => a.table.phase === 'playing', 'the start');
    expect([a, b, c].map(({ viewer }) => viewer)).toEqual([2, 0, 1]);
    expect(a.table.settings).toMatchObject({ seats: 3, clock: 'blitz', spectators: false });
  });

  test('a rematch without those who have left waits for others', async () => {
    const { players } = await house.started();
    const [a, b] = players as [Player, Player];
    for (const player of players) await player.request('abandon', { on: true });
    await b.leave();
    await a.sees(() => a.table.seats[1]?.connection === 'away', 'the other to leave');
    await a.request('rematch', { on: true });
    const { matchId, code } = await a.sees(() => a.table.rematch, 'the next table');
    expect((await ask(house, `/api/tables/${code}`)).body).toMatchObject({ names: [null, a.person.name] });
    await a.join(matchId);
    await house.person().join(matchId);
    await a.sees(() => a.table.phase === 'playing', 'the start');
  });

  test('a rematch does not wait for who has gone without a word', async () => {
    const { players } = await house.started();
    const [a, b] = players as [Player, Player];
    for (const player of players) await player.request('abandon', { on: true });
    expect(await a.request('rematch', { on: true })).toEqual({ ok: true });
    await b.sees(() => b.table.seats[0]?.wantsRematch, 'the offer');
    b.disconnect();
    await a.sees(() => a.table.seats[1]?.connection === 'away', 'the drop');
    expect(a.table.rematch).toBeUndefined();
    await house.ports.advance(60_000);
    await a.sees(() => a.table.rematch, 'the next table');
  });

  test('it is abandoned when all people vote for it, and votes can be taken back', async () => {
    const { players } = await house.started({ seats: 3 });
    const [a, b, c] = players as [Player, Player, Player];
    await inStep(players);
    await a.request('abandon', { on: true });
    await b.request('abandon', { on: true });
    await a.request('abandon', { on: false });
    await c.request('abandon', { on: true });
    await c.sees(
      () => c.table.seats.map(({ wantsAbandon }) => wantsAbandon).join() === 'false,true,true',
      'the votes',
    );
    expect(c.table.phase).toBe('playing');
    await a.request('abandon', { on: true });
    await c.sees(() => c.table.phase === 'over', 'the end');
    expect(c.table.ending).toBe('abandoned');
  });

  test('a seat that the autopilot plays has no vote', async () => {
    const { players } = await house.started();
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await b.request('abandon', { on: true });
    expect(b.table.phase).toBe('playing');
    await a.request('leaveSeat', {});
    await b.sees(() => b.table.phase === 'over', 'the end');
  });

  test('a table that is over goes when everybody has left', async () => {
    const { matchId, players } = await house.started();
    for (const player of players) await player.request('abandon', { on: true });
    for (const player of players) await player.leave();
    await settle(20);
    await house.ports.advance(10 * 60_000);
    await expect(players[0]!.join(matchId)).rejects.toThrow('unknown-table');
    expect(house.ports.pendingTimers).toBe(0);
  });
});
