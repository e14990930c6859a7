import { CONFIRM_MS, Matchmaker, OFFER_BOTS_MS, type QueueEvent } from '../../../server/queue/matchmaker';
import type { Wish } from '../../../shared/protocol';

const TWO: Wish = { game: 'mechs', seats: 2, clock: 'standard', rated: true };
const FOUR: Wish = { ...TWO, seats: 4 };
const sizesOf = () => [2, 3, 4];
const ANY: Wish = { ...TWO, seats: 'any' };

let queue: Matchmaker;
let now: number;
beforeEach(() => {
  queue = new Matchmaker({ sizesOf });
  now = 1_000_000;
});

const join = (person: string, wish = TWO, rating = 1000, doubt = 0) =>
  queue.join({ person, wish, rating, doubt }, now);
const after = (ms: number) => queue.update((now += ms));

/** Who was brought together, group by group. */
function groups(events: readonly QueueEvent[]): string[][] {
  return events.flatMap((event) =>
    event.type === 'proposed' ? [event.proposal.tickets.map(({ person }) => person)] : [],
  );
}

function told(events: QueueEvent[] | string): string[] {
  if (typeof events === 'string') return [events];
  return events.map((event) =>
    'ticket' in event
      ? `${event.type} ${event.ticket.person}`
      : `${event.type} ${event.proposal.tickets.map(({ person }) => person).join('+')} of ${event.proposal.size}`,
  );
}

const proposalOf = (person: string) => queue.proposalOf(person)!.id;
const confirm = (...people: string[]) =>
  people.map((person) => told(queue.confirm(person, proposalOf(person), now))).at(-1);

describe('bringing people together', () => {
  test('two who want the same are together at once, and have a table when both confirm', () => {
    expect(join('ann')).toEqual([]);
    expect(told(join('bob'))).toEqual(['proposed ann+bob of 2']);
    expect(told(queue.confirm('ann', proposalOf('ann'), now))).toEqual([]);
    expect(confirm('bob')).toEqual(['agreed ann+bob of 2']);
    expect(queue.size).toBe(0);
  });

  test.each<[string, Wish, Wish]>([
    ['numbers of seats', TWO, FOUR],
    ['clocks', TWO, { ...TWO, clock: 'blitz' }],
    ['rated and not', TWO, { ...TWO, rated: false }],
  ])('different %s never meet', (_what, a, b) => {
    join('ann', a);
    join('bob', b);
    expect(after(600_000)).toEqual([]);
  });

  test('who takes any number of seats joins what there is', () => {
    join('ann', FOUR);
    join('bob', FOUR);
    join('cat', FOUR);
    expect(told(join('dan', ANY))).toEqual(['proposed ann+bob+cat+dan of 4']);
    join('eve', ANY);
    expect(told(join('fay', ANY))).toEqual(['proposed eve+fay of 2']);
  });

  test('who has waited longest comes first', () => {
    const three: Wish = { ...TWO, seats: 3 };
    join('ann', three);
    join('bob', FOUR);
    join('cat', FOUR);
    join('dan', three);
    expect(told(join('eve', ANY))).toEqual(['proposed ann+dan+eve of 3']);
  });

  test('the nearest rating is chosen, and of equal ones the one who came first', () => {
    queue = new Matchmaker({ sizesOf, areApart: (a, b) => ![a, b].includes('me') });
    join('me', TWO, 1000);
    join('far', TWO, 1200);
    join('near', TWO, 1190);
    join('nearToo', TWO, 810);
    expect(groups(after(10_000))).toEqual([['me', 'near']]);
  });

  test('people who are kept apart are not put at one table', () => {
    queue = new Matchmaker({ sizesOf, areApart: (a, b) => [a, b].sort().join() === 'ann,bob' });
    join('ann');
    expect(join('bob')).toEqual([]);
    expect(groups(join('cat'))).toEqual([['ann', 'cat']]);
  });
});

describe('the window', () => {
  test('widens with time until anybody will do', () => {
    join('ann', TWO, 1000);
    expect(join('bob', TWO, 1300)).toEqual([]);
    expect(queue.statusOf('ann', now)).toMatchObject({ window: 75 });
    expect(after(14_000)).toEqual([]);
    expect(groups(after(1_000))).toEqual([['ann', 'bob']]);
  });

  test('a rating that is uncertain is near to many', () => {
    join('ann', TWO, 1000, 300);
    expect(groups(join('bob', TWO, 1350, 300))).toEqual([['ann', 'bob']]);
    join('cat', TWO, 1000, 60);
    expect(join('dan', TWO, 1350, 60)).toEqual([]);
  });

  test('nobody waits for ever for a rating like their own', () => {
    join('ann', TWO, 1000);
    join('champion', TWO, 9000);
    expect(after(44_999)).toEqual([]);
    expect(groups(after(1))).toEqual([['ann', 'champion']]);
    expect(queue.statusOf('ann', now)).toBeUndefined();
  });
});

