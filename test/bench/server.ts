/**
 * How the built server stands up to people: a process of its own on one core, the load on the others, loopback only.
 *
 * - `answersPerSecond`: 100 tables of two, every seat answers as soon as it is asked, with random legal answers;
 *   each answer is checked, played by the rules, projected, patched to both and told in events. A match that is
 *   over is replaced by a table that was opened before. `bytesPerAnswer`: what both pages receive for one answer.
 *   Each server runs for some seconds before anything is counted, ours and theirs alike.
 * - boardgame.io's own server does the same beside it, in turns: 100 matches of two, each moves when it is their
 *   turn. Its state has the size and shape of ours and is redacted alike; its move changes a few fields and knows
 *   no rule (server/boardgameIo.ts). The ratios compare with its default; the `Delta` figures are for its option
 *   to send patches.
 * - `answerToPatchMs`: 2,000 tables of two, from sending an answer to the patch that it caused. There is one every
 *   second at each table, many times what people do: the quickest clock gives them 15 seconds for one. Before that
 *   other tables are rushed for some seconds: a server that people come to has long run. `answerToPatchMsP99Calm`: half
 *   as many answers.
 *   The tables are of every game by turns (`--games mechs` for one alone). `worstAnswerMs` is the slowest of all, and
 *   `worstCommitMs` the slowest commit of the same time, with what it waited for.
 * - `kbPerTable`: what the server's memory grows by, for each of those tables with both its people connected.
 * - `growth`: the latency at ten times the tables, compared with one time.
 * - `acePeerP99Ratio`: 200 tables of two as above, by turns while six Aces think and while they rest: how much the
 *   Aces add to the other tables' p99. They sit three each at two tables with a person who answers at once, take no
 *   pause, and have to share the server's one core. Of each kind of round the median p99 counts.
 *
 * - `quickPlayMs`: two strangers press Quick play together; until both are in a running match and asked something.
 *
 * - `failoverMs`: of three nodes the one that plays a match is killed; until both its people play on (server/failover.ts).
 *
 * `--quick` has 200 tables and shorter rounds. `--no-failover`, `--no-quick-play`, `--no-crowd`, `--no-aces`, `--no-rush` leave a part out.
 */
import { fileURLToPath } from 'node:url';
import { SLOW_COMMIT_MS } from '../../server/store/commits';
import { must, quickRandom } from '../../shared/core';
import { games, type AnyKit } from '../../shared/games';
import { paceBesideAces } from './server/acePeers';
import { rushBoardgameIo, serveBoardgameIo, type TheirFigures } from './server/boardgameIo';
import { measureFailover } from './server/failover';
import { Load, SIGNING_KEY } from './server/load';
import { measureQuickPlay } from './server/quickPlay';
import { ServerProcess } from './server/serverProcess';
import { percentile, reporter } from './support/figures';
import { stolenWhile } from './support/stolen';

const { figure, say } = reporter('server');
const isQuick = process.argv.includes('--quick');
const TABLES = isQuick ? 200 : 2000;
const ACTIVE = 100;
const SPARE = isQuick ? 600 : 2000;
const ROUNDS = isQuick ? 2 : 3;
const ROUND_MS = isQuick ? 2500 : 5000;
/** Both servers run for so long before anything is counted: code that has just been loaded runs slowly. */
const WARM_UP_MS = isQuick ? 2500 : 10_000;
const PACE_MS = isQuick ? 5000 : 20_000;
const ANSWERS_PER_SECOND = 1;
const PLAYED = playedGames();
const METRICS_TOKEN = 'read-by-the-benchmark-alone';
const SEATS = 2 as const;
const DEATHS = isQuick ? 2 : 5;
const STRANGERS = isQuick ? 10 : 40;
const ACE_PEERS = isQuick
  ? { tables: 200, pairs: 3, roundMs: 2000 }
  : { tables: 200, pairs: 7, roundMs: 4000 };

const OUR_ENVIRONMENT = {
  SIGNING_KEY,
  LOG_LEVEL: 'error',
  INTENTS_PER_SECOND: '100000',
  MAX_TABLES: '100000',
  TABLES_PER_PERSON: '100000',
  TABLES_PER_ADDRESS: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  BOT_PAUSE_MS: '0',
};

function playedGames(): readonly AnyKit[] {
  const at = process.argv.indexOf('--games');
  const ids = at < 0 ? undefined : process.argv[at + 1]?.split(',');
  return ids ? ids.map((id) => must(games.named(id), `game ${id}`)) : games.all;
}

const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

