import { Turnstile } from '../../../server/base/turnstile';

/** Work that is done when the test says so. */
function work() {
  let done = (): void => undefined;
  const ended = new Promise<void>((resolve) => (done = resolve));
  return { done, ended };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('a turnstile', () => {
  test('lets so many through at a time, and the others in the order in which they came', async () => {
    const turnstile = new Turnstile(2, 10_000, () => new Error('busy'));
    const works = [work(), work(), work(), work()];
    const entered: number[] = [];
    const passing = works.map(({ ended }, i) =>
      turnstile.pass(() => {
        entered.push(i);
        return ended;
      }),
    );
    await soon();
    expect(entered).toEqual([0, 1]);
    works[1]!.done();
    await soon();
    expect(entered).toEqual([0, 1, 2]);
    works[0]!.done();
    works[2]!.done();
    works[3]!.done();
    await Promise.all(passing);
    expect(entered).toEqual([0, 1, 2, 3]);
  });

  test('gives a place back also when something went wrong inside', async () => {
    const turnstile = new Turnstile(1, 10_000, () => new Error('busy'));
    await expect(turnstile.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turnstile.pass(() => Promise.resolve('in'))).resolves.toBe('in');
  });

  test('turns those away who would wait too long, and nobody takes their place for them', async () => {
    const turnstile = new Turnstile(1, 20, () => new Error('busy'));
    const first = work();
    const inside = turnstile.pass(() => first.ended);
    await expect(turnstile.pass(() => Promise.resolve())).rejects.toThrow('busy');
    first.done();
    await inside;
    await expect(turnstile.pass(() => Promise.resolve('in'))).resolves.toBe('in');
  });
});
