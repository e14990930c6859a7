import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SETTABLE_CLOCK = join(__dirname, 'settableClock.mjs');

/** The built server in a process of its own, as a host runs it. */
export class Product {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly dataDir: string,
    readonly output: string[],
  ) {}

  /** `settableClock`: so that `setClock` does something. */
  static async start(
    env: Record<string, string> = {},
    { settableClock = false }: { readonly settableClock?: boolean } = {},
  ): Promise<Product> {
    const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-'));
    const child = spawn(
      process.execPath,
      [...(settableClock ? [`--import=${SETTABLE_CLOCK}`] : []), 'dist/server/index.js'],
      {
        cwd: join(__dirname, '..', '..', '..'),
        env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, START_SECONDS: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe', settableClock ? 'ipc' : 'ignore'],
      },
    );
    const output: string[] = [];
    child.stderr?.on('data', (data: Buffer) => output.push(data.toString()));
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (data: Buffer) => {
        output.push(data.toString());
        const ready = /Pocket Arena is ready: (http:\S+)\//.exec(output.join(''));
        if (ready) resolve(ready[1]!);
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output.join('')}`)));
    }).catch((error: unknown) => {
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    });
    return new Product(url, child, dataDir, output);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Sets the process's clock so far ahead of the machine's, or behind it. */
  async setClock(shiftMs: number): Promise<void> {
    const isSet = once(this.child, 'message');
    this.child.send(shiftMs);
    await isSet;
  }

  /** Asks it to stop, and says with which code it did. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal);
      await once(this.child, 'exit');
    }
    rmSync(this.dataDir, { recursive: true, force: true });
    return this.child.exitCode;
  }
}
