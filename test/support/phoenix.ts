import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './ports';

/** npm runs tests and benchmarks from the top folder; benchmarks are modules, which know no folder of their own. */
const SETTABLE_CLOCK = join(process.cwd(), 'test/server/support/settableClock.mjs');

/** What is started, where it is not the server as it was built. */
export interface Program {
  readonly file?: string;
  readonly args?: readonly string[];
  /** So that `setClock` does something. */
  readonly settableClock?: boolean;
}

/** The built server in a process of its own, to be killed and started again on the same port and data. */
export class Phoenix {
  readonly output: string[] = [];
  private child: ChildProcess | undefined;
  private clockShift = 0;

  private constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly program: Program,
  ) {}

  static async start(env: Record<string, string>, port?: number, program: Program = {}): Promise<Phoenix> {
    const phoenix = new Phoenix(port ?? (await freePort()), env, program);
    await phoenix.rise();
    return phoenix;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts it, or another one in its place, and waits until it lets people in. */
  async rise(file = this.program.file ?? 'dist/server/index.js'): Promise<void> {
    const { args = [], settableClock = false } = this.program;
    const before = settableClock ? [`--import=${SETTABLE_CLOCK}`] : [];
    const child = spawn(process.execPath, [...before, file, ...args], {
      cwd: process.cwd(),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        START_SECONDS: '0',
        ...this.env,
        PORT: String(this.port),
        CLOCK_SHIFT: String(this.clockShift),
      },
      stdio: ['ignore', 'pipe', 'pipe', settableClock ? 'ipc' : 'ignore'],
    });
    this.child = child;
    child.stderr?.on('data', (data: Buffer) => this.output.push(data.toString()));
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (data: Buffer) => {
        this.output.push(data.toString());
        said += data.toString();
        if (said.includes('Pocket Arena is ready')) resolve();
      });
      child.once('exit', (code) =>
        reject(new Error(`The server ended with ${code}: ${this.output.join('')}`)),
      );
    });
  }

  /** Sets the process's clock so far ahead of the machine's, also for those that rise in its place. */
  async setClock(shiftMs: number): Promise<void> {
    this.clockShift = shiftMs;
    const { child } = this;
    if (!child?.connected) return;
    const isSet = once(child, 'message');
    child.send(shiftMs);
    await isSet;
  }

  /** As if the machine stood still. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  wake(): void {
    this.child?.kill('SIGCONT');
  }

  /** No farewell: as when the power goes. */
  kill(): Promise<number | null> {
    return this.end('SIGKILL');
  }

  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  }
}
