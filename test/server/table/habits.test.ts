import { quickRandom } from '../../../shared/core';
import { games } from '../../../shared/games';
import type { AutomaticAnswer, Habits } from '../../../shared/protocol';
import type { Entry } from '../../../server/store/store';
import { House } from '../support/house';
import { keeping } from '../support/journals';
import { inStep } from '../support/play';
import type { Player } from '../support/player';
import { settle } from '../support/testPorts';

const CHOICES: Habits = { level: 'choices', kinds: {} };
const WEIGHTY: Habits = { level: 'weighty', kinds: {} };

/** Everything that was answered for somebody, as their page hears of it. */
function automaticOf(player: Player): AutomaticAnswer[] {
  const heard: AutomaticAnswer[] = [];
  player.room.onMessage('automatic', ({ answers }: { answers: AutomaticAnswer[] }) => heard.push(...answers));
  return heard;
}

/** Plays on until the match is over, or there is nothing left to wait for; says what each was asked. */
async function playOut(house: House, players: readonly Player[], seed: number): Promise<string[][]> {
  const random = quickRandom(seed);
  const asked = players.map((): string[] => []);
  while (players[0]!.table.phase !== 'over') {
    const player = players.find(({ decision }) => decision);
    if (player) {
      asked[player.seat]!.push(player.decision!.kind);
      expect((await player.answerAnyhow(random)).ok).toBe(true);
    } else await house.ports.advance(900);
    await settle();
  }
  return asked;
}

describe('T16 what a person has left to others', () => {
  let house: House;
  const written: Entry[] = [];
  beforeEach(async () => {
    written.length = 0;
    house = await House.open({ seed: 31, journal: keeping(written) });
  });
  afterEach(() => house.close());

  test('is not asked where there is one sensible answer, is journalled as such, and told to them alone', async () => {
    const { players } = await house.started({ clock: 'standard' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    const [mine, theirs] = [automaticOf(a), automaticOf(b)];
    expect(a.welcome).toMatchObject({ delegates: true });
    expect(a.welcome?.habits).toBeUndefined();
    expect(await a.request('habits', CHOICES)).toEqual({ ok: true });
    const asked = await playOut(house, players, 5);
    const collected = (kinds: readonly string[]) => kinds.filter((kind) => kind === 'collect').length;
    expect(collected(asked[0]!)).toBeLessThan(collected(asked[1]!));
    expect(mine.map(({ kind, by }) => `${kind} ${by}`)).toContain('collect rule');
    expect(theirs).toEqual([]);
    const byHabit = written.flatMap((entry) =>
      entry.type === 'input' && entry.by === 'habit' ? [entry.input] : [],
    );
    expect(byHabit).toHaveLength(mine.length);
    expect(new Set(byHabit.map(({ seat }) => seat))).toEqual(new Set([0]));
  });

  test('nothing is kept of kinds that the game does not have, which every input would carry along', async () => {
    const { players } = await house.started({ clock: 'standard' });
    const [a] = players as [Player, Player];
    await inStep(players);
    const unknown = Array.from({ length: 58 }, (_, i) => [`${'k'.repeat(38)}${i}`, 'bot'] as const);
    const kinds = { ...Object.fromEntries(unknown), toString: 'bot', collect: 'rule' } as const;
    expect(await a.request('habits', { level: 'everything', kinds })).toEqual({ ok: true });
    expect(await a.request('demand', { kind: 'toString', on: true })).toMatchObject({ code: 'not-allowed' });
    expect((await a.answer(a.decision!.fallback)).ok).toBe(true);
    const input = written.findLast((entry) => entry.type === 'input');
    expect(JSON.stringify(input)).toContain('"kinds":{"collect":"rule"}');
  });

  test('small things are answered by the bot after its usual pause, and weighty ones are asked', async () => {
    const { players } = await house.started({ clock: 'standard' });
    const [a] = players as [Player, Player];
    await inStep(players);
    const mine = automaticOf(a);
    await a.request('habits', WEIGHTY);
    const [asked] = await playOut(house, players, 6);
    const { weights } = games.standard.delegation!;
    expect(asked!.filter((kind) => weights[kind] === 'small')).toEqual([]);
    expect(asked).toContain('program');
    expect(mine.some(({ by }) => by === 'bot')).toBe(true);
    expect(mine.every(({ kind }) => weights[kind] === 'small')).toBe(true);
  });

  test('whoever takes an answer back that was given for them is asked, and may wish to be asked', async () => {
    const { players } = await house.started({ clock: 'standard' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    await a.request('habits', { level: 'programs', kinds: {} });
    await house.ports.advance(900);
    await a.sees(() => a.asked.held, 'the pilot that was chosen for them');
    expect(a.decision).toBeUndefined();
    expect(await a.request('retract', { id: a.asked.held!.id })).toEqual({ ok: true });
    await a.asks('pilot');
    await house.ports.advance(5000);
    expect(a.decision?.kind).toBe('pilot');
    expect(await a.request('demand', { kind: 'nothing', on: true })).toMatchObject({ code: 'not-allowed' });
    expect(await a.request('demand', { kind: 'baseMine', on: true })).toEqual({ ok: true });
    await a.answer(a.decision!.fallback);
    await b.answer(b.decision!.fallback);
    const random = quickRandom(3);
    for (;;) {
      if (a.decision?.kind === 'baseMine') break;
      expect(a.decision?.kind).toBeUndefined();
      if (b.decision) await b.answerAnyhow(random);
      else await house.ports.advance(900);
      await settle();
    }
  });

  test('lasts through a return; what is no habit is refused', async () => {
    const { matchId, players } = await house.started({ clock: 'relaxed' });
    const [a, b] = players as [Player, Player];
    await inStep(players);
    const chosen: Habits = { level: 'weighty', kinds: { collect: 'ask' } };
    await a.request('habits', chosen);
    a.disconnect();
    await b.sees(() => b.table.seats[0]?.connection === 'away', 'the drop');
    await a.join(matchId);
    expect(a.welcome?.habits).toEqual(chosen);
    expect(await a.request('habits', { level: 'never', kinds: {} } as never)).toMatchObject({
      code: 'malformed',
    });
  });
});
