import { JournalConflict, StoreUnavailable } from './errors';
import { isFree } from './leases';
import { endingFrom, headFrom, only } from './rows';
import { type Params, type Sql, type Statement, statement, WrongCount } from './sql';
import { pastOf } from './sqlPast';
import type { Past, Played, Rated } from './standings';
import type { Ending, Writer } from './store';

const MATCH = 'SELECT id, status, result, ended_at FROM matches WHERE id = $1';
const HEAD = 'SELECT id, head FROM matches WHERE id = $1';
const TRIES = 50;
/** Changes nothing, but waits for whoever is taking the match over, and fails when somebody has. */
const FENCED = 'UPDATE journal_ends SET fence = fence WHERE match_id = $1 AND fence = $2';

/**
 * Ends a match once, with all that follows from it in one transaction: the result, the ratings, and what each seat
 * achieved, all in the game that the head of the match names. Ratings are computed from what was read before; if one of them has changed since, nothing is written and
 * it is tried again, so that of two matches which end at the same moment neither is lost.
 */
export async function finishOnce(
  sql: Sql,
  match: string | Writer,
  ending: Ending,
  played?: Played,
): Promise<Ending> {
  const { matchId: id, fence } = typeof match === 'string' ? { matchId: match, fence: undefined } : match;
  const inGame = played && { ...played, game: await gameOf(sql, id) };
  for (let tries = 0; tries < TRIES; tries++) {
    const rated = inGame?.rate && (await ratedBy(sql, inGame, ending));
    try {
      const rows = await sql.write([
        ...(fence === undefined ? [] : [statement(FENCED, [id, fence], 1)]),
        ...endingStatements(id, ending),
        ...(inGame ? playedStatements(id, ending, inGame, rated) : []),
        statement(MATCH, [id]),
      ]);
      return endingFrom(only(rows.at(-1) ?? []));
    } catch (error) {
      if (!(error instanceof WrongCount)) throw error;
      const [rows = []] = await sql.read([statement(MATCH, [id])]);
      const found = only(rows);
      if (found.ended_at !== null) return endingFrom(found);
      if (fence !== undefined && (await fenceOf(sql, id)) !== fence) throw new JournalConflict(id);
    }
  }
  throw new StoreUnavailable();
}

/**
 * Ends a match for want of people, or because it cannot go on, unless a node plays it at this moment. Whoever opened it
 * before writes no more. Where the end of its journal is missing nobody can be playing it.
 */
export async function expireOnce(sql: Sql, id: string, ending: Ending): Promise<boolean> {
  const free = isFree(sql, 'journal_ends');
  try {
    await sql.write([
      statement(`UPDATE journal_ends SET node = NULL, fence = fence + 1 WHERE match_id = $1 AND (${free})`, [
        id,
      ]),
      statement(
        `UPDATE matches SET status = status WHERE id = $1
           AND NOT EXISTS (SELECT 1 FROM journal_ends WHERE match_id = $1 AND NOT (${free}))`,
        [id],
        1,
      ),
      ...endingStatements(id, ending),
    ]);
    return true;
  } catch (error) {
    if (!(error instanceof WrongCount)) throw error;
    const [[found] = []] = await sql.read([statement(MATCH, [id])]);
    return found === undefined || found.ended_at !== null;
  }
}

async function gameOf(sql: Sql, id: string): Promise<string> {
  const [rows = []] = await sql.read([statement(HEAD, [id])]);
  return headFrom(only(rows)).game;
}

async function fenceOf(sql: Sql, id: string): Promise<number | undefined> {
  const [rows = []] = await sql.read([statement('SELECT fence FROM journal_ends WHERE match_id = $1', [id])]);
  return rows[0] && Number(rows[0].fence);
}

type PlayedInGame = Played & { readonly game: string };

interface RatedMatch {
  readonly before: Past['ratings'];
  readonly after: ReadonlyMap<string, Rated>;
}

async function ratedBy(sql: Sql, played: PlayedInGame, { at }: Ending): Promise<RatedMatch | undefined> {
  const people = played.seats.flatMap(({ holder }) => ('person' in holder ? [holder.person] : []));
  const past = await pastOf(sql, { game: played.game, people, at });
  const after = played.rate?.(past);
  return after && { before: past.ratings, after };
}

function endingStatements(id: string, { status, result, at }: Ending): Statement[] {
  return [
    statement(
      `UPDATE matches SET status = $2, result = $3, ended_at = $4 WHERE id = $1 AND status IN ('open', 'running')`,
      [id, status, JSON.stringify(result), at],
      1,
    ),
    // Drafts and clocks have had their day; the talk stays, and who wants to play again already.
    statement(`DELETE FROM latest WHERE match_id = $1 AND (slot = 'clock' OR slot LIKE 'draft/%')`, [id]),
  ];
}

const RESULTS = `INSERT INTO results (match_id, game, seat, person_id, bot, place, points, role, has_left, rated,
    ended_at, mu_before, sigma_before, mu_after, sigma_after, weight, doubts)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`;

/** The number of matches is the version: a rating that has moved on since is not overwritten. */
const RATINGS = `INSERT INTO ratings (person_id, game, mu, sigma, matches, worth, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (person_id, game) DO UPDATE
    SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, worth = excluded.worth,
      updated_at = excluded.updated_at
    WHERE ratings.matches = excluded.matches - 1`;

/** Who deleted their identity while the match was on has no rating to be listed by. */
const FORGET = `DELETE FROM ratings WHERE person_id = $1
  AND EXISTS (SELECT 1 FROM people WHERE people.id = ratings.person_id AND people.deleted_at IS NOT NULL)`;

function playedStatements(
  id: string,
  { at }: Ending,
  { game, seats }: PlayedInGame,
  rated: RatedMatch | undefined,
): Statement[] {
  const results = seats.map(({ seat, holder, place, points, role, hasLeft }): Params => {
    const person = 'person' in holder ? holder.person : undefined;
    const bot = 'bot' in holder ? holder.bot : undefined;
    const before = person === undefined ? undefined : rated?.before.get(person);
    const after = person === undefined ? undefined : rated?.after.get(person);
    const skills = [before?.mu, before?.sigma, after?.rating.mu, after?.rating.sigma];
    return [
      id,
      game,
      seat,
      person,
      bot,
      place,
      points,
      role,
      Number(hasLeft),
      Number(rated !== undefined),
      at,
      ...skills,
      after?.weight,
      after?.doubts.join(' ') ?? '',
    ];
  });
  // Always in the same order, so that two matches which end together never wait for each other.
  const ratings = [...(rated?.after ?? [])]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([person, { rating }]): Params => [
      person,
      game,
      rating.mu,
      rating.sigma,
      rating.matches,
      rating.worth,
      at,
    ]);
  return [
    { sql: RESULTS, rows: results, exactly: results.length },
    { sql: RATINGS, rows: ratings, exactly: ratings.length },
    { sql: FORGET, rows: ratings.map(([person]) => [person]) },
  ].filter(({ rows }) => rows.length > 0);
}
