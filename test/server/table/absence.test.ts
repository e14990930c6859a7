import { thinker } from '../../support/games';
import { games } from '../../../shared/games';
import { House } from '../support/house';
import { inStep } from '../support/play';
import type { Player } from '../support/player';
import { quickRandom } from '../../../shared/core';
import { gameAutopilot } from '../../../server/bots/autopilot';
import { settle } from '../support/testPorts';

describe('nobody waits for ever', () => {
  let house: House;
  beforeEach(async () => (house = await House.open({ seed: 11 })));
  afterEach(() => house.close());

  test('after a minute away the autopilot plays, and steps back when the owner returns', async () => {
    const { matchId, players } = await house.started({ clock: 'relaxed' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await b.answer(b.decision!.fallback);
    a.disconnect();
    await b.sees(() => b.table.seats[0]?.connection === 'away', 'the drop');
    await house.ports.advance(59_999);
    expect(b.table.seats[0]?.control).toBe('person');
    await house.ports.advance(1);
    await b.sees(() => b.table.seats[0]?.control === 'autopilot', 'the autopilot');
    await house.ports.advance(900);
    await b.sees(() => b.view?.open.phase !== 'pilots', 'the autopilot to choose');
    await a.join(matchId);
    expect(a.table.seats[0]).toMatchObject({ control: 'person', connection: 'here' });
    expect(a.recap?.events.map(({ type }) => type)).toContain('pilotsRevealed');
  });

  test('T9 a table that waits does so for whoever is away, until the others hand the seat over', async () => {
    const { matchId, players } = await house.started({ clock: 'relaxed', waits: true });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    expect(b.table.settings.waits).toBe(true);
    await b.answer(b.decision!.fallback);
    a.disconnect();
    await b.sees(() => b.table.seats[0]?.connection === 'away', 'the drop');
    await house.ports.advance(2 * 60_000);
    expect(b.table.seats[0]).toMatchObject({ control: 'person', connection: 'away' });
    expect(b.view?.open.phase).toBe('pilots');
    await a.join(matchId);
    expect(a.decision?.kind).toBe('pilot');
    a.disconnect();
    await b.sees(() => b.table.seats[0]?.connection === 'away', 'the second drop');
    await house.ports.advance(3 * 60_000);
    await b.sees(() => b.table.seats[0]?.nudged, 'the nudge');
    expect(b.table.seats[0]?.control).toBe('person');
    expect(await b.request('handOver', { seat: 0 })).toEqual({ ok: true });
    await b.sees(() => b.table.seats[0]?.control === 'autopilot', 'the autopilot');
  });

  test('the Rookie plays a whole match beside a person', async () => {
    await house.close();
    house = await House.open({ seed: 12, services: { autopilot: gameAutopilot(games, thinker) } });
    const { players } = await house.started({ clock: 'relaxed' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    a.disconnect();
    await b.sees(() => b.table.seats[0]?.connection === 'away', 'the drop');
    await house.ports.advance(60_000);
    const random = quickRandom(4);
    while (b.table.phase !== 'over') {
      if (b.decision) {
        expect((await b.answerAnyhow(random)).ok).toBe(true);
      } else {
        await house.ports.advance(900);
        await settle();
      }
    }
    expect(b.table.ending).toBe('finished');
  });

  test('without clocks an idle seat is nudged after three minutes and may then be handed over', async () => {
    const { players } = await house.started({ clock: 'relaxed', seats: 3 });
    const [a, b, c] = players as [Player, Player, Player];
    await inStep(players);
    await b.answer(b.decision!.fallback);
    await c.answer(c.decision!.fallback);
    expect(await b.request('handOver', { seat: 0 })).toEqual({ ok: false, code: 'not-allowed' });
    await house.ports.advance(2 * 60_000);
    await a.request('draft', { id: a.decision!.id, draft: null });
    await house.ports.advance(2 * 60_000);
    expect(b.table.seats[0]?.nudged).toBe(false);
    await house.ports.advance(60_000);
    await b.sees(() => b.table.seats[0]?.nudged, 'the nudge');
    await a.sees(() => a.notices.length > 0, 'the notice');
    expect(a.notices).toEqual([{ kind: 'nudged', seat: 0 }]);
    expect(await a.request('handOver', { seat: 0 })).toEqual({ ok: false, code: 'not-allowed' });
    expect(await b.request('handOver', { seat: 0 })).toEqual({ ok: true });
    expect(b.table.seats[0]?.control).toBe('autopilot');
    await house.ports.advance(900);
    await b.sees(() => b.view?.open.phase === 'bases', 'the autopilot to choose');
    expect(await a.request('resume', {})).toEqual({ ok: true });
    await b.sees(() => b.table.seats[0]?.control === 'person', 'the return');
  });

  test('T9 nobody stalls for ever by acts that are no move, or by taking the seat back before it was answered for', async () => {
    const { players } = await house.started({ clock: 'relaxed', rated: true });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await b.answer(b.decision!.fallback);
    for (let minutes = 0; minutes < 20; minutes += 2) {
      await a.request('draft', { id: a.decision!.id, draft: null });
      await a.request('leaveSeat', {});
      await a.request('resume', {});
      await house.ports.advance(2 * 60_000);
    }
    await b.sees(() => b.table.seats[0]?.nudged, 'the nudge');
    await a.request('draft', { id: a.decision!.id, draft: null });
    expect(await b.request('handOver', { seat: 0 })).toEqual({ ok: true });
    expect(await a.request('leaveSeat', {})).toEqual({ ok: true });
    expect(await a.request('resume', {})).toEqual({ ok: true });
    await house.ports.advance(900);
    await b.sees(() => b.view?.open.phase === 'bases', 'the autopilot to choose');
    expect(await a.request('resume', {})).toEqual({ ok: true });
    await b.sees(() => b.table.seats[0]?.control === 'person', 'the return');
  });

  test('R23 leaving a match leaves the seat to the autopilot, and to come back to', async () => {
    const { players } = await house.started({ clock: 'relaxed' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    expect(await a.request('leaveSeat', {})).toEqual({ ok: true });
    await b.sees(() => b.table.seats[0]?.control === 'autopilot', 'the autopilot');
    expect(b.table.seats[0]?.name).toBe(a.person.name);
    expect((await a.answer(a.decision!.fallback)).ok).toBe(true);
    await b.sees(() => b.table.seats[0]?.control === 'person', 'the return');
  });

  test('an autopilot that fails or cheats is replaced by the fallback', async () => {
    await house.close();
    let calls = 0;
    house = await House.open({
      services: {
        autopilot: {
          answer: ({ decision }) => {
            if (++calls % 2 === 0) throw new Error('out of ideas');
            return { answer: { not: 'legal', kind: decision.kind } };
          },
        },
      },
    });
    const { players } = await house.started({ clock: 'relaxed' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await a.request('leaveSeat', {});
    const random = quickRandom(4);
    for (let i = 0; i < 40; i++) {
      if (b.decision) await b.answerAnyhow(random);
      await house.ports.advance(900);
    }
    expect(calls).toBeGreaterThan(5);
    expect(b.view!.open.round).toBeGreaterThan(0);
  });
});
