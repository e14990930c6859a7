import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './ports';

/** A Redis of our own: private folder, private port, ended with us. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Redis's program, `undefined` when there is none. */
export function findRedis(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'redis-server'));
  return [process.env.REDIS_SERVER_PATH ?? '', ...inPath].find((file) => file !== '' && isProgram(file));
}

export async function startRedis(): Promise<RedisServer> {
  const program = findRedis();
  if (!program) throw new Error('Redis is not installed: apt-get install redis-server');
  const folder = mkdtempSync(join(tmpdir(), 'arena-redis-'));
  const port = await freePort();
  const settings = { bind: '127.0.0.1', port: String(port), dir: folder, save: '', appendonly: 'no' };
  const server = spawn(
    program,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  // Also when the tests are interrupted nothing is left behind.
  const endNow = () => void server.kill('SIGKILL');
  process.once('exit', endNow);
  await isReady(server);
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.off('exit', endNow);
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const read = (text: Buffer) => {
      log = (log + text.toString()).slice(-4000);
      if (log.includes('eady to accept connections')) resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`Redis did not start:\n${log}`)));
    server.once('error', reject);
  });
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