async function withServer<T>(
  args: readonly string[],
  use: (server: ServerProcess) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const server = await ServerProcess.start(args, { ...OUR_ENVIRONMENT, ...environment });
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

const ours = <T>(use: (server: ServerProcess) => Promise<T>, environment?: Record<string, string>) =>
  withServer(['dist/server/index.js'], use, environment);
const theirs = (delta: boolean) =>
  withServer([fileURLToPath(import.meta.url), delta ? '--serve-delta' : '--serve'], (server) =>
    rushBoardgameIo(server.url, ACTIVE, { warmUpMs: WARM_UP_MS, ms: ROUND_MS }),
  );

function rushOurs(): Promise<TheirFigures> {
  return ours(async (server) => {
    const load = new Load(server.url, { seats: SEATS }, quickRandom(1));
    await load.open(ACTIVE + SPARE);
    await load.rush(ACTIVE, WARM_UP_MS);
    const figures = await load.rush(ACTIVE, ROUND_MS);
    load.close();
    if (load.refusals.size > 0) say(`refused: ${JSON.stringify([...load.refusals])}`);
    return figures;
  });
}

async function measureThroughput(): Promise<void> {
  const our: TheirFigures[] = [];
  const plain: TheirFigures[] = [];
  const delta: TheirFigures[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    our.push(await rushOurs());
    plain.push(await theirs(false));
    delta.push(await theirs(true));
    const speeds = [our, plain, delta].map((all) => Math.round(all.at(-1)?.answersPerSecond ?? 0));
    say(`${round}/${ROUNDS}: ${speeds[0]} answers/s, boardgame.io ${speeds[1]}, with deltas ${speeds[2]}`);
  }
  const speed = (all: readonly TheirFigures[]) => median(all.map(({ answersPerSecond }) => answersPerSecond));
  const bytes = (all: readonly TheirFigures[]) => median(all.map(({ bytesPerAnswer }) => bytesPerAnswer));
  figure({ name: 'answersPerSecond', value: speed(our), unit: '1/s' });
  figure({ name: 'boardgameIoAnswersPerSecond', value: speed(plain), unit: '1/s' });
  figure({ name: 'ratioToBoardgameIo', value: speed(our) / speed(plain), unit: '1', atLeast: 5 });
  figure({ name: 'boardgameIoDeltaAnswersPerSecond', value: speed(delta), unit: '1/s' });
  figure({ name: 'bytesPerAnswer', value: bytes(our), unit: 'B' });
  figure({ name: 'boardgameIoBytesPerAnswer', value: bytes(plain), unit: 'B' });
  figure({ name: 'bytesRatio', value: bytes(our) / bytes(plain), unit: '1', atMost: 0.1 });
  figure({ name: 'boardgameIoDeltaBytesPerAnswer', value: bytes(delta), unit: 'B' });
}

interface Paced {
  readonly latencies: readonly number[];
  readonly calm: readonly number[];
  readonly kbPerTable: number | undefined;
  readonly slowestCommit: Readonly<Record<string, number>>;
}

async function pace(tables: number): Promise<Paced> {
  return ours(
    async (server) => {
      const company = { seats: SEATS, games: PLAYED } as const;
      const warmUp = new Load(server.url, company, quickRandom(2));
      await warmUp.open(10);
      const before = server.residentKb;
      const load = new Load(server.url, company, quickRandom(3));
      await load.open(tables);
      const after = server.residentKb;
      await warmUp.open(ACTIVE + (isQuick ? 300 : 1000));
      await warmUp.rush(ACTIVE, WARM_UP_MS);
      await load.pace(WARM_UP_MS, ANSWERS_PER_SECOND);
      await slowestCommit(server.url);
      await load.pace(PACE_MS, ANSWERS_PER_SECOND);
      const latencies = load.latencies.slice();
      const slowest = await slowestCommit(server.url);
      await load.pace(PACE_MS, ANSWERS_PER_SECOND / 2);
      load.close();
      warmUp.close();
      const kbPerTable = before === undefined || after === undefined ? undefined : (after - before) / tables;
      return { latencies, calm: load.latencies.slice(), kbPerTable, slowestCommit: slowest };
    },
    { METRICS_TOKEN },
  );
}

/** Milliseconds by what they were spent with; the server forgets it when it is asked. */
async function slowestCommit(url: string): Promise<Readonly<Record<string, number>>> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  const parts: Record<string, number> = {};
  for (const [, part = '', seconds] of (await response.text()).matchAll(
    /^pocket_arena_slowest_commit_seconds\{part="([^"]+)"\} (\S+)$/gm,
  ))
    parts[part] = Number(seconds) * 1000;
  return parts;
}

