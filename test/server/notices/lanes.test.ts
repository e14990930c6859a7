import { AT_ONCE, Lanes, MOST_WAITING, type Leave } from '../../../server/notices/lanes';
import { settle, TestPorts } from '../support/testPorts';

const SOON = 120;
const NOW = 1_700_000_000_000;
const ANN = 'ann';

const many = (count: number, nameOf: (number: number) => string) =>
  Array.from({ length: count }, (_, i) => nameOf(i));

/** How it went for somebody who came: nothing while they wait. */
interface Came {
  leave?: Leave | undefined;
  isSentAway?: boolean;
}

describe('who is sent something while others are', () => {
  let ports: TestPorts;
  let lanes: Lanes;
  beforeEach(() => {
    ports = new TestPorts();
    lanes = new Lanes(ports);
  });

  const come = (hostname: string, person = ANN): Came => {
    const came: Came = {};
    void lanes.enter(hostname, person).then((leave) => {
      if (leave) came.leave = leave;
      else came.isSentAway = true;
    });
    return came;
  };
  const comeAll = async (names: readonly string[], person = ANN): Promise<Came[]> => {
    const all = names.map((name) => come(name, person));
    await settle();
    return all;
  };
  const served = (all: readonly Came[]) => all.filter(({ leave }) => leave).length;
  const know = async (...names: string[]) => {
    for (const { leave } of await comeAll(names)) leave!(SOON);
  };

  test.each([
    ['names below one domain', many(14, (i) => `x${i}-${i % 7}.h.example.com`)],
    [
      'addresses in figures',
      [...many(7, (i) => `93.184.216.${i}`), ...many(7, (i) => `[2606:2800:220::${i}]`)],
    ],
  ])('%s that hang are one', async (_, names) => {
    expect(served(await comeAll(names))).toBe(AT_ONCE.domain);
  });

  test('strangers, however many domains they have, leave room for those who have answered; whoever hangs is a stranger again', async () => {
    await know('push.example.org');
    const strangers = await comeAll(many(100, (i) => `hangs.example${i}.com`));
    expect(served(strangers)).toBe(AT_ONCE.strangers);
    const [first] = await comeAll(['push.example.org']);
    first!.leave!('silent');
    const [again] = await comeAll(['push.example.org']);
    expect(again).toEqual({});
    // A hundred came before it.
    for (const one of strangers) {
      one.leave?.('silent');
      await settle();
    }
    expect(again!.leave).toBeDefined();
  });

  test('whoever answers, but late, is a stranger: eight of them do not take every place', async () => {
    await know('push.example.org');
    const late = many(8, (i) => `late.example${i}.com`);
    for (const { leave } of await comeAll(late)) leave!(4900);
    expect(served(await comeAll(late.flatMap((name) => many(AT_ONCE.domain, () => name))))).toBe(
      AT_ONCE.strangers,
    );
    expect(served(await comeAll(['push.example.org']))).toBe(1);
  });

  test('of thousands that have answered the last are known', async () => {
    for (const name of many(1000, (i) => `once.example${i}.com`)) await know(name);
    await know('push.example.org');
    await comeAll(many(100, (i) => `hangs.stranger${i}.com`));
    expect(served(await comeAll(['push.example.org', 'once.example0.com']))).toBe(1);
  });

  test('a place that is given back is taken at once, by turns of people: nobody waits behind all that somebody else sends', async () => {
    await know('push.example.org');
    const heap = await comeAll(
      many(AT_ONCE.domain + 10, () => 'push.example.org'),
      'eve',
    );
    const own = come('push.example.org');
    await settle();
    expect([served(heap), own]).toEqual([AT_ONCE.domain, {}]);
    heap[0]!.leave!(SOON);
    await settle();
    expect([served(heap), own]).toEqual([AT_ONCE.domain + 1, {}]);
    heap[1]!.leave!(SOON);
    await settle();
    expect([served(heap), served([own])]).toEqual([AT_ONCE.domain + 1, 1]);
  });

  test('a name that has answered does not share with names below its domain that hang', async () => {
    await know('push.example.org');
    const hanging = await comeAll(
      many(100, () => 'hangs.example.org'),
      'eve',
    );
    expect(served(hanging)).toBe(AT_ONCE.domain);
    const own = await comeAll(many(AT_ONCE.domain, () => 'push.example.org'));
    expect(served(own)).toBe(AT_ONCE.domain);
  });

  test('below one domain names take turns, however many people send to the other', async () => {
    const crowd = await Promise.all(
      many(100, (i) => `eve${i}`).map((person) => comeAll(['hangs.example.org'], person)),
    );
    const own = come('push.example.org');
    await settle();
    const [first, second] = crowd.flat();
    first!.leave!('silent');
    second!.leave!('silent');
    await settle();
    expect([served(crowd.flat()), served([own])]).toEqual([AT_ONCE.domain + 1, 1]);
    own.leave!(SOON);
    // From now on it has places of its own.
    expect(served(await comeAll(many(3, () => 'push.example.org')))).toBe(3);
  });

  test('strangers take turns by domain, however many the others send', async () => {
    const late = many(8, (i) => `late.example${i}.com`);
    const first = await comeAll(late.flatMap((name) => many(4, () => name)));
    expect(served(first)).toBe(AT_ONCE.strangers);
    const heap = await comeAll([...late, ...late], 'eve');
    const own = come('push.example.org');
    await settle();
    for (const { leave } of first.slice(0, late.length)) leave!('silent');
    await settle();
    expect([served(heap), own]).toEqual([late.length, {}]);
    first.at(-1)!.leave!('silent');
    await settle();
    expect([served(heap), served([own])]).toEqual([late.length, 1]);
  });

  test('so many wait here and no more, but one of each person always may; nobody waits for ever', async () => {
    const heap = await comeAll(
      many(AT_ONCE.domain + MOST_WAITING.person + 1, () => 'push.example.org'),
      'eve',
    );
    expect(heap.filter(({ isSentAway }) => isSentAway).length).toBe(1);
    const crowd = await Promise.all(
      many(MOST_WAITING.domain, (i) => `p${i}`).map(async (person) => comeAll(['push.example.org'], person)),
    );
    expect(crowd.flat().filter(({ isSentAway }) => isSentAway)).toEqual([]);
    const [one, two] = await comeAll(['push.example.org', 'push.example.org'], 'late');
    expect([one, two]).toEqual([{}, { isSentAway: true }]);
    await ports.advance(20_000);
    expect(one).toEqual({ isSentAway: true });
    expect(ports.pendingTimers).toBe(0);
    // Who was sent away is not served any more.
    heap[0]!.leave!(SOON);
    expect(served(await comeAll(['push.example.org']))).toBe(1);
  });

  test('those who have answered hold nobody up who has: the first to each finds a place when all others are taken', async () => {
    const late = many(16, (i) => `turned.example${i}.com`);
    await know(...late, 'push.example.org');
    for (const name of late) await comeAll(many(AT_ONCE.domain, () => name));
    const [first, second] = await comeAll(['push.example.org', 'push.example.org']);
    expect([served([first!]), second]).toEqual([1, {}]);
    first!.leave!(SOON);
    await settle();
    expect(second!.leave).toBeDefined();
  });

  test('what was not sent after all says nothing of anybody', async () => {
    await know('push.example.org');
    const [first] = await comeAll(['push.example.org']);
    first!.leave!('unasked');
    await comeAll(many(100, (i) => `hangs.stranger${i}.com`));
    expect(served(await comeAll(['push.example.org']))).toBe(1);
  });

  test('thousands that are put off come again one after the other, within five minutes', () => {
    const seconds = many(4000, (i) => `x${i}.example.com`).map((name) =>
      Math.floor(lanes.waitMs(name, NOW) / 1000),
    );
    expect(seconds.every((second) => second >= 2 && second <= 300)).toBe(true);
    const bySecond = seconds.map((second) => seconds.filter((other) => other === second).length);
    expect(Math.max(...bySecond)).toBeLessThanOrEqual(20);
  });

  test('whoever still waits when the server stops is put off', async () => {
    const all = await comeAll(many(AT_ONCE.domain + 2, () => 'push.example.org'));
    lanes.close();
    await settle();
    expect(all.filter(({ isSentAway }) => isSentAway).length).toBe(2);
    expect(await lanes.enter('push.example.org', 'bob')).toBeUndefined();
    expect(ports.pendingTimers).toBe(0);
  });
});
