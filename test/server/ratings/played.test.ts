import fc from 'fast-check';
import { quickRandom, Match, seedFrom } from '../../../shared/core';
import { games } from '../../../shared/games';
import { mechs } from '../../../shared/games/mechs';
import { placesAfterLeaving as placesOf } from '../../../shared/protocol';
import { settingsOf } from '../../support/settings';
import { isGone } from '../../../server/match/leavers';
import { botNearest } from '../../../server/ratings/bots';
import { playedOf, type Ended } from '../../../server/ratings/played';
import { doubtOf, isProvisional, NEWCOMER, pointsOf, skillsAfter } from '../../../server/ratings/skill';
import type { Past, Rated } from '../../../server/store/standings';

function ended(places: readonly number[], more: Partial<Ended> = {}): Ended {
  return {
    kit: games.standard,
    settings: settingsOf({ seats: places.length, rated: true }),
    match: {
      outcome: {
        winners: [],
        seats: places.map((place) => ({ place, vp: 10 - place, total: {}, rounds: [] })),
      },
      state: { open: { seats: places.map((_, seat) => ({ pilot: `pilot${seat}` })) } },
    } as unknown as Ended['match'],
    holders: places.map((_, seat) => ({ person: `p${seat}` })),
    hasLeft: [],
    ms: 60_000,
    hasNeighbours: false,
    ladder: { isFamily: true, leastMs: 60_000 },
    ...more,
  };
}

const NOBODY: Past = { ratings: new Map(), met: new Map(), lately: new Map(), withNewcomers: new Map() };
const ratingsIn = (rated: ReadonlyMap<string, Rated>) => [...rated.values()].map(({ rating }) => rating);

describe('places', () => {
  test('who left comes last, and the others move up', () => {
    expect(placesOf([1, 2, 3], (seat) => seat === 0)).toEqual([3, 1, 2]);
    expect(placesOf([1, 2, 3, 4], (seat) => seat < 2)).toEqual([3, 3, 1, 2]);
    expect(placesOf([1, 1, 3], (seat) => seat === 1)).toEqual([1, 3, 2]);
    expect(placesOf([1, 1, 3], () => false)).toEqual([1, 1, 3]);
  });

  test('nobody who stayed is behind somebody who left, and who stayed keeps the order', () => {
    const standing = fc.array(fc.record({ place: fc.integer({ min: 1, max: 4 }), left: fc.boolean() }), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(standing, (seats) => {
        const places = placesOf(
          seats.map(({ place }) => place),
          (seat) => seats[seat]!.left,
        );
        seats.forEach((a, i) =>
          seats.forEach((b, j) => {
            if (!a.left && b.left) expect(places[i]).toBeLessThan(places[j]!);
            if (!a.left && !b.left)
              expect(Math.sign(places[i]! - places[j]!)).toBe(Math.sign(a.place - b.place));
            if (a.left && b.left) expect(places[i]).toBe(places[j]);
          }),
        );
      }),
    );
  });

  test.each([
    ['has place 1, whoever played', { here: true, autopilot: 'left' }, 1],
    ['has place 1 in the minute after the line was lost', { here: false }, 1],
    ['comes last when nobody is there', { here: false, autopilot: 'handed' }, 2],
  ] as const)('T14 a winner %s', (_, atTheEnd, place) => {
    const played = playedOf(ended([1, 2], { hasLeft: [isGone(atTheEnd)] }))!;
    expect(played.seats[0]).toMatchObject({ place, hasLeft: place === 2 });
  });
});

