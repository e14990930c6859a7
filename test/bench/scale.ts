/**
 * Hundreds of thousands of tables on a hundred nodes, on one machine and under a turned clock. Leases and the nodes'
 * standing, who is there (a real Redis), the list of rooms, placement, the wait at the door, the nodes' news of their
 * tables, the matchmaker with quick play around it, the store's statements (SQLite in memory) and the live list of
 * tables are the server's own code; pages come back as the client's do (`client/net/patience.ts`).
 *
 * Not simulated: networks and databases take no time, rooms play nothing (so the journal's own writes are not among the
 * statements), and letting somebody in takes a node's only core `joinMs`, opening a room `openMs`: by default what a
 * thousand tables that came back at once took in docs/performance.md. One node has heard of all tables, as every one
 * would have; the others know of what they opened since.
 *
 * - 100 nodes, 500,000 tables of two; a match lasts 20 minutes, and whoever has played presses Quick play: 833 a second.
 *   Of a hundred people one reads the list of tables, for a minute.
 * - `rehomeSecondsP99`: within one minute 5 % of the nodes are killed, at random moments: from the death of its node until
 *   both people of a table are in again.
 * - `queueWaitSecondsP99`: from Quick play to an agreed table, in that minute, too. 2 of 100 never confirm.
 * - `listingBytesPerSecond`: lists to pages, of all nodes. `newsBytesPerSecond`: what nodes hear of each other's tables.
 * - `resyncProcessorSeconds`: what it takes to read all unfinished matches once, as each node does at its start and, in
 *   case that it missed something, now and then.
 * - `statementsPerSecond`: on the database in that minute, all nodes together, without BEGIN and COMMIT; by kind.
 *
 * `--quick`: 10 nodes, 5,000 tables. `--nodes 50 --tables 100000 --join-ms 3` for others.
 */
import { quickRandom } from '../../shared/core';
import { findRedis, startRedis } from '../support/redis';
import { idOf, peopleOf, recordNumber } from './scale/fill';
import { Readers, Strangers } from './scale/life';
import { World } from './scale/world';
import { percentile, reporter } from './support/figures';

const { figure, say } = reporter('scale');
const isQuick = process.argv.includes('--quick');
const option = (name: string, usual: number) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const NODES = option('nodes', isQuick ? 10 : 100);
const TABLES = option('tables', isQuick ? 5000 : 500_000);
const DYING = Math.max(1, Math.round(NODES * 0.05));
const MATCH_SECONDS = 20 * 60;
const READERS_SHARE = 0.01;
const READ_SECONDS = 60;
const CALM_SECONDS = 20;
const DYING_SECONDS = 60;
const AFTER_SECONDS = 20;
const COSTS = { openMs: option('open-ms', 2), joinMs: option('join-ms', 4) };

