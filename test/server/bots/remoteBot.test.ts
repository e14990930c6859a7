import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { House } from '../support/house';
import { Product } from '../support/product';

const TOP = join(__dirname, '../../..');
const BOT = 'examples/bot/bot.mjs';

interface Run {
  /** The first thing it says that matches. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  readonly code: Promise<number | null>;
  stop(): void;
}

function runBot(...args: string[]): Run {
  const child = spawn(process.execPath, [BOT, ...args], { cwd: TOP, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const waiting: (() => void)[] = [];
  const hear = (data: Buffer) => {
    output += data.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return {
    code: new Promise((resolve) => child.once('exit', resolve)),
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(output);
          if (found) resolve(found);
        };
        waiting.push(look);
        look();
        child.once('exit', () => reject(new Error(`It ended without saying ${pattern}: ${output}`)));
      }),
    stop: () => child.kill(),
  };
}

describe('the example of a bot', () => {
  test('seats itself and plays a whole match, like any page', async () => {
    const house = await House.open();
    const first = runBot(house.url);
    const runs = [first];
    try {
      const code = (await first.says(/table ([A-Z]{6})/))[1]!;
      const second = runBot(house.url, code);
      runs.push(second);
      const ends = await Promise.all(
        runs.map((run) => run.says(/over: (.*); won by seat (\S+); this was seat (\d)/)),
      );
      expect(new Set(ends.map((end) => end[3]))).toEqual(new Set(['0', '1']));
      expect(ends[0]![1]).toBe(ends[1]![1]);
      expect(await Promise.all(runs.map((run) => run.code))).toEqual([0, 0]);
    } finally {
      for (const run of runs) run.stop();
      await house.close();
    }
  }, 60_000);

  test('waits a moment where it has asked too often, and plays on', async () => {
    const product = await Product.start({ INTENTS_PER_SECOND: '4', BOT_PAUSE_MS: '0' });
    const run = runBot(product.url, 'rookie');
    try {
      await run.says(/refused: rate-limited/);
      await run.says(/over: .* this was seat \d/);
      expect(await run.code).toBe(0);
    } finally {
      run.stop();
      await product.stop();
    }
  }, 60_000);

  test('has fewer than 80 lines', () => {
    expect(readFileSync(join(TOP, BOT), 'utf8').trimEnd().split('\n').length).toBeLessThan(80);
  });
});