async function measureCrowd(): Promise<void> {
  say(`${TABLES / 10} tables, then ${TABLES} …`);
  const few = await pace(TABLES / 10);
  const many = await pace(TABLES);
  figure({ name: 'tables', value: TABLES, unit: '1' });
  figure({ name: 'clients', value: TABLES * SEATS, unit: '1' });
  figure({ name: 'answerToPatchMsP50', value: percentile(many.latencies, 0.5), unit: 'ms' });
  figure({ name: 'answerToPatchMsP99', value: percentile(many.latencies, 0.99), unit: 'ms', atMost: 50 });
  figure({ name: 'worstAnswerMs', value: percentile(many.latencies, 1), unit: 'ms', atMost: 500 });
  const { all = 0, ...parts } = many.slowestCommit;
  // The server tells of none that was quicker.
  figure({ name: 'worstCommitMs', value: Math.max(all, SLOW_COMMIT_MS), unit: 'ms' });
  const told = Object.entries(parts).map(([part, ms]) => `${part} ${ms.toFixed(1)}`);
  say(
    all > 0
      ? `the slowest commit: ${all.toFixed(1)} ms; of it ${told.join(', ')}`
      : `no commit took ${SLOW_COMMIT_MS} ms`,
  );
  figure({ name: 'answerToPatchMsP99Calm', value: percentile(many.calm, 0.99), unit: 'ms' });
  if (many.kbPerTable !== undefined)
    figure({ name: 'kbPerTable', value: many.kbPerTable, unit: 'KB', atMost: 200 });
  const growth = percentile(many.latencies, 0.5) / percentile(few.latencies, 0.5);
  figure({ name: 'growthAnswerToPatchMsP50', value: growth, unit: '1' });
}

async function measureAcePeers(): Promise<void> {
  say(`${ACE_PEERS.tables} tables beside Aces, ${ACE_PEERS.pairs} times …`);
  const { alone, withAces, acePeopleAnswers } = await ours(({ url }) => paceBesideAces(url, ACE_PEERS));
  const listed = (all: readonly number[]) => all.map((ms) => ms.toFixed(1)).join(' ');
  say(
    `p99 alone ${listed(alone)} ms; with Aces ${listed(withAces)} ms (${acePeopleAnswers} answers beside them)`,
  );
  figure({ name: 'acePeerAloneMsP99', value: median(alone), unit: 'ms' });
  figure({ name: 'acePeerMsP99', value: median(withAces), unit: 'ms' });
  figure({ name: 'acePeerP99Ratio', value: median(withAces) / median(alone), unit: '1', atMost: 1.5 });
}

async function measureNodes(): Promise<void> {
  say(`a node is killed, ${DEATHS} times …`);
  const times = await measureFailover(DEATHS);
  if (!times) return say('failoverMs needs PostgreSQL and Redis: apt-get install postgresql redis-server');
  say(`failover: ${times.map((ms) => Math.round(ms)).join(' ')} ms`);
  figure({ name: 'failoverMs', value: median(times), unit: 'ms', atMost: 5000 });
  figure({ name: 'failoverMsMost', value: Math.max(...times), unit: 'ms' });
}

async function measureStrangers(): Promise<void> {
  const times = await ours(async ({ url }) => {
    const all: number[] = [];
    for (let pair = 0; pair <= STRANGERS; pair++) all.push(await measureQuickPlay(url, pair));
    // The first pair warms the server up.
    return all.slice(1);
  });
  figure({ name: 'quickPlayMs', value: median(times), unit: 'ms', atMost: 1000 });
  figure({ name: 'quickPlayMsP95', value: percentile(times, 0.95), unit: 'ms' });
}

if (process.argv.includes('--serve')) await serveBoardgameIo(false);
else if (process.argv.includes('--serve-delta')) await serveBoardgameIo(true);
else {
  const parts = {
    failover: measureNodes,
    'quick-play': measureStrangers,
    crowd: measureCrowd,
    aces: measureAcePeers,
    rush: measureThroughput,
  };
  for (const [name, measure] of Object.entries(parts)) {
    if (process.argv.includes(`--no-${name}`)) continue;
    const { stolenPercent } = await stolenWhile(measure);
    if (stolenPercent !== undefined)
      say(`${name}: the machine had to wait for its processors ${stolenPercent.toFixed(1)} % of the time`);
  }
  process.exit(0);
}
