import { spawnSync } from 'node:child_process';
import { QUEUE_ROOM } from '../../../shared/protocol';
import { SwiftPresence } from '../../../server/framework/swiftPresence';
import { Nodes } from '../../support/nodes';
import { findPostgres, query } from '../../support/postgres';
import { findRedis } from '../../support/redis';
import { Browser } from '../support/browser';
import { openTable, soon } from '../support/clusterTable';
import { ask } from '../support/http';
import { Player } from '../support/player';
import { Seeker } from '../support/seeker';

const ADMIN_TOKEN = 'a-token-for-the-host-of-several-nodes';

const isMissing = !(findPostgres() && findRedis()) && !['true', '1'].includes(process.env.CI ?? '');
(isMissing ? describe.skip : describe)('life on several nodes', () => {
  let nodes: Nodes;
  beforeAll(async () => void (nodes = await Nodes.start(['n1', 'n2', 'n3'], { ADMIN_TOKEN })), 60_000);
  afterAll(() => nodes?.stop(), 30_000);

  /** A person who comes in through the proxy, or through one node alone. */
  const somebody = (at?: number) => {
    const { person, token } = nodes.person();
    return new Player(at === undefined ? nodes.url : urlOf(at), person, token);
  };
  const urlOf = (at: number) => nodes.all[at]!.process.url;
  const at = (index: number) => ({ url: urlOf(index) });

  test('a table that is opened on one node is in the list of all, with what happens to it', async () => {
    const readers = await Promise.all([0, 1, 2].map((index) => new Browser(somebody(index)).open()));
    const host = somebody();
    const { matchId, code } = await openTable(nodes, host, { public: true, seats: 2 });
    const seen = (what: (row: ReturnType<Browser['rows']['get']>) => unknown, why: string) =>
      soon(() => readers.every(({ rows }) => what(rows.get(matchId))), why);
    await seen((row) => row?.names.every((name) => name === null), 'everybody to see the table');
    await host.join(matchId);
    await seen((row) => row?.names.includes(host.person.name), 'everybody to see who sits there');
    for (const index of [0, 1, 2]) {
      const { body } = await ask(at(index), `/api/tables/${code}`);
      expect(body).toMatchObject({ matchId, phase: 'gathering', people: [host.person.id, null] });
      const mine = await ask(at(index), '/api/me/tables', { token: host.token });
      expect(mine.body.tables).toHaveLength(1);
    }
    const guest = await somebody().join(matchId);
    await seen((row) => row?.phase === 'playing', 'everybody to see the start');
    for (const player of [host, guest]) await player.request('abandon', { on: true });
    await seen((row) => row === undefined, 'the table to be gone');
  }, 30_000);

  test('a node does not start beside one of an older version, and says what to do', async () => {
    const presence = new SwiftPresence(`redis://127.0.0.1:${nodes.redis.port}`);
    const { client } = presence;
    const [seconds] = await client.time();
    // One that says no version, as all did before. It is sent nobody.
    await client.hset('arena:holds', 'ancient', 'n0.kZ0c');
    await client.hset('arena:loads', 'ancient', 1e9);
    await client.zadd('arena:nodes', (Number(seconds) + 20) * 1000, 'ancient');
    const { status, stderr } = await nodes.tryToStart('n4');
    for (const key of ['holds', 'loads']) await client.hdel(`arena:${key}`, 'ancient');
    await client.zrem('arena:nodes', 'ancient');
    presence.shutdown();
    expect(status).toBe(1);
    expect(stderr).toMatch(/^A node of an older version is running \(n0\).* Stop all nodes.*\n$/);
  }, 30_000);

  test('strangers on different nodes meet in one queue, and get one table', async () => {
    const seekers = await Promise.all(
      [0, 1, 2, 0].map((index) => new Seeker(somebody(index)).seek({ seats: 2 })),
    );
    await soon(() => seekers.every(({ table }) => table), 'a table for everybody');
    const tables = seekers.map(({ table }) => table!.matchId);
    expect(new Set(tables).size).toBe(2);
    for (const matchId of tables) expect(tables.filter((id) => id === matchId)).toHaveLength(2);
    const rows = await query(nodes.databaseUrl, 'SELECT fence FROM roles WHERE name = $1', [QUEUE_ROOM]);
    expect(rows).toHaveLength(1);
    const players = await Promise.all(seekers.map((seeker) => seeker.play()));
    await soon(() => players.every((player) => player.table.phase === 'playing'), 'the matches to start');
  }, 30_000);

  test('whoever waits is counted, whichever node is asked', async () => {
    const seeker = await new Seeker(somebody(1)).seek({ seats: 4, rated: false });
    await soon(() => seeker.status, 'a place in the queue');
    for (const index of [0, 1, 2]) {
      const { body } = await ask(at(index), '/api/queue?seats=4&rated=false');
      expect(body).toMatchObject({ waiting: 1 });
    }
    seeker.drop();
  }, 30_000);

  test('tables are spread over the nodes', async () => {
    const host = somebody(0);
    const ids: string[] = [];
    for (let count = 0; count < 9; count++) ids.push((await openTable(nodes, host)).matchId);
    await Promise.all(ids.map((matchId) => somebody(0).join(matchId)));
    const rows = await query(
      nodes.databaseUrl,
      `SELECT nodes.name, COUNT(*) AS count FROM journal_ends JOIN nodes ON nodes.id = node
         WHERE match_id = ANY($1) GROUP BY nodes.name`,
      [ids],
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(['n1', 'n2', 'n3']);
  }, 30_000);

  test('a device moves to another one through another node, once', async () => {
    const host = somebody(0);
    const { matchId } = await openTable(nodes, host);
    await host.join(matchId);
    const first = await host.request('moveCode', {});
    const second = await host.request('moveCode', {});
    const codes = [first, second].map((reply) => (reply.ok ? String(reply.result?.code) : ''));
    const moved = async (index: number, code?: string) =>
      (await ask(at(index), '/api/move', { body: { code } })).status;
    // A new code makes the earlier one useless.
    expect(await moved(1, codes[0])).toBe(404);
    expect(await moved(2, codes[1]!.toLowerCase())).toBe(200);
    expect(await moved(1, codes[1])).toBe(404);
  }, 30_000);

  test('a second tab through another node takes over from the first', async () => {
    const host = somebody(0);
    const { matchId } = await openTable(nodes, host);
    await host.join(matchId);
    const again = await new Player(urlOf(1), host.person, host.token).join(matchId);
    await soon(() => host.notices.some(({ kind }) => kind === 'elsewhere'), 'the first tab to be told');
    expect(again.viewer).toBe(host.viewer);
  }, 30_000);

  test('a ban and a deletion on one node reach people on the others, and a block counts everywhere', async () => {
    const [ann, bob, eve] = [somebody(0), somebody(1), somebody(2)];
    const { matchId } = await openTable(nodes, ann, { seats: 3 });
    for (const player of [ann, bob, eve]) await player.join(matchId);
    expect(
      (await ask(at(1), `/api/blocks/${eve.person.id}`, { method: 'PUT', token: ann.token })).status,
    ).toBe(204);
    await soon(async () => {
      await eve.request('chat', { text: 'hello' });
      await bob.sees(() => bob.chat.length > 0, 'somebody to hear it');
      const before = ann.chat.length;
      await eve.request('chat', { phrase: 'thinking' });
      return ann.chat.length === before;
    }, 'the block to count');
    for (const index of [0, 1, 2]) {
      const banned = somebody(0);
      const { matchId: theirs } = await openTable(nodes, banned);
      await banned.join(theirs);
      const body = { person: banned.person.id, hours: 1 };
      expect((await ask(at(index), '/api/admin/bans', { token: ADMIN_TOKEN, body })).status).toBe(204);
      await soon(() => banned.closed !== undefined, 'the banned one to be shown out');
    }
    expect((await ask(at(0), '/api/guest', { method: 'DELETE', token: bob.token })).status).toBe(204);
    await soon(() => bob.closed !== undefined, 'the one who is gone to be shown out');
    await soon(() => ann.table.seats[1]?.name === 'Someone', 'the name to be forgotten');
  }, 30_000);

  test('a table that moves to another node knows whom its owner sent away, and who wished for which colour', async () => {
    const [owner, pest] = [somebody(), somebody()];
    const { matchId } = await openTable(nodes, owner, { seats: 3 });
    await owner.join(matchId);
    await pest.join(matchId);
    expect(await owner.request('kick', { seat: 1 })).toMatchObject({ ok: true });
    expect(await owner.request('wishColour', { colour: 'violet' })).toEqual({ ok: true });
    const { process } = await holderOf(matchId);
    expect(await process.stop()).toBe(0);
    await owner.join(matchId);
    expect((await holderOf(matchId)).process).not.toBe(process);
    await expect(pest.join(matchId)).rejects.toThrow('kicked');
    expect(owner.table.owner).toBe(0);
    expect(owner.table.seats[0]).toMatchObject({ colour: 'violet', isWish: true });
    await process.rise();
  }, 30_000);

  test('a table on a node that has just risen is found through every other one at once', async () => {
    const { process } = nodes.all[2]!;
    expect(await process.stop()).toBe(0);
    // Both others have something to do, so that the next room is opened on the one that rises.
    for (const index of [0, 1]) await somebody(index).join((await openTable(nodes, somebody())).matchId);
    await process.rise();
    const { matchId } = await openTable(nodes, somebody(), { seats: 3 });
    await somebody(2).join(matchId);
    expect((await holderOf(matchId)).process).toBe(process);
    await Promise.all([0, 1].map((index) => somebody(index).join(matchId)));
  }, 30_000);

  test('whoever comes while a node lets go of the table waits a moment, and is in', async () => {
    const host = somebody();
    const { matchId } = await openTable(nodes, host);
    const holdBy = (node: string | null) =>
      query(nodes.databaseUrl, 'UPDATE journal_ends SET node = $2 WHERE match_id = $1', [matchId, node]);
    const sql = "INSERT INTO nodes (id, name, held_until) VALUES ('leaving', 'leaving', $1)";
    await query(nodes.databaseUrl, sql, [Date.now() + 60_000]);
    await holdBy('leaving');
    // Nobody plays what another node holds, and nobody waits for ever.
    await expect(host.join(matchId)).rejects.toThrow('busy');
    await query(nodes.databaseUrl, "UPDATE nodes SET recalled = 0 WHERE id = 'leaving'");
    const joined = host.join(matchId);
    const isMet = async () =>
      (await query(nodes.databaseUrl, "SELECT recalled FROM nodes WHERE id = 'leaving'"))[0]?.recalled === 1;
    await Promise.race([joined, soon(isMet, 'the door to find it held')]);
    await holdBy(null);
    await joined;
  }, 30_000);

  test("a node takes requests with and without the path that leads to it, and nobody else's", async () => {
    expect((await ask(at(0), '/n/n1/api/server')).body).toHaveProperty('protocol');
    expect((await ask(at(0), '/api/server')).body).toHaveProperty('protocol');
    expect((await ask(at(0), '/n/n2/api/server')).body).not.toHaveProperty('protocol');
  });

  test('the host drains one node at its own path, whichever the proxy would choose', async () => {
    const status = async (name: string) =>
      (await ask(nodes, `/n/${name}/api/admin/status`, { token: ADMIN_TOKEN })).body;
    const drain = (on: boolean) =>
      ask(nodes, '/n/n2/api/admin/drain', { method: 'PUT', token: ADMIN_TOKEN, body: { on } });
    expect((await drain(true)).status).toBe(204);
    expect(await status('n2')).toMatchObject({ node: 'n2', draining: true });
    for (const name of ['n1', 'n3'])
      expect(await status(name)).toMatchObject({ node: name, draining: false });
    expect((await drain(false)).status).toBe(204);
    const { headers } = await fetch(`${nodes.url}/n/n2/admin`, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/n/n2/admin/');
  });

  test('without Redis a node says that it is busy, in no words of a library, and is back when that is', async () => {
    const { toRedis } = nodes.all[1]!;
    const host = somebody(1);
    const { matchId } = await openTable(nodes, host);
    toRedis.cut();
    const moved = ask(at(1), '/api/move', { body: { code: 'ABCDEFGH' } });
    // At once: the node has not noticed yet that it is out of touch.
    await expect(host.join(matchId)).rejects.toThrow(/^busy$/);
    expect(await moved).toMatchObject({ status: 503, body: { code: 'busy' } });
    toRedis.mend();
    const isIn = () =>
      somebody(1)
        .join(matchId)
        .then(
          () => true,
          () => false,
        );
    await soon(isIn, 'the node to be back');
  }, 30_000);

  test('when a room has gone, nothing of it is left in Redis', async () => {
    const host = somebody();
    const { matchId } = await openTable(nodes, host, { seats: 2 });
    const guest = await somebody().join(matchId);
    await host.join(matchId);
    const { roomId } = host.room;
    const channels = () => redis(`PUBSUB CHANNELS *${roomId}*`);
    expect(channels()).toContain(roomId);
    expect(redis(`HGET arena:places match:${matchId}`)).toContain(roomId);
    for (const player of [host, guest]) await player.request('abandon', { on: true });
    for (const player of [host, guest]) await player.leave();
    // An empty table stays for minutes; its node goes now.
    await (await holderOf(matchId)).process.stop();
    await soon(() => !channels().includes(roomId), 'nobody to listen any more');
    expect(redis(`HGET arena:places match:${matchId}`)).not.toContain(roomId);
    expect(redis(`HGET roomcaches ${roomId}`)).not.toContain(roomId);
  }, 30_000);

  const holderOf = async (matchId: string) => {
    const sql = 'SELECT nodes.name FROM journal_ends JOIN nodes ON nodes.id = node WHERE match_id = $1';
    const [row] = await query(nodes.databaseUrl, sql, [matchId]);
    return nodes.node(String(row!.name));
  };
  const redis = (command: string) =>
    spawnSync('redis-cli', ['-p', String(nodes.redis.port), ...command.split(' ')], { encoding: 'utf8' })
      .stdout;
});

describe('what several nodes need', () => {
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['dist/server/index.js'], {
      env: { PATH: process.env.PATH, PORT: '0', ...env },
      encoding: 'utf8',
      timeout: 20_000,
    });

  test('is asked for at the start, by name', () => {
    const { status, stderr } = start({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(status).toBe(2);
    for (const name of ['DATABASE_URL', 'SIGNING_KEY', 'NODE_ID', 'PUBLIC_ADDRESS'])
      expect(stderr).toContain(name);
  });

  test('must make sense', () => {
    const { status, stderr } = start({
      REDIS_URL: 'http://x',
      NODE_ID: 'a b',
      PUBLIC_ADDRESS: 'https://x/n/1',
    });
    expect(status).toBe(2);
    for (const name of ['REDIS_URL', 'NODE_ID', 'PUBLIC_ADDRESS']) expect(stderr).toContain(name);
  });
});
