import { DAYS_CLOCKS, DAYS_SECONDS } from '../../../shared/protocol';
import type { ThinkRequest } from '../../../server/bots';
import { describeStores } from '../../support/databases';
import { Days, HOUR } from '../support/days';
import { ask } from '../support/http';
import type { Player } from '../support/player';
import { Revival } from '../support/revival';

/** Bots that think without end. */
const never = { answer: () => new Promise<never>(() => undefined), close: () => Promise.resolve() };

describeStores('T17 a table over days', (database) => {
  let server: Revival;
  let days: Days;
  beforeEach(async () => {
    server = await Revival.open(database(), { seed: 7 });
    days = new Days(server);
  });
  afterEach(() => server.close());

  test('deadlines are met with no room open, also after a kill; the third is the autopilot’s, until its person is back', async () => {
    const { matchId, people } = await days.begun();
    const [a, b] = people as [Player, Player];
    expect(days.recordOf(matchId)).toMatchObject({ phase: 'playing', isOpen: false });
    await days.later(11 * HOUR);
    await days.visit(b, matchId, async (there) => {
      expect(there.view?.open.phase).toBe('pilots');
      // Being away is normal.
      expect(there.table.seats[0]).toMatchObject({ control: 'person', connection: 'here', hasMissed: false });
      expect((await there.answer(there.decision!.fallback)).ok).toBe(true);
    });
    await server.flushed();
    // Only A is asked, an hour before the end, wherever the inbox is looked at from.
    expect([await days.turnOf(a, matchId), await days.turnOf(b, matchId)]).toEqual([
      { kind: 'pilot', hours: 1 },
      undefined,
    ]);
    await server.crash();
    expect(await days.turnOf(a, matchId)).toEqual({ kind: 'pilot', hours: 1 });
    await days.later(HOUR);
    expect(await days.turnOf(a, matchId)).toMatchObject({ kind: 'base', hours: 12 });
    const spectator = await server.house.person().join(matchId, { watch: true });
    expect(spectator.view?.open.phase).toBe('bases');
    expect(spectator.table.seats[0]).toMatchObject({ control: 'person', hasMissed: true });
    await spectator.leave();
    await days.soon(() => days.isAsleep(matchId), 'sleep');
    // B answers whatever is asked, and A never comes.
    const controls: string[] = [];
    for (let visits = 0; visits < 6 && controls.at(-1) !== 'autopilot'; visits++) {
      await days.visit(b, matchId, async (there) => {
        await days.answerAll(there);
        controls.push(there.table.seats[0]!.control);
      });
      await days.later(12 * HOUR);
    }
    expect(controls[0]).toBe('person');
    expect(controls.at(-1)).toBe('autopilot');
    // Who is back plays again, and is told that somebody else did until then.
    await days.visit(a, matchId, async (there) => {
      expect(there.table.seats[0]).toMatchObject({ control: 'person', autopilot: 'expired' });
      expect(await there.request('resume', {})).toEqual({ ok: true });
      await there.sees(() => there.table.seats[0]!.autopilot === undefined, 'that it is known');
    });
  });

  test('T18 days off: the clock stands, also over a kill and for what is asked meanwhile; who is back keeps the rest', async () => {
    const { matchId, people } = await days.begun();
    const [a, b] = people as [Player, Player];
    const off = async (person: Player, wanted: number) => {
      let reply: unknown;
      await days.visit(person, matchId, async (there) => {
        reply = await there.request('holiday', { days: wanted });
      });
      return reply;
    };
    expect(await off(a, 10)).toEqual({ ok: true });
    expect(await days.turnOf(a, matchId)).toEqual({ kind: 'pilot', hours: 10 * 24 + 12 });
    await server.flushed();
    await server.crash(24 * HOUR);
    await days.visit(b, matchId, async (there) => {
      expect(there.table.seats[0]).toMatchObject({ control: 'person', hasMissed: false, holidayDays: 4 });
      expect(there.table.seats[0]!.holiday! - server.house.ports.now()).toBeCloseTo(9 * 24 * HOUR, -5);
      await there.answer(there.decision!.fallback);
    });
    // What A is asked next comes in time for somebody who is away.
    await days.visit(a, matchId, async (there) => {
      await there.answer(there.decision!.fallback);
      await there.sees(() => there.view?.open.phase !== 'pilots', 'the pilots');
    });
    const turn = await days.turnOf(a, matchId);
    if (turn) expect(turn.hours).toBe(9 * 24 + 12);
    // Back after a day and a little: twelve whole ones are left.
    expect(await off(a, 0)).toEqual({ ok: true });
    expect(await off(a, 13)).toEqual({ ok: false, code: 'holiday-over' });
    expect(await off(a, 12)).toEqual({ ok: true });
    expect(await off(a, 0)).toEqual({ ok: true });
    if (turn) expect((await days.turnOf(a, matchId))?.hours).toBe(12);
    const seconds = await server.house.started();
    expect(await seconds.players[0]!.request('holiday', { days: 1 })).toEqual({
      ok: false,
      code: 'not-allowed',
    });
  });

  test('bots go on after a kill without anybody, also while others look on', async () => {
    const { bots } = server.house.services;
    Object.assign(server.house.services, { bots: never });
    const tables = [];
    for (const person of [server.house.person(), server.house.person()]) {
      const { matchId } = await server.house.keptTable({ clock: '1d', seats: 2, bots: ['rookie'] });
      const there = await person.join(matchId);
      await there.sees(() => there.decision, 'the first question');
      expect((await there.request('leaveSeat', {})).ok).toBe(true);
      tables.push(matchId);
    }
    await server.flushed();
    await server.crash();
    expect(server.house.services.bots).toBe(bots);
    const [unseen, seen] = tables as [string, string];
    const spectator = await server.house.person().join(seen, { watch: true });
    expect(days.recordOf(unseen)).toMatchObject({ phase: 'playing' });
    await days.later(HOUR);
    expect(days.recordOf(unseen)).toBeUndefined();
    await days.soon(() => spectator.table.phase === 'over', 'the end');
  });

  test('bots that go on for long are the night watch’s: their table sleeps until it comes', async () => {
    const { services } = server.house;
    const { bots } = services;
    Object.assign(services, { bots: never });
    const { matchId } = await server.house.keptTable({ clock: '1d', seats: 2, bots: ['rookie'] });
    await days.visit(server.house.person(), matchId, async (there) => {
      await there.sees(() => there.decision, 'the first question');
      expect((await there.request('leaveSeat', {})).ok).toBe(true);
    });
    expect(days.recordOf(matchId)).toMatchObject({ phase: 'playing', isOpen: false });
    Object.assign(services, { bots });
    await days.watch();
    expect(days.recordOf(matchId)).toBeUndefined();
  });

  test('while nobody looks at it its bots have one turn to think with all others of whoever opened it', async () => {
    const { services } = server.house;
    const asked: ThinkRequest[] = [];
    const { bots } = services;
    const answer = (request: ThinkRequest) => {
      asked.push(request);
      return bots.answer(request);
    };
    Object.assign(services, { bots: { answer, close: () => bots.close() } });
    const { matchId, creator } = await server.house.keptTable({ clock: '1d', seats: 2, bots: ['rookie'] });
    const whose = () => new Set(asked.splice(0).map(({ unseenOf }) => unseenOf));
    const person = server.house.person();
    await days.visit(person, matchId, async (there) => {
      await there.sees(() => there.decision, 'the first question');
      await server.house.ports.advance(1000);
      expect(whose()).toEqual(new Set([undefined]));
      expect((await there.request('leaveSeat', {})).ok).toBe(true);
      asked.length = 0;
    });
    await days.watch();
    expect(whose()).toEqual(new Set([creator]));
  });

  test('it gathers for fourteen days, without anybody', async () => {
    const { matchId } = await server.house.keptTable({ clock: '7d', seats: 3 });
    await days.visit(server.house.person(), matchId);
    await days.later(13 * 24 * HOUR);
    await server.crash();
    expect(days.recordOf(matchId)?.phase).toBe('gathering');
    await days.later(24 * HOUR);
    await days.soon(() => days.recordOf(matchId) === undefined, 'the end of its patience');
    // That nobody need look any more is written down after it.
    let due: number | undefined = Infinity;
    while (due !== undefined) due = await server.house.services.wakes!.next();
  });
});

describeStores('T17 whoever opens a table', (database) => {
  let server: Revival;
  beforeEach(async () => {
    server = await Revival.open(database(), { env: { TABLES_PER_PERSON: '1', MAX_TABLES: '1' } });
  });
  afterEach(() => server.close());

  test('chooses one of five clocks over days, for twenty tables beside the others', async () => {
    const { token } = server.house.person();
    const open = (clock: string) => ask(server.house, '/api/tables', { token, body: { clock } });
    expect((await open('5d')).body).toEqual({ code: 'bad-settings' });
    expect((await open('blitz')).status).toBe(201);
    for (let i = 0; i < 20; i++) expect((await open(DAYS_CLOCKS[i % 5]!)).status).toBe(201);
    expect((await open('1d')).body).toEqual({ code: 'too-many-tables' });
    expect(Object.values(DAYS_SECONDS).map((seconds) => seconds / 3600)).toEqual([12, 24, 48, 72, 168]);
  });
});
