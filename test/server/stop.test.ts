import './support/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickRandom } from '../../shared/core';
import { CLOSE, type GuestReply, type TableReply } from '../../shared/protocol';
import { ask } from './support/http';
import { Phoenix } from '../support/phoenix';
import { inStep, playOn } from './support/play';
import { Player } from './support/player';

async function guest(server: Phoenix, name: string): Promise<Player> {
  const { body } = await ask(server, '/api/guest', { body: { name } });
  const { token, person } = body as unknown as GuestReply;
  return new Player(server.url, person, token);
}

test('SIGTERM tells people, keeps everything, ends with 0; the next start goes on from there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arena-stop-'));
  const server = await Phoenix.start({ DATA_DIR: dataDir, INTENTS_PER_SECOND: '10000' });
  try {
    const players = [await guest(server, 'Ada'), await guest(server, 'Bob')];
    const [a, b] = players as [Player, Player];
    const made = await ask(server, '/api/tables', { token: a.token, body: { clock: 'standard' } });
    const { matchId, code } = made.body as unknown as TableReply;
    await a.join(matchId);
    await b.join(matchId);
    await playOn(players, quickRandom(6), { answers: 25 });
    const [view, asked] = [a.view, a.asked];
    expect(await server.stop()).toBe(0);
    await a.sees(() => a.closed, 'the farewell');
    expect([a.closed, b.closed]).toEqual([CLOSE.stopping, CLOSE.stopping]);
    expect(a.notices).toContainEqual({ kind: 'stopping' });

    await server.rise();
    const summary = await ask(server, `/api/tables/${code}`);
    expect(summary.body).toMatchObject({ matchId, phase: 'playing', names: ['Ada', 'Bob'] });
    await a.join(matchId);
    await b.join(matchId);
    expect([a.view, a.asked]).toEqual([view, asked]);
    await inStep(players);
    await playOn(players, quickRandom(7));
    expect(a.table.ending).toBe('finished');
    expect(await server.stop()).toBe(0);
    const output = server.output.join('');
    for (const { token } of players) expect(output).not.toContain(token);
    expect(output).not.toMatch(/[0-9a-f]{64}/);
  } finally {
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 90_000);
