import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const TASKSET = '/usr/bin/taskset';

/** A server in a process and, where the system allows it, on a core of its own: the load uses the others. */
export class ServerProcess {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
    private readonly dataDir: string,
  ) {}

  static async start(args: readonly string[], env: Record<string, string> = {}): Promise<ServerProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-bench-'));
    const pinned = existsSync(TASKSET) && cpus().length > 1;
    const command = pinned ? [TASKSET, '-c', '0', process.execPath, ...args] : [process.execPath, ...args];
    const child = spawn(command[0] ?? '', command.slice(1), {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        // The load comes from one address.
        REQUESTS_PER_MINUTE: '1000000000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const port = await new Promise<number>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString();
        const ready = /ready: http:\/\/[^:]+:(\d+)/.exec(output);
        if (ready) resolve(Number(ready[1]));
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
    return new ServerProcess(port, child, dataDir);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resident memory in KB, as the system sees it; only on Linux. */
  get residentKb(): number | undefined {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
    } catch {
      return undefined;
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGKILL');
      await once(this.child, 'exit');
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
