import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const TASKSET = '/usr/bin/taskset';

/** A server in a process and, where the system allows it, on a core of its own: the load uses the others. */
export class ServerProcess {
  private port = 0;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly args: readonly string[],
    private readonly env: Record<string, string>,
    private readonly cores: 'one' | 'all',
    private readonly dataDir: string,
  ) {}

  static async start(
    args: readonly string[],
    env: Record<string, string> = {},
    cores: 'one' | 'all' = 'one',
  ): Promise<ServerProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-bench-'));
    const server = new ServerProcess(args, env, cores, dataDir);
    await server.rise();
    return server;
  }

  /** Starts it, the first time on any port that is free. */
  async rise(): Promise<void> {
    const isPinned = this.cores === 'one' && existsSync(TASKSET) && cpus().length > 1;
    const words = [...(isPinned ? [TASKSET, '-c', '0'] : []), process.execPath, ...this.args];
    const [command = '', ...args] = words;
    const child = spawn(command, args, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        // The load comes from one address.
        REQUESTS_PER_MINUTE: '1000000000',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.port = await new Promise<number>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString();
        const ready = /ready: http:\/\/[^:]+:(\d+)/.exec(output);
        if (ready) resolve(Number(ready[1]));
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resident memory in KB, as the system sees it; only on Linux. */
  get residentKb(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    } catch {
      return undefined;
    }
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
