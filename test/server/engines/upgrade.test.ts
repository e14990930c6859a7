import '../support/wire';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Identity } from '../../../server/people/identity';
import { quickRandom } from '../../../shared/core';
import { verify, type MatchArchive } from '../../../shared/fairness';
import { archiveFrom } from '../../../shared/fairness/archiveForm';
import { games } from '../../../shared/games';
import { mechsKit } from '../../../shared/games/mechs/kit';
import { oldDataFolder } from '../../support/dataFolder';
import { sqliteDatabase } from '../../support/databases';
import { mechsKitOf } from '../../support/frozenEngines';
import { Phoenix } from '../../support/phoenix';
import { HEALTH, newestIn, nextRelease } from '../../support/releases';
import { ask } from '../support/http';
import { inStep, playOn } from '../support/play';
import { Player } from '../support/player';
import { until } from '../support/testPorts';

const KEY = 'a key for tests, long enough for hmac';
const ADMIN = 'a-token-for-the-host-of-tests';

jest.setTimeout(120_000);

const people = [
  { id: 'adaadaadaadaadaa', name: 'Ada' },
  { id: 'bobbobbobbobbobb', name: 'Bob' },
];

function playersAt({ url }: Phoenix, token: (person: Player['person']) => string, who = people): Player[] {
  return who.map((person) => new Player(url, person, token(person)));
}

const tokenOf = (person: Player['person']) => new Identity(Buffer.from(KEY)).issue(person);

/** A table that has started: two people, and a bot that thinks on a thread of its own. */
async function started(server: Phoenix): Promise<{ matchId: string; players: Player[] }> {
  const players = playersAt(server, tokenOf);
  const { body } = await ask(server, '/api/tables', {
    token: players[0]!.token,
    body: { seats: 3, bots: ['veteran'], clock: 'relaxed' },
  });
  const matchId = String(body.matchId);
  for (const player of players) await player.join(matchId);
  await playOn(players, quickRandom(1), { answers: 0 });
  return { matchId, players };
}

async function back(server: Phoenix, matchId: string): Promise<Player[]> {
  const players = playersAt(server, tokenOf);
  for (const player of players) await player.join(matchId);
  await inStep(players);
  return players;
}

/** What everybody has when a match begins. */
function healthOf(players: readonly Player[]): number {
  return Math.max(...players[0]!.view!.open.seats.map(({ hp }) => hp));
}

async function archiveOf({ url }: Phoenix, matchId: string): Promise<MatchArchive> {
  const json: unknown = await fetch(`${url}/api/matches/${matchId}`).then((response) => response.json());
  return archiveFrom(games, json)!;
}

