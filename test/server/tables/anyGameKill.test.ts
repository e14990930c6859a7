import '../support/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSame, quickRandom, type Input } from '../../../shared/core';
import { verify } from '../../../shared/fairness';
import { archiveFrom } from '../../../shared/fairness/archiveForm';
import type { GuestReply, TableReply } from '../../../shared/protocol';
import { Replay } from '../../../shared/replay';
import { changedLine } from '../../../shared/replay/whatIf';
import { raidKit } from '../../games/raid/kit';
import { gamesWithRaid } from '../../games/raid/list';
import { buildForNode } from '../../support/builtProcess';
import { Phoenix } from '../../support/phoenix';
import { ask } from '../support/http';
import { inStep } from '../support/play';
import { Player } from '../support/player';

jest.setTimeout(120_000);

/** Every so many answers the server gets a SIGKILL. */
const EVERY = 8;

describe('a match of a game that the product has never seen, in a process of its own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-raid-'));
  let server: Phoenix;

  beforeAll(async () => {
    const env = { DATA_DIR: dataDir, INTENTS_PER_SECOND: '10000', GUESTS_PER_MINUTE: '1000' };
    server = await Phoenix.start(env, undefined, { file: buildForNode('server', 'test/games/raid') });
  });

  afterAll(async () => {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function guest(name: string): Promise<Player> {
    const { body } = await ask(server, '/api/guest', { body: { name } });
    const { token, person } = body as unknown as GuestReply;
    return new Player(server.url, person, token, gamesWithRaid);
  }

  test('goes on after every kill where it was, ends, and is proven, seen again and changed', async () => {
    const players = [await guest('Ada'), await guest('Grace')];
    const order = { game: 'raid', seats: 3, bots: ['veteran'], options: { long: true }, clock: 'relaxed' };
    const made = await ask(server, '/api/tables', { token: players[0]!.token, body: order });
    const { matchId, code } = made.body as unknown as TableReply;
    expect((await ask(server, `/api/tables/${code}`)).body).toMatchObject({ settings: { game: 'raid' } });
    for (const player of players) await player.join(matchId);

    const random = quickRandom(11);
    const acknowledged: Input[] = [];
    const isOver = () => players.every(({ table }) => table.phase === 'over');
    for (let count = 1; ; count++) {
      await players[0]!.sees(() => isOver() || players.some(({ decision }) => decision), 'a question');
      if (isOver()) break;
      const player = players.find(({ decision }) => decision)!;
      const { id } = player.decision!;
      const answer = raidKit.rules.randomAnswer(player.decision!, random);
      expect(await player.answer(answer, id)).toMatchObject({ ok: true });
      acknowledged.push({ type: 'answer', seat: player.seat, id, answer });
      if (count % EVERY === 0 && !isOver()) {
        await server.kill();
        await server.rise();
        for (const one of players) await one.join(matchId);
        await inStep(players);
      }
    }
    expect(acknowledged.length).toBeGreaterThan(2 * EVERY);
    // The thread in which it thinks knows the game, too.
    expect(server.output.join('')).not.toContain('the bot failed');

    await players[0]!.sees(() => players[0]!.table.seal, 'the seal');
    const kept = await ask(server, `/api/matches/${matchId}`);
    const archive = archiveFrom(gamesWithRaid, kept.body)!;
    expect(archive.seal).toBe(players[0]!.table.seal);
    expect(verify(raidKit, archive as never).ok).toBe(true);
    const { record } = archive;
    const people = record.inputs.filter(({ type, seat }) => type === 'answer' && seat < players.length);
    expect(people).toEqual(acknowledged);

    const replay = new Replay(gamesWithRaid.named('raid')!, record);
    expect(replay.sight(replay.last, 'spectator').view.open).toEqual(players[0]!.view!.open);
    expect(replay.moments.at(-1)!.points).toEqual(
      players[0]!.view!.open.seats.map((seat) => (seat as unknown as { points: number }).points),
    );

    const { seat, answer } = record.inputs[0] as { seat: number; answer: unknown };
    const options = replay.sight(0, seat).view.decision!.options!;
    const other = options.find((option) => !isSame(option, answer))!;
    const line = changedLine(gamesWithRaid.named('raid')!, record, { at: 0, seat, answer: other });
    let step = line.next();
    while (!step.done) step = line.next();
    expect(step.value.sources[0]).toBe('changed');
  });
});
