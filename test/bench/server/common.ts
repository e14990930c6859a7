import type { AnyKit } from '../../../shared/games';
import { games } from '../../../shared/games';
import { must } from '../../../shared/core';
import { percentile, reporter } from '../support/figures';
import { SIGNING_KEY } from './load';
import { ServerProcess } from './serverProcess';

export const { figure, say } = reporter('server');
export const isQuick = process.argv.includes('--quick');

export const SEATS = 2 as const;
/** Both servers run for so long before anything is counted: code that has just been loaded runs slowly. */
export const WARM_UP_MS = isQuick ? 2500 : 10_000;
/** Tables whose people answer as soon as they are asked. */
export const ACTIVE = 100;

export const OUR_ENVIRONMENT = {
  SIGNING_KEY,
  LOG_LEVEL: 'error',
  INTENTS_PER_SECOND: '100000',
  MAX_TABLES: '100000',
  TABLES_PER_PERSON: '100000',
  TABLES_PER_ADDRESS: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  JOINS_PER_MINUTE: '100000',
  BOT_PAUSE_MS: '0',
  START_SECONDS: '0',
};

/** The games whose tables make up a crowd, by turns. */
export const PLAYED: readonly AnyKit[] = playedGames();

function playedGames(): readonly AnyKit[] {
  const at = process.argv.indexOf('--games');
  const ids = at < 0 ? undefined : process.argv[at + 1]?.split(',');
  return ids ? ids.map((id) => must(games.named(id), `game ${id}`)) : games.all;
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

export async function withServer<T>(
  args: readonly string[],
  use: (server: ServerProcess) => Promise<T>,
  environment: Record<string, string> = {},
  cores: 'one' | 'all' = 'one',
): Promise<T> {
  const server = await ServerProcess.start(args, { ...OUR_ENVIRONMENT, ...environment }, cores);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

export const ours = <T>(
  use: (server: ServerProcess) => Promise<T>,
  environment?: Record<string, string>,
  cores?: 'one' | 'all',
) => withServer(['dist/server/index.js'], use, environment, cores);
