import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '../../../shared/core';
import { percentile } from '../support/figures';
import { figure, isQuick, ours, PLAYED, say, SEATS } from './common';
import { Load, type BenchTable } from './load';

const TABLES = isQuick ? 200 : 1000;
const PLAYED_MS = 3000;

/** Everybody who plays loses the server at the same moment, and comes back as soon as it is there again. */
export async function measureStorm(): Promise<void> {
  say(`${TABLES * SEATS} pages come back at the same moment …`);
  const random = quickRandom(8);
  const times = await ours(
    async (server) => {
      const load = new Load(server.url, { seats: SEATS, games: PLAYED }, random);
      await load.open(TABLES);
      await load.pace(PLAYED_MS);
      const begun = performance.now();
      await server.kill();
      const rising = server.rise();
      const back = load.playing.map((table) => playsOn(table, random).then(() => performance.now() - begun));
      await rising;
      say(`the server is there again after ${Math.round(performance.now() - begun)} ms`);
      const all = await Promise.all(back);
      load.close();
      return all;
    },
    {},
    'all',
  );
  figure({ name: 'stormMs', value: Math.max(...times), unit: 'ms', atMost: 5000 });
  figure({ name: 'stormMsP50', value: percentile(times, 0.5), unit: 'ms' });
}

/** Both are back, and an answer of theirs was taken. */
async function playsOn({ matchId, clients }: BenchTable, random: Random): Promise<void> {
  await Promise.all(clients.map((client) => client.comeBack(matchId)));
  const before = clients.map(({ answers }) => answers);
  while (!clients.some(({ answers }, i) => answers > (before[i] ?? 0))) {
    for (const client of clients) client.answer(random);
    await sleep(20);
  }
}