describe('a release with other rules', () => {
  const present = newestIn(undefined, 'mechs');
  const next = nextRelease({ keeps: false });
  const newer = newestIn(next.folder, 'mechs');
  const dataDir = mkdtempSync(join(tmpdir(), 'arena-engines-'));
  let server: Phoenix;
  let old: string;
  let young: string;

  beforeAll(async () => {
    server = await Phoenix.start({
      DATA_DIR: dataDir,
      SIGNING_KEY: KEY,
      ADMIN_TOKEN: ADMIN,
      INTENTS_PER_SECOND: '10000',
      BOT_PAUSE_MS: '0',
    });
  });
  afterAll(async () => {
    await server.kill();
    next.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('finds a match in its midst, and lets it go on under the engine that it began with', async () => {
    const begun = await started(server);
    old = begun.matchId;
    expect(begun.players.map(({ table }) => table.engine)).toEqual([present.hash, present.hash]);
    expect(healthOf(begun.players)).toBe(HEALTH.now);
    await playOn(begun.players, quickRandom(5), { answers: 25 });
    const before = begun.players[0]!.view!.open;
    await server.kill();
    await server.rise(next.server);
    const players = await back(server, old);
    expect(players[0]!.table.engine).toBe(present.hash);
    expect(players[0]!.view!.open).toEqual(before);
    await playOn(players, quickRandom(6), { answers: 10 });
  });

  test('opens new tables by its own', async () => {
    const { matchId, players } = await started(server);
    young = matchId;
    expect(players[0]!.table.engine).toBe(newer.hash);
    expect(healthOf(players)).toBe(HEALTH.next);
    await playOn(players, quickRandom(7), { answers: 25 });
  });

  test('refuses an engine that was tampered with, names it, and lets the match wait for the right one', async () => {
    const database = sqliteDatabase(dataDir);
    const [row] = await database.raw('SELECT code FROM engines WHERE hash = $1', [present.hash]);
    const put = (code: unknown) =>
      database.raw('UPDATE engines SET code = $2 WHERE hash = $1', [present.hash, code]);
    const evil = `globalThis.process.exit(3);\n${String(row!.code)}`;
    await put(evil);
    await server.kill();
    await server.rise(next.server);
    await expect(playersAt(server, tokenOf)[0]!.join(old)).rejects.toThrow('engine-missing');
    const told = () => server.output.join('').split('\n').slice(0, -1);
    // A log takes another way than a reply.
    const line = await until(() => told().find((one) => one.includes(present.file)), 'what the host is told');
    expect(line).toContain('tampered with');
    const status = await ask(server, '/api/admin/status', { token: ADMIN });
    expect(status.body.refusedEngines).toEqual([present.file]);
    expect((await fetch(`${server.url}/engines/${present.file}`)).status).toBe(404);
    // The other match does not mind, and this one goes on as soon as its engine is what it was.
    expect((await back(server, young))[0]!.table.engine).toBe(newer.hash);
    await put(row!.code);
    const players = await back(server, old);
    expect(players[0]!.table.engine).toBe(present.hash);
    expect((await ask(server, '/api/admin/status', { token: ADMIN })).body.refusedEngines).toEqual([]);
  });

  test('plays it to its end, and its archive is proven by its own engine, which anybody can have', async () => {
    const players = await back(server, old);
    await playOn(players, quickRandom(8));
    expect(players[0]!.table.ending).toBe('finished');
    await players[0]!.sees(() => players[0]!.table.seal, 'the seal');
    const archive = await archiveOf(server, old);
    expect(archive).toMatchObject({ engine: present.hash, seal: players[0]!.table.seal });
    const seen = { engine: present.hash, seal: players[0]!.table.seal };
    expect(verify(mechsKit, archive, seen).ok).toBe(true);
    expect(verify(mechsKit, archive, { engine: newer.hash }).ok).toBe(false);
    const { engine: _left, ...unnamed } = archive;
    const seal = verify(mechsKit, unnamed).checks.find(({ name }) => name === 'seal');
    expect(seal?.result).toBe('failed');
    const file = await fetch(`${server.url}/engines/${present.file}`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(await file.text()).toBe(readFileSync(join(process.cwd(), 'dist/engines', present.file), 'utf8'));
  });

  test('leaves its matches to the release before where the host goes back, and they go on there', async () => {
    await server.kill();
    await server.rise();
    const players = await back(server, young);
    expect(players[0]!.table.engine).toBe(newer.hash);
    await playOn(players, quickRandom(9));
    expect(players[0]!.table.ending).toBe('finished');
    await players[0]!.sees(() => players[0]!.table.seal, 'the seal');
    expect((await archiveOf(server, young)).record.rulesVersion).toBe(newer.rulesVersion);
  });

  test('after a change of the key the host trusts the engines again with one command', async () => {
    const { matchId } = await started(server);
    await server.kill();
    const other = 'another key, long enough for hmac, too';
    const command = (...args: string[]) =>
      spawnSync(process.execPath, ['dist/server/engines.js', ...args], {
        cwd: next.folder,
        env: { ...process.env, DATA_DIR: dataDir, SIGNING_KEY: other },
        encoding: 'utf8',
      });
    const listed = command();
    expect(listed.stdout).toContain(`NOT TRUSTED    ${present.file}`);
    expect(listed.stdout).toContain(`trusted        ${newer.file}`);
    expect(listed.status).toBe(1);
    expect(command('trust').status).toBe(2);
    const changed = await Phoenix.start({ DATA_DIR: dataDir, SIGNING_KEY: other }, undefined, {
      file: next.server,
    });
    try {
      const ada = new Player(changed.url, people[0]!, new Identity(Buffer.from(other)).issue(people[0]!));
      await expect(ada.join(matchId)).rejects.toThrow('engine-missing');
      expect(command('trust', present.hash)).toMatchObject({ status: 0 });
      await ada.join(matchId);
      expect(ada.table.engine).toBe(present.hash);
    } finally {
      await changed.kill();
    }
  });
});

describe('a data folder of the release before the rules of Mechs were corrected', () => {
  const { dir, about, token } = oldDataFolder('rules-1');
  let server: Phoenix;
  beforeAll(async () => {
    server = await Phoenix.start({ DATA_DIR: dir, INTENTS_PER_SECOND: '10000' });
  });
  afterAll(async () => {
    await server.kill();
    rmSync(dir, { recursive: true, force: true });
  });

  test('a fight that a kill had interrupted is fought to its end by the old rules, beside a table of the new ones', async () => {
    const players = playersAt(server, token, about.people);
    for (const player of players) await player.join(about.fight.matchId);
    await inStep(players);
    const { open } = players[0]!.view!;
    expect(players[0]!.table.engine).toBe(about.engine);
    const { round, zone, points } = about.fight;
    expect(open).toMatchObject({ round, combat: { zone } });
    expect(open.seats.map(({ vp }) => vp)).toEqual(points);

    const young = playersAt(server, token, about.people);
    const { body } = await ask(server, '/api/tables', { token: young[0]!.token, body: { seats: 2 } });
    const youngId = String(body.matchId);
    for (const player of young) await player.join(youngId);
    expect(young[0]!.table.engine).toBe(newestIn(undefined, 'mechs').hash);

    await playOn(young, quickRandom(2), { answers: 20 });

    // Bob falls to Ada's sword: by version 1 it takes nothing from who falls, by version 2 it does (R137).
    await players[0]!.answer(about.blow);
    await inStep(players);
    expect(players[0]!.view!.open.seats[1]).toMatchObject({ hp: 6, energy: 3, credits: 2 });
    await playOn(players, quickRandom(3));
    await playOn(young, quickRandom(2));
    for (const [who, matchId, version] of [
      [players, about.fight.matchId, '1'],
      [young, youngId, mechsKit.rules.rulesVersion],
    ] as const) {
      expect(who[0]!.table.ending).toBe('finished');
      await who[0]!.sees(() => who[0]!.table.seal, 'the seal');
      const played = await archiveOf(server, matchId);
      expect(played.record.rulesVersion).toBe(version);
      const seen = { engine: who[0]!.table.engine, seal: who[0]!.table.seal };
      expect(verify(mechsKitOf(version), played, seen).ok).toBe(true);
    }
  });

  test('what was over is watched and verified by the engine that it names', async () => {
    const archive = await archiveOf(server, about.over);
    expect(archive.engine).toBe(about.engine);
    expect(verify(mechsKitOf('1'), archive).ok).toBe(true);
  });
});
