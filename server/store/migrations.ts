import type { Migration } from './migrate';

/**
 * The schema, step by step. A step that has been released is never changed: add another. Both databases run
 * the same text; SQLite takes `BIGINT` for its integers.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    name: 'people, matches and their journals',
    statements: [
      `CREATE TABLE people (
         id TEXT PRIMARY KEY,
         name TEXT NOT NULL,
         created_at BIGINT NOT NULL,
         deleted_at BIGINT
       )`,
      `CREATE TABLE matches (
         id TEXT PRIMARY KEY,
         code TEXT NOT NULL,
         status TEXT NOT NULL,
         head TEXT NOT NULL,
         result TEXT,
         created_at BIGINT NOT NULL,
         ended_at BIGINT
       )`,
      // A code is free again when its match is over.
      `CREATE UNIQUE INDEX matches_open_code ON matches (code) WHERE status IN ('open', 'running')`,
      `CREATE INDEX matches_code ON matches (code, created_at)`,
      `CREATE INDEX matches_ended_at ON matches (ended_at)`,
      // The primary key is the fence: of two writers of a match only one gets a number.
      `CREATE TABLE journal (
         match_id TEXT NOT NULL,
         seq BIGINT NOT NULL,
         body TEXT NOT NULL,
         hash TEXT NOT NULL,
         PRIMARY KEY (match_id, seq)
       )`,
      // Where each journal ends: a table of its own keeps the rows that every write touches close together.
      `CREATE TABLE journal_ends (
         match_id TEXT PRIMARY KEY,
         seq BIGINT NOT NULL,
         hash TEXT NOT NULL
       )`,
      `CREATE TABLE latest (
         match_id TEXT NOT NULL,
         slot TEXT NOT NULL,
         body TEXT NOT NULL,
         hash TEXT NOT NULL,
         PRIMARY KEY (match_id, slot)
       )`,
    ],
  },
  {
    version: 2,
    name: 'when matches were last being played',
    statements: [`CREATE TABLE heartbeat (id BIGINT PRIMARY KEY, alive_at BIGINT NOT NULL)`],
  },
  {
    version: 3,
    name: 'results and ratings',
    statements: [
      // What is left of a match in people's records, also when the match itself is not kept any longer.
      `CREATE TABLE results (
         match_id TEXT NOT NULL,
         seat BIGINT NOT NULL,
         person_id TEXT,
         bot TEXT,
         place BIGINT NOT NULL,
         points BIGINT NOT NULL,
         pilot TEXT,
         has_left BIGINT NOT NULL,
         rated BIGINT NOT NULL,
         ended_at BIGINT NOT NULL,
         mu_before DOUBLE PRECISION,
         sigma_before DOUBLE PRECISION,
         mu_after DOUBLE PRECISION,
         sigma_after DOUBLE PRECISION,
         PRIMARY KEY (match_id, seat)
       )`,
      `CREATE INDEX results_person ON results (person_id, ended_at)`,
      // `matches` counts rated ones; it is the version that a new rating must follow.
      `CREATE TABLE ratings (
         person_id TEXT PRIMARY KEY,
         mu DOUBLE PRECISION NOT NULL,
         sigma DOUBLE PRECISION NOT NULL,
         matches BIGINT NOT NULL,
         updated_at BIGINT NOT NULL
       )`,
      `CREATE INDEX ratings_mu ON ratings (mu)`,
    ],
  },
  {
    version: 4,
    name: 'recovery codes, blocks, reports and bans',
    statements: [
      `ALTER TABLE people ADD COLUMN banned_until BIGINT`,
      `CREATE TABLE recovery_codes (
         person_id TEXT PRIMARY KEY,
         hash TEXT NOT NULL,
         created_at BIGINT NOT NULL
       )`,
      `CREATE UNIQUE INDEX recovery_codes_hash ON recovery_codes (hash)`,
      `CREATE TABLE blocks (
         by_id TEXT NOT NULL,
         whom_id TEXT NOT NULL,
         at BIGINT NOT NULL,
         PRIMARY KEY (by_id, whom_id)
       )`,
      `CREATE TABLE reports (
         id TEXT PRIMARY KEY,
         by_id TEXT NOT NULL,
         whom_id TEXT NOT NULL,
         match_id TEXT,
         reason TEXT NOT NULL,
         words TEXT,
         at BIGINT NOT NULL
       )`,
      `CREATE INDEX reports_at ON reports (at)`,
    ],
  },
  {
    version: 5,
    name: 'nodes, and which of them plays which match',
    statements: [
      // In the row that every write of a match touches: who takes a match over waits for such a write, and ends it.
      `ALTER TABLE journal_ends ADD COLUMN node TEXT`,
      `ALTER TABLE journal_ends ADD COLUMN fence BIGINT NOT NULL DEFAULT 0`,
      // A row for each time that a node was up: whatever it holds, it holds until then.
      `CREATE TABLE nodes (
         id TEXT PRIMARY KEY,
         name TEXT NOT NULL,
         held_until BIGINT NOT NULL,
         recalled BIGINT NOT NULL DEFAULT 0
       )`,
      // What is done in one place only, such as bringing strangers together.
      `CREATE TABLE roles (name TEXT PRIMARY KEY, node TEXT, fence BIGINT NOT NULL)`,
    ],
  },
  {
    version: 6,
    name: 'how much a rated match weighs, and why',
    statements: [
      `ALTER TABLE results ADD COLUMN weight DOUBLE PRECISION`,
      `ALTER TABLE results ADD COLUMN doubts TEXT NOT NULL DEFAULT ''`,
      // What was rated before was rated in full.
      `UPDATE results SET weight = 1 WHERE rated = 1 AND person_id IS NOT NULL`,
      `ALTER TABLE ratings ADD COLUMN worth DOUBLE PRECISION NOT NULL DEFAULT 0`,
      `UPDATE ratings SET worth = matches`,
    ],
  },
  {
    version: 7,
    name: 'results and ratings of each game',
    statements: [
      // What was played before was Mechs: there was nothing else.
      `ALTER TABLE results ADD COLUMN game TEXT NOT NULL DEFAULT 'mechs'`,
      `ALTER TABLE results RENAME COLUMN pilot TO role`,
      `DROP INDEX results_person`,
      `CREATE INDEX results_person_game ON results (person_id, game, ended_at)`,
      // A key of two columns takes a table of its own: SQLite cannot change that of one that is there.
      `CREATE TABLE game_ratings (
         person_id TEXT NOT NULL,
         game TEXT NOT NULL,
         mu DOUBLE PRECISION NOT NULL,
         sigma DOUBLE PRECISION NOT NULL,
         matches BIGINT NOT NULL,
         worth DOUBLE PRECISION NOT NULL,
         updated_at BIGINT NOT NULL,
         PRIMARY KEY (person_id, game)
       )`,
      `INSERT INTO game_ratings (person_id, game, mu, sigma, matches, worth, updated_at)
         SELECT person_id, 'mechs', mu, sigma, matches, worth, updated_at FROM ratings`,
      `DROP TABLE ratings`,
      `ALTER TABLE game_ratings RENAME TO ratings`,
      `CREATE INDEX ratings_game_mu ON ratings (game, mu)`,
    ],
  },
  {
    version: 8,
    name: 'the engines that matches are played by',
    statements: [
      `CREATE TABLE engines (
         hash TEXT PRIMARY KEY,
         game TEXT NOT NULL,
         rules_version TEXT NOT NULL,
         interface BIGINT NOT NULL,
         code TEXT NOT NULL,
         mac TEXT NOT NULL,
         kept_at BIGINT NOT NULL
       )`,
    ],
  },
  {
    version: 9,
    name: 'when somebody must look at a match that no room is open for',
    statements: [
      `CREATE TABLE wakes (match_id TEXT PRIMARY KEY, at BIGINT NOT NULL)`,
      `CREATE INDEX wakes_at ON wakes (at)`,
    ],
  },
  {
    version: 10,
    name: 'whose turn it is at tables over days',
    statements: [
      `CREATE TABLE turns (
         match_id TEXT NOT NULL,
         person_id TEXT NOT NULL,
         kind TEXT NOT NULL,
         deadline BIGINT NOT NULL,
         PRIMARY KEY (match_id, person_id)
       )`,
      `CREATE INDEX turns_person ON turns (person_id, deadline)`,
    ],
  },
  {
    version: 11,
    name: 'devices that are called, and what is on its way to them',
    statements: [
      // Which decision somebody was told of: a table that is opened anew tells nobody twice.
      `ALTER TABLE turns ADD COLUMN decision BIGINT NOT NULL DEFAULT 0`,
      `CREATE TABLE push_subscriptions (
         id TEXT PRIMARY KEY,
         person_id TEXT NOT NULL,
         endpoint TEXT NOT NULL,
         p256dh TEXT NOT NULL,
         auth TEXT NOT NULL,
         language TEXT NOT NULL,
         zone TEXT NOT NULL,
         quiet_from BIGINT,
         quiet_to BIGINT,
         created_at BIGINT NOT NULL,
         failures BIGINT NOT NULL DEFAULT 0
       )`,
      `CREATE INDEX push_subscriptions_person ON push_subscriptions (person_id, created_at)`,
      `CREATE TABLE webhooks (
         match_id TEXT PRIMARY KEY,
         person_id TEXT NOT NULL,
         address TEXT NOT NULL,
         language TEXT NOT NULL,
         sent_at BIGINT NOT NULL DEFAULT 0,
         failures BIGINT NOT NULL DEFAULT 0
       )`,
      `CREATE INDEX webhooks_person ON webhooks (person_id)`,
      // One for each table and device: a newer one takes the place of what has not been sent.
      `CREATE TABLE notices (
         target TEXT NOT NULL,
         match_id TEXT NOT NULL,
         person_id TEXT,
         kind TEXT NOT NULL,
         facts TEXT NOT NULL,
         due_at BIGINT NOT NULL,
         expires_at BIGINT NOT NULL,
         tries BIGINT NOT NULL DEFAULT 0,
         PRIMARY KEY (target, match_id)
       )`,
      `CREATE INDEX notices_due ON notices (due_at)`,
      `CREATE INDEX notices_match ON notices (match_id, person_id)`,
    ],
  },
];
