import fc from 'fast-check';
import { CONFIRM_MS, Matchmaker, type QueueEvent } from '../../../server/queue/matchmaker';
import { isSizeFor, poolOf } from '../../../server/queue/ticket';
import { CLOCKS, type Wish } from '../../../shared/protocol';

const sizesOf = () => [2, 3, 4];
const PEOPLE = Array.from({ length: 12 }, (_, number) => `p${number}`);

const wish: fc.Arbitrary<Wish> = fc.record({
  game: fc.constantFrom('mechs', 'western'),
  seats: fc.constantFrom(2 as const, 3 as const, 4 as const, 'any' as const),
  clock: fc.constantFrom(...CLOCKS.slice(0, 2)),
  rated: fc.boolean(),
});
const person = fc.constantFrom(...PEOPLE);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('join' as const),
      person,
      wish,
      rating: fc.integer({ min: 0, max: 2000 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('confirm' as const), person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), person }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bots' as const), person }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 15_000 }) }),
  },
);

/** What an onlooker knows of everybody, kept apart from the queue's own books. */
class Onlooker {
  readonly state = new Map<string, 'waiting' | 'proposed'>();
  readonly tables: string[][] = [];

  see(events: readonly QueueEvent[]): void {
    for (const event of events) {
      if ('ticket' in event) {
        expect(this.state.get(event.ticket.person)).toBe('proposed');
        if (event.type === 'returned') this.state.set(event.ticket.person, 'waiting');
        else this.state.delete(event.ticket.person);
        continue;
      }
      const { tickets, size, wish: agreed } = event.proposal;
      const people = tickets.map((ticket) => ticket.person);
      expect(new Set(people).size).toBe(people.length);
      for (const ticket of tickets) {
        expect(poolOf(ticket.wish)).toBe(poolOf({ ...agreed, seats: size }));
        expect(isSizeFor(ticket.wish, size) || event.type === 'agreed').toBe(true);
        if (event.type === 'proposed') {
          // Nobody is matched who is not waiting: nobody twice.
          expect(this.state.get(ticket.person)).toBe('waiting');
          this.state.set(ticket.person, 'proposed');
        } else {
          this.state.delete(ticket.person);
        }
      }
      if (event.type === 'proposed') expect(people).toHaveLength(size);
      else this.tables.push(people);
    }
  }
}

test('whatever people do, nobody is matched twice and nobody is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const queue = new Matchmaker({ sizesOf });
      const onlooker = new Onlooker();
      let now = 0;
      for (const one of steps) {
        switch (one.do) {
          case 'join':
            if (!onlooker.state.has(one.person)) onlooker.state.set(one.person, 'waiting');
            onlooker.see(queue.join({ ...one, doubt: 0 }, now));
            break;
          case 'confirm': {
            const proposal = queue.proposalOf(one.person);
            const events = proposal ? queue.confirm(one.person, proposal.id, now) : [];
            if (typeof events !== 'string') onlooker.see(events);
            break;
          }
          case 'leave':
            onlooker.state.delete(one.person);
            onlooker.see(queue.leave(one.person, now));
            break;
          case 'bots': {
            const events = queue.fillWithBots(one.person, now);
            if (typeof events !== 'string') onlooker.see(events);
            break;
          }
          case 'wait':
            now += one.ms;
            onlooker.see(queue.update(now));
            break;
        }
        for (const each of PEOPLE) {
          expect(queue.has(each)).toBe(onlooker.state.has(each));
          expect(queue.proposalOf(each) !== undefined).toBe(onlooker.state.get(each) === 'proposed');
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('fair order: of two who want the same and play alike, the first to come is the first to play', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ seats: fc.constantFrom(2 as const, 3 as const, 4 as const), pause: fc.nat(3000) }),
        {
          minLength: 2,
          maxLength: 40,
        },
      ),
      (arrivals) => {
        const queue = new Matchmaker({ sizesOf });
        let now = 0;
        const proposed: number[] = [];
        const see = (events: readonly QueueEvent[]) => {
          for (const event of events)
            if (event.type === 'proposed')
              proposed.push(...event.proposal.tickets.map((ticket) => Number(ticket.person)));
        };
        arrivals.forEach(({ seats, pause }, number) => {
          now += pause;
          see(queue.update(now));
          see(
            queue.join(
              {
                person: String(number),
                wish: { game: 'mechs', seats, clock: 'blitz', rated: true },
                rating: 1000,
                doubt: 0,
              },
              now,
            ),
          );
        });
        for (const seats of [2, 3, 4]) {
          const came = arrivals.flatMap((arrival, number) => (arrival.seats === seats ? [number] : []));
          const played = proposed.filter((number) => came.includes(number));
          expect([...new Set(played)]).toEqual(came.slice(0, new Set(played).size));
        }
      },
    ),
  );
});

test('once anybody will do, fewer are left waiting than a table takes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ wish, rating: fc.integer({ min: -5000, max: 5000 }) }), { maxLength: 40 }),
      (arrivals) => {
        const queue = new Matchmaker({ sizesOf });
        arrivals.forEach((arrival, number) =>
          queue.join({ ...arrival, person: String(number), doubt: 50 }, 0),
        );
        let now = 0;
        for (let second = 0; second < 60; second++) {
          now += 1000;
          queue.update(now);
          for (let number = 0; number < arrivals.length; number++) {
            const proposal = queue.proposalOf(String(number));
            if (proposal) queue.confirm(String(number), proposal.id, now);
          }
        }
        const left = arrivals.filter((_, number) => queue.has(String(number)));
        const pools = new Set(left.map((arrival) => `${poolOf(arrival.wish)} ${arrival.wish.seats}`));
        for (const pool of pools) {
          const seats = pool.split(' ')[1];
          const count = left.filter(
            (arrival) => `${poolOf(arrival.wish)} ${arrival.wish.seats}` === pool,
          ).length;
          expect(count).toBeLessThan(seats === 'any' ? 2 : Number(seats));
        }
      },
    ),
  );
});

test('who returns is in front of everybody, in the order they had', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 4 }), fc.nat(3), (seats, leaver) => {
      const queue = new Matchmaker({ sizesOf });
      const size = seats as 3 | 4;
      const joinAs = (name: string) =>
        queue.join(
          {
            person: name,
            wish: { game: 'mechs', seats: size, clock: 'blitz', rated: true },
            rating: 1000,
            doubt: 0,
          },
          0,
        );
      const group = Array.from({ length: size }, (_, number) => `g${number}`);
      group.forEach(joinAs);
      const gone = group[leaver % size]!;
      for (const name of group) if (name !== gone) queue.confirm(name, queue.proposalOf(name)!.id, 0);
      // Somebody who waits already when they come back.
      joinAs('x');
      const events = queue.update(CONFIRM_MS);
      const staying = group.filter((name) => name !== gone);
      expect(events.at(-1)).toMatchObject({
        type: 'proposed',
        proposal: { tickets: [...staying, 'x'].map((name) => ({ person: name })) },
      });
    }),
  );
});
