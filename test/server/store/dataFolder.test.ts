import '../support/wire';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GuestReply, TableOrder, TableReply } from '../../../shared/protocol';
import { SQLITE_FILE } from '../../../server/store/open';
import { statement } from '../../../server/store/sql';
import { openSqlite } from '../../../server/store/sqlite';
import { Phoenix } from '../../support/phoenix';
import { ask } from '../support/http';
import { Player } from '../support/player';
import { settle } from '../support/testPorts';

const isRoot = process.getuid?.() === 0;

/** What others than the owner may do with it. */
const forOthers = (path: string) => statSync(path).mode & 0o077;

/** Of the process alone: from here on it can write no file, or again any. */
function letWrite(server: Phoenix, bytes: '1' | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
}

describe('the folder of the data', () => {
  let top: string;
  let DATA_DIR: string;
  let server: Phoenix | undefined;
  beforeEach(() => {
    top = mkdtempSync(join(tmpdir(), 'arena-folder-'));
    DATA_DIR = join(top, 'data');
    mkdirSync(DATA_DIR);
  });
  afterEach(async () => {
    await server?.kill();
    server = undefined;
    rmSync(top, { recursive: true, force: true });
  });

  test('is for one server alone, is free again when that one was killed, and nobody else can read it', async () => {
    server = await Phoenix.start({ DATA_DIR });
    await expect(Phoenix.start({ DATA_DIR })).rejects.toThrow(
      /with 1: Another server is using the folder .*data \(DATA_DIR\).*\n$/,
    );
    await server.kill();
    // As versions before this one left it.
    const files = readdirSync(DATA_DIR).map((name) => join(DATA_DIR, name));
    for (const path of files) chmodSync(path, 0o644);
    chmodSync(DATA_DIR, 0o755);
    await server.rise();
    await ask(server, '/api/guest', { body: { name: 'Ada' } });
    const names = readdirSync(DATA_DIR);
    for (const part of ['.sqlite', '.sqlite-wal', '.sqlite-shm'])
      expect(names).toContain(`pocket-arena${part}`);
    const readable = ['.', ...names].filter((name) => forOthers(join(DATA_DIR, name)) !== 0);
    expect(readable).toEqual([]);
  }, 60_000);

  test('that is a file, or lies in one, is said to be none', async () => {
    const file = join(top, 'file');
    writeFileSync(file, '');
    for (const DATA_DIR of [file, join(file, 'data')])
      await expect(Phoenix.start({ DATA_DIR })).rejects.toThrow(
        /with 1: That is no folder: .*file.*DATA_DIR\.\n$/,
      );
  }, 60_000);

  test('that holds other things, too, stays open to those who look for them', async () => {
    writeFileSync(join(DATA_DIR, 'notes.txt'), '');
    for (const path of [DATA_DIR, join(DATA_DIR, 'notes.txt')]) chmodSync(path, 0o755);
    server = await Phoenix.start({ DATA_DIR });
    const open = readdirSync(DATA_DIR).filter((name) => forOthers(join(DATA_DIR, name)) !== 0);
    expect(open).toEqual(['notes.txt']);
    expect(forOthers(DATA_DIR)).toBe(0o055);
  }, 60_000);

  test('that nothing can be written to keeps the server from starting, with a sentence', async () => {
    const first = await Phoenix.start({ DATA_DIR });
    await first.stop();
    // To root only a disk is ever read-only.
    if (isRoot) {
      execFileSync('mount', ['--bind', DATA_DIR, DATA_DIR]);
      execFileSync('mount', ['-o', 'remount,ro,bind', DATA_DIR]);
    } else chmodSync(DATA_DIR, 0o555);
    try {
      await expect(first.rise()).rejects.toThrow(
        /with 1: [^]*\n(Nothing can be written there|Not allowed): .*data'/,
      );
    } finally {
      if (isRoot) execFileSync('umount', [DATA_DIR]);
      else chmodSync(DATA_DIR, 0o755);
    }
  }, 60_000);

  test('on a disk that takes nothing any more: not ready, inputs are refused, and all goes on by itself', async () => {
    server = await Phoenix.start({ DATA_DIR, BOT_PAUSE_MS: '1500' });
    const { body } = await ask(server, '/api/guest', { body: { name: 'Ada' } });
    const { token, person } = body as unknown as GuestReply;
    const opened = await ask(server, '/api/tables', { token, body: { clock: 'relaxed', bots: ['rookie'] } });
    const ada = new Player(server.url, person, token);
    await ada.join((opened.body as unknown as TableReply).matchId);
    await ada.asks('pilot');
    expect(await ask(server, '/readyz')).toEqual({ status: 200, body: { ok: true } });

    letWrite(server, '1');
    const answer = () => ada.answer(ada.decision!.fallback);
    expect(await answer()).toEqual({ ok: false, code: 'storage-failed' });
    expect(await ask(server, '/readyz')).toEqual({
      status: 503,
      body: { code: 'storage-failed', failed: ['store'] },
    });
    expect((await ask(server, '/healthz')).status).toBe(200);
    await ada.sees(
      () => server!.output.join('').match(/"seat":1,[^]*could not be journalled/),
      'the bot to fail',
    );
    expect(ada.view?.waitingFor).toEqual([0, 1]);

    letWrite(server, 'unlimited');
    await ada.sees(() => ada.view?.waitingFor.length === 1, 'the bot to have tried again');
    expect(await ask(server, '/readyz')).toEqual({ status: 200, body: { ok: true } });
    expect(await answer()).toEqual({ ok: true });
    expect(ada.closed).toBeUndefined();
  }, 60_000);

  test('on such a disk days off are refused, and what the owner of a table did is kept as soon as there is room', async () => {
    server = await Phoenix.start({ DATA_DIR, START_SECONDS: '0' });
    const person = async (name: string) => {
      const { body } = await ask(server!, '/api/guest', { body: { name } });
      const { token, person } = body as unknown as GuestReply;
      return new Player(server!.url, person, token);
    };
    const [ada, bob] = [await person('Ada'), await person('Bob')];
    const open = async (body: TableOrder) => {
      const opened = await ask(server!, '/api/tables', { token: ada.token, body });
      return (opened.body as unknown as TableReply).matchId;
    };
    const overDays = await open({ clock: '1d', seats: 2 });
    await ada.join(overDays);
    await bob.join(overDays);
    await ada.asks('pilot');
    const owner = new Player(server.url, ada.person, ada.token);
    const gathering = await open({ seats: 3 });
    await owner.join(gathering);
    const { deadline } = ada.table.seats[0]!;

    letWrite(server, '1');
    expect(await ada.request('holiday', { days: 3 })).toEqual({ ok: false, code: 'storage-failed' });
    expect(ada.table.seats[0]).toMatchObject({ holidayDays: 14, deadline });
    expect(await owner.request('addBot', { bot: 'rookie' })).toEqual({ ok: false, code: 'storage-failed' });
    await owner.sees(() => server!.output.join('').includes('was not kept yet'), 'that it failed');
    letWrite(server, 'unlimited');
    expect(await ada.request('holiday', { days: 2 })).toEqual({ ok: true });
    const sql = await openSqlite({ file: join(DATA_DIR, SQLITE_FILE) });
    const journal = statement('SELECT body FROM journal WHERE match_id = $1', [gathering]);
    while (!JSON.stringify(await sql.read([journal])).includes('rookie')) await settle();
    await sql.close();
    await server.kill();
    await server.rise();
    await ada.join(overDays);
    expect(ada.table.seats[0]).toMatchObject({ holidayDays: 12 });
    await owner.join(gathering);
    expect(owner.table.seats[1]).toMatchObject({ control: 'bot', bot: 'rookie' });
  }, 60_000);

  test('a key that a full disk left empty is made anew, and is whole from the first moment on', async () => {
    const file = join(DATA_DIR, 'signing.key');
    writeFileSync(file, '');
    server = await Phoenix.start({ DATA_DIR });
    expect(statSync(file).size).toBe(64);
    expect(forOthers(file)).toBe(0);
    expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('signing.key'))).toEqual(['signing.key']);
  });
});