async function simulate(redisUrl: string): Promise<void> {
  const random = quickRandom(5);
  say(`${TABLES} tables on ${NODES} nodes …`);
  const world = new World({ nodes: NODES, tables: TABLES, redisUrl, costs: COSTS, random });
  const { clock, observed } = world;
  await world.start();
  const before = heapUsed();
  for (let number = 0; number < TABLES; number++)
    observed.directory.add(Object.assign(recordNumber(number), { isElsewhere: true }));
  figure({ name: 'bytesPerListedTable', value: (heapUsed() - before) / TABLES, unit: 'B' });
  await clock.advance(2000);

  const strangers = new Strangers(world, random);
  await strangers.open();
  const readers = new Readers(world, random);
  const readersHere = Math.max(1, Math.round((2 * TABLES * READERS_SHARE) / NODES));
  for (let count = 0; count < readersHere; count++) void readers.read(random.below(READ_SECONDS));
  const ended = new Set<number>();
  const rehomed: number[] = [];
  const statements: Map<string, number>[] = [];
  let transactions = world.sql.transactions;
  let mostTransactions = 0;

  /** Everybody who sat there looks for the table again. */
  const kill = (index: number) => {
    const node = world.nodes[index];
    if (!node) return;
    node.die();
    const at = clock.steady();
    const lost: string[] = [];
    for (let number = index; number < TABLES; number += NODES)
      if (!ended.has(number) && (world.hosts.get(idOf(number)) ?? node) === node) lost.push(idOf(number));
    for (const matchId of node.held.keys()) if (!matchId.startsWith('t')) lost.push(matchId);
    for (const matchId of lost)
      void Promise.all([world.comesBack(matchId), world.comesBack(matchId)]).then(() =>
        rehomed.push((clock.steady() - at) / 1000),
      );
    say(`${node.name} dies with ${lost.length} tables`);
    expected += lost.length;
  };
  let expected = 0;

  const every = (perSecond: number, run: () => void) => {
    const next = () => clock.setTimer((-Math.log(1 - random.below(1e6) / 1e6) * 1000) / perSecond, again);
    const again = () => {
      run();
      next();
    };
    next();
  };
  every((2 * TABLES) / MATCH_SECONDS, () => strangers.come());
  every(readersHere / READ_SECONDS, () => void readers.read(READ_SECONDS));
  every(TABLES / MATCH_SECONDS, () => {
    const number = random.below(TABLES);
    const node = world.hosts.get(idOf(number)) ?? world.firstNodeOf(number);
    if (ended.has(number) || !node.isAlive) return;
    ended.add(number);
    void world.finish(idOf(number), node, peopleOf(number));
  });

  const second = async () => {
    const counts = new Map(world.sql.counts);
    await clock.advance(1000);
    const made = [...world.sql.counts].map(
      ([kind, count]) => [kind, count - (counts.get(kind) ?? 0)] as const,
    );
    statements.push(new Map(made));
    mostTransactions = Math.max(mostTransactions, world.sql.transactions - transactions);
    transactions = world.sql.transactions;
  };
  for (let passed = 0; passed < CALM_SECONDS; passed++) await second();
  const calm = meanOf(statements);
  statements.length = 0;
  strangers.waits.length = 0;
  const measured = {
    bytes: readers.bytes,
    whole: readers.wholeBytes,
    news: world.newsBytes,
    count: world.news,
  };
  const commands = world.presence.commands;
  const cpu = process.cpuUsage();
  for (let dying = 0; dying < DYING; dying++) {
    const index = 1 + Math.floor(((NODES - 1) * dying) / DYING);
    clock.setTimer(random.below(DYING_SECONDS * 1000), () => kill(index));
  }
  for (let passed = 0; passed < DYING_SECONDS; passed++) await second();
  const dying = meanOf(statements);
  const { user, system } = process.cpuUsage(cpu);
  const perSecond = (amount: number) => amount / DYING_SECONDS;
  const listing = perSecond(readers.bytes - measured.bytes) * NODES;
  const whole = perSecond(readers.wholeBytes - measured.whole) * NODES;
  const news = perSecond(world.newsBytes - measured.news);
  const newsCount = perSecond(world.news - measured.count);
  const redis = perSecond(world.presence.commands - commands);
  const waits = strangers.waits.slice();
  for (let passed = 0; passed < AFTER_SECONDS || rehomed.length < expected; passed++) await second();
  const reading = process.cpuUsage();
  const outlines = await world.store.unfinishedOutlines();
  const read = process.cpuUsage(reading);
  figure({ name: 'resyncRows', value: outlines.length, unit: '1' });
  figure({ name: 'resyncProcessorSeconds', value: (read.user + read.system) / 1e6, unit: 's' });
  say(`simulated a minute in ${((user + system) / 1e6).toFixed(0)} s of processor time`);

  figure({ name: 'nodes', value: NODES, unit: '1' });
  figure({ name: 'tables', value: TABLES, unit: '1' });
  figure({ name: 'rehomedTables', value: rehomed.length, unit: '1' });
  figure({ name: 'rehomeSecondsP50', value: percentile(rehomed, 0.5), unit: 's' });
  figure({ name: 'rehomeSecondsP99', value: percentile(rehomed, 0.99), unit: 's' });
  figure({ name: 'rehomeSecondsMost', value: percentile(rehomed, 1), unit: 's' });
  figure({ name: 'queueWaitSecondsP50', value: percentile(waits, 0.5), unit: 's' });
  figure({ name: 'queueWaitSecondsP99', value: percentile(waits, 0.99), unit: 's' });
  figure({ name: 'listingBytesPerSecond', value: listing, unit: 'B/s' });
  figure({ name: 'wholeListBytesPerSecond', value: whole, unit: 'B/s' });
  figure({ name: 'newsPerSecond', value: newsCount, unit: '1/s' });
  figure({ name: 'newsBytesPerSecond', value: news, unit: 'B/s' });
  figure({ name: 'redisCommandsPerSecond', value: redis, unit: '1/s' });
  figure({ name: 'statementsPerSecond', value: sum(dying), unit: '1/s' });
  figure({ name: 'statementsPerSecondCalm', value: sum(calm), unit: '1/s' });
  figure({ name: 'statementsPerSecondMost', value: Math.max(...statements.map(sum)), unit: '1/s' });
  figure({ name: 'transactionsPerSecondMost', value: mostTransactions, unit: '1/s' });
  for (const [kind, count] of dying)
    figure({ name: `${kind}StatementsPerSecond`, value: count, unit: '1/s' });
}

function meanOf(seconds: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const kinds = new Set(seconds.flatMap((counts) => [...counts.keys()]));
  const total = (kind: string) => seconds.reduce((all, counts) => all + (counts.get(kind) ?? 0), 0);
  return new Map([...kinds].map((kind) => [kind, total(kind) / seconds.length]));
}

function sum(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0);
}

function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

if (!findRedis()) {
  say('This needs Redis: apt-get install redis-server');
  process.exit(1);
}
const redis = await startRedis();
try {
  await simulate(redis.url);
} finally {
  await redis.stop();
}
process.exit(0);
