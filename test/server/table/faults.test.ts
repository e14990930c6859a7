import { setTimeout as sleep } from 'node:timers/promises';
import { mechsWith } from '../../support/games';
import { quickRandom, type Game } from '../../../shared/core';
import { mechs, type MechsTypes } from '../../../shared/games/mechs';
import type { Intent, IntentName } from '../../../shared/protocol';
import { forgetful } from '../../../server/match/openedTable';
import type { Write } from '../../../server/store/store';
import { House } from '../support/house';
import { inStep, playOn } from '../support/play';
import type { Player } from '../support/player';

/** Rules that break once, when a seat has chosen its pilot. */
function faulty(breaks: () => boolean): Game<MechsTypes> {
  return {
    ...mechs,
    *step(g) {
      const { phase } = g.open;
      yield* mechs.step(g);
      if (phase === 'pilots' && breaks()) throw new Error('a broken invariant');
    },
  };
}

describe('faults end neither the process nor the match', () => {
  let house: House;
  afterEach(() => house.close());

  test('an input on which the rules throw is undone, and people choose again', async () => {
    let broken = 0;
    house = await House.open({ services: { games: mechsWith(faulty(() => broken++ === 0)) } });
    const { players } = await house.started();
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await a.answer(a.decision!.fallback);
    await inStep(players);
    expect(await b.answer(b.decision!.fallback)).toEqual({ ok: false, code: 'internal' });
    await a.sees(() => a.notices.length > 0, 'the notice');
    expect(a.notices).toEqual([{ kind: 'undone' }]);
    expect(house.logLines.join('')).toContain('the match goes on without it');
    await inStep(players);
    expect(b.decision?.kind).toBe('pilot');
    await playOn(players, quickRandom(1));
    expect(a.table.ending).toBe('finished');
  });

  test('a server that goes down waits until the end of a match is kept', async () => {
    let keep: (() => void) | undefined;
    let isDown = false;
    const finish = () => new Promise<undefined>((resolve) => (keep = () => resolve(undefined)));
    house = await House.open({ journal: { ...forgetful, finish } });
    const { players } = await house.started();
    await playOn(players, quickRandom(1));
    const down = house.close().then(() => (isDown = true));
    await sleep(200);
    expect(isDown).toBe(false);
    keep!();
    await down;
  });

  test('nobody gets up or is sent away while the start is written down: every seat is played', async () => {
    let release: (() => void) | undefined;
    house = await House.open({
      journal: {
        ...forgetful,
        append: async ({ entries = [] }: Write) => {
          if (entries.some(({ type }) => type === 'start'))
            await new Promise<void>((resolve) => (release = resolve));
        },
      },
    });
    const { matchId } = house.table({ seats: 3 });
    const [a, b, c] = [house.person('Ada'), house.person('Bob'), house.person('Cleo')];
    for (const player of [a, b, c]) await player.join(matchId);
    await a.sees(() => release, 'the start to be written');
    const kicked = a.request('kick', { seat: 2 });
    const left = b.request('leaveSeat', {});
    await a.request('look', { on: true });
    release!();
    expect([await kicked, await left]).toEqual([{ ok: false, code: 'already-started' }, { ok: true }]);
    await a.sees(() => a.table.seats[1]?.control === 'autopilot', 'the autopilot');
    expect(a.table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bob', 'Cleo']);
    expect(c.closed).toBeUndefined();
  });

  test('nothing is applied before it is durable, and a full store refuses with a code', async () => {
    const written: Write[] = [];
    let isFull = false;
    let release: (() => void) | undefined;
    let slow = false;
    house = await House.open({
      journal: {
        ...forgetful,
        append: async (write: Write) => {
          if (isFull) throw new Error('no room');
          if (slow) await new Promise<void>((resolve) => (release = resolve));
          written.push(write);
        },
      },
    });
    const { players } = await house.started();
    const [a, b] = players as [Player, Player];
    await inStep(players);
    isFull = true;
    expect(await a.answer(a.decision!.fallback)).toEqual({ ok: false, code: 'storage-failed' });
    expect(a.view?.waitingFor).toEqual([0, 1]);
    isFull = false;
    slow = true;
    const { id, fallback } = a.decision!;
    const pending = a.answer(fallback, id);
    await a.sees(() => release, 'the journal to be asked');
    expect(b.view?.waitingFor).toEqual([0, 1]);
    // A double click while the disk is busy: one input, acknowledged twice.
    const twice = a.answer(fallback, id);
    slow = false;
    release!();
    expect(await pending).toEqual({ ok: true });
    expect(await twice).toEqual({ ok: true, repeat: true });
    await b.sees(() => b.view?.waitingFor.length === 1, 'the lock');
    const inputs = written.flatMap(({ entries = [] }) => entries).filter(({ type }) => type === 'input');
    expect(inputs).toEqual([
      {
        type: 'input',
        at: house.ports.now(),
        by: 'person',
        input: { type: 'answer', seat: 0, id, answer: fallback },
      },
    ]);
  });

  test('nobody is told that something is done at the table before it is durable', async () => {
    const waiting: (() => void)[] = [];
    let disk: 'quick' | 'slow' | 'full' = 'quick';
    const write = async () => {
      if (disk === 'full') throw new Error('no room');
      if (disk === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
    };
    const finish = () => write().then(() => undefined);
    house = await House.open({ journal: { ...forgetful, append: write, finish } });
    const done: IntentName[] = [];
    const isDurable = async <Name extends IntentName>(player: Player, name: Name, intent: Intent<Name>) => {
      disk = 'slow';
      const reply = player.request(name, intent).then((told) => (done.push(name), told));
      await player.sees(() => waiting.length > 0, `${name} to be written`);
      await player.request('history', { from: 0 });
      expect(done).not.toContain(name);
      disk = 'quick';
      for (const release of waiting.splice(0)) release();
      expect(await reply).toMatchObject({ ok: true });
      done.length = 0;
    };
    const { matchId } = house.table({ seats: 4 });
    const [owner, guest] = [house.person('Ada'), house.person('Bob')];
    for (const player of [owner, guest]) await player.join(matchId);
    await isDurable(owner, 'addBot', { bot: 'rookie', seat: 3 });
    await isDurable(owner, 'removeBot', { seat: 3 });
    await isDurable(owner, 'wishColour', { colour: 'violet' });
    await isDurable(owner, 'kick', { seat: 1 });
    disk = 'full';
    expect(await owner.request('addBot', { bot: 'ace' })).toEqual({ ok: false, code: 'storage-failed' });
    disk = 'quick';
    const { players } = await house.started();
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await isDurable(a, 'mute', { seat: 1, on: true });
    await isDurable(a, 'habits', { level: 'choices', kinds: {} });
    await isDurable(a, 'abandon', { on: true });
    await isDurable(b, 'abandon', { on: true });
    expect(a.table.ending).toBe('abandoned');
    await isDurable(a, 'rematch', { on: true });
  });

  test('a clock that expires while the store is full tries again', async () => {
    let isFull = false;
    house = await House.open({
      journal: {
        ...forgetful,
        append: () => (isFull ? Promise.reject(new Error('no room')) : Promise.resolve()),
      },
    });
    const { players } = await house.started({ clock: 'blitz' });
    await inStep(players);
    isFull = true;
    await house.ports.advance(15_000);
    expect(players[0]!.view?.open.phase).toBe('pilots');
    isFull = false;
    await house.ports.advance(1000);
    await players[0]!.sees(() => players[0]!.view?.open.phase === 'bases', 'the reveal');
  });
});
