import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** npm runs tests and benchmarks from the top folder. */
const TOP = process.cwd();
const BUILT = join(TOP, 'dist/server/index.js');

/** The built product as people run it: its own process, a free port, a data folder of its own. */
export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** `built`: another one than that of the build. */
export async function startServer(env: Record<string, string> = {}, built = BUILT): Promise<RunningServer> {
  if (!existsSync(built)) throw new Error('The product is not built: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-e2e-'));
  const child = spawn(process.execPath, [built], {
    cwd: TOP,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      START_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(child);
  return {
    url,
    async stop() {
      if (child.exitCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        const giveUp = setTimeout(() => child.kill('SIGKILL'), 5000);
        await gone;
        clearTimeout(giveUp);
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /ready: (http:\S+?)\/?\s/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) =>
      reject(new Error(`The server stopped with ${code} before it was ready:\n${said}`)),
    );
  });
}
