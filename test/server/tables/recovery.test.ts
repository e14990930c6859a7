import { mechsWith, withRaid } from '../../support/games';
import { quickRandom } from '../../../shared/core';
import { mechs } from '../../../shared/games/mechs';
import { CLOSE } from '../../../shared/protocol';
import { describeStores } from '../../support/databases';
import { headOf } from '../../support/storeData';
import { ask } from '../support/http';
import { inStep, playOn } from '../support/play';
import type { Player } from '../support/player';
import { Revival } from '../support/revival';
import { until } from '../support/testPorts';

/** Rules of a program to come. */
const LATER = String(Number(mechs.rulesVersion) + 1);

describeStores('after a crash', (database) => {
  let server: Revival;
  beforeEach(async () => void (server = await Revival.open(database(), { seed: 41 })));
  afterEach(() => server.close());

  test('a table that was still gathering is there again, with the same link and its people', async () => {
    const { matchId, code } = await server.house.keptTable({ seats: 2 });
    const a = await server.house.person('Ada').join(matchId);
    await server.flushed();
    await server.crash();
    const summary = await ask(server.house, `/api/tables/${code}`);
    expect(summary.body).toMatchObject({ matchId, code, phase: 'gathering', names: ['Ada', null] });
    const [back] = (await server.back([a], matchId)) as [Player];
    expect(back.viewer).toBe(0);
    await server.house.person('Bob').join(matchId);
    await back.sees(() => back.table.phase === 'playing', 'the start');
  });

  test('a match goes on at the very decision, with what was locked, drafted, said and handed over', async () => {
    const { matchId, players } = await server.house.started({ seats: 3 });
    const [a, b, c] = players as [Player, Player, Player];
    await playOn(players, quickRandom(5), { answers: 14 });
    const random = quickRandom(9);
    while (!players.every((player) => player.decision?.kind === 'program')) {
      await players.find(({ decision }) => decision && decision.kind !== 'program')?.answerAnyhow(random);
      await inStep(players);
    }
    const locked = mechs.randomAnswer(a.decision!, random);
    await a.answer(locked);
    await inStep(players);
    const half = { actions: [] };
    expect((await b.request('draft', { id: b.decision!.id, draft: half })).ok).toBe(true);
    await b.request('chat', { text: 'wait for me' });
    await b.request('chat', { phrase: 'thinking' });
    await b.request('mute', { seat: 2, on: true });
    const habits = { level: 'choices' as const, kinds: { collect: 'ask' as const } };
    expect(await b.request('habits', habits)).toEqual({ ok: true });
    await c.request('leaveSeat', {});
    await b.sees(() => b.table.seats[2]?.control === 'autopilot', 'the autopilot');
    const before = players.map(({ view }) => view);
    const asked = players.map((player) => player.asked);
    await server.flushed();

    await server.crash(5000);
    const [a2, b2] = (await server.back([a, b], matchId)) as [Player, Player];
    expect([a2.viewer, b2.viewer]).toEqual([0, 1]);
    expect(a2.view).toEqual(before[0]);
    expect(b2.view).toEqual(before[1]);
    expect([a2.asked, b2.asked]).toEqual(asked.slice(0, 2));
    expect(a2.asked.held?.answer).toEqual(locked);
    // What another has locked is nowhere to be seen.
    const bytes = Buffer.concat(b2.frames.map((frame) => Buffer.from(frame))).toString('latin1');
    expect(bytes).not.toContain(JSON.stringify(locked).slice(0, 20));
    expect(b2.room.state.secrets.get('1')?.draft).toBe(JSON.stringify(half));
    expect(b2.chat).toMatchObject([
      { seat: 1, name: b.person.name, text: 'wait for me' },
      { seat: 1, phrase: 'thinking' },
    ]);
    expect(b2.welcome?.muted).toEqual([2]);
    expect([a2.welcome?.habits, b2.welcome?.habits]).toEqual([undefined, habits]);
    expect(b2.table.seats[2]?.control).toBe('autopilot');
    // Whoever was here has missed nothing.
    expect([a2.recap, b2.recap]).toEqual([undefined, undefined]);
    // The same answer again is recognised, also by the new process.
    expect(await a2.answer(locked, a2.asked.held!.id)).toEqual({ ok: true, repeat: true });
    await server.house.ports.advance(1000);
    await b2.answer(b2.decision!.fallback);
    await b2.sees(
      () => b2.view?.open.phase !== before[1]!.open.phase || b2.decision === undefined,
      'the turn',
    );
  });

  test('a table keeps its owner, and whoever was sent away stays away', async () => {
    const { matchId } = await server.house.keptTable({ seats: 3 });
    const [first, owner, pest] = ['Ada', 'Bob', 'Eve'].map((name) => server.house.person(name));
    for (const player of [first!, owner!]) await player.join(matchId);
    // The table goes to the next, who is not the first seat's any more.
    await first!.request('leaveSeat', {});
    await pest!.join(matchId);
    expect(await owner!.request('kick', { seat: 0 })).toMatchObject({ ok: true });
    const other = await server.house.person('Cy').join(matchId);
    // T10: a wish that was taken back, or whose seat was left, is none.
    for (const colour of ['teal', 'coral'] as const) await owner!.request('wishColour', { colour });
    await other.request('wishColour', { colour: 'violet' });
    await other.request('leaveSeat', {});
    await other.request('takeSeat', {});
    await server.flushed();
    await server.crash();
    const [back] = (await server.back([owner!], matchId)) as [Player];
    expect(back.table).toMatchObject({ phase: 'gathering', owner: 1 });
    expect(back.table.seats.map(({ colour, isWish }) => [colour, isWish])).toEqual([
      ...[
        ['teal', false],
        ['coral', true],
        ['violet', false],
      ],
    ]);
    const again = server.house.again(pest!);
    await expect(again.join(matchId)).rejects.toThrow('kicked');
    await expect(again.join(matchId, { watch: true })).rejects.toThrow('kicked');
    // Also after another one.
    await server.flushed();
    await server.crash();
    await server.back([owner!], matchId);
    await expect(server.house.again(pest!).join(matchId)).rejects.toThrow('kicked');
  });

  test('votes count on: to end the match, to play again, and where that is', async () => {
    const { matchId, players } = await server.house.started();
    await players[0]!.request('abandon', { on: true });
    await server.flushed();
    await server.crash();
    const [a, b] = (await server.back(players, matchId)) as [Player, Player];
    expect(b.table.seats.map(({ wantsAbandon }) => wantsAbandon)).toEqual([true, false]);
    await b.request('abandon', { on: true });
    await a.sees(() => a.table.phase === 'over', 'the end');
    await a.request('rematch', { on: true });
    await server.flushed();
    await server.crash();
    const [a2, b2] = (await server.back(players, matchId)) as [Player, Player];
    expect(b2.table.seats.map(({ wantsRematch }) => wantsRematch)).toEqual([true, false]);
    expect(await b2.request('rematch', { on: true })).toEqual({ ok: true });
    await a2.sees(() => a2.table.rematch, 'the next table');
    const { rematch } = a2.table;
    await server.flushed();
    await server.crash();
    const [late] = (await server.back([a], matchId)) as [Player];
    expect(late.table.rematch).toEqual(rematch);
  });

  test('bots come back under their names, and play on', async () => {
    const { matchId, code } = await server.house.keptTable({ seats: 3, bots: ['veteran'] });
    const a = await server.house.person('Ada').join(matchId);
    expect(await a.request('addBot', { bot: 'rookie' })).toEqual({ ok: true });
    await a.asks('pilot');
    await server.flushed();
    await server.crash();
    const names = ['Ada', 'Pip', 'Ferrum'];
    expect((await ask(server.house, `/api/tables/${code}`)).body).toMatchObject({ names });
    const [back] = (await server.back([a], matchId)) as [Player];
    expect(back.table.seats).toMatchObject([
      { control: 'person' },
      { control: 'bot', bot: 'rookie', name: 'Pip' },
      { control: 'bot', bot: 'veteran', name: 'Ferrum' },
    ]);
    await server.house.ports.advance(900);
    await back.sees(() => back.view?.waitingFor.join() === '0', 'the bots to choose');
  });

  test('a solo match goes on', async () => {
    const { matchId, players } = await server.house.started({ seats: 3, solo: true });
    await playOn(players, quickRandom(5), { answers: 12 });
    await server.crash();
    const back = await server.back(players, matchId);
    expect(back[0]?.view).toEqual(players[0]?.view);
    await playOn(back, quickRandom(6), { answers: 5 });
  });

  test('what was taken back is the draft to go on from', async () => {
    const { matchId, players } = await server.house.started();
    const [a] = players as [Player];
    await inStep(players);
    const { id, options } = a.decision!;
    await a.answer(options![1], id);
    await a.request('retract', { id });
    await a.sees(() => a.decision?.id === id + 1, 'the question to come back');
    await server.crash();
    const [again] = (await server.back([a], matchId)) as [Player];
    expect(again.decision?.id).toBe(id + 1);
    expect(again.room.state.secrets.get('0')).toMatchObject({
      draftId: id + 1,
      draft: JSON.stringify(options![1]),
      draftComplete: true,
    });
  });

  test('clocks are credited with the time the server was away', async () => {
    const { matchId, players } = await server.house.started({ clock: 'standard' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await server.house.ports.advance(10_000);
    await a.answer(a.decision!.fallback);
    // Each heartbeat is written before the next one is due.
    for (let second = 0; second < 6; second++) {
      await server.house.ports.advance(1000);
      await server.flushed();
    }
    const away = 3_600_000;
    await server.crash(away);
    const [a2, b2] = (await server.back([a, b], matchId)) as [Player, Player];
    const { ports } = server.house;
    const left = b2.table.seats[1]!.deadline! - ports.now();
    // 45 seconds less 16, and at most the two between heartbeats.
    expect(left).toBeGreaterThanOrEqual(29_000);
    expect(left).toBeLessThanOrEqual(31_000);
    expect(a2.table.seats[0]?.deadline).toBeUndefined();
    await ports.advance(left);
    await b2.sees(() => b2.view?.open.phase === 'bases', 'the clock to choose');
    expect(b2.table.seats.map(({ deadline }) => deadline).filter(Boolean)).not.toEqual([]);
  });

  test.each([-90_000, -3_600_000])(
    'clocks survive also where the clock was set by %i ms before the crash',
    async (shift) => {
      const { matchId, players } = await server.house.started({ clock: 'standard' });
      const [a, b] = players as [Player, Player];
      await inStep(players);
      server.house.ports.setClock(shift);
      await server.house.ports.advance(10_000);
      await a.answer(a.decision!.fallback);
      await server.flushed();
      await server.crash(24 * 3_600_000);
      const [, b2] = (await server.back([a, b], matchId)) as [Player, Player];
      expect(b2.table.seats[1]!.deadline! - server.house.ports.steady()).toBe(35_000);
    },
  );

  test('a match whose end was not kept is ended at the next start, and its result can still be seen', async () => {
    const { matchId, players } = await server.house.started();
    await playOn(players, quickRandom(2));
    const view = players[0]!.view!;
    await server.flushed();
    await database().raw(`UPDATE matches SET status = 'running', ended_at = NULL, result = NULL`);
    // They are written in one transaction.
    await database().raw('DELETE FROM results');
    await server.crash();
    const store = await database().open();
    expect((await store.findMatch({ id: matchId }))?.status).toBe('running');
    await server.house.keeping!.tidyUp();
    expect(await store.findMatch({ id: matchId })).toMatchObject({
      status: 'finished',
      ending: { result: { ending: 'finished', outcome: mechs.outcome(view.open) } },
    });
    const [a] = (await server.back([players[0]!], matchId)) as [Player];
    expect(a.table).toMatchObject({ phase: 'over', ending: 'finished' });
    expect(a.view?.open).toEqual(view.open);
  });

  test('a match that is over is found again by its link, result and all', async () => {
    const { matchId, players } = await server.house.started();
    await playOn(players, quickRandom(3), { answers: 12 });
    for (const player of players) await player.request('abandon', { on: true });
    await players[0]!.sees(() => players[0]!.table.phase === 'over', 'the end');
    const { code } = players[0]!.table;
    await server.flushed();
    await server.crash();
    expect((await ask(server.house, `/api/tables/${code}`)).body).toMatchObject({ matchId, phase: 'over' });
    const back = await server.back(players, matchId);
    expect(back[0]!.table).toMatchObject({ phase: 'over', ending: 'abandoned' });
    expect(back[0]!.view?.open).toEqual(players[0]!.view?.open);
  });

  test('a match of other rules is ended unrated, with a word to its people', async () => {
    const { matchId, players } = await server.house.started();
    const { code } = players[0]!.table;
    await server.crash(0, { services: { games: mechsWith({ rulesVersion: 'tomorrow' }) } });
    const store = await database().open();
    expect(await store.findMatch({ id: matchId })).toMatchObject({
      status: 'ended-unrated',
      ending: { result: { ending: 'outdated' } },
    });
    await expect(server.house.again(players[0]!).join(matchId)).rejects.toThrow('rules-changed');
    expect(await ask(server.house, `/api/tables/${code}`)).toMatchObject({
      status: 410,
      body: { code: 'rules-changed' },
    });
  });

  test('what a newer version has begun is left alone, and goes on when that version is back', async () => {
    await server.crash(0, { services: { games: withRaid } });
    const { code, matchId } = await server.house.keptTable({ game: 'raid' });
    await server.crash(0, { services: { games: mechsWith({ rulesVersion: LATER }) } });
    const { matchId: running, players } = await server.house.started();
    await server.flushed();

    await server.crash(0, { services: { games: mechsWith({}) } });
    for (const id of [matchId, running])
      await expect(server.house.person().join(id)).rejects.toThrow('unknown-game');
    expect(await ask(server.house, `/api/tables/${code}`)).toMatchObject({
      status: 409,
      body: { code: 'unknown-game' },
    });
    expect(server.house.keeping!.restored).toEqual({
      tables: 0,
      outdated: 0,
      damaged: 0,
      waiting: 0,
    });

    await server.crash(0, { services: { games: mechsWith({ rulesVersion: LATER }) } });
    const [back] = (await server.back(players, running)) as [Player];
    expect(back.table.phase).toBe('playing');
    await server.crash(0, { services: { games: withRaid } });
    expect(await ask(server.house, `/api/tables/${code}`)).toMatchObject({
      body: { matchId, phase: 'gathering', settings: { game: 'raid' } },
    });
  });

  test('settings that this version does not know are left alone, too', async () => {
    const newer = { settings: { seats: 2, weather: 'fog' }, creator: 'ann' };
    const store = await database().open();
    await store.createMatch(headOf(1, { configuration: newer }));
    await server.crash();
    await expect(server.house.person().join('match-1')).rejects.toThrow('unknown-game');
    expect(await store.findMatch({ id: 'match-1' })).toMatchObject({ status: 'open' });
  });

  test('a damaged journal is refused by match with a word, and the others go on', async () => {
    const one = await server.house.started();
    const other = await server.house.started();
    for (const { players } of [one, other]) await playOn(players, quickRandom(1), { answers: 6 });
    await database().raw(`UPDATE journal SET body = REPLACE(body, '"by":"person"', '"by":"autopilot"')
      WHERE seq = 8 AND match_id = '${one.matchId}'`);
    await server.crash();
    await expect(server.house.again(one.players[0]!).join(one.matchId)).rejects.toThrow('journal-damaged');
    const back = await server.back(other.players, other.matchId);
    await playOn(back, quickRandom(4));
    expect(back[0]!.table.ending).toBe('finished');
    const lines = server.house.logLines.join('');
    expect(lines).toContain('the others go on');
    expect(lines).not.toMatch(/[0-9a-f]{64}/);
    const store = await database().open();
    expect((await store.findMatch({ id: one.matchId }))?.status).toBe('ended-unrated');
  });

  test('a copy of a match that was overtaken gives way, and its people find the other one', async () => {
    const timersBefore = server.house.ports.pendingTimers;
    const { matchId, players } = await server.house.started();
    const [a, b] = players as [Player, Player];
    await inStep(players);
    const store = await database().open();
    const elsewhere = await store.openMatch(matchId);
    const { id, fallback } = b.decision!;
    await elsewhere!.journal.append({
      entries: [
        {
          type: 'input',
          at: server.house.ports.now(),
          by: 'person',
          input: { type: 'answer', seat: 1, id, answer: fallback },
        },
      ],
    });
    expect(await a.answer(a.decision!.fallback)).toEqual({ ok: false, code: 'storage-failed' });
    await a.sees(() => a.closed, 'the end of this copy');
    expect(a.closed).toBe(CLOSE.again);
    await until(() => !server.house.services.directory.find(matchId)?.isOpen, 'the room to be gone');
    // It would end the match later on, for want of people.
    expect(server.house.ports.pendingTimers).toBe(timersBefore);
    const [a2, b2] = (await server.back([a, b], matchId)) as [Player, Player];
    expect(b2.asked.held).toMatchObject({ id, answer: fallback });
    expect(await a2.answer(a2.decision!.fallback)).toEqual({ ok: true });
  });
});
