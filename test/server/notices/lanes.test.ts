import { AT_ONCE, Lanes } from '../../../server/notices/lanes';

const many = (count: number, nameOf: (number: number) => string) =>
  Array.from({ length: count }, (_, i) => nameOf(i));

describe('who is sent something while others are', () => {
  test.each([
    ['names below one domain', many(40, (i) => `x${i}-${i % 7}.h.example.com`)],
    [
      'addresses in figures',
      [...many(20, (i) => `93.184.216.${i}`), ...many(20, (i) => `[2606:2800:220::${i}]`)],
    ],
  ])('%s that hang are one', (_, names) => {
    const lanes = new Lanes();
    expect(names.filter((name) => lanes.take(name)).length).toBe(AT_ONCE.domain);
  });

  test('strangers, however many domains they have, leave room for those who have answered; whoever hangs is a stranger again', () => {
    const lanes = new Lanes();
    lanes.take('push.example.org')!(true);
    const strangers = many(100, (i) => `hangs.example${i}.com`).flatMap((name) => lanes.take(name) ?? []);
    expect(strangers.length).toBe(AT_ONCE.strangers);
    const answers = lanes.take('push.example.org');
    expect(answers).toBeDefined();
    answers!(false);
    expect(lanes.take('push.example.org')).toBeUndefined();
    for (const leave of strangers) leave(false);
    expect(lanes.take('push.example.org')).toBeDefined();
  });

  test('thousands without a place come again one after the other, within half a minute', () => {
    const lanes = new Lanes();
    const waits = many(4000, (i) => `x${i}.example.com`).map((name) => lanes.waitMs(name, 1_700_000_000_000));
    const bySecond = new Map<number, number>();
    for (const ms of waits)
      bySecond.set(Math.floor(ms / 1000), (bySecond.get(Math.floor(ms / 1000)) ?? 0) + 1);
    expect([Math.min(...waits) >= 2000, Math.max(...waits) < 30_000]).toEqual([true, true]);
    expect(Math.max(...bySecond.values())).toBeLessThan(200);
  });

  test('no more than so many at once, and each place is given back', () => {
    const lanes = new Lanes();
    const names = many(100, (i) => `push.example${i}.org`);
    for (const name of names) lanes.take(name)!(true);
    const taken = names.flatMap((name) => lanes.take(name) ?? []);
    expect(taken.length).toBe(AT_ONCE.all);
    taken[0]!(true);
    expect(lanes.take(names.at(-1)!)).toBeDefined();
  });
});
