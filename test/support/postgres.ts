import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './ports';

/** A PostgreSQL of our own: private folder, private port, ended with us. */
export interface PostgresServer {
  newDatabase(options?: { tablespaceDir?: string }): Promise<string>;
  /** Ends it the hard way and starts it again on the same data. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Gives a folder to the user that the server runs as. */
  own(folder: string): void;
}

const DEBIAN = '/usr/lib/postgresql';
const USER = 'arena';
const isRoot = process.getuid?.() === 0;

/** The folder of PostgreSQL's programs, `undefined` when there is none. */
export function findPostgres(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'postgres'));
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    process.env.POSTGRES_PATH ?? '',
    ...versions.map((version) => join(DEBIAN, version, 'bin/postgres')),
    ...inPath,
  ];
  const found = candidates.find((file) => file !== '' && isProgram(file));
  return found && dirname(realpathSync(found));
}

/** Without `isPowerSafe` it does not wait for the disk: no test pulls the plug of the machine. */
export async function startPostgres({ isPowerSafe = false } = {}): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'arena-postgres-'));
  const data = join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const ids = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  const own = (path: string) => ids && chownSync(path, ids.uid, ids.gid);
  own(folder);
  const asUser = { cwd: folder, ...ids };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...asUser,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const urlOf = (database: string) => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  const settings = { listen_addresses: '127.0.0.1', fsync: isPowerSafe ? 'on' : 'off' };
  const setting = ([name, value]: [string, string]) => ['-c', `${name}=${value}`];
  let server: ChildProcess;

  const start = async () => {
    server = spawn(
      join(programs, 'postgres'),
      [
        ...['-D', data],
        ...['-p', String(port)],
        ...['-k', folder],
        ...Object.entries(settings).flatMap(setting),
      ],
      { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await isReady(server);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  // Also when the tests are interrupted nothing is left behind.
  const endNow = () => void server.kill('SIGQUIT');
  process.once('exit', endNow);
  await start();

  let databases = 0;
  return {
    own,
    start,
    async newDatabase({ tablespaceDir } = {}) {
      const name = `arena_${++databases}`;
      if (tablespaceDir) {
        await query(urlOf('postgres'), `CREATE TABLESPACE ${name}_space LOCATION '${tablespaceDir}'`);
      }
      const where = tablespaceDir ? ` TABLESPACE ${name}_space` : '';
      await query(urlOf('postgres'), `CREATE DATABASE ${name}${where}`);
      return urlOf(name);
    },
    crash: () => end('SIGQUIT'),
    async stop() {
      process.off('exit', endNow);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function query(
  url: string,
  sql: string,
  params: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, params)).rows;
  } finally {
    await client.end();
  }
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    server.once('error', reject);
  });
}

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
