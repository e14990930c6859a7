import { SLOW_COMMIT_MS } from '../../../server/store/commits';
import { quickRandom } from '../../../shared/core';
import { percentile } from '../support/figures';
import { ACTIVE, figure, isQuick, ours, PLAYED, say, SEATS, WARM_UP_MS } from './common';
import { Load } from './load';

const TABLES = isQuick ? 200 : 2000;
const PACE_MS = isQuick ? 5000 : 20_000;
const ANSWERS_PER_SECOND = 1;
const METRICS_TOKEN = 'read-by-the-benchmark-alone';

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

/** Many tables, each at the pace of quick people. */
export async function measureCrowd(): Promise<void> {
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
    figure({ name: 'kbPerTable', value: many.kbPerTable, unit: 'KB', atMost: 100 });
  const growth = percentile(many.latencies, 0.5) / percentile(few.latencies, 0.5);
  figure({ name: 'growthAnswerToPatchMsP50', value: growth, unit: '1' });
}
