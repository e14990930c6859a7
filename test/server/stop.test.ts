import './support/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '../../shared/core';
import { CLOSE, type GuestReply, type TableReply } from '../../shared/protocol';
import { ask } from './support/http';
import { lineOfGuide, shell } from '../support/guide';
import { Phoenix } from '../support/phoenix';
import { inStep, playOn } from './support/play';
import { Player } from './support/player';

async function guest(server: Phoenix, name: string): Promise<Player> {
  const { body } = await ask(server, '/api/guest', { body: { name } });
  const { token, person } = body as unknown as GuestReply;
  return new Player(server.url, person, token);
}

/** A table at which two people have played a while. */
async function begun(server: Phoenix): Promise<{ matchId: string; code: string; players: [Player, Player] }> {
  const players: [Player, Player] = [await guest(server, 'Ada'), await guest(server, 'Bob')];
  const [{ token }] = players;
  const made = await ask(server, '/api/tables', { token, body: { clock: 'standard' } });
  const { matchId, code } = made.body as unknown as TableReply;
  for (const player of players) await player.join(matchId);
  await playOn(players, quickRandom(6), { answers: 25 });
  return { matchId, code, players };
}

/** Inside of the server, so that nothing happens between the line and the signal. */
const STOP_WHEN_READY = `
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = (text, ...rest) => {
    const isWritten = write(text, ...rest);
    if (String(text).includes('is ready')) process.kill(process.pid, 'SIGTERM');
    return isWritten;
  };`;
const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

describe('a real server', () => {
  let DATA_DIR: string;
  let server: Phoenix;
  beforeEach(async () => {
    DATA_DIR = mkdtempSync(join(tmpdir(), 'arena-stop-'));
    server = await Phoenix.start({ DATA_DIR, INTENTS_PER_SECOND: '10000' });
  }, 60_000);
  afterEach(async () => {
    await server.kill();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });

  test('that gets a SIGTERM tells people, keeps everything, ends with 0, and goes on from there', async () => {
    const { matchId, code, players } = await begun(server);
    const [a, b] = players;
    const [view, asked] = [a.view, a.asked];
    expect(await server.stop()).toBe(0);
    await a.sees(() => a.closed, 'the farewell');
    expect([a.closed, b.closed]).toEqual([CLOSE.stopping, CLOSE.stopping]);
    expect(a.notices).toContainEqual({ kind: 'stopping' });

    await server.rise();
    const summary = await ask(server, `/api/tables/${code}`);
    expect(summary.body).toMatchObject({ matchId, phase: 'playing', names: ['Ada', 'Bob'] });
    for (const player of players) await player.join(matchId);
    expect([a.view, a.asked]).toEqual([view, asked]);
    await inStep(players);
    await playOn(players, quickRandom(7));
    expect(a.table.ending).toBe('finished');
    expect(await server.stop()).toBe(0);
    const output = server.output.join('');
    for (const { token } of players) expect(output).not.toContain(token);
    expect(output).not.toMatch(/[0-9a-f]{64}/);
  }, 90_000);

  test('that gets a SIGTERM the moment it says that it is ready ends with 0', async () => {
    await server.stop();
    const eager = await Phoenix.start({ DATA_DIR, NODE_OPTIONS: `--import=${asModule(STOP_WHEN_READY)}` });
    expect(await eager.stop()).toBe(0);
  }, 30_000);

  test('that is restored from a back-up goes on from the moment it was made', async () => {
    const { matchId, players } = await begun(server);
    const [a] = players;
    const [view, asked] = [a.view, a.asked];
    const env = { DATA_DIR, BACKUP: join(DATA_DIR, 'copy.sqlite') };
    await shell(lineOfGuide('node -e'), env);
    await playOn(players, quickRandom(8), { answers: 5 });
    await server.stop();
    await shell(`${lineOfGuide('rm -f')}\n${lineOfGuide('cp "$BACKUP"')}`, env);
    await server.rise();
    for (const player of players) await player.join(matchId);
    expect([a.view, a.asked]).toEqual([view, asked]);
    await inStep(players);
    await playOn(players, quickRandom(9));
    expect(a.table.ending).toBe('finished');
  }, 90_000);
});
