import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Random } from '../../shared/core';
import { buildForNode } from './builtProcess';

const LONGEST_LIFE_MS = 400;

/** A process of test/support that writes as fast as it can, says what was acknowledged, and never ends by itself. */
export class MortalWriter {
  private constructor(private readonly file: string) {}

  static build(name: 'ratingWriter' | 'storeWriter'): MortalWriter {
    return new MortalWriter(buildForNode(name));
  }

  /** What it has said, line by line, until it gets a SIGKILL at a moment of chance after its first word. */
  async run(orders: object, random: Random): Promise<string[]> {
    const child = spawn(process.execPath, [this.file, JSON.stringify(orders)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lifeMs = random.below(LONGEST_LIFE_MS);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), lifeMs);
      output += text;
    });
    const [, signal] = (await once(child, 'close')) as [unknown, string | null];
    expect(signal).toBe('SIGKILL');
    // The last one may be torn.
    return output.split('\n').slice(0, -1);
  }
}
