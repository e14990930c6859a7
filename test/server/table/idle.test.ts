import { games } from '../../../shared/games';
import { sqliteDatabase, type TestDatabase } from '../../support/databases';
import { House } from '../support/house';
import { inStep } from '../support/play';
import type { Player } from '../support/player';
import { Revival } from '../support/revival';

const BLITZ = games.standard.table.seconds.blitz!.other * 1000;
const START = { START_SECONDS: '5' };

describe('T11 a table begins when everybody has it on the screen', () => {
  let house: House;
  beforeEach(async () => (house = await House.open({ seed: 3, env: START })));
  afterEach(() => house.close());

  async function both(): Promise<[Player, Player]> {
    const { matchId } = house.table({ seats: 2, clock: 'standard' });
    const a = await house.person('Ada').join(matchId);
    const b = await house.person('Bo').join(matchId);
    await a.sees(() => a.table.isChecking, 'the check');
    return [a, b];
  }

  test('after a countdown that everybody sees', async () => {
    const [a, b] = await both();
    await b.sees(() => b.table.startsAt !== undefined, 'the countdown');
    expect(b.table.startsAt! - house.ports.steady()).toBe(5000);
    await house.ports.advance(4999);
    expect(a.table.phase).toBe('gathering');
    await house.ports.advance(1);
    await a.sees(() => a.table.phase === 'playing', 'the start');
    expect(a.table).toMatchObject({ isChecking: false, startsAt: undefined });
  });

  test('not while somebody looks elsewhere, asks for a moment, or has gone', async () => {
    const [a, b] = await both();
    await house.ports.advance(3000);
    expect(await b.request('look', { on: false })).toEqual({ ok: true });
    await a.sees(() => a.table.seats[1]?.isAwaited, 'whom it waits for');
    expect(a.table).toMatchObject({ isChecking: true, startsAt: undefined });
    await house.ports.advance(60_000);
    expect(a.table.phase).toBe('gathering');
    await b.request('look', { on: true });
    await a.sees(() => a.table.startsAt !== undefined, 'the countdown');
    expect(a.table.startsAt! - house.ports.steady()).toBe(5000);
    b.disconnect();
    await a.sees(() => a.table.startsAt === undefined, 'the drop');
    expect(a.table.isChecking).toBe(false);
    await house.ports.advance(10_000);
    expect(a.table.phase).toBe('gathering');
    expect(await a.request('leaveSeat', {})).toEqual({ ok: true });
  });

  test('but at once for somebody among bots', async () => {
    const { matchId } = await house.keptTable({ seats: 3, bots: ['rookie', 'rookie'] });
    const a = await house.person().join(matchId);
    await a.sees(() => a.table.phase === 'playing', 'the start');
    expect(await a.request('look', { on: false })).toEqual({ ok: false, code: 'already-started' });
  });
});

describe('T12 T13 deadlines that nobody meets', () => {
  let database: TestDatabase;
  let server: Revival;
  beforeEach(async () => {
    database = sqliteDatabase();
    server = await Revival.open(database, { seed: 3 });
  });
  afterEach(async () => {
    await server.close();
    await database.dispose();
  });

  const seats = (player: Player) =>
    player.table.seats.map(({ control, autopilot, hasMissed }) => [control, autopilot, hasMissed]);
  /** Nobody does anything for a while. */
  async function idly(player: Player): Promise<void> {
    for (let i = 0; i < 40 && !player.table.paused; i++) {
      await server.house.ports.advance(BLITZ / 3);
      await server.flushed();
    }
  }
  const IDLE = ['autopilot', 'expired', false];
  const PRESENT = ['person', undefined, false];
  const WARNED = ['person', undefined, true];

  test('the first costs the decision and warns, the second in a row the seat; then the match waits for them', async () => {
    const { matchId, players } = await server.house.started({ clock: 'blitz' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await server.house.ports.advance(BLITZ);
    await a.sees(() => a.view?.open.phase === 'bases', 'the first fallbacks');
    await b.sees(() => b.table.seats[0]?.hasMissed, 'the warning');
    // Of the bases one seat is asked after the other: who has answered is not warned any more.
    await inStep(players);
    const asked = a.decision ? a : b;
    const other = asked === a ? b : a;
    expect(seats(other)[asked.seat]).toEqual(WARNED);
    await server.flushed();
    await server.crash();
    const back = (await server.back(players, matchId)) as [Player, Player];
    const [a2] = back;
    await inStep(back);
    expect(seats(a2)[asked.seat]).toEqual(WARNED);
    await idly(a2);
    await a2.sees(() => a2.table.paused, 'the standstill');
    expect(seats(a2)).toEqual([IDLE, IDLE]);
    const events = a2.events.length;
    await server.house.ports.advance(3_600_000);
    expect(a2.events.length).toBe(events);
    expect(a2.table).toMatchObject({ phase: 'playing', paused: true });
    expect(await a2.request('resume', {})).toEqual({ ok: true });
    await a2.sees(() => !a2.table.paused, 'that it goes on');
    expect(seats(a2)).toEqual([PRESENT, IDLE]);
  });

  test('an answer between two of them takes the warning back', async () => {
    const { players } = await server.house.started({ clock: 'blitz' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await server.house.ports.advance(BLITZ);
    await a.sees(() => a.table.seats[0]?.hasMissed && a.table.seats[1]?.hasMissed, 'the warnings');
    await inStep(players);
    const asked = a.decision ? a : b;
    expect((await asked.answer(asked.decision!.fallback)).ok).toBe(true);
    await a.sees(() => !a.table.seats[asked.seat]?.hasMissed, 'that it is taken back');
  });

  test('the match waits for somebody idle among bots and for those who are gone, and says so to who watches', async () => {
    const { matchId, players } = await server.house.started({ clock: 'blitz', seats: 3, bots: ['rookie'] });
    const [a, b] = players as [Player, Player];
    const spectator = await server.house.person().join(matchId, { watch: true });
    await inStep(players);
    b.disconnect();
    await idly(spectator);
    await spectator.sees(() => spectator.table.paused, 'the standstill');
    expect(seats(spectator).slice(0, 1)).toEqual([IDLE]);
    const back = await server.house.again(b).join(matchId);
    await back.sees(() => back.table.seats[1]?.connection === 'here', 'the return');
    // Whom the line took comes back by coming back; who let deadlines pass has to say so.
    const isBack = back.table.seats[1]?.autopilot === undefined;
    expect(back.table.paused).toBe(!isBack);
    expect(await a.request('resume', {})).toEqual({ ok: true });
    await spectator.sees(() => !spectator.table.paused, 'that it goes on');
  });
});
