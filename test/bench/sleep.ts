/**
 * What tables over days cost a server while nobody looks at them (rule T17), on SQLite with its power-safe settings.
 *
 * - A data folder holds 10,000 matches of Mechs for two, interrupted half-way, with a day for every decision; 500 of them
 *   fall due within one minute, the others a day later.
 * - `startMs`: from the start of the built server on that folder until it lets people in.
 * - `kbPerSleepingTable`: what the collected heap of that process holds more than that of one on an empty folder, by table.
 * - `deadlineLateMs…`: how long after its deadline the fallback was written into the journal, with nobody connected.
 *
 * `--quick` has a tenth of the tables.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { Phoenix } from '../support/phoenix';
import { idOf, interrupt } from './durability/unfinished';
import { percentile, reporter } from './support/figures';

const { figure, say } = reporter('sleep');
const isQuick = process.argv.includes('--quick');
const TABLES = isQuick ? 1000 : 10_000;
const DUE = isQuick ? 50 : 500;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Until the server is up and has been weighed. */
const AHEAD_MS = 45_000;
const PATIENCE_MS = MINUTE;

/** Inside of the server: on a signal it collects what it can and says what is left. */
const WEIGH = `
  process.on('SIGUSR2', () => {
    globalThis.gc();
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    process.stdout.write('weight ' + (heapUsed + external) + '\\n');
  });`;

async function weigh(server: Phoenix): Promise<number> {
  const seen = server.output.length;
  process.kill(server.pid!, 'SIGUSR2');
  for (;;) {
    const said = /weight (\d+)/.exec(server.output.slice(seen).join(''));
    if (said) return Number(said[1]);
    await sleep(20);
  }
}

const start = (dataDir: string) =>
  Phoenix.start({
    DATA_DIR: dataDir,
    MAX_DAYS_TABLES: '100000',
    NODE_OPTIONS: `--expose-gc --import=data:text/javascript,${encodeURIComponent(WEIGH)}`,
  });

/** What an empty server weighs, once it has settled. */
async function emptyWeight(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'arena-bench-'));
  const server = await start(dataDir);
  try {
    await sleep(3000);
    return await weigh(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** When the first answer after the deadline was written, for every table that was due. */
async function lateness(store: Store, dueAt: (number: number) => number): Promise<number[]> {
  const late: number[] = [];
  for (let number = 0; number < DUE; number++) {
    const match = await store.openMatch(idOf(number));
    const answered = match?.entries.find(({ type, at }) => type === 'input' && at >= dueAt(number));
    late.push(answered ? answered.at - dueAt(number) : Infinity);
  }
  return late;
}

const dataDir = mkdtempSync(join(tmpdir(), 'arena-bench-'));
try {
  say(`${TABLES} sleeping tables …`);
  const store = await openStore({ dataDir });
  // The others first: it takes a while.
  await interrupt(store, { from: DUE, to: TABLES, dueAt: () => Date.now() + DAY });
  const first = Date.now() + AHEAD_MS;
  const dueAt = (number: number) => first + Math.floor((number * MINUTE) / DUE);
  await interrupt(store, { from: 0, to: DUE, dueAt });
  await store.close();
  figure({ name: 'sleepingTables', value: TABLES, unit: '' });

  const empty = await emptyWeight();
  const begun = performance.now();
  const server = await start(dataDir);
  figure({ name: 'startMs', value: performance.now() - begun, unit: 'ms', atMost: 3000 });
  try {
    await sleep(3000);
    const kb = ((await weigh(server)) - empty) / 1024 / TABLES;
    figure({ name: 'kbPerSleepingTable', value: kb, unit: 'KB', atMost: 1 });
    say(`${DUE} fall due within a minute …`);
    await sleep(first + MINUTE + 10_000 - Date.now());
  } finally {
    await server.stop();
  }
  const again = await openStore({ dataDir });
  const late = await lateness(again, dueAt);
  await again.close();
  figure({ name: 'deadlineLateMsP50', value: percentile(late, 0.5), unit: 'ms' });
  figure({ name: 'deadlineLateMsP99', value: percentile(late, 0.99), unit: 'ms', atMost: 5000 });
  figure({
    name: 'deadlinesMissed',
    value: late.filter((ms) => ms > PATIENCE_MS).length,
    unit: '',
    atMost: 0,
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
