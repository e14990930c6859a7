import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '../../../shared/core';
import type { TableReply } from '../../../shared/protocol';
import { games } from '../../../shared/games';
import { Phoenix } from '../../support/phoenix';
import { SIGNING_KEY, tokenOf } from '../server/load';
import { QuickClient } from '../server/quickClient';

/** From the start of the process until it lets people in, on data that a killed one left. */
export async function startMs(env: Record<string, string>): Promise<number> {
  const server = await Phoenix.start(env);
  await server.kill();
  const begun = performance.now();
  await server.rise();
  const ms = performance.now() - begun;
  await server.kill();
  return ms;
}

/** From the kill until both people at a table are back and an answer was taken; the host starts the server again at once. */
export async function killToPlayingMs(env: Record<string, string>, rounds: number): Promise<number[]> {
  const server = await Phoenix.start({ ...env, SIGNING_KEY });
  const random = quickRandom(3);
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const tokens = [tokenOf(2 * round), tokenOf(2 * round + 1)];
      const response = await fetch(`${server.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[0]}` },
        body: JSON.stringify({ seats: 2, clock: 'standard' }),
      });
      const { matchId } = (await response.json()) as TableReply;
      await playAnAnswer(server.url, matchId, tokens, random);
      const begun = performance.now();
      await server.kill();
      const rising = server.rise();
      await playAnAnswer(server.url, matchId, tokens, random);
      times.push(performance.now() - begun);
      await rising;
    }
  } finally {
    await server.kill();
  }
  return times;
}

/** Both join, as often as it takes, and one of them answers what is asked. */
async function playAnAnswer(
  url: string,
  matchId: string,
  tokens: readonly string[],
  random: Random,
): Promise<void> {
  const clients = tokens.map((token) => pageOf(url, token));
  await Promise.all(clients.map((client) => client.comeBack(matchId)));
  const before = clients.map(({ answers }) => answers);
  for (;;) {
    for (const client of clients) client.answer(random);
    if (clients.some(({ answers }, i) => answers > (before[i] ?? 0))) break;
    await sleep(1);
  }
  for (const client of clients) client.leave();
}

function pageOf(url: string, token: string): QuickClient {
  const nothing = () => undefined;
  const watch = { latency: nothing, refused: nothing, asked: nothing, over: nothing };
  return new QuickClient(url, token, games.standard, watch);
}
