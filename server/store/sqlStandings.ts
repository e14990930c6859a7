import { type Row, type Sql, statement } from './sql';
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

  ratings(people: readonly string[]): Promise<ReadonlyMap<string, Rating>> {
    return ratingsOf(this.sql, people);
  }

  async leaderboard({ matchesAtLeast, now, limit, offset }: LeaderboardPage): Promise<readonly Ranked[]> {
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT ratings.person_id, ratings.mu, ratings.sigma, ratings.matches, people.name
           FROM ratings JOIN people ON people.id = ratings.person_id
           WHERE ratings.matches >= $1 AND people.deleted_at IS NULL
             AND (people.banned_until IS NULL OR people.banned_until <= $2)
           ORDER BY ratings.mu DESC, ratings.person_id LIMIT $3 OFFSET $4`,
        [matchesAtLeast, now, limit, offset],
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

  async record(person: string): Promise<PersonalRecord> {
    const [totals = [], pilots = []] = await this.sql.read([
      statement(
        `SELECT rated, COUNT(*) AS played, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won
           FROM results WHERE person_id = $1 GROUP BY rated`,
        [person],
      ),
      statement(
        `SELECT pilot, COUNT(*) AS played, SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END) AS won
           FROM results WHERE person_id = $1 AND pilot IS NOT NULL
           GROUP BY pilot ORDER BY COUNT(*) DESC, pilot LIMIT $2`,
        [person, FAVOURITES],
      ),
    ]);
    const rated = totals.find((row) => Number(row.rated) === 1);
    return {
      ...sum(totals),
      rated: sum(rated ? [rated] : []),
      pilots: pilots.map((row) => ({ pilot: String(row.pilot), ...sum([row]) })),
    };
  }

  async history(
    person: string,
    { before = Number.MAX_SAFE_INTEGER, limit }: HistoryPage,
  ): Promise<readonly PlayedMatch[]> {
    const [own = []] = await this.sql.read([
      statement(
        `SELECT match_id FROM results WHERE person_id = $1 AND ended_at < $2
           ORDER BY ended_at DESC, match_id LIMIT $3`,
        [person, before, limit],
      ),
    ]);
    if (own.length === 0) return [];
    const ids = own.map(({ match_id: id }) => String(id));
    const [rows = []] = await this.sql.read([
      {
        sql: `SELECT results.*, people.name FROM results LEFT JOIN people ON people.id = results.person_id
          WHERE results.match_id = $1 ORDER BY results.seat`,
        rows: ids.map((id) => [id]),
      },
    ]);
    return ids.map((id) =>
      matchOf(
        id,
        rows.filter((row) => row.match_id === id),
      ),
    );
  }
}

export async function ratingsOf(sql: Sql, people: readonly string[]): Promise<Map<string, Rating>> {
  if (people.length === 0) return new Map();
  const [rows = []] = await sql.read([
    {
      sql: 'SELECT person_id, mu, sigma, matches FROM ratings WHERE person_id = $1',
      rows: people.map((person) => [person]),
    },
  ]);
  return new Map(rows.map((row) => [String(row.person_id), ratingFrom(row)]));
}

function ratingFrom({ mu, sigma, matches }: Row): Rating {
  return { mu: Number(mu), sigma: Number(sigma), matches: Number(matches) };
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
    at: Number(rows[0]?.ended_at),
    rated: Number(rows[0]?.rated) === 1,
    seats: rows.map((row) => ({
      seat: Number(row.seat),
      holder: row.person_id === null ? { bot: String(row.bot) } : { person: String(row.person_id) },
      place: Number(row.place),
      points: Number(row.points),
      hasLeft: Number(row.has_left) === 1,
      ...(row.pilot === null ? {} : { pilot: String(row.pilot) }),
      ...(row.name === null ? {} : { name: String(row.name) }),
      ...skill('before', row.mu_before, row.sigma_before),
      ...skill('after', row.mu_after, row.sigma_after),
    })),
  };
}

function skill<Name extends string>(name: Name, mu: Row[string] | undefined, sigma: Row[string] | undefined) {
  if (mu === null || mu === undefined) return {};
  return { [name]: { mu: Number(mu), sigma: Number(sigma) } };
}
