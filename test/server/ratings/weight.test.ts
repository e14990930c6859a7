import fc from 'fast-check';
import { weightFor, type Circumstances } from '../../../server/ratings/weight';
import { partly } from '../../../server/ratings/skill';
import type { Past } from '../../../server/store/standings';

const USUAL: Circumstances = {
  ms: 600_000,
  hasNeighbours: false,
  ladder: { isFamily: false, leastMs: 60_000 },
};

interface Known {
  readonly met?: Record<string, readonly string[]>;
  readonly lately?: Record<string, number>;
  readonly withNewcomers?: number;
}

/** What is known when a match of `me` ends: everybody has met two others unless it is said otherwise. */
function past({ met = {}, lately = {}, withNewcomers = 0 }: Known): Past {
  const usual = { a: ['x', 'y'], b: ['x', 'y'], c: ['x', 'y'] };
  return {
    ratings: new Map(),
    met: new Map(Object.entries({ ...usual, ...met }).map(([person, others]) => [person, new Set(others)])),
    lately: new Map([['me', new Map(Object.entries(lately))]]),
    withNewcomers: new Map([['me', withNewcomers]]),
  };
}

const weigh = (others: readonly string[], known: Known = {}, more: Partial<Circumstances> = {}) =>
  weightFor('me', others, past(known), { ...USUAL, ...more });

describe('how much a match weighs', () => {
  test('in full with people who have met two others, also oneself beside them', () => {
    expect(weigh(['a'])).toEqual({ weight: 1, doubts: [] });
    expect(weigh(['a'], { met: { a: ['me', 'x', 'y'] } }).weight).toBe(1);
    expect(weigh(['a', 'b', 'c']).weight).toBe(1);
  });

  test.each([[[]], [['x']], [['me', 'x']]])('a tenth with somebody who has met only %j', (met) => {
    expect(weigh(['a'], { met: { a: met } })).toEqual({ weight: 0.1, doubts: ['newcomer'] });
  });

  test('half with each match of the same two lately', () => {
    const weights = [0, 1, 2, 3].map((before) => weigh(['a'], { lately: { a: before } }).weight);
    expect(weights).toEqual([1, 0.5, 0.25, 0.125]);
    expect(weigh(['a'], { lately: { a: 1 } }).doubts).toEqual(['again']);
  });

  test('all who are new are one and the same', () => {
    const found = weigh(['a'], { met: { a: [] }, withNewcomers: 2 });
    expect(found).toEqual({ weight: 0.025, doubts: ['newcomer', 'again'] });
    expect(weigh(['b'], { withNewcomers: 2 }).weight).toBe(1);
  });

  test('a tenth for everybody where two came from one address', () => {
    expect(weigh(['a', 'b'], {}, { hasNeighbours: true })).toEqual({ weight: 0.1, doubts: ['address'] });
  });

  test('the mean over the others', () => {
    expect(weigh(['a', 'b'], { lately: { a: 1 } }).weight).toBe(0.75);
    expect(weigh(['a', 'b'], { met: { a: [] } }).weight).toBeCloseTo(0.55);
  });

  test('nothing when it was over too soon, for a family too', () => {
    const soon = { ms: 59_999 };
    expect(weigh(['a'], {}, soon)).toEqual({ weight: 0, doubts: ['short'] });
    const family = { isFamily: true, leastMs: 60_000 };
    expect(weigh(['a'], {}, { ...soon, ladder: family }).weight).toBe(0);
    const doubtful = { met: { a: [] }, lately: { a: 9 } };
    expect(weigh(['a'], doubtful, { hasNeighbours: true, ladder: family }).weight).toBe(1);
  });

  test('never more than 1, never less than 0, and less than 1 has a reason', () => {
    const count = fc.integer({ min: 0, max: 200 });
    const known = fc.record({
      met: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.subarray(['me', 'x', 'y', 'z'])),
      lately: fc.dictionary(fc.constantFrom('a', 'b', 'c'), count),
      withNewcomers: count,
    });
    fc.assert(
      fc.property(
        known,
        fc.subarray(['a', 'b', 'c'], { minLength: 1 }),
        fc.boolean(),
        (is, others, shared) => {
          const { weight, doubts } = weigh(others, is, { hasNeighbours: shared });
          expect(weight).toBeGreaterThan(0);
          expect(weight).toBeLessThanOrEqual(1);
          expect(weight < 1).toBe(doubts.length > 0);
        },
      ),
    );
  });

  test('a part of a change is a part of both numbers', () => {
    const [before, after] = [
      { mu: 20, sigma: 8 },
      { mu: 30, sigma: 4 },
    ];
    expect(partly(before, after, 0.1)).toEqual({ mu: 21, sigma: 7.6 });
    expect(partly(before, after, 0)).toEqual(before);
    expect(partly(before, after, 1)).toEqual(after);
  });
});
