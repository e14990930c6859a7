import { CLOSE, type Wish } from '../../../shared/protocol';
import { COME_MS } from '../../../server/queue/meetings';
import { CONFIRM_MS, OFFER_BOTS_MS } from '../../../server/queue/matchmaker';
import { pointsOf } from '../../../server/ratings/skill';
import type { Standings } from '../../../server/store/standings';
import { forgetfulStandings } from '../../../server/store/forgetful';
import { House } from '../support/house';
import { ask } from '../support/http';
import { Seeker } from '../support/seeker';
import { settle, until } from '../support/testPorts';

const TWO: Partial<Wish> = { seats: 2 };

/** Ratings by name: what the store would say. */
function rated(houseNames: () => Map<string, string>, mus: Record<string, number>): Standings {
  return {
    ...forgetfulStandings,
    ratings: (_game, ids) =>
      Promise.resolve(
        new Map(
          ids.flatMap((id) => {
            const mu = mus[houseNames().get(id) ?? ''];
            return mu === undefined ? [] : [[id, { mu, sigma: 0.1, matches: 50, worth: 50 }] as const];
          }),
        ),
      ),
  };
}

describe('quick play', () => {
  let house: House;
  const names = new Map<string, string>();
  const seeker = (name: string, options?: { confirms?: boolean }) => {
    const player = house.person(name);
    names.set(player.person.id, name);
    return new Seeker(player, options);
  };
  beforeEach(async () => void (house = await House.open()));
  afterEach(() => house.close());

  test('two strangers who press it are in a running match, and a third can watch', async () => {
    const [a, b] = [await seeker('Ann').seek(), await seeker('Bob').seek()];
    const players = await Promise.all([a.play(), b.play()]);
    for (const player of players) await player.sees(() => player.table.phase === 'playing', 'the start');
    expect(players[0].table.settings).toMatchObject({
      seats: 2,
      clock: 'standard',
      rated: true,
      public: true,
    });
    expect(new Set(players.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    await until(() => a.closed !== undefined && b.closed !== undefined, 'the queue to let them go');
    expect([a.closed, b.closed]).toEqual([CLOSE.left, CLOSE.left]);
    const list = await ask(house, '/api/tables?show=running');
    expect(list.body).toMatchObject({ tables: [{ matchId: a.table!.matchId, phase: 'playing' }] });
    const watcher = await house.person('Cat').join(a.table!.matchId, { watch: true });
    expect(watcher.viewer).toBe('spectator');
  });

  test('people who never confirm, ever new ones, do not keep two apart who do', async () => {
    const ghosts = Array.from({ length: 7 }, (_, number) => seeker(`Ghost ${number}`, { confirms: false }));
    const haunt = async () => {
      for (const [index, ghost] of ghosts.entries())
        if (ghost.closed !== undefined)
          ghosts[index] = await seeker(`${ghost.player.person.name}b`, { confirms: false }).seek(TWO);
    };
    // One waits when either of the two comes, so that they are let down at different times.
    await ghosts[0]!.seek(TWO);
    const ann = await seeker('Ann').seek(TWO);
    for (const ghost of ghosts.slice(1, 5)) await ghost.seek(TWO);
    await house.ports.advance(5_000);
    await ghosts[5]!.seek(TWO);
    const bob = await seeker('Bob').seek(TWO);
    await ghosts[6]!.seek(TWO);
    let seconds = 0;
    for (; !(ann.table && bob.table) && seconds < 70; seconds++) {
      await house.ports.advance(1000);
      await haunt();
    }
    expect(ann.table?.matchId).toBe(bob.table?.matchId);
    expect(seconds).toBeLessThanOrEqual((2 * CONFIRM_MS) / 1000);
    for (const { room } of ghosts) await room.leave();
  });

  test('people who confirm and never come to the table do not keep two apart who do', async () => {
    const haunt = async (ghost: Seeker) => {
      if (ghost.closed !== undefined) await Object.assign(ghost, { closed: undefined }).seek(TWO);
    };
    const ghosts = [await seeker('Ghost').seek(TWO)];
    const [ann, bob] = [seeker('Ann'), seeker('Bob')];
    await ann.seek(TWO);
    ghosts.push(await seeker('Other ghost').seek(TWO));
    await bob.seek(TWO);
    for (const each of [ann, bob]) await each.play();
    expect(ann.table!.matchId).not.toBe(bob.table!.matchId);
    for (const ghost of ghosts) await haunt(ghost);
    await house.ports.advance(COME_MS);
    // Nobody came: they look for somebody else, one before the other.
    for (const each of [ann, bob]) {
      each.player.disconnect();
      each.table = undefined;
      await each.seek(TWO);
      await house.ports.advance(1000);
      for (const ghost of ghosts) await haunt(ghost);
    }
    await until(() => ann.table && bob.table, 'a table for both');
    expect(ann.table!.matchId).toBe(bob.table!.matchId);
    for (const { room } of ghosts) await room.leave();
  });

  test('dozens at once: everybody has one seat, nobody has two, and nobody is lost', async () => {
    const people = Array.from({ length: 48 }, (_, number) => seeker(`Guest ${number}`));
    const seats = [2, 3, 4, 'any'] as const;
    await Promise.all(people.map((person, number) => person.seek({ seats: seats[number % 4]! })));
    await until(() => {
      const waiting = people.filter(({ table }) => !table);
      // Those who asked for three or four may be left over, but never as many as a table takes.
      return waiting.length <= 2 + 3 + 1 + 1;
    }, 'tables');
    const seated = people.filter(({ table }) => table);
    const players = await Promise.all(seated.map((person) => person.play()));
    const taken = players.map((player) => `${player.welcome!.matchId}/${player.seat}`);
    expect(new Set(taken).size).toBe(taken.length);
    for (const player of players) {
      await player.sees(() => player.table.phase === 'playing', 'the start');
      expect(player.table.seats.map(({ name }) => name)).toContain(player.person.name);
    }
    for (const { status, player } of people.filter(({ table }) => !table)) {
      expect(status).toMatchObject({ waiting: expect.any(Number) as number });
      expect(player.room).toBeUndefined();
    }
    const bySeats = new Map<string, number>();
    people.forEach(({ table }, number) => {
      const wanted = String(seats[number % 4]);
      if (!table) bySeats.set(wanted, (bySeats.get(wanted) ?? 0) + 1);
    });
    expect(bySeats.get('2') ?? 0).toBeLessThan(2);
    expect(bySeats.get('3') ?? 0).toBeLessThan(3);
    expect(bySeats.get('4') ?? 0).toBeLessThan(4);
    expect(bySeats.get('any') ?? 0).toBeLessThan(2);
  });

  test('fair order: of many who want the same, those who came first play first', async () => {
    const people = Array.from({ length: 9 }, (_, number) => seeker(`Guest ${number}`));
    for (const person of people) {
      await person.seek({ seats: 4 });
      await until(() => person.status ?? person.table, 'a place in the queue');
    }
    await until(() => people.slice(0, 8).every(({ table }) => table), 'two tables');
    const ids = people.slice(0, 8).map(({ table }) => table!.matchId);
    expect(new Set(ids.slice(0, 4)).size).toBe(1);
    expect(new Set(ids.slice(4)).size).toBe(1);
    expect(ids[0]).not.toBe(ids[4]);
    expect(people[8]!.table).toBeUndefined();
  });

  test('the window widens: ratings far apart meet later, and only the store says what they are', async () => {
    await house.close();
    house = await House.open({ services: { standings: rated(() => names, { High: 45, Low: 25 }) } });
    const high = await seeker('High').seek(TWO);
    // A page that boasts is not even listened to.
    const low = await seeker('Low').seek(TWO, { rank: pointsOf({ mu: 45 }), rating: 1800, id: 'High' });
    await until(() => high.status?.waiting === 2 || low.status, 'both in the queue');
    await settle(20);
    expect(high.proposals).toEqual([]);
    await house.ports.advance(40_000);
    expect(high.proposals).toEqual([]);
    await house.ports.advance(6_000);
    await until(() => high.table && low.table, 'a table');
    expect(high.table).toEqual(low.table);
  });

  test('a dropped person leaves the queue, a cancelled one too', async () => {
    const [a, b] = [await seeker('Ann').seek(TWO), seeker('Bob')];
    await until(() => a.status, 'the queue');
    a.drop();
    await eventually(async () => expect(await waiting(house)).toBe(0));
    await b.seek(TWO);
    await until(() => b.status, 'the queue');
    expect(await b.ask('cancel')).toEqual({ ok: true });
    await until(() => b.closed !== undefined, 'the farewell');
    expect(b.closed).toBe(CLOSE.left);
    await eventually(async () => expect(await waiting(house)).toBe(0));
  });

  test('who does not confirm in time is out, and the other is in front again', async () => {
    const lazy = await seeker('Lazy', { confirms: false }).seek(TWO);
    const keen = await seeker('Keen').seek(TWO);
    await until(() => lazy.proposals.length === 1 && keen.proposals.length === 1, 'the proposal');
    await settle(10);
    await house.ports.advance(CONFIRM_MS);
    await until(() => lazy.out && keen.again === 1, 'the end of the proposal');
    expect(lazy.out).toBe('unconfirmed');
    expect(keen.table).toBeUndefined();
    const next = await seeker('Next').seek(TWO);
    await until(() => keen.table && next.table, 'a table');
    expect(keen.table).toEqual(next.table);
  });

  test('somebody who goes during a proposal sends nobody to an empty table', async () => {
    const a = await seeker('Ann', { confirms: false }).seek(TWO);
    const b = await seeker('Bob').seek(TWO);
    await until(() => b.proposals.length === 1, 'the proposal');
    a.drop();
    await until(() => b.again === 1, 'the way back');
    expect(b.table).toBeUndefined();
    const c = await seeker('Cat').seek(TWO);
    await until(() => b.table && c.table, 'a table');
  });

  test('after a while bots fill the table', async () => {
    const a = await seeker('Ann').seek({ seats: 3 });
    await until(() => a.status, 'the queue');
    expect(await a.ask('fillWithBots')).toEqual({ ok: false, code: 'not-allowed' });
    await house.ports.advance(OFFER_BOTS_MS);
    await until(() => a.status?.offersBots, 'the offer');
    expect(await a.ask('fillWithBots')).toEqual({ ok: true });
    const player = await a.play();
    await player.sees(() => player.table.phase === 'playing', 'the start');
    expect(player.table.seats.filter(({ control }) => control === 'bot')).toHaveLength(2);
  });

  test('a second tab takes over, keeps the place, and is not matched with the first', async () => {
    const a = await seeker('Ann').seek(TWO);
    await until(() => a.status, 'the queue');
    await house.ports.advance(5000);
    const twin = await new Seeker(house.again(a.player)).seek(TWO);
    await until(() => a.closed !== undefined, 'the first tab to close');
    await until(() => twin.status, 'the queue');
    expect(twin.status).toMatchObject({ waiting: 1, waitedSeconds: 5 });
    expect(twin.proposals).toEqual([]);
    const b = await seeker('Bob').seek(TWO);
    await until(() => twin.table && b.table, 'a table');
  });

  test('people who have blocked each other are not brought together', async () => {
    const [ann, bob] = [seeker('Ann'), seeker('Bob')];
    await house.services.blocks.set(ann.player.person.id, bob.player.person.id, true);
    await ann.seek(TWO);
    await bob.seek(TWO);
    await until(() => ann.status && bob.status, 'the queue');
    await house.ports.advance(60_000);
    expect([...ann.proposals, ...bob.proposals]).toEqual([]);
  });

  test('the queue says how many wait and how long it took others, also from outside', async () => {
    const a = await seeker('Ann').seek(TWO);
    await until(() => a.status, 'the queue');
    expect(a.status).toMatchObject({ waiting: 1, waitedSeconds: 0, offersBots: false });
    expect((await ask(house, '/api/queue?seats=2')).body).toEqual({
      wish: { game: 'mechs', seats: 2, clock: 'standard', rated: true },
      waiting: 1,
    });
    await house.ports.advance(4000);
    const b = await seeker('Bob').seek(TWO);
    await until(() => a.table && b.table, 'a table');
    const outlook = await ask(house, '/api/queue?seats=any&rated=true');
    expect(outlook.body).toMatchObject({ waiting: 0, expectedSeconds: expect.any(Number) as number });
  });

  test('forged, altered, expired and missing tokens are refused, and so is a malformed wish', async () => {
    const { player } = seeker('Ann');
    const [body, signature] = player.token.split('.') as [string, string];
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const altered = Buffer.from(JSON.stringify({ ...claims, id: 'somebody-else' })).toString('base64url');
    for (const token of ['', 'nonsense', `${body}.AAAA`, `${altered}.${signature}`, `${body}.`])
      await expect(new Seeker(player).seek(TWO, { token })).rejects.toThrow(/bad-token|malformed/);
    await expect(new Seeker(player).seek({ seats: 7 })).rejects.toThrow('malformed');
    await expect(new Seeker(player).seek(TWO, { version: 0 })).rejects.toThrow('outdated');
    house.ports.leap(401 * 24 * 60 * 60 * 1000);
    await expect(new Seeker(player).seek(TWO)).rejects.toThrow('bad-token');
  });

  test('nonsense on the socket gets a refusal or a closed door, and hurts nobody', async () => {
    const a = await seeker('Ann', { confirms: false }).seek(TWO);
    await until(() => a.status, 'the queue');
    expect(await a.ask('confirm', { proposal: 'first' })).toEqual({ ok: false, code: 'malformed' });
    expect(await a.ask('confirm', { proposal: 1 })).toEqual({ ok: false, code: 'stale' });
    const b = await seeker('Bob').seek({ seats: 3 });
    (b.room.connection.transport as unknown as { ws: { send(data: Uint8Array): void } }).ws.send(
      Uint8Array.from([13, 200, 1, 2, 3]),
    );
    await until(() => b.closed !== undefined, 'the closed door');
    expect(a.closed).toBeUndefined();
  });
});

async function waiting(house: House): Promise<unknown> {
  return (await ask(house, '/api/queue?seats=any')).body.waiting;
}

async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await check();
    } catch (error) {
      if (tries > 200) throw error;
      await settle(10);
    }
  }
}