describe('games', () => {
  const WESTERN: Wish = { ...TWO, game: 'western' };

  test('who waits for one never meets who waits for another', () => {
    join('ann');
    expect(join('bob', WESTERN)).toEqual([]);
    expect(after(600_000)).toEqual([]);
    expect([queue.size, queue.sizeFor('mechs'), queue.sizeFor('western')]).toEqual([2, 1, 1]);
    expect(groups(join('cat', WESTERN))).toEqual([['bob', 'cat']]);
  });

  test('have their own sizes of table, and their own waiting times', () => {
    queue = new Matchmaker({ sizesOf: (game) => (game === 'western' ? [2] : [2, 3, 4]) });
    for (const person of ['ann', 'bob']) join(person, { ...WESTERN, seats: 'any' });
    now += 7_000;
    queue.update(now);
    for (const person of ['ann', 'bob']) queue.confirm(person, queue.proposalOf(person)?.id ?? 0, now);
    expect(queue.outlook(WESTERN, now).expectedMs).toBe(7_000);
    expect(queue.outlook(TWO, now).expectedMs).toBeUndefined();
  });
});

describe('going away', () => {
  test('who cancels or drops is out', () => {
    join('ann');
    queue.leave('ann', now);
    expect(join('bob')).toEqual([]);
    expect(queue.size).toBe(1);
  });

  test('when somebody goes before the table is there, the others return to the front', () => {
    join('ann', FOUR);
    join('bob', FOUR);
    join('cat', FOUR);
    join('dan', FOUR);
    join('late', FOUR);
    const events = queue.leave('bob', now);
    expect(told(events)).toEqual([
      'returned ann',
      'returned cat',
      'returned dan',
      'proposed ann+cat+dan+late of 4',
    ]);
  });

  test('who does not confirm in time is out, and the others return to the front', () => {
    join('early', FOUR);
    join('ann');
    join('bob');
    queue.confirm('bob', proposalOf('bob'), now);
    expect(after(CONFIRM_MS - 1)).toEqual([]);
    expect(told(after(1))).toEqual(['missed ann', 'returned bob']);
    expect(queue.has('ann')).toBe(false);
    const any = join('any', ANY);
    expect(groups(any)).toEqual([['bob', 'any']]);
  });

  test('a wait goes on where it was when a match falls through', () => {
    join('ann');
    after(5_000);
    join('bob');
    queue.leave('bob', now);
    expect(queue.statusOf('ann', now)).toMatchObject({ waitedSeconds: 5 });
  });

  test('a confirmation that comes too late, twice or from a stranger changes nothing', () => {
    join('ann');
    join('bob');
    const id = proposalOf('ann');
    expect(queue.confirm('stranger', id, now)).toBe('stale');
    expect(queue.confirm('ann', id + 1, now)).toBe('stale');
    expect(queue.confirm('ann', id, now)).toEqual([]);
    expect(queue.confirm('ann', id, now)).toEqual([]);
    expect(told(queue.confirm('bob', id, now))).toEqual(['agreed ann+bob of 2']);
    expect(queue.confirm('ann', id, now)).toBe('stale');
  });
});

describe('what somebody who waits is told', () => {
  test('how many wait for something that fits', () => {
    join('ann', FOUR);
    join('bob', FOUR);
    join('else', { ...FOUR, clock: 'blitz' });
    expect(queue.statusOf('ann', now)).toMatchObject({ waiting: 2, offersBots: false });
    expect(queue.outlook(ANY, now).waiting).toBe(2);
    expect(queue.outlook(TWO, now).waiting).toBe(0);
  });

  test('how long it took others lately', () => {
    expect(queue.outlook(TWO, now).expectedMs).toBeUndefined();
    join('ann');
    now += 8_000;
    join('bob');
    confirm('ann', 'bob');
    join('cat', FOUR);
    join('dan', TWO, 5000);
    now += 3_000;
    expect(queue.statusOf('dan', now)).toMatchObject({ expectedSeconds: 5 });
    expect(queue.statusOf('cat', now)).not.toHaveProperty('expectedSeconds');
    now += 60 * 60_000;
    expect(queue.outlook(TWO, now).expectedMs).toBeUndefined();
  });

  test('bots are offered after a while, and not before', () => {
    join('ann', FOUR);
    join('bob', FOUR);
    now += OFFER_BOTS_MS - 1;
    expect(queue.fillWithBots('ann', now)).toBe('not-allowed');
    now += 1;
    expect(queue.statusOf('ann', now)).toMatchObject({ offersBots: true });
    expect(told(queue.fillWithBots('ann', now))).toEqual(['agreed ann of 4']);
    expect(queue.has('ann')).toBe(false);
    expect(queue.has('bob')).toBe(true);
    expect(queue.fillWithBots('ann', now)).toBe('stale');
  });

  test('the same wish again keeps the place, another one is a new start', () => {
    join('ann', FOUR);
    join('bob', FOUR);
    after(30_000);
    join('ann', FOUR);
    expect(queue.statusOf('ann', now)).toMatchObject({ waitedSeconds: 30 });
    join('ann', TWO);
    expect(queue.statusOf('ann', now)).toMatchObject({ waitedSeconds: 0, waiting: 1 });
    expect(queue.statusOf('bob', now)).toMatchObject({ waiting: 1 });
  });
});
