import { AT_ONCE, Lanes } from '../../../server/notices/lanes';

const SOON = 120;
const NOW = 1_700_000_000_000;

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
    expect(names.filter((name) => lanes.take(name, NOW)).length).toBe(AT_ONCE.domain);
  });

  test('strangers, however many domains they have, leave room for those who have answered; whoever hangs is a stranger again', () => {
    const lanes = new Lanes();
    lanes.take('push.example.org', NOW)!(SOON);
    const strangers = many(100, (i) => `hangs.example${i}.com`).flatMap(
      (name) => lanes.take(name, NOW) ?? [],
    );
    expect(strangers.length).toBe(AT_ONCE.strangers);
    const answers = lanes.take('push.example.org', NOW);
    expect(answers).toBeDefined();
    answers!(undefined);
    expect(lanes.take('push.example.org', NOW)).toBeUndefined();
    for (const leave of strangers) leave(undefined);
    // Those who came before it and did not come again have lost their turns.
    expect(lanes.take('push.example.org', NOW + 60_000)).toBeDefined();
  });

  test('whoever answers, but late, is a stranger: eight of them do not take every place', () => {
    const lanes = new Lanes();
    lanes.take('push.example.org', NOW)!(SOON);
    const late = many(8, (i) => `late.example${i}.com`);
    for (const name of late) lanes.take(name, NOW)!(4900);
    const taken = late
      .flatMap((name) => many(AT_ONCE.domain, () => name))
      .filter((name) => lanes.take(name, NOW));
    expect(taken.length).toBe(AT_ONCE.strangers);
    expect(lanes.take('push.example.org', NOW)).toBeDefined();
  });

  test('of thousands that have answered the last are known', () => {
    const lanes = new Lanes();
    for (const name of many(1000, (i) => `once.example${i}.com`)) lanes.take(name, NOW)!(SOON);
    lanes.take('push.example.org', NOW)!(SOON);
    for (const name of many(100, (i) => `hangs.stranger${i}.com`)) lanes.take(name, NOW);
    expect(lanes.take('push.example.org', NOW)).toBeDefined();
    expect(lanes.take('once.example0.com', NOW)).toBeUndefined();
  });

  /** The second of each in which it comes again. */
  const returnsOf = (lanes: Lanes, names: readonly string[]) =>
    names.map((name) => Math.floor(lanes.waitMs(name, NOW) / 1000));
  const mostInOne = (seconds: readonly number[]) =>
    Math.max(...seconds.map((second) => seconds.filter((other) => other === second).length));

  test.each([
    ['names below a domain that hangs', (i: number) => `x${i}.example.com`, 600, 8],
    ['names below a domain of strangers', (i: number) => `x${i}.stranger.com`, 120, 40],
    ['those who have answered', () => 'push.example.org', 30, 160],
  ])('four thousand without a place come again one after the other: %s', (_, nameOf, within, atOnce) => {
    const lanes = new Lanes();
    lanes.take('push.example.org', NOW)!(SOON);
    for (let i = 0; i < AT_ONCE.domain; i++) lanes.take('hangs.example.com', NOW);
    const seconds = returnsOf(lanes, many(4000, nameOf));
    expect(seconds.every((second) => second >= 2 && second <= within)).toBe(true);
    expect(mostInOne(seconds)).toBeLessThanOrEqual(atOnce);
  });

  test('strangers take turns by domain: whoever waits longest has the next place, however many the others send', () => {
    const lanes = new Lanes();
    const late = many(8, (i) => `late.example${i}.com`);
    const leaves = late.flatMap((name) => many(4, () => name)).map((name) => lanes.take(name, NOW)!);
    expect(leaves.length).toBe(AT_ONCE.strangers);
    const ask = (name: string, at: number) => lanes.take(name, at) ?? lanes.waitMs(name, at);
    const wait = ask('push.example.org', NOW) as number;
    for (const name of late) expect(ask(name, NOW)).toBeGreaterThanOrEqual(wait);
    leaves[0]!(undefined);
    for (const name of late) expect(ask(name, NOW + 500)).toEqual(expect.any(Number));
    expect(ask('push.example.org', NOW + wait)).toEqual(expect.any(Function));
    leaves[1]!(undefined);
    // Then it is the turn of whoever came next.
    expect(ask(late[1]!, NOW + wait)).toEqual(expect.any(Number));
    expect(ask(late[0]!, NOW + wait)).toEqual(expect.any(Function));
  });

  test('no more than so many at once, and each place is given back', () => {
    const lanes = new Lanes();
    const names = many(8, (i) => `push.example${i}.org`);
    for (const name of names) lanes.take(name, NOW)!(SOON);
    const leaves = names.flatMap((name) =>
      Array.from({ length: AT_ONCE.domain }, () => lanes.take(name, NOW)!),
    );
    expect(leaves.length).toBe(AT_ONCE.known);
    expect(lanes.take(names[0]!, NOW)).toBeUndefined();
    leaves[0]!(SOON);
    expect(lanes.take(names[0]!, NOW)).toBeDefined();
  });

  test('those who have answered hold nobody up who has: the first to each finds a place when all others are taken', () => {
    const lanes = new Lanes();
    const late = many(16, (i) => `turned.example${i}.com`);
    for (const name of [...late, 'push.example.org']) lanes.take(name, NOW)!(SOON);
    for (const name of late) for (let i = 0; i < AT_ONCE.domain; i++) lanes.take(name, NOW);
    const leave = lanes.take('push.example.org', NOW);
    expect(leave).toBeDefined();
    expect(lanes.take('push.example.org', NOW)).toBeUndefined();
    leave!(SOON);
    expect(lanes.take('push.example.org', NOW)).toBeDefined();
  });
});
