/**
 * What it costs that every accepted input is durable before anybody sees its effect, and what it gives.
 *
 * - The journal is the real one with its power-safe settings (SQLite: WAL and `synchronous=FULL` on the disk
 *   of the temporary folder; PostgreSQL: its own server here, `fsync` and `synchronous_commit` on). The inputs
 *   are those of real matches; with each input the clock of the match is replaced, as a room does it.
 * - `journalAnswersPerSecond`: 200 matches, each appending its next input as soon as the last is durable.
 * - `journalAdded…`: the same 200 matches with people who take their time, five inputs a second each, at
 *   moments of chance. The time from the call until the input is durable.
 * - `journalLoopDelayMsP99`: how late the event loop was meanwhile: what other tables notice of it.
 * - `growthTenfoldTables`: the cost of one input with 2,000 matches, compared with 200.
 * - `restore1000Ms`: the built server is started on a database with 1,000 unfinished matches, each interrupted half-way:
 *   from the start of the process until it lets people in, with every journal checked from end to end.
 *   `restore100Ms` shows how it grows; an empty server needs `startMs`.
 * - `killToPlayingMs`: the built server with those 1,000 matches and one table in play is killed and started again at
 *   once, while both people try as a page does: from the kill until both are back and the next answer was taken.
 *
 * `--quick` measures for a shorter time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type StoreOptions } from '../../server/store/open';
import type { Journal, Store } from '../../server/store/store';
import { type Input, Match, quickRandom, seedFrom } from '../../shared/core';
import { mechs } from '../../shared/games/mechs';
import { findPostgres, startPostgres } from '../support/postgres';
import { headOf } from '../support/storeData';
import { killToPlayingMs, startMs } from './durability/comeback';
import { interrupt } from './durability/unfinished';
import { percentile, reporter } from './support/figures';

const { figure, say } = reporter('durability');
const isQuick = process.argv.includes('--quick');
const MATCHES = 200;
const PACE_MS = 200;
const SECONDS = isQuick ? 3 : 15;
const COMEBACKS = isQuick ? 3 : 7;

const INPUTS = [1, 2, 3].flatMap((number) => inputsOfOneMatch(number));

function inputsOfOneMatch(number: number): readonly Input[] {
  const random = quickRandom(number);
  const match = Match.create(mechs, { seats: 3 }, seedFrom(random));
  while (!match.isOver) {
    for (const seat of match.waitingFor()) {
      const decision = match.decision(seat);
      if (decision) {
        match.submit({ type: 'answer', seat, id: decision.id, answer: mechs.randomAnswer(decision, random) });
      }
    }
  }
  return match.record().inputs;
}

function appendNext(journal: Journal): Promise<void> {
  const input = INPUTS[journal.length % INPUTS.length]!;
  const at = Date.now();
  return journal.append({
    entries: [
      { type: 'input', at, input, by: 'person', clocks: { left: [45_000, 45_000, 45_000], since: at } },
    ],
  });
}

/** Every match writes until the time is over; `pause` comes before each input. Gives the times of all. */
async function writeFor(
  seconds: number,
  journals: readonly Journal[],
  pause: () => Promise<unknown> | undefined,
): Promise<{ times: number[]; perSecond: number }> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    journals.map(async (journal) => {
      while (performance.now() < end) {
        await pause();
        const called = performance.now();
        await appendNext(journal);
        times.push(performance.now() - called);
      }
    }),
  );
  return { times, perSecond: times.length / ((performance.now() - begun) / 1000) };
}

function createMatches(store: Store, from: number, count: number): Promise<Journal[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => store.createMatch(headOf(from + index))));
}

async function measure(
  options: StoreOptions,
): Promise<{ perSecond: number; growth: number; added: number[]; lag: number }> {
  const store = await openStore(options);
  try {
    const journals = await createMatches(store, 0, MATCHES);
    await writeFor(1, journals, () => undefined);
    const { perSecond } = await writeFor(SECONDS, journals, () => undefined);

    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const paced = await writeFor(SECONDS, journals, () => sleep(Math.random() * 2 * PACE_MS));
    delay.disable();

    const many = [...journals, ...(await createMatches(store, MATCHES, 9 * MATCHES))];
    await writeFor(1, many, () => undefined);
    const tenfold = await writeFor(SECONDS / 3, many, () => undefined);
    return {
      perSecond,
      growth: perSecond / tenfold.perSecond,
      added: paced.times,
      lag: delay.percentile(99) / 1e6,
    };
  } finally {
    await store.close();
  }
}

say(`SQLite, ${MATCHES} matches …`);
const dataDir = mkdtempSync(join(tmpdir(), 'arena-bench-'));
try {
  const sqlite = await measure({ dataDir });
  figure({ name: 'journalAnswersPerSecond', value: sqlite.perSecond, unit: '1/s' });
  figure({ name: 'journalAddedMsP50', value: percentile(sqlite.added, 0.5), unit: 'ms' });
  figure({ name: 'journalAddedMsP99', value: percentile(sqlite.added, 0.99), unit: 'ms', atMost: 10 });
  figure({ name: 'journalLoopDelayMsP99', value: sqlite.lag, unit: 'ms' });
  figure({ name: 'growthTenfoldTables', value: sqlite.growth, unit: '×' });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

const median = (numbers: readonly number[]) => percentile(numbers, 0.5);

async function measureComeback(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arena-bench-'));
  const env = {
    DATA_DIR: folder,
    MAX_TABLES: '100000',
    TABLES_PER_PERSON: '100000',
    TABLES_PER_ADDRESS: '100000',
    SOCKETS_PER_ADDRESS: '100000',
  };
  const starts = async () => {
    const times: number[] = [];
    for (let i = 0; i < COMEBACKS; i++) times.push(await startMs(env));
    return median(times);
  };
  const fill = async (from: number, to: number) => {
    const store = await openStore({ dataDir: folder });
    await interrupt(store, { from, to });
    await store.close();
  };
  try {
    figure({ name: 'startMs', value: await starts(), unit: 'ms' });
    await fill(0, 100);
    figure({ name: 'restore100Ms', value: await starts(), unit: 'ms' });
    await fill(100, 1000);
    figure({ name: 'restore1000Ms', value: await starts(), unit: 'ms', atMost: 2000 });
    const back = await killToPlayingMs(env, COMEBACKS);
    figure({ name: 'killToPlayingMs', value: median(back), unit: 'ms', atMost: 2000 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

say('Coming back after a kill …');
await measureComeback();

if (findPostgres()) {
  say(`PostgreSQL, ${MATCHES} matches …`);
  const server = await startPostgres({ isPowerSafe: true });
  try {
    const postgres = await measure({ dataDir: '', databaseUrl: await server.newDatabase() });
    figure({ name: 'postgresAnswersPerSecond', value: postgres.perSecond, unit: '1/s' });
    figure({ name: 'postgresAddedMsP50', value: percentile(postgres.added, 0.5), unit: 'ms' });
    figure({ name: 'postgresAddedMsP99', value: percentile(postgres.added, 0.99), unit: 'ms' });
    figure({ name: 'postgresGrowthTenfoldTables', value: postgres.growth, unit: '×' });
  } finally {
    await server.stop();
  }
} else {
  say('PostgreSQL is not installed: not measured.');
}
