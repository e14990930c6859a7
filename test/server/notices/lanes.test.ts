import { AT_ONCE, Lanes } from '../../../server/notices/lanes';

const SOON = 120;

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
    lanes.take('push.example.org')!(SOON);
    const strangers = many(100, (i) => `hangs.example${i}.com`).flatMap((name) => lanes.take(name) ?? []);
    expect(strangers.length).toBe(AT_ONCE.strangers);
    const answers = lanes.take('push.example.org');
    expect(answers).toBeDefined();
    answers!(undefined);
    expect(lanes.take('push.example.org')).toBeUndefined();
    for (const leave of strangers) leave(undefined);
    expect(lanes.take('push.example.org')).toBeDefined();
  });

  test('whoever answers, but late, is a stranger: eight of them do not take every place', () => {
    const lanes = new Lanes();
    lanes.take('push.example.org')!(SOON);
    const late = many(8, (i) => `late.example${i}.com`);
    for (const name of late) lanes.take(name)!(4900);
    const taken = late.flatMap((name) => many(AT_ONCE.domain, () => name)).filter((name) => lanes.take(name));
    expect(taken.length).toBe(AT_ONCE.strangers);
    expect(lanes.take('push.example.org')).toBeDefined();
  });

  test('of thousands that have answered the last are known', () => {
    const lanes = new Lanes();
    for (const name of many(1000, (i) => `once.example${i}.com`)) lanes.take(name)!(SOON);
    lanes.take('push.example.org')!(SOON);
    for (const name of many(100, (i) => `hangs.stranger${i}.com`)) lanes.take(name);
    expect(lanes.take('push.example.org')).toBeDefined();
    expect(lanes.take('once.example0.com')).toBeUndefined();
  });

  /** The second of each in which it comes again. */
  const returnsOf = (lanes: Lanes, names: readonly string[]) =>
    names.map((name) => Math.floor(lanes.waitMs(name, 1_700_000_000_000) / 1000));
  const mostInOne = (seconds: readonly number[]) =>
    Math.max(...seconds.map((second) => seconds.filter((other) => other === second).length));

  test.each([
    ['names below a domain that hangs', (i: number) => `x${i}.example.com`, 600, 8],
    ['strangers', (i: number) => `example${i}.com`, 120, 40],
    ['those who have answered', () => 'push.example.org', 30, 160],
  ])('four thousand without a place come again one after the other: %s', (_, nameOf, within, atOnce) => {
    const lanes = new Lanes();
    lanes.take('push.example.org')!(SOON);
    for (let i = 0; i < AT_ONCE.domain; i++) lanes.take('hangs.example.com');
    const seconds = returnsOf(lanes, many(4000, nameOf));
    expect(seconds.every((second) => second >= 2 && second <= within)).toBe(true);
    expect(mostInOne(seconds)).toBeLessThanOrEqual(atOnce);
  });

  test('no more than so many at once, and each place is given back', () => {
    const lanes = new Lanes();
    const names = many(8, (i) => `push.example${i}.org`);
    for (const name of names) lanes.take(name)!(SOON);
    const taken = names.flatMap((name) => Array.from({ length: AT_ONCE.domain }, () => lanes.take(name)!));
    expect(taken.length).toBe(AT_ONCE.all);
    expect(lanes.take('stranger.example.com')).toBeUndefined();
    taken[0]!(SOON);
    expect(lanes.take('stranger.example.com')).toBeDefined();
  });

  test('those who have answered hold nobody up who has: the first to each finds a place when all others are taken', () => {
    const lanes = new Lanes();
    const late = many(16, (i) => `turned.example${i}.com`);
    for (const name of [...late, 'push.example.org']) lanes.take(name)!(SOON);
    for (const name of late) for (let i = 0; i < AT_ONCE.domain; i++) lanes.take(name);
    const leave = lanes.take('push.example.org');
    expect(leave).toBeDefined();
    expect(lanes.take('push.example.org')).toBeUndefined();
    leave!(SOON);
    expect(lanes.take('push.example.org')).toBeDefined();
  });
});
