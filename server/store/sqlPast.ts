import type { Row, Sql, Statement } from './sql';
import { ratingsIn, ratingStatement } from './sqlStandings';
import type { Past } from './standings';

/** What counts as lately: a pair that meets again after a week meets afresh. */
export const LATELY_MS = 7 * 24 * 3_600_000;

/** Else guests of one's own would vouch for each other within minutes. */
const MET_BEFORE_MS = 24 * 3_600_000;

/** Enough to know of everybody else that there are two more. */
const ENOUGH_MET = 3;

/** All seats of other people in the matches of one. */
const TOGETHER = `results AS mine JOIN results AS other
  ON other.match_id = mine.match_id AND other.seat <> mine.seat AND other.person_id IS NOT NULL`;

/** Nobody has met who left, who came from the same address, whose match was over before it counted, or not a day ago. */
const MET = `SELECT DISTINCT mine.person_id, other.person_id AS other_id FROM ${TOGETHER}
  WHERE mine.person_id = $1 AND mine.game = $2 AND mine.weight > 0 AND mine.doubts NOT LIKE '%address%'
    AND mine.has_left = 0 AND other.has_left = 0 AND mine.ended_at <= $3 LIMIT $4`;

const LATELY = `SELECT mine.person_id, other.person_id AS other_id, COUNT(*) AS matches FROM ${TOGETHER}
  WHERE mine.person_id = $1 AND mine.game = $2 AND mine.rated = 1 AND mine.ended_at > $3
  GROUP BY mine.person_id, other.person_id`;

const WITH_NEWCOMERS = `SELECT person_id, COUNT(*) AS matches FROM results
  WHERE person_id = $1 AND game = $2 AND rated = 1 AND ended_at > $3 AND doubts LIKE '%newcomer%'
  GROUP BY person_id`;

/**
 * What a match that ends is weighed by. Only rated matches of its own game are looked at: each of them raises the version
 * of a rating, so whoever finds that unchanged when writing has weighed by the truth.
 */
export async function pastOf(
  sql: Sql,
  { game, people, at }: { readonly game: string; readonly people: readonly string[]; readonly at: number },
): Promise<Past> {
  const each = (text: string, ...more: number[]): Statement => ({
    sql: text,
    rows: people.map((person) => [person, game, ...more]),
  });
  const since = at - LATELY_MS;
  const [ratings = [], met = [], lately = [], newcomers = []] = await sql.read([
    ratingStatement(game, people),
    each(MET, at - MET_BEFORE_MS, ENOUGH_MET),
    each(LATELY, since),
    each(WITH_NEWCOMERS, since),
  ]);
  return {
    ratings: ratingsIn(ratings),
    met: grouped(met, (rows) => new Set(rows.map((row) => String(row.other_id)))),
    lately: grouped(
      lately,
      (rows) => new Map(rows.map((row) => [String(row.other_id), Number(row.matches)])),
    ),
    withNewcomers: new Map(newcomers.map((row) => [String(row.person_id), Number(row.matches)])),
  };
}

/** By person. */
function grouped<Value>(rows: readonly Row[], of: (rows: readonly Row[]) => Value): Map<string, Value> {
  const people = [...new Set(rows.map((row) => String(row.person_id)))];
  return new Map(
    people.map((person) => [person, of(rows.filter((row) => String(row.person_id) === person))]),
  );
}
