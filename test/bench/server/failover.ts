import { setTimeout as sleep } from 'node:timers/promises';
import { quickRandom, type Random } from '../../../shared/core';
import type { TableReply } from '../../../shared/protocol';
import { Nodes, type ClusterNode } from '../../support/nodes';
import { Page } from '../../support/page';
import { findPostgres, query } from '../../support/postgres';
import { findRedis } from '../../support/redis';

const PATIENCE_MS = 60_000;

/**
 * Three nodes with a PostgreSQL and a Redis of their own behind a proxy, two pages at a table (the client's own
 * connection, which comes back by itself): from the SIGKILL of the node that plays their match until both are in
 * again on another one and an answer was taken. `undefined` where PostgreSQL or Redis is missing.
 */
export async function measureFailover(rounds: number): Promise<number[] | undefined> {
  if (!findPostgres() || !findRedis()) return undefined;
  const nodes = await Nodes.start(['n1', 'n2', 'n3'], { LOG_LEVEL: 'error' });
  const random = quickRandom(7);
  const times: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) times.push(await killHolder(nodes, random));
  } finally {
    await nodes.stop();
  }
  return times;
}

async function killHolder(nodes: Nodes, random: Random): Promise<number> {
  const people = [nodes.person(), nodes.person()];
  const response = await fetch(`${nodes.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${people[0]?.token}` },
    body: JSON.stringify({ seats: 2, clock: 'standard' }),
  });
  const { matchId } = (await response.json()) as TableReply;
  const pages = people.map(({ token }) => new Page(nodes.url, matchId, token));
  await answered(pages, random);
  const holder = await holderOf(nodes, matchId);
  const welcomes = pages.map((page) => page.welcomes);
  const begun = performance.now();
  void holder.process.kill();
  await until(() => pages.every((page, i) => page.isIn && page.welcomes > (welcomes[i] ?? 0)));
  await answered(pages, random);
  const ms = performance.now() - begun;
  for (const page of pages) page.close();
  await holder.process.rise();
  return ms;
}

/** Until an answer was taken. */
async function answered(pages: readonly Page[], random: Random): Promise<void> {
  const taken = () => pages.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const before = taken();
  await until(async () => {
    await Promise.all(pages.map((page) => page.answer(random)));
    return taken() > before;
  });
}

async function holderOf(nodes: Nodes, matchId: string): Promise<ClusterNode> {
  const sql = 'SELECT nodes.name FROM journal_ends JOIN nodes ON nodes.id = node WHERE match_id = $1';
  const [row] = await query(nodes.databaseUrl, sql, [matchId]);
  return nodes.node(String(row?.name));
}

async function until(look: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await look())) {
    if (performance.now() > giveUpAt) throw new Error('They do not play on.');
    await sleep(5);
  }
}
