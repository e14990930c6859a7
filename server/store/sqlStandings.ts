import { RATING_DOUBTS, type RatingDoubt } from '../../shared/protocol/constants';
import { type Row, type Sql, type Statement, statement } from './sql';
import type {
  HistoryPage,
  LeaderboardPage,
  PersonalRecord,
  PlayedMatch,
  Ranked,
  Rating,
  Standings,
} from './standings';

const FAVOURITES = 5;

export class SqlStandings implements Standings {
  constructor(private readonly sql: Sql) {}

  async ratings(game: string, people: readonly string[]): Promise<ReadonlyMap<string, Rating>> {
    if (people.length === 0) return new Map();
    const [rows = []] = await this.sql.read([ratingStatement(game, people)]);
    return ratingsIn(rows);
  }

  async leaderboard({ game, worthAtLeast, now, limit, offset }: LeaderboardPage): Promise<readonly Ranked[]> {
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT ratings.person_id, ratings.mu, ratings.sigma, ratings.matches, ratings.worth, people.name
           FROM ratings JOIN people ON people.id = ratings.person_id
           WHERE ratings.game = $1 AND ratings.worth >= $2 AND people.deleted_at IS NULL
             AND (people.banned_until IS NULL OR people.banned_until <= $3)
           ORDER BY ratings.mu DESC, ratings.person_id LIMIT $4 OFFSET $5`,
        [game, worthAtLeast, now, limit, offset],
      ),
    ]);
    return rows.map((row) => ({
      person: String(row.person_id),
      name: String(row.name),
      ...ratingFrom(row),
    }));
  }

  async hasResult(matchId: string): Promise<boolean> {
    const [rows = []] = await this.sql.read([
      statement('SELECT 1 AS found FROM results WHERE match_id = $1 LIMIT 1', [matchId]),
    ]);
    return rows.length > 0;
  }

  async record(
    person: string,
    { game, recent }: { readonly game: string; readonly recent: number },
  ): Promise<PersonalRecord> {
    const [ratings = [], totals = [], roles = [], history = []] = await this.sql.read([
      ratingStatement(game, [person]),
      statement(
        `SELECT rated, COUNT(*) AS played, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won
           FROM results WHERE person_id = $1 AND game = $2 GROUP BY rated`,
        [person, game],
      ),
      statement(
        `SELECT role, COUNT(*) AS played, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won
           FROM results WHERE person_id = $1 AND game = $2 AND role IS NOT NULL
           GROUP BY role ORDER BY COUNT(*) DESC, role LIMIT $3`,
        [person, game, FAVOURITES],
      ),
      historyStatement(person, { game, limit: recent }),
    ]);
    const [rating] = ratings;
    const rated = totals.find((row) => Number(row.rated) === 1);
    return {
      ...(rating ? { rating: ratingFrom(rating) } : {}),
      ...sum(totals),
      rated: sum(rated ? [rated] : []),
      roles: roles.map((row) => ({ role: String(row.role), ...sum([row]) })),
      history: matchesIn(history),
    };
  }

  async history(person: string, page: HistoryPage): Promise<readonly PlayedMatch[]> {
    const [rows = []] = await this.sql.read([historyStatement(person, page)]);
    return matchesIn(rows);
  }
}

/** Every seat of the last matches of a person in a game. */
function historyStatement(
  person: string,
  { game, before = Number.MAX_SAFE_INTEGER, limit }: HistoryPage,
): Statement {
  return statement(
    `SELECT results.*, people.name FROM results LEFT JOIN people ON people.id = results.person_id
       WHERE results.match_id IN (
         SELECT match_id FROM results WHERE person_id = $1 AND game = $2 AND ended_at < $3
           ORDER BY ended_at DESC, match_id LIMIT $4)
       ORDER BY results.ended_at DESC, results.match_id, results.seat`,
    [person, game, before, limit],
  );
}

function matchesIn(rows: readonly Row[]): PlayedMatch[] {
  const byMatch = new Map<string, Row[]>();
  for (const row of rows) {
    const id = String(row.match_id);
    byMatch.set(id, [...(byMatch.get(id) ?? []), row]);
  }
  return [...byMatch].map(([id, seats]) => matchOf(id, seats));
}

export function ratingsIn(rows: readonly Row[]): Map<string, Rating> {
  return new Map(rows.map((row) => [String(row.person_id), ratingFrom(row)]));
}

export function ratingStatement(game: string, people: readonly string[]): Statement {
  return {
    sql: 'SELECT person_id, mu, sigma, matches, worth FROM ratings WHERE person_id = $1 AND game = $2',
    rows: people.map((person) => [person, game]),
  };
}

function ratingFrom({ mu, sigma, matches, worth }: Row): Rating {
  return { mu: Number(mu), sigma: Number(sigma), matches: Number(matches), worth: Number(worth) };
}

function sum(rows: readonly Row[]): { readonly played: number; readonly won: number } {
  return {
    played: rows.reduce((all, { played }) => all + Number(played), 0),
    won: rows.reduce((all, { won }) => all + Number(won), 0),
  };
}

function matchOf(matchId: string, rows: readonly Row[]): PlayedMatch {
  return {
    matchId,
    game: String(rows[0]?.game),
    at: Number(rows[0]?.ended_at),
    rated: Number(rows[0]?.rated) === 1,
    seats: rows.map((row) => ({
      seat: Number(row.seat),
      holder: row.person_id === null ? { bot: String(row.bot) } : { person: String(row.person_id) },
      place: Number(row.place),
      points: Number(row.points),
      hasLeft: Number(row.has_left) === 1,
      ...(row.role === null ? {} : { role: String(row.role) }),
      ...(row.name === null ? {} : { name: String(row.name) }),
      ...skill('before', row.mu_before, row.sigma_before),
      ...skill('after', row.mu_after, row.sigma_after),
      ...(row.weight === null ? {} : { weight: Number(row.weight), doubts: doubtsIn(String(row.doubts)) }),
    })),
  };
}

function doubtsIn(text: string): readonly RatingDoubt[] {
  const words = text.split(' ');
  return RATING_DOUBTS.filter((doubt) => words.includes(doubt));
}

function skill<Name extends string>(name: Name, mu: Row[string] | undefined, sigma: Row[string] | undefined) {
  if (mu === null || mu === undefined) return {};
  return { [name]: { mu: Number(mu), sigma: Number(sigma) } };
}
