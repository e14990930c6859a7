import { CLOSE, type TableOrder, type TablesReply } from '../../../shared/protocol';
import { settingsOf } from '../../support/settings';
import { House } from '../support/house';
import { Browser } from '../support/browser';
import { ask } from '../support/http';
import type { Player } from '../support/player';
import { settle, until } from '../support/testPorts';

let house: House;
beforeEach(async () => void (house = await House.open()));
afterEach(() => house.close());

const PUBLIC: TableOrder = { public: true };

async function opened(
  order: TableOrder,
  owner = house.person(),
): Promise<{ matchId: string; code: string; owner: Player }> {
  const { status, body } = await ask(house, '/api/tables', { body: order, token: owner.token });
  expect(status).toBe(201);
  return { ...(body as { matchId: string; code: string }), owner };
}

/** Time goes on until the list has caught up. */
async function listed(look: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (look()) return;
    await settle(4);
    await house.ports.advance(250);
  }
  throw new Error(`The list never showed ${what}.`);
}

describe('the list of tables', () => {
  test('is live: a table appears, fills, runs and goes', async () => {
    const list = await new Browser(house.person()).open();
    await until(() => list.messages === 1, 'the first list');
    expect(list.rows.size).toBe(0);
    const { matchId, owner } = await opened({ ...PUBLIC, seats: 2, rated: true });
    await listed(() => list.rows.has(matchId), 'the new table');
    expect(list.rows.get(matchId)).toMatchObject({ phase: 'gathering', names: [null, null], hasBots: false });
    await owner.join(matchId);
    await listed(() => list.rows.get(matchId)?.names[0] === owner.person.name, 'who sits there');
    expect(list.rows.get(matchId)?.people).toEqual([owner.person.id, null]);
    const guest = await house.person().join(matchId);
    await listed(() => list.rows.get(matchId)?.phase === 'playing', 'that it runs');
    await house.person().join(matchId, { watch: true });
    await listed(() => list.rows.get(matchId)?.spectators === 1, 'who watches');
    for (const player of [owner, guest]) await player.request('abandon', { on: true });
    await listed(() => !list.rows.has(matchId), 'that it is over');
  });

  test('shows at once who watches: nothing that a seat does in secret brings it to light', async () => {
    const { matchId, owner } = await opened({ ...PUBLIC, seats: 2 });
    await owner.join(matchId);
    await house.person().join(matchId);
    await owner.sees(() => owner.decision !== undefined, 'the first decision');
    const watching = async () => {
      const { tables } = (await ask(house, '/api/tables')).body as unknown as TablesReply;
      return tables[0]?.spectators;
    };
    const spectator = await house.person().join(matchId, { watch: true });
    expect(await watching()).toBe(1);
    await spectator.leave();
    await until(() => owner.table.spectators === 0, 'that nobody watches');
    expect(await watching()).toBe(0);
    const list = await new Browser(house.person()).open();
    await until(() => list.messages === 1, 'the list');
    expect(await owner.request('draft', { id: owner.decision!.id, draft: null })).toEqual({ ok: true });
    expect(await owner.request('habits', { level: 'choices', kinds: {} })).toEqual({ ok: true });
    await house.ports.advance(1_000);
    await settle(10);
    expect(list.messages).toBe(1);
  });

  test('has no private tables, none that are full, and none that nobody may watch', async () => {
    const list = await new Browser(house.person()).open();
    await opened({});
    const hidden = await opened({ ...PUBLIC, spectators: false });
    const solo = await opened({ solo: true, public: true });
    await listed(() => list.rows.has(hidden.matchId), 'the open table');
    await hidden.owner.join(hidden.matchId);
    await house.person().join(hidden.matchId);
    await listed(() => list.rows.size === 0, 'that it cannot be watched');
    expect(list.rows.has(solo.matchId)).toBe(false);
    expect((await ask(house, '/api/tables')).body).toEqual({ tables: [] });
  });

  test('shows the tables of everybody, however many somebody else opens', async () => {
    const { directory } = house.services;
    const create = (from: string) => {
      const made = directory.create({ id: from, name: 'Eve', from }, settingsOf({ public: true }));
      return typeof made === 'string' ? made : made.matchId;
    };
    const before = create('home');
    for (let number = 0; number < 250; number++) create('castle');
    const rows = (await ask(house, '/api/tables')).body.tables as { matchId: string }[];
    expect(rows).toHaveLength(200);
    expect(rows.at(-1)?.matchId).toBe(before);
    const list = await new Browser(house.person()).open();
    await until(() => list.rows.size === 200, 'the full list');
    const late = create('home');
    await listed(() => list.rows.has(late), 'the table that came late');
    expect([list.rows.size, list.rows.has(before)]).toEqual([200, true]);
  });

  test('can be filtered, by socket and by address', async () => {
    const blitz = await opened({ ...PUBLIC, clock: 'blitz', seats: 4, rated: true });
    const bots = await opened({ ...PUBLIC, seats: 3, bots: ['rookie'] });
    const running = await opened({ ...PUBLIC, seats: 2 });
    await running.owner.join(running.matchId);
    await house.person().join(running.matchId);
    const ids = async (query: string) => {
      const { body } = await ask(house, `/api/tables?${query}`);
      return (body.tables as { matchId: string }[]).map(({ matchId }) => matchId);
    };
    expect(await ids('')).toEqual([running.matchId, bots.matchId, blitz.matchId]);
    expect(await ids('show=open')).toEqual([bots.matchId, blitz.matchId]);
    expect(await ids('show=running')).toEqual([running.matchId]);
    expect(await ids('seats=4&clock=blitz')).toEqual([blitz.matchId]);
    expect(await ids('rated=true')).toEqual([blitz.matchId]);
    expect(await ids('bots=true')).toEqual([bots.matchId]);
    expect((await ask(house, '/api/tables?seats=99')).body).toEqual({ code: 'malformed' });

    const list = await new Browser(house.person()).open({ show: 'open' });
    await until(() => list.messages === 1, 'the list');
    expect([...list.rows.keys()]).toEqual([bots.matchId, blitz.matchId]);
    expect(await list.filter({ clock: 'blitz' })).toEqual({ ok: true });
    await until(() => list.rows.size === 1, 'the narrower list');
    await bots.owner.join(bots.matchId);
    await settle(10);
    await house.ports.advance(500);
    expect([...list.rows.keys()]).toEqual([blitz.matchId]);
    expect(await list.filter({ seats: 77 })).toEqual({ ok: false, code: 'malformed' });
  });

  test('dozens look on while dozens of tables come and go, and all see the same in the end', async () => {
    const lists = await Promise.all(Array.from({ length: 24 }, () => new Browser(house.person()).open()));
    const tables = await Promise.all(
      Array.from({ length: 24 }, (_, number) => opened({ ...PUBLIC, seats: number % 2 ? 2 : 3 })),
    );
    await Promise.all(tables.map(({ matchId, owner }) => owner.join(matchId)));
    await Promise.all(tables.map(({ matchId }) => house.person().join(matchId)));
    const expected = tables.map(({ matchId }, number) => [matchId, number % 2 ? 'playing' : 'gathering']);
    const seen = ({ rows }: Browser) => tables.map(({ matchId }) => [matchId, rows.get(matchId)?.phase]);
    await listed(
      () => lists.every((list) => JSON.stringify(seen(list)) === JSON.stringify(expected)),
      'all tables',
    );
  });
});

