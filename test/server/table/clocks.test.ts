import { games } from '../../../shared/games';
import { House } from '../support/house';
import { inStep } from '../support/play';
import type { Player } from '../support/player';
import { settle } from '../support/testPorts';

const { seconds: CLOCK_SECONDS } = games.standard.table;
const { long, other } = CLOCK_SECONDS.standard!;

describe('clocks', () => {
  let house: House;
  beforeEach(async () => (house = await House.open({ seed: 3 })));
  afterEach(() => house.close());

  const deadline = (player: Player, seat = player.seat) => {
    const at = player.table.seats[seat]?.deadline;
    return at === undefined ? undefined : (at - house.ports.now()) / 1000;
  };

  async function toPrograms(players: readonly Player[]): Promise<void> {
    await inStep(players);
    while (players[0]!.view!.open.phase !== 'program') {
      const player = players.find(({ decision }) => decision)!;
      expect((await player.answer(player.decision!.fallback)).ok).toBe(true);
      await inStep(players);
    }
  }

  test.each(['standard', 'blitz'] as const)(
    '%s shows a countdown for programs and for the rest',
    async (clock) => {
      const seconds = CLOCK_SECONDS[clock]!;
      const { players } = await house.started({ clock });
      await inStep(players);
      expect(players.map((player) => deadline(player))).toEqual([seconds.other, seconds.other]);
      await toPrograms(players);
      expect(players.map((player) => deadline(player))).toEqual([seconds.long, seconds.long]);
      expect(players.map(({ decision }) => decision?.pace)).toEqual(['long', 'long']);
    },
  );

  test('relaxed hurries nobody', async () => {
    const { players } = await house.started({ clock: 'relaxed' });
    await inStep(players);
    expect(players.map((player) => deadline(player))).toEqual([undefined, undefined]);
  });

  test('on expiry the fallback is played, as shown', async () => {
    const { players } = await house.started({ clock: 'standard' });
    const [a, b] = players as [Player, Player];
    const mine = await a.asks('pilot');
    await b.asks('pilot');
    await house.ports.advance(other * 1000 - 1);
    expect(a.view?.open.phase).toBe('pilots');
    await house.ports.advance(1);
    await a.sees(() => a.view?.open.seats[0]?.pilot, 'the reveal');
    expect(a.view?.open.seats[0]?.pilot).toBe(mine.fallback);
  });

  test('on expiry a complete draft is played instead, also after a refresh; an incomplete one is not', async () => {
    const { matchId, players } = await house.started({ clock: 'standard' });
    const [a, b] = players as [Player, Player];
    await toPrograms(players);
    const { fallback, id } = a.decision as { fallback: readonly unknown[]; id: number };
    const draft = [...fallback].reverse() as never[];
    expect(await a.request('draft', { id, draft })).toEqual({ ok: true });
    expect(await b.request('draft', { id: b.decision!.id, draft: draft.slice(0, 2) })).toEqual({ ok: true });
    await a.leave();
    await a.join(matchId);
    const secret = a.room.state.secrets.get('0')!;
    expect([JSON.parse(secret.draft), secret.draftId, secret.draftComplete]).toEqual([draft, id, true]);
    expect(b.room.state.secrets.get('0')?.draft ?? '').toBe('');
    const kept = b.room.state.secrets.get('1')!;
    expect([JSON.parse(kept.draft), kept.draftComplete]).toEqual([draft.slice(0, 2), false]);
    const theirs = b.decision!.fallback;
    await house.ports.advance(long * 1000);
    await a.sees(() => a.view?.open.phase === 'turn', 'execution');
    await b.sees(() => b.view?.open.phase === 'turn', 'execution');
    expect(a.view?.own?.program).toEqual(draft);
    expect(b.view?.own?.program).toEqual(theirs);
    expect(a.room.state.secrets.get('0')?.draft).toBe('');
  });

  test('M3.2 taking a program back keeps it as the draft, and wins no time', async () => {
    const { players } = await house.started({ clock: 'standard' });
    const [a] = players as [Player];
    await toPrograms(players);
    const answer = [...(a.decision!.fallback as readonly unknown[])].reverse();
    const { id } = a.decision!;
    await house.ports.advance(100_000);
    expect(await a.answer(answer)).toEqual({ ok: true });
    expect(deadline(a)).toBeUndefined();
    await house.ports.advance(10_000);
    expect(await a.request('retract', { id })).toEqual({ ok: true });
    expect(deadline(a)).toBe(10);
    expect(a.decision?.id).toBe(id + 1);
    expect(a.room.state.secrets.get('0')).toMatchObject({ draftId: id + 1, draftComplete: true });
    expect(await a.answer(answer, id)).toEqual({ ok: false, code: 'stale' });
    await house.ports.advance(10_000);
    await a.sees(() => a.view?.open.phase === 'turn', 'execution');
    expect(a.view?.own?.program).toEqual(answer);
  });

  test('T6 T16 leaving the seat or the answer to others, and taking it back, wins no time', async () => {
    const { players } = await house.started({ clock: 'blitz' });
    const [a] = players as [Player];
    await inStep(players);
    const end = () => a.table.seats[0]?.deadline;
    const first = end();
    await house.ports.advance(2000);
    for (let times = 0; times < 3; times++) {
      const replies = Promise.all([a.request('leaveSeat', {}), a.request('resume', {})]);
      expect(await replies).toEqual([{ ok: true }, { ok: true }]);
      expect(end()).toBe(first);
    }
    const toAutopilot = () => a.request('leaveSeat', {});
    const toHabits = async () => {
      await a.request('habits', { level: 'programs', kinds: {} });
      // Whoever took an answer back is asked, until they say otherwise.
      return a.request('demand', { kind: 'pilot', on: false });
    };
    for (const who of [toAutopilot, toHabits]) {
      expect(await who()).toEqual({ ok: true });
      await house.ports.advance(900);
      const held = await a.sees(() => a.asked.held, 'the pilot that was chosen for them');
      expect(end()).toBeUndefined();
      expect(await a.request('retract', { id: held.id })).toEqual({ ok: true });
      await a.asks('pilot');
      expect(end()).toBe(first);
    }
    await house.ports.advance(CLOCK_SECONDS.blitz!.other * 1000 - 2000 - 2 * 900);
    await a.sees(() => a.view?.open.phase === 'bases', 'the reveal');
  });

  test('a clock goes on during a drop', async () => {
    const { players } = await house.started({ clock: 'standard' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await b.answer(b.decision!.fallback);
    a.disconnect();
    await b.sees(() => b.table.seats[0]?.connection === 'away', 'the drop');
    await house.ports.advance(other * 1000);
    await b.sees(() => b.view?.open.phase === 'bases', 'the reveal');
  });

  test('with nobody there the match stands still, and after ABANDON_HOURS it ends unrated', async () => {
    const { matchId, players } = await house.started({ clock: 'standard' });
    const [a, b] = players as [Player, Player];
    const spectator = await house.person().join(matchId, { watch: true });
    await inStep(players);
    await house.ports.advance(5000);
    a.disconnect();
    b.disconnect();
    await spectator.sees(() => spectator.table.paused, 'the pause');
    await house.ports.advance(3_600_000);
    expect(spectator.view?.open.phase).toBe('pilots');
    await a.join(matchId);
    expect(a.table.paused).toBe(false);
    expect(deadline(a)).toBe(other - 5);
    a.disconnect();
    await spectator.sees(() => spectator.table.paused, 'the second pause');
    await house.ports.advance(24 * 3_600_000);
    await spectator.sees(() => spectator.table.phase === 'over', 'the end');
    expect(spectator.table.ending).toBe('expired');
  });

  test('two expiries in a row bring the autopilot, until the owner acts', async () => {
    const { players } = await house.started({ clock: 'blitz' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    for (let expiries = 0; expiries < 2;) {
      if (b.decision) await b.answer(b.decision.fallback);
      await settle();
      if (a.decision) {
        await house.ports.advance(CLOCK_SECONDS.blitz!.other * 1000);
        expiries++;
      }
      await inStep(players);
    }
    await b.sees(() => b.table.seats[0]?.control === 'autopilot', 'the autopilot');
    expect(deadline(b, 0)).toBeUndefined();
    while (!a.decision) {
      if (b.decision) await b.answer(b.decision.fallback);
      await inStep(players);
    }
    const { id } = a.decision;
    await house.ports.advance(900);
    await a.sees(() => a.decision?.id !== id, 'the autopilot to answer');
    expect(await a.request('resume', {})).toEqual({ ok: true });
    expect(a.table.seats[0]?.control).toBe('person');
  });
});