describe('what is rated', () => {
  test('a match of people at a rated table, all of them once', () => {
    const after = playedOf(ended([1, 2, 3]))!.rate!(NOBODY);
    expect([...after.keys()]).toEqual(['p0', 'p1', 'p2']);
    expect(ratingsIn(after).map(({ matches }) => matches)).toEqual([1, 1, 1]);
    const points = ratingsIn(after).map(pointsOf);
    expect(points[0]).toBeGreaterThan(1000);
    expect(points[1]).toBeLessThan(points[0]!);
    expect(points[2]).toBeLessThan(1000);
  });

  test('leaving costs as much as the last place', () => {
    const won = playedOf(ended([1, 2], { hasLeft: [true] }))!.rate!(NOBODY);
    const lost = playedOf(ended([2, 1]))!.rate!(NOBODY);
    expect(won).toEqual(lost);
  });

  test('a tie between equals moves nobody', () => {
    const after = playedOf(ended([1, 1]))!.rate!(NOBODY);
    expect(ratingsIn(after).map(pointsOf)).toEqual([1000, 1000]);
  });

  test('not a table that is not rated, one person among bots, or one that everybody left', () => {
    const casual = settingsOf({ seats: 2 });
    expect(playedOf(ended([1, 2], { settings: casual }))!.rate).toBeUndefined();
    const holders = [{ person: 'p0' }, { bot: 'ace', name: 'Ace' }];
    expect(playedOf(ended([1, 2], { holders }))!.rate).toBeUndefined();
    expect(playedOf(ended([1, 2], { hasLeft: [true, true] }))!.rate).toBeUndefined();
  });

  test('bots take part with what they are worth, and stay as they are', () => {
    const holders = [{ person: 'p0' }, { person: 'p1' }, { bot: 'ace', name: 'Ace' }];
    const after = playedOf(ended([1, 3, 2], { holders }))!.rate!(NOBODY);
    expect([...after.keys()]).toEqual(['p0', 'p1']);
    const rookie = playedOf(
      ended([1, 3, 2], { holders: [...holders.slice(0, 2), { bot: 'rookie', name: 'R' }] }),
    )!;
    expect(after.get('p0')!.rating.mu).toBeGreaterThan(rookie.rate!(NOBODY).get('p0')!.rating.mu);
  });

  test('solo play has no record, and an unfinished match none either', () => {
    const solo = settingsOf({ seats: 3, solo: true });
    expect(playedOf(ended([1, 2, 3], { settings: solo }))).toBeUndefined();
    const match = Match.create(mechs, { seats: 2 }, seedFrom(quickRandom(1)));
    expect(playedOf(ended([1, 2], { match }))).toBeUndefined();
  });
});

describe('skill', () => {
  test('a newcomer has a thousand points, and is provisional until matches weigh as much as ten', () => {
    expect(pointsOf(NEWCOMER)).toBe(1000);
    expect(isProvisional(NEWCOMER)).toBe(true);
    expect(isProvisional({ worth: 9.9 })).toBe(true);
    expect(isProvisional({ worth: 10 })).toBe(false);
  });

  test('who always wins rises, who always loses falls, and doubt shrinks', () => {
    let skills = [NEWCOMER, NEWCOMER, NEWCOMER].map(({ mu, sigma }) => ({ mu, sigma }));
    for (let match = 0; match < 30; match++) skills = skillsAfter(skills, [1, 2, 3]);
    const [best, middle, worst] = skills.map(pointsOf) as [number, number, number];
    expect(best).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(worst);
    expect(skills.every((skill) => doubtOf(skill) < doubtOf(NEWCOMER))).toBe(true);
  });

  test('a win never costs points and a last place never brings any', () => {
    const skill = fc.record({ mu: fc.integer({ min: 0, max: 60 }), sigma: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.array(skill, { minLength: 2, maxLength: 4 }), (skills) => {
        const after = skillsAfter(
          skills,
          skills.map((_, seat) => seat + 1),
        );
        expect(after[0]!.mu).toBeGreaterThanOrEqual(skills[0]!.mu);
        expect(after.at(-1)!.mu).toBeLessThanOrEqual(skills.at(-1)!.mu);
        for (const [seat, { sigma }] of after.entries())
          expect(sigma).toBeLessThanOrEqual(skills[seat]!.sigma);
      }),
    );
  });

  test('the nearest bot is chosen to fill a seat', () => {
    expect(botNearest(games.standard, 0)).toBe('rookie');
    expect(botNearest(games.standard, pointsOf(games.standard.bots.worth.veteran))).toBe('veteran');
    expect(botNearest(games.standard, 5000)).toBe('ace');
  });
});
