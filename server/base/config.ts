import { z } from 'zod';

/** Everything a host can set, read from the environment once. */
const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((word) => ['on', 'true', '1'].includes(word));

/** What is no number at all is said so; the rest is checked where it is used. */
const number = () => z.coerce.number('must be a number');

const environment = z.object({
  PORT: number().int().min(0).max(65_535).default(2567),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  /** PostgreSQL instead of the SQLite file in DATA_DIR. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must look like postgres://user:password@host/database')
    .optional(),
  /** Several nodes find each other here; each of them also needs the next two, and all of them one database and key. */
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\/[^/]+(\/\d*)?$/, 'must look like redis://user:password@host:6379/0')
    .optional(),
  /** The name of this node, another one for each. */
  NODE_ID: z
    .string()
    .regex(/^[\w-]{1,32}$/, 'may have letters, digits, - and _, at most 32')
    .optional(),
  /** Where browsers reach this very node: host and path, such as play.example/n/n1. */
  PUBLIC_ADDRESS: z
    .string()
    .regex(/^[\w.:[\]-]+(\/[\w.-]+)*$/, 'must be a host and a path, such as play.example/n/n1')
    .optional(),
  /** Finished matches are kept this long; for ever when it is not set. */
  RETENTION_DAYS: number().positive().max(36_500).optional(),
  /** Signs tokens; made and kept in DATA_DIR when absent. */
  SIGNING_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
  /** Whoever shows it may read reports, ban and remove people; without it nobody may. */
  ADMIN_TOKEN: z.string().min(24, 'needs at least 24 characters').optional(),
  /** A file of words that names may not have, one in each line, besides the usual ones. */
  NAME_WORDS_FILE: z.string().min(1).optional(),
  /** A JSON file with other house values (docs/hosting.md). */
  RULESET_FILE: z.string().min(1).optional(),
  /** Whoever shows it may read `/metrics`; without it there is none on PORT. */
  METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
  /** Metrics on a port of their own, for a network that only the host can reach. */
  METRICS_PORT: number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Whether people who are not here are called: by the push services of their browsers, and by webhooks of tables. */
  PUSH: flag.default(true),
  /** Where people find the page, for links in what is sent elsewhere. */
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[\w.:[\]-]+\/?$/, 'must look like https://play.example')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  /** Whom push services write to when something is wrong with what comes from here. */
  PUSH_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'must look like mailto:you@play.example or https://play.example',
    )
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CHAT: flag.default(true),
  /** Whether browsers keep the page, to open it without a network; off: those that do are told to forget it. */
  SERVICE_WORKER: flag.default(true),
  /** A rated match that is over sooner counts as played, and weighs nothing. */
  RATED_SECONDS: number().min(0).max(3600).default(60),
  /** The host knows everybody: matches weigh the same from one address, with somebody new, and time after time. */
  RATE_FAMILY: flag.default(false),
  /** How long a full table of several people counts down before it begins; 0: it begins at once. */
  START_SECONDS: number().min(0).max(60).default(5),
  ABANDON_HOURS: number().positive().max(590).default(24),
  /** Minutes that a table nobody is at stays open before the start or after the end. */
  EMPTY_TABLE_MINUTES: number().positive().max(1440).default(10),
  /** Comma-separated origins of pages that may talk to this server, besides its own. */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  /** How many proxies stand in front, so that limits count the real addresses. */
  TRUST_PROXY: number().int().min(0).max(10).default(0),
  /** What one address may ask of API, match-making and sockets together; and one person of the API. */
  REQUESTS_PER_MINUTE: number().positive().default(3000),
  /** Connections at the same time; behind proxies those of rooms. */
  SOCKETS_PER_ADDRESS: number().int().positive().default(500),
  INTENTS_PER_SECOND: number().positive().default(20),
  GUESTS_PER_MINUTE: number().positive().default(60),
  /** How often one person may come in; a page that was refreshed comes in again. */
  JOINS_PER_MINUTE: number().positive().default(300),
  GUESSES_PER_MINUTE: number().positive().default(10),
  MAX_TABLES: number().int().positive().default(10_000),
  TABLES_PER_PERSON: number().int().positive().default(20),
  /** Tables that have not begun, opened from one address: a school or a whole telephone network may share one. */
  TABLES_PER_ADDRESS: number().int().positive().default(100),
  /** Tables over days: in all, and those that one person opens or sits at. */
  MAX_DAYS_TABLES: number().int().positive().default(100_000),
  DAYS_TABLES_PER_PERSON: number().int().positive().default(20),
  /** How long bots and the autopilot seem to think at least, so that people can follow. */
  BOT_PAUSE_MS: number().min(0).max(60_000).default(900),
});

export type Config = z.infer<typeof environment>;

export class ConfigError extends Error {}

export function readConfig(env: Record<string, string | undefined>): Config {
  // A variable that is set to nothing counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  const lines = parsed.success
    ? missingForNodes(parsed.data)
    : parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (parsed.success && lines.length === 0) return parsed.data;
  throw new ConfigError(`The environment has values that cannot be used:\n${lines.join('\n')}`);
}

const NEEDED_BY_NODES = [
  ['DATABASE_URL', 'all nodes keep their matches in one PostgreSQL database'],
  ['SIGNING_KEY', 'all nodes must know the same people'],
  ['NODE_ID', 'each node has a name of its own'],
  ['PUBLIC_ADDRESS', 'browsers must reach each node, such as at play.example/n/n1'],
] as const;

function missingForNodes(config: Config): string[] {
  if (config.REDIS_URL === undefined) return [];
  return NEEDED_BY_NODES.filter(([name]) => config[name] === undefined).map(
    ([name, why]) => `  ${name}: is needed with REDIS_URL, since ${why}`,
  );
}
