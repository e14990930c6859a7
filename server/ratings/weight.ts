import { RATING_DOUBTS, type RatingDoubt } from '../../shared/protocol';
import type { Config } from '../base/config';
import type { Past } from '../store/standings';

/** What the host wants of rated matches. */
export interface Ladder {
  /** Everybody is known to the host: who played from where, and how often with whom, is no matter. */
  readonly isFamily: boolean;
  /** A match that was over sooner weighs nothing. */
  readonly leastMs: number;
}

export function ladderOf({ RATE_FAMILY, RATED_SECONDS }: Config): Ladder {
  return { isFamily: RATE_FAMILY, leastMs: RATED_SECONDS * 1000 };
}

/** How a match was played, besides its outcome. */
export interface Circumstances {
  /** How long, from the start to the last input. */
  readonly ms: number;
  /** Two of its people came from one address. */
  readonly hasNeighbours: boolean;
  readonly ladder: Ladder;
}

const DOUBTFUL = 0.1;
const EACH_TIME = 0.5;
/** So many people besides oneself somebody has met who is not new. */
const MET_AT_LEAST = 2;

export interface Weight {
  readonly weight: number;
  readonly doubts: readonly RatingDoubt[];
}

/**
 * How much a match weighs for somebody (docs/ratings.md): the mean over the other people in it. Bots do not count: they
 * would lend weight to a match with one's own guests.
 */
export function weightFor(
  person: string,
  others: readonly string[],
  past: Past,
  { ms, hasNeighbours, ladder }: Circumstances,
): Weight {
  if (ms < ladder.leastMs) return { weight: 0, doubts: ['short'] };
  if (ladder.isFamily || others.length === 0) return { weight: 1, doubts: [] };
  const each = others.map((other) => {
    const isNew = isNewTo(person, other, past);
    // All who are new count as one and the same: there are always more of them.
    const before = Math.max(
      past.lately.get(person)?.get(other) ?? 0,
      isNew ? (past.withNewcomers.get(person) ?? 0) : 0,
    );
    return { isNew, before, weight: (hasNeighbours || isNew ? DOUBTFUL : 1) * EACH_TIME ** before };
  });
  const found: Readonly<Record<RatingDoubt, boolean>> = {
    address: hasNeighbours,
    newcomer: each.some(({ isNew }) => isNew),
    again: each.some(({ before }) => before > 0),
    short: false,
  };
  return {
    weight: each.reduce((sum, { weight }) => sum + weight, 0) / each.length,
    doubts: RATING_DOUBTS.filter((doubt) => found[doubt]),
  };
}

/** Whether the other one has not met two more people yet. */
function isNewTo(person: string, other: string, { met }: Past): boolean {
  return [...(met.get(other) ?? [])].filter((one) => one !== person).length < MET_AT_LEAST;
}
