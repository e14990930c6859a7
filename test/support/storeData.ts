import { mechs } from '../../shared/games/mechs';
import type { RatingDoubt } from '../../shared/protocol';
import type { Played, Rating } from '../../server/store/standings';
import type { Ending, Entry, Holder, MatchHead } from '../../server/store/store';

/** A head like a room makes it; ids and codes follow from the number. */
export function headOf(number: number, more: Partial<MatchHead> = {}): MatchHead {
  return {
    id: `match-${number}`,
    code: `CODE${number}`,
    game: 'mechs',
    rulesVersion: mechs.rulesVersion,
    configuration: { seats: 2, clock: 'standard' },
    seats: [{ person: 'ann' }, { bot: 'rookie' }],
    createdAt: 1_700_000_000_000 + number,
    ...more,
  };
}

export const START: Entry = { type: 'start', at: 1, config: { seats: 2 }, seed: 'ab'.repeat(32) };

export function inputOf(id: number, answer: unknown = { zone: id }): Entry {
  return { type: 'input', at: 1000 + id, by: 'person', input: { type: 'answer', seat: id % 2, id, answer } };
}

export function inputsOf(from: number, to: number): Entry[] {
  return Array.from({ length: to - from + 1 }, (_, index) => inputOf(from + index));
}

export function endingOf(at: number): Ending {
  return { status: 'finished', result: { at }, at };
}

/** Two of four people, another two for each number. */
export function pairOf(number: number): Holder[] {
  return [{ person: `p${number % 4}` }, { person: `p${(number + 1 + (number % 3)) % 4}` }];
}

const NEWCOMER: Rating = { mu: 25, sigma: 8, matches: 0, worth: 0 };

/** A match that went as the seats are. Everybody gains one `mu` by it: easy to add up. */
export function playedBy(
  holders: readonly Holder[],
  {
    rated = true,
    places = [1, 2, 3, 4],
    weight = 1,
    doubts = [],
    left = [],
  }: {
    rated?: boolean;
    places?: readonly number[];
    weight?: number;
    doubts?: readonly RatingDoubt[];
    left?: readonly number[];
  } = {},
): Played {
  const seats = holders.map((holder, seat) => ({
    seat,
    holder,
    place: places[seat] ?? 4,
    points: 50 - seat,
    role: `role${seat}`,
    hasLeft: left.includes(seat),
  }));
  if (!rated) return { seats };
  return {
    seats,
    rate: ({ ratings }) =>
      new Map(
        holders.flatMap((holder) => {
          if (!('person' in holder)) return [];
          const { mu, sigma, matches, worth } = ratings.get(holder.person) ?? NEWCOMER;
          const rating = { mu: mu + 1, sigma: sigma * 0.9, matches: matches + 1, worth: worth + weight };
          return [[holder.person, { rating, weight, doubts }] as const];
        }),
      ),
  };
}
