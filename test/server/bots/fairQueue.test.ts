import { FairQueue } from '../../../server/bots/fairQueue';

function drain(queue: FairQueue<string>): string[] {
  const served: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) served.push(next);
  return served;
}

function deep(table: string, now = 0) {
  return { table, isDeep: true, now };
}

describe('those who wait to think', () => {
  test('have one turn per table in every round, each table in the order it came', () => {
    const queue = new FairQueue<string>();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(name, deep(name.charAt(0)));
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('have their turn in the round that goes on, if their table had none in it yet', () => {
    const queue = new FairQueue<string>();
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) queue.add(name, deep(name.charAt(0)));
    expect([queue.take(), queue.take(), queue.take()]).toEqual(['a1', 'b1', 'a2']);
    queue.add('a4', deep('a'));
    queue.add('c1', deep('c'));
    expect(drain(queue)).toEqual(['b2', 'c1', 'a3', 'a4']);
  });

  test('a table that was served in this round waits for the others, also when it had nothing waiting', () => {
    const queue = new FairQueue<string>();
    queue.add('a1', deep('a'));
    queue.add('b1', deep('b'));
    expect(queue.take()).toBe('a1');
    queue.add('a2', deep('a'));
    queue.add('c1', deep('c'));
    expect(drain(queue)).toEqual(['b1', 'c1', 'a2']);
  });

  test('do not wait behind long thinking when theirs is short; but nobody is passed over for ever', () => {
    const queue = new FairQueue<string>();
    queue.add('deep', deep('a'));
    for (const name of ['b1', 'b2', 'b3']) queue.add(name, { table: 'b', isDeep: false, now: 0 });
    expect(drain(queue)).toEqual(['b1', 'deep', 'b2', 'b3']);
  });

  test('at tables that nobody looks at have one turn for all of whoever opened them, after those that somebody does', () => {
    const queue = new FairQueue<string>();
    const unseen = (opener: string) => ({ table: opener, isDeep: false, isUnseen: true, now: 0 });
    for (const name of ['x1', 'x2', 'x3', 'y1']) queue.add(name, unseen(name.charAt(0)));
    expect(queue.take()).toBe('x1');
    for (const name of ['a1', 'b1', 'a2']) queue.add(name, deep(name.charAt(0), 60_000));
    // However long those have waited, nobody has less time to think for it.
    expect(queue.share(60_000, 1)).toBe(2000 / 3);
    expect(drain(queue)).toEqual(['a1', 'b1', 'y1', 'a2', 'x2', 'x3']);
    expect(queue.share(60_000, 1)).toBe(Infinity);
  });

  test.each([
    { tables: 100, threads: 1 },
    { tables: 300, threads: 3 },
  ])('begin within two seconds, however many they are: %j', ({ tables, threads }) => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < tables; i++) queue.add(String(i), deep(String(i)));
    let now = 0;
    while (queue.length > 0) {
      queue.take();
      expect(now).toBeLessThanOrEqual(2000);
      now += Math.min(1500, queue.share(now, threads)) / threads;
    }
    // None of that time was wasted: whoever is alone may think for as long as it likes.
    expect(now).toBeGreaterThan(2000);
    expect(queue.share(now, threads)).toBe(Infinity);
  });

  test('get no time at all when somebody waits for too long already', () => {
    const queue = new FairQueue<string>();
    queue.add('a', deep('a', 0));
    queue.add('b', deep('b', 4000));
    expect(queue.share(5000, 1)).toBe(0);
  });
});