describe('before the start', () => {
  test('the owner sends somebody away, who does not come back; the seat is free for others', async () => {
    const { matchId, owner } = await opened({ seats: 3 });
    await owner.join(matchId);
    const pest = await house.person('Pest').join(matchId);
    expect(await pest.request('kick', { seat: 0 })).toEqual({ ok: false, code: 'not-owner' });
    expect(await owner.request('kick', { seat: 0 })).toEqual({ ok: false, code: 'not-allowed' });
    expect(await owner.request('kick', { seat: 2 })).toEqual({ ok: false, code: 'not-allowed' });
    expect(await owner.request('kick', { seat: 1 })).toMatchObject({ ok: true });
    await until(() => pest.closed !== undefined, 'the door');
    expect(pest.closed).toBe(CLOSE.kicked);
    await expect(house.again(pest).join(matchId)).rejects.toThrow('kicked');
    await expect(house.again(pest).join(matchId, { watch: true })).rejects.toThrow('kicked');
    const kind = await house.person().join(matchId);
    expect(kind.seat).toBe(1);
    await settle(20);
    expect(owner.table.seats[1]).toMatchObject({ name: kind.person.name, connection: 'here' });
    await house.person().join(matchId);
    await owner.sees(() => owner.table.phase === 'playing', 'the start');
    expect(await owner.request('kick', { seat: 1 })).toEqual({ ok: false, code: 'already-started' });
  });

  test('T10 everybody may wish for a colour; the first comes first, and whoever has no wish gives way', async () => {
    const { matchId, owner } = await opened({ seats: 3 });
    await owner.join(matchId);
    const guest = await house.person().join(matchId);
    const watcher = await house.person().join(matchId, { watch: true });
    const coloursAre = (...colours: string[]) => {
      const now = ({ table }: Player) => table.seats.map(({ colour }) => colour);
      return Promise.all(
        [owner, guest, watcher].map((one) =>
          one.sees(() => now(one).join() === colours.join(), colours.join()),
        ),
      );
    };
    await coloursAre('coral', 'teal', 'violet');
    expect(await guest.request('wishColour', { colour: 'coral' })).toEqual({ ok: true });
    await coloursAre('teal', 'coral', 'violet');
    expect(await owner.request('wishColour', { colour: 'coral' })).toEqual({
      ok: false,
      code: 'colour-taken',
    });
    expect(await owner.request('wishColour', { colour: 'yellow' })).toEqual({ ok: true });
    expect(await guest.request('wishColour', { colour: 'coral' })).toEqual({ ok: true });
    await coloursAre('yellow', 'coral', 'violet');
    expect(await watcher.request('wishColour', { colour: 'teal' })).toEqual({
      ok: false,
      code: 'not-seated',
    });
    expect(await guest.request('wishColour', { colour: 'pink' as never })).toEqual({
      ok: false,
      code: 'malformed',
    });
    // Taken back, and with the seat that is left.
    expect(await guest.request('wishColour', {})).toEqual({ ok: true });
    await coloursAre('yellow', 'teal', 'violet');
    expect(await guest.request('wishColour', { colour: 'violet' })).toEqual({ ok: true });
    await guest.request('leaveSeat', {});
    await coloursAre('yellow', 'teal', 'violet');
    expect(owner.table.seats.map(({ isWish }) => isWish)).toEqual([true, false, false]);
    for (let seat = 1; seat < 3; seat++) await house.person().join(matchId);
    await owner.sees(() => owner.table.phase === 'playing', 'the start');
    expect(await owner.request('wishColour', {})).toEqual({ ok: false, code: 'already-started' });
    expect(owner.table.seats[0]).toMatchObject({ colour: 'yellow', isWish: true });
  });

  test('nobody looks like somebody else at the table', async () => {
    const { matchId, owner } = await opened({ seats: 3 }, house.person('Ada'));
    await owner.join(matchId);
    const second = await house.person('ada').join(matchId);
    await second.sees(() => second.table.seats[1]?.name, 'the name');
    expect(second.table.seats.map(({ name }) => name)).toEqual(['Ada', 'ada 2', undefined]);
    const third = await house.person('АDА').join(matchId);
    await third.sees(() => third.table.phase === 'playing', 'the start');
    expect(third.table.seats[2]?.name).toBe('АDА 3');
    await third.request('chat', { text: 'I am Ada' });
    await until(() => owner.chat.length === 1, 'the line');
    expect(owner.chat[0]).toMatchObject({ name: 'АDА 3' });
    second.disconnect();
    await owner.sees(() => owner.table.seats[1]?.connection === 'away', 'the drop');
    const back = await house.again(second).join(matchId);
    await back.sees(() => back.table.seats[1]?.connection === 'here', 'the return');
    expect(back.table.seats.map(({ name }) => name)).toEqual(['Ada', 'ada 2', 'АDА 3']);
  });
});
