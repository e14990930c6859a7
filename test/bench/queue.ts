/**
 * How quick play treats people: 10,000 simulated arrivals over simulated time, no sockets. Strangers come one every
 * three seconds on average, at random moments, with ratings spread as among people who have played for a while
 * (a bell of 200 points around 1000, uncertain by 80); six in ten want two seats, the others three, four or any number, over four
 * pools (clock, rated). One in fifty never confirms, the others do within two seconds. Half of those who still wait
 * after half a minute let bots fill the table; who has waited for three minutes gives up.
 *
 * - `waitSeconds`: from joining to an agreed table, with bots or without; `gaveUpShare` got none. `ratingGap`: between the best and the weakest at a table, in points.
 * - `growthMicrosPerArrival`: what one arrival costs with ten times as many people a second, compared with this.
 */
import { quickRandom, type Random } from '../../shared/core';
import type { Wish } from '../../shared/protocol';
import { Matchmaker, type QueueEvent } from '../../server/queue/matchmaker';
import { percentile, reporter } from './support/figures';

const { figure, say } = reporter('queue');
const ARRIVALS = process.argv.includes('--quick') ? 2000 : 10_000;

interface Simulated {
  readonly waits: number[];
  readonly gaps: number[];
  readonly micros: number;
  readonly gaveUp: number;
  readonly withBots: number;
}

function simulate(meanGapMs: number, random: Random): Simulated {
  const queue = new Matchmaker({ sizesOf: () => [2, 3, 4] });
  const waits: number[] = [];
  const gaps: number[] = [];
  const joined = new Map<string, number>();
  /** What people will do, and when. */
  const plans: { at: number; run: () => void }[] = [];
  let now = 0;
  let gaveUp = 0;
  let withBots = 0;
  const unit = () => random.below(1_000_000) / 1_000_000;
  const plan = (ms: number, run: () => void) => plans.push({ at: now + ms, run });
  const see = (events: QueueEvent[] | string) => {
    if (typeof events === 'string') return;
    for (const event of events) {
      if (event.type === 'agreed') {
        const ratings = event.proposal.tickets.map(({ rating }) => rating);
        if (ratings.length < event.proposal.size) withBots += ratings.length;
        else gaps.push(Math.max(...ratings) - Math.min(...ratings));
        for (const { person } of event.proposal.tickets)
          waits.push((now - (joined.get(person) ?? now)) / 1000);
      } else if (event.type === 'proposed') {
        const { id, tickets } = event.proposal;
        for (const { person } of tickets)
          if (unit() >= 0.02) plan(unit() * 2000, () => see(queue.confirm(person, id, now)));
      }
    }
  };
  const bell = () => Array.from({ length: 12 }, unit).reduce((sum, x) => sum + x, -6);
  const begun = performance.now();
  let next = 0;
  for (let arrivals = 0; arrivals < ARRIVALS;) {
    // Time goes in steps of a quarter of a second; the room looks once a second.
    now += 250;
    for (const due of plans.filter(({ at }) => at <= now)) due.run();
    plans.splice(0, plans.length, ...plans.filter(({ at }) => at > now));
    for (; next <= now && arrivals < ARRIVALS; arrivals++) {
      next += -Math.log(1 - unit()) * meanGapMs;
      const person = String(arrivals);
      const draw = unit();
      const seats: Wish['seats'] = draw < 0.6 ? 2 : draw < 0.7 ? 3 : draw < 0.8 ? 4 : 'any';
      joined.set(person, now);
      if (unit() < 0.5) plan(30_000, () => see(queue.fillWithBots(person, now)));
      plan(180_000, () => {
        if (!queue.has(person)) return;
        gaveUp++;
        see(queue.leave(person, now));
      });
      const wish: Wish = {
        game: 'mechs',
        seats,
        clock: unit() < 0.7 ? 'standard' : 'blitz',
        rated: unit() < 0.8,
      };
      see(queue.join({ person, wish, rating: Math.round(1000 + 200 * bell()), doubt: 80 }, now));
    }
    if (now % 1000 === 0) see(queue.update(now));
  }
  const micros = ((performance.now() - begun) * 1000) / ARRIVALS;
  return { waits, gaps, micros, gaveUp, withBots };
}

simulate(3000, quickRandom(7));
const usual = simulate(3000, quickRandom(1));
const crowd = simulate(300, quickRandom(2));
say(
  `${usual.waits.length} people got a table, ${usual.withBots} of them with bots; ${usual.gaveUp} gave up.`,
);
figure({ name: 'waitSecondsP50', value: percentile(usual.waits, 0.5), unit: 's' });
figure({ name: 'waitSecondsP99', value: percentile(usual.waits, 0.99), unit: 's' });
figure({ name: 'ratingGapP50', value: percentile(usual.gaps, 0.5), unit: 'points' });
figure({ name: 'ratingGapP99', value: percentile(usual.gaps, 0.99), unit: 'points' });
figure({ name: 'withBotsShare', value: usual.withBots / ARRIVALS, unit: '1' });
figure({ name: 'gaveUpShare', value: usual.gaveUp / ARRIVALS, unit: '1' });
figure({ name: 'crowdWaitSecondsP50', value: percentile(crowd.waits, 0.5), unit: 's' });
figure({ name: 'crowdRatingGapP50', value: percentile(crowd.gaps, 0.5), unit: 'points' });
figure({ name: 'microsPerArrival', value: usual.micros, unit: 'µs' });
figure({ name: 'growthMicrosPerArrival', value: crowd.micros / usual.micros, unit: '1' });
