import { quickRandom } from '../../../shared/core';
import { percentile } from '../support/figures';
import { figure, isQuick, ours, PLAYED, say, WARM_UP_MS } from './common';
import { Load } from './load';

const TABLES = isQuick ? 50 : 200;
const PACE_MS = isQuick ? 5000 : 30_000;

/** One person with three Veterans at each of many tables, of every game by turns. */
export async function measureVeterans(): Promise<void> {
  say(`${TABLES} tables with three Veterans each …`);
  await ours(
    async ({ url }) => {
      const company = { seats: 4, bots: ['veteran', 'veteran', 'veteran'], games: PLAYED } as const;
      const load = new Load(url, company, quickRandom(6));
      await load.open(TABLES);
      await load.pace(WARM_UP_MS);
      await load.pace(PACE_MS);
      const { latencies } = load;
      say(`${latencies.length} answers of people in ${PACE_MS / 1000} s`);
      figure({ name: 'veteranTablesMsP50', value: percentile(latencies, 0.5), unit: 'ms' });
      figure({ name: 'veteranTablesMsP99', value: percentile(latencies, 0.99), unit: 'ms', atMost: 100 });
      load.close();
    },
    {},
    'all',
  );
}
