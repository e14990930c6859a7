import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './ports';

/** The built server in a process of its own, to be killed and started again on the same port and data. */
export class Phoenix {
  readonly output: string[] = [];
  private child: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly file: string,
  ) {}

  static async start(
    env: Record<string, string>,
    port?: number,
    file = 'dist/server/index.js',
  ): Promise<Phoenix> {
    const phoenix = new Phoenix(port ?? (await freePort()), env, file);
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
  async rise(file = this.file): Promise<void> {
    const child = spawn(process.execPath, [file], {
      cwd: process.cwd(),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        START_SECONDS: '0',
        ...this.env,
        PORT: String(this.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stderr.on('data', (data: Buffer) => this.output.push(data.toString()));
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (data: Buffer) => {
        this.output.push(data.toString());
        said += data.toString();
        if (said.includes('Pocket Arena is ready')) resolve();
      });
      child.once('exit', (code) =>
        reject(new Error(`The server ended with ${code}: ${this.output.join('')}`)),
      );
    });
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
